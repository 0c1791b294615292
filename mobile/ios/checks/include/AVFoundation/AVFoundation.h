#import <Foundation/Foundation.h>

extern NSString *const AVAudioSessionCategoryAmbient;
extern NSString *const AVAudioSessionInterruptionNotification;
extern NSString *const AVAudioSessionInterruptionTypeKey;
enum { AVAudioSessionInterruptionTypeEnded = 0, AVAudioSessionInterruptionTypeBegan = 1 };

@interface AVAudioSession : NSObject
+ (AVAudioSession *)sharedInstance;
- (BOOL)setCategory:(NSString *)category error:(NSError **)error;
- (BOOL)setActive:(BOOL)active error:(NSError **)error;
@end
