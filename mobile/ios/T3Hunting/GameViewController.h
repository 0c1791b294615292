#import <UIKit/UIKit.h>

#import <Mobile/MobileEbitenViewController.h>

NS_ASSUME_NONNULL_BEGIN

/// Ebitengine's view with what it leaves out: safe areas, touches that the system takes away, memory warnings, theme.
@interface GameViewController : MobileEbitenViewController

/// The one view of the process; the first call starts the game.
+ (GameViewController *)shared;

/// Stops the game, as it goes out of sight.
- (void)pause;

/// Lets it go on.
- (void)resume;

@end

NS_ASSUME_NONNULL_END
