#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

/// Hands records over that other apps sent as files.
@interface RecordOpener : NSObject

/// Shows the record in a file, or says over the controller what is wrong with it.
+ (void)open:(NSURL *)file from:(UIViewController *)controller;

@end

NS_ASSUME_NONNULL_END
