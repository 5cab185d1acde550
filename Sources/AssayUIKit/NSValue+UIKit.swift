// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
  extension NSValue {
    /// Keeps a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    /// Keeps a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// Keeps a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }

    /// The rectangle that it keeps.
    public var cgRectValue: CGRect { rectValue }
    /// The point that it keeps.
    public var cgPointValue: CGPoint { pointValue }
    /// The size that it keeps.
    public var cgSizeValue: CGSize { sizeValue }
  }
#endif
