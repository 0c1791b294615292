#import "SceneDelegate.h"

#import "GameViewController.h"
#import "RecordOpener.h"

@implementation SceneDelegate {
  GameViewController *_game;
}

- (void)scene:(UIScene *)scene
    willConnectToSession:(UISceneSession *)session
                 options:(UISceneConnectionOptions *)options {
  if (![scene isKindOfClass:[UIWindowScene class]]) {
    return;
  }
  // Ebitengine can be given a game once: a scene made anew shows the view that there is.
  _game = [GameViewController shared];
  self.window = [[UIWindow alloc] initWithWindowScene:(UIWindowScene *)scene];
  self.window.rootViewController = _game;
  [self.window makeKeyAndVisible];
  [self open:options.URLContexts];
}

- (void)sceneDidBecomeActive:(UIScene *)scene {
  [_game resume];
}

/// A call, the app switcher, the control centre, the home gesture: all come through here.
- (void)sceneWillResignActive:(UIScene *)scene {
  [_game pause];
}

- (void)scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenURLContext *> *)contexts {
  [self open:contexts];
}

- (void)open:(NSSet<UIOpenURLContext *> *)contexts {
  NSURL *file = contexts.anyObject.URL;
  if (file != nil) {
    [RecordOpener open:file from:_game];
  }
}

@end
