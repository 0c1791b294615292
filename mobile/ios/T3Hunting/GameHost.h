#import <UIKit/UIKit.h>

#import <Mobile/Mobile.objc.h>

NS_ASSUME_NONNULL_BEGIN

/// What the app does for the game. The game calls it on a thread of its own; everything is done on the main one.
@interface GameHost : NSObject <MobileHost>

- (instancetype)initWithViewController:(UIViewController *)controller;

@end

NS_ASSUME_NONNULL_END
