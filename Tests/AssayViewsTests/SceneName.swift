// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayScenes

/// What is drawn. SwiftUI's scene of an app has the same name.
typealias Scene = AssayGraphics.Scene

/// What builds it. SwiftUI's builder of an app's scenes has the same name.
typealias SceneBuilder = AssayScenes.SceneBuilder
