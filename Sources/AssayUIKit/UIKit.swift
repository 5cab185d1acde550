// SPDX-License-Identifier: MIT

// `import UIKit` by module alias. The names that screens of SwiftUI use are in AssayViews. Here are
// UIKit's own controls and controllers, which are not drawn: a representable that makes one is a
// placeholder. They are apart from AssayViews, so that only packages with UIKit parts compile them.
@_exported public import AssayViews
