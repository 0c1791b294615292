#import <UIKit/UIKit.h>

/// Names the scene and the kind of sound. What happens to the app happens to its one scene.
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@end
