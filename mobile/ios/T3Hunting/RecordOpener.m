#import "RecordOpener.h"

#import <Mobile/Mobile.objc.h>

/// The longest record that is read, in bytes; the longest games take a tenth of it.
static const NSUInteger kMost = 256 << 10;

@implementation RecordOpener

/// Reads away from the main thread: the file may have to come over the network first.
+ (void)open:(NSURL *)file from:(UIViewController *)controller {
  dispatch_async(dispatch_get_global_queue(QOS_CLASS_USER_INITIATED, 0), ^{
    NSString *text = [self read:file];
    NSError *error = nil;
    NSString *wrong = nil;
    if (text == nil) {
      wrong = NSLocalizedString(@"This file cannot be read as a game record.", nil);
    } else if (!MobileOpenRecord(text, &error)) {
      wrong = error.localizedDescription;
    }
    if (wrong != nil) {
      dispatch_async(dispatch_get_main_queue(), ^{
        [self tell:wrong over:controller];
      });
    }
  });
}

/// Returns the text of a file, or nil.
+ (NSString *)read:(NSURL *)file {
  BOOL scoped = [file startAccessingSecurityScopedResource];
  __block NSString *text = nil;
  [[[NSFileCoordinator alloc] initWithFilePresenter:nil]
      coordinateReadingItemAtURL:file
                         options:0
                           error:NULL
                      byAccessor:^(NSURL *url) {
                        NSNumber *size = nil;
                        [url getResourceValue:&size forKey:NSURLFileSizeKey error:NULL];
                        if (size.unsignedIntegerValue <= kMost) {
                          text = [NSString stringWithContentsOfURL:url encoding:NSUTF8StringEncoding error:NULL];
                        }
                      }];
  if (scoped) {
    [file stopAccessingSecurityScopedResource];
  }
  return text;
}

+ (void)tell:(NSString *)sentence over:(UIViewController *)controller {
  UIAlertController *alert = [UIAlertController alertControllerWithTitle:nil
                                                                 message:sentence
                                                          preferredStyle:UIAlertControllerStyleAlert];
  [alert addAction:[UIAlertAction actionWithTitle:NSLocalizedString(@"OK", nil)
                                            style:UIAlertActionStyleDefault
                                          handler:nil]];
  [controller presentViewController:alert animated:YES completion:nil];
}

@end
