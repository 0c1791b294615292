#import <Foundation/Foundation.h>

#ifndef NS_ASSUME_NONNULL_BEGIN
#define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
#endif

// Grand Central Dispatch and Core Graphics.
typedef void (^dispatch_block_t)(void);
typedef long dispatch_once_t;
typedef NSObject *dispatch_queue_t;
dispatch_queue_t dispatch_get_main_queue(void);
dispatch_queue_t dispatch_get_global_queue(intptr_t quality, uintptr_t flags);
void dispatch_async(dispatch_queue_t queue, dispatch_block_t block);
void dispatch_once(dispatch_once_t *once, dispatch_block_t block);
enum { QOS_CLASS_USER_INITIATED = 0x19 };

typedef NSRect CGRect;
CGRect CGRectMake(CGFloat x, CGFloat y, CGFloat width, CGFloat height);
CGFloat CGRectGetMidX(CGRect rect);
CGFloat CGRectGetMidY(CGRect rect);

// What the Foundation of GNUstep lacks.
NS_ASSUME_NONNULL_BEGIN
extern NSString *const NSURLFileSizeKey;
@interface NSURL (SecurityScope)
- (BOOL)startAccessingSecurityScopedResource;
- (void)stopAccessingSecurityScopedResource;
@end
@interface NSFileCoordinator (FilePresenter)
- (instancetype)initWithFilePresenter:(nullable id)presenter;
@end
NS_ASSUME_NONNULL_END

// UIKit.
typedef struct UIEdgeInsets {
  CGFloat top, left, bottom, right;
} UIEdgeInsets;
typedef NS_OPTIONS(NSUInteger, UIRectEdge) { UIRectEdgeNone = 0, UIRectEdgeBottom = 1 << 2 };
typedef NS_ENUM(NSInteger, UIUserInterfaceStyle) { UIUserInterfaceStyleUnspecified, UIUserInterfaceStyleLight, UIUserInterfaceStyleDark };
typedef NS_ENUM(NSInteger, UIImpactFeedbackStyle) { UIImpactFeedbackStyleLight, UIImpactFeedbackStyleMedium };
typedef NS_ENUM(NSInteger, UINotificationFeedbackType) { UINotificationFeedbackTypeSuccess, UINotificationFeedbackTypeWarning };
typedef NS_ENUM(NSInteger, UIAlertControllerStyle) { UIAlertControllerStyleActionSheet, UIAlertControllerStyleAlert };
typedef NS_ENUM(NSInteger, UIAlertActionStyle) { UIAlertActionStyleDefault, UIAlertActionStyleCancel };
typedef NSString *UIActivityType;

@class UIApplication, UISceneConnectionOptions, UISceneSession;

@interface UIResponder : NSObject
- (void)touchesCancelled:(NSSet *)touches withEvent:(id)event;
@end

@interface UITouch : NSObject
@end

@interface UIEvent : NSObject
@end

@interface UIColor : NSObject
+ (UIColor *)colorNamed:(NSString *)name;
@end

@interface UITraitCollection : NSObject
+ (UITraitCollection *)currentTraitCollection;
@property(readonly) UIUserInterfaceStyle userInterfaceStyle;
@end

@interface UIView : UIResponder
@property(strong) UIColor *backgroundColor;
@property(readonly) CGRect bounds;
@property(readonly) UIEdgeInsets safeAreaInsets;
@end

@interface UIPopoverPresentationController : NSObject
@property(strong) UIView *sourceView;
@property CGRect sourceRect;
@property NSUInteger permittedArrowDirections;
@end

@interface UIViewController : UIResponder
@property(strong) UIView *view;
@property(readonly) UIPopoverPresentationController *popoverPresentationController;
@property(readonly) UITraitCollection *traitCollection;
- (instancetype)initWithNibName:(NSString *)name bundle:(NSBundle *)bundle;
- (void)viewDidLoad;
- (void)viewDidLayoutSubviews;
- (void)viewSafeAreaInsetsDidChange;
- (void)didReceiveMemoryWarning;
- (void)traitCollectionDidChange:(UITraitCollection *)before;
- (void)presentViewController:(UIViewController *)controller animated:(BOOL)animated completion:(void (^)(void))completion;
@end

@interface UIScene : UIResponder
@end

@interface UIWindowScene : UIScene
@end

@interface UIWindow : UIView
@property(strong) UIViewController *rootViewController;
- (instancetype)initWithWindowScene:(UIWindowScene *)scene;
- (void)makeKeyAndVisible;
@end

@interface UIOpenURLContext : NSObject
@property(readonly) NSURL *URL;
@end

@interface UISceneConnectionOptions : NSObject
@property(readonly) NSSet<UIOpenURLContext *> *URLContexts;
@end

@interface UISceneSession : NSObject
@property(readonly) NSString *role;
@end

@interface UISceneConfiguration : NSObject
+ (instancetype)configurationWithName:(NSString *)name sessionRole:(NSString *)role;
@property(assign) Class delegateClass;
@end

@protocol UIApplicationDelegate <NSObject>
@optional
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options;
- (UISceneConfiguration *)application:(UIApplication *)application
    configurationForConnectingSceneSession:(UISceneSession *)session
                                   options:(UISceneConnectionOptions *)options;
@end

@protocol UIWindowSceneDelegate <NSObject>
@optional
@property(strong, nonatomic) UIWindow *window;
- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)options;
- (void)sceneDidBecomeActive:(UIScene *)scene;
- (void)sceneWillResignActive:(UIScene *)scene;
- (void)scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenURLContext *> *)contexts;
@end

@interface UIApplication : UIResponder
+ (UIApplication *)sharedApplication;
@property(getter=isIdleTimerDisabled) BOOL idleTimerDisabled;
@end

int UIApplicationMain(int argc, char *argv[], NSString *principal, NSString *delegate);

@interface UIImpactFeedbackGenerator : NSObject
- (instancetype)initWithStyle:(UIImpactFeedbackStyle)style;
- (void)impactOccurred;
@end

@interface UINotificationFeedbackGenerator : NSObject
- (void)notificationOccurred:(UINotificationFeedbackType)type;
@end

@class UIActivityViewController;

@protocol UIActivityItemSource <NSObject>
@required
- (id)activityViewControllerPlaceholderItem:(UIActivityViewController *)controller;
- (id)activityViewController:(UIActivityViewController *)controller itemForActivityType:(UIActivityType)type;
@optional
- (NSString *)activityViewController:(UIActivityViewController *)controller subjectForActivityType:(UIActivityType)type;
@end

@interface UIActivityViewController : UIViewController
- (instancetype)initWithActivityItems:(NSArray *)items applicationActivities:(NSArray *)activities;
@end

@interface UIAlertAction : NSObject
+ (instancetype)actionWithTitle:(NSString *)title style:(UIAlertActionStyle)style handler:(void (^)(UIAlertAction *action))handler;
@end

@interface UIAlertController : UIViewController
+ (instancetype)alertControllerWithTitle:(NSString *)title message:(NSString *)message preferredStyle:(UIAlertControllerStyle)style;
- (void)addAction:(UIAlertAction *)action;
@end
