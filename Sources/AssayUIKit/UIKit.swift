// SPDX-License-Identifier: MIT

// `import UIKit` by module alias. The names are in AssayViews, because `import SwiftUI` brings
// them too on iOS; a module alias needs a module of its own for each name.
@_exported public import AssayViews
