#import "GameHost.h"

/// A text with a title, which a mail takes for its subject.
@interface SharedText : NSObject <UIActivityItemSource>
- (instancetype)initWithTitle:(NSString *)title text:(NSString *)text;
@end

@implementation SharedText {
  NSString *_title;
  NSString *_text;
}

- (instancetype)initWithTitle:(NSString *)title text:(NSString *)text {
  self = [super init];
  if (self) {
    _title = [title copy];
    _text = [text copy];
  }
  return self;
}

- (id)activityViewControllerPlaceholderItem:(UIActivityViewController *)controller {
  return _text;
}

- (id)activityViewController:(UIActivityViewController *)controller itemForActivityType:(UIActivityType)type {
  return _text;
}

- (NSString *)activityViewController:(UIActivityViewController *)controller subjectForActivityType:(UIActivityType)type {
  return _title;
}

@end

@implementation GameHost {
  __weak UIViewController *_controller;
  UIImpactFeedbackGenerator *_light;
  UIImpactFeedbackGenerator *_firm;
  UINotificationFeedbackGenerator *_notification;
}

- (instancetype)initWithViewController:(UIViewController *)controller {
  self = [super init];
  if (self) {
    _controller = controller;
    _light = [[UIImpactFeedbackGenerator alloc] initWithStyle:UIImpactFeedbackStyleLight];
    _firm = [[UIImpactFeedbackGenerator alloc] initWithStyle:UIImpactFeedbackStyleMedium];
    _notification = [[UINotificationFeedbackGenerator alloc] init];
  }
  return self;
}

- (void)haptic:(long)kind {
  dispatch_async(dispatch_get_main_queue(), ^{
    if (kind == MobileHapticMove) {
      [self->_light impactOccurred];
    } else if (kind == MobileHapticTake) {
      [self->_firm impactOccurred];
    } else if (kind == MobileHapticRefused) {
      [self->_notification notificationOccurred:UINotificationFeedbackTypeWarning];
    } else if (kind == MobileHapticOver) {
      [self->_notification notificationOccurred:UINotificationFeedbackTypeSuccess];
    }
  });
}

- (BOOL)share:(NSString *)title text:(NSString *)text {
  dispatch_async(dispatch_get_main_queue(), ^{
    UIViewController *controller = self->_controller;
    SharedText *item = [[SharedText alloc] initWithTitle:title text:text];
    UIActivityViewController *sheet = [[UIActivityViewController alloc] initWithActivityItems:@[ item ]
                                                                        applicationActivities:nil];
    // On an iPad the sheet points at a place: the middle.
    UIPopoverPresentationController *popover = sheet.popoverPresentationController;
    popover.sourceView = controller.view;
    popover.sourceRect = CGRectMake(CGRectGetMidX(controller.view.bounds), CGRectGetMidY(controller.view.bounds), 1, 1);
    popover.permittedArrowDirections = 0;
    [controller presentViewController:sheet animated:YES completion:nil];
  });
  return YES;
}

- (void)keepScreenOn:(BOOL)on {
  dispatch_async(dispatch_get_main_queue(), ^{
    [UIApplication sharedApplication].idleTimerDisabled = on;
  });
}

@end
