// SPDX-License-Identifier: MIT

import AssayGraphics

// Foundation, which this module hands on to its users, has a type of the same name.
typealias AffineTransform = AssayGraphics.AffineTransform
