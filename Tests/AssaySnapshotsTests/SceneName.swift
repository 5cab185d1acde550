// SPDX-License-Identifier: MIT

import AssayGraphics

/// What is drawn. SwiftUI's scene of an app has the same name.
typealias Scene = AssayGraphics.Scene
