#import "AppDelegate.h"

#import <AVFoundation/AVFoundation.h>

#import "SceneDelegate.h"

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
  // Sounds mix with the player's music and obey the mute switch.
  [[AVAudioSession sharedInstance] setCategory:AVAudioSessionCategoryAmbient error:NULL];
  return YES;
}

- (UISceneConfiguration *)application:(UIApplication *)application
    configurationForConnectingSceneSession:(UISceneSession *)session
                                   options:(UISceneConnectionOptions *)options {
  UISceneConfiguration *configuration = [UISceneConfiguration configurationWithName:@"Game" sessionRole:session.role];
  configuration.delegateClass = [SceneDelegate class];
  return configuration;
}

@end
