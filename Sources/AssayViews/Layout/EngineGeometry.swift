// SPDX-License-Identifier: MIT

internal import AssayGraphics

// A Mac's <MacTypes.h> has types of these names too. In this module they are the engine's.
typealias Point = AssayGraphics.Point
typealias Rect = AssayGraphics.Rect
typealias Size = AssayGraphics.Size

// The engine's geometry and Core Graphics', one for the other.

extension Size {
  init(_ size: CGSize) { self.init(width: Double(size.width), height: Double(size.height)) }
}

extension CGSize {
  init(_ size: Size) { self.init(width: size.width, height: size.height) }
}

extension Rect {
  init(_ rect: CGRect) {
    self.init(
      x: Double(rect.origin.x), y: Double(rect.origin.y), width: Double(rect.size.width),
      height: Double(rect.size.height))
  }
}

extension CGRect {
  init(_ rect: Rect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }
}
