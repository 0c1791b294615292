#import "GameViewController.h"

#import <AVFoundation/AVFoundation.h>
#import <Mobile/Ebitenmobileview.objc.h>
#import <Mobile/Mobile.objc.h>

#import "GameHost.h"

@implementation GameViewController {
  GameHost *_host;
  BOOL _active;
}

+ (GameViewController *)shared {
  static GameViewController *shared;
  static dispatch_once_t once;
  dispatch_once(&once, ^{
    shared = [[GameViewController alloc] initWithNibName:nil bundle:nil];
    [shared start];
  });
  return shared;
}

- (void)start {
  _host = [[GameHost alloc] initWithViewController:self];
  MobileStart(_host, [self folder], [NSLocale preferredLanguages].firstObject, [self dark]);
  [[NSNotificationCenter defaultCenter] addObserver:self
                                           selector:@selector(audioInterrupted:)
                                               name:AVAudioSessionInterruptionNotification
                                             object:nil];
}

/// Where games and settings are kept: backed up, and never emptied by the system.
- (NSString *)folder {
  NSString *support =
      NSSearchPathForDirectoriesInDomains(NSApplicationSupportDirectory, NSUserDomainMask, YES).firstObject;
  return [support stringByAppendingPathComponent:@"Games"];
}

- (BOOL)dark {
  return [UITraitCollection currentTraitCollection].userInterfaceStyle == UIUserInterfaceStyleDark;
}

- (void)viewDidLoad {
  [super viewDidLoad];
  self.view.backgroundColor = [UIColor colorNamed:@"Page"];
}

- (void)pause {
  _active = NO;
  MobilePause();
  [self suspendGame];
}

- (void)resume {
  _active = YES;
  [self resumeGame];
  MobileResume();
}

// MARK: What the system does

/// Tells the game what bars, notch and home indicator cover. Ebitengine asks for no frame when the view turns; this does.
- (void)viewDidLayoutSubviews {
  [super viewDidLayoutSubviews];
  [self tellInsets];
}

- (void)viewSafeAreaInsetsDidChange {
  [super viewSafeAreaInsetsDidChange];
  [self tellInsets];
}

- (void)tellInsets {
  UIEdgeInsets i = self.view.safeAreaInsets;
  MobileSetInsets(i.top, i.right, i.bottom, i.left);
}

/// Ebitengine takes cancelled touches for lifted ones, which would tap; the game is told first that they are void.
- (void)touchesCancelled:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
  MobileCancelTouches();
  [super touchesCancelled:touches withEvent:event];
}

- (void)didReceiveMemoryWarning {
  [super didReceiveMemoryWarning];
  MobileLowMemory();
}

- (void)traitCollectionDidChange:(UITraitCollection *)before {
  [super traitCollectionDidChange:before];
  MobileSetDark(self.traitCollection.userInterfaceStyle == UIUserInterfaceStyleDark);
}

/// After a call or an alarm the sound comes back, if the app was in sight all the time.
- (void)audioInterrupted:(NSNotification *)notification {
  NSUInteger type = [notification.userInfo[AVAudioSessionInterruptionTypeKey] unsignedIntegerValue];
  if (type != AVAudioSessionInterruptionTypeEnded) {
    return;
  }
  dispatch_async(dispatch_get_main_queue(), ^{
    [[AVAudioSession sharedInstance] setActive:YES error:NULL];
    if (self->_active) {
      MobileResume();
    }
  });
}

/// Dragging a man near the lower edge must not leave the app at once.
- (UIRectEdge)preferredScreenEdgesDeferringSystemGestures {
  return UIRectEdgeBottom;
}

/// The two-finger scrub of VoiceOver is the back button that iOS has not.
- (BOOL)accessibilityPerformEscape {
  return MobileBack();
}

@end
