#import "App-Swift.h"

BOOL isLarge(id<DisplayDelegate> delegate) { return delegate.isZoomed; }
