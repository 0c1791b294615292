#import <UIKit/UIKit.h>

/// Follows the life of the one scene, and takes the records that other apps hand over.
@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
@property(strong, nonatomic) UIWindow *window;
@end
