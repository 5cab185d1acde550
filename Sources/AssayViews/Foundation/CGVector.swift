// SPDX-License-Identifier: MIT

#if !canImport(CoreGraphics)
  /// A direction and a length in the plane, in points.
  public struct CGVector: Hashable, Sendable, Codable {
    /// The horizontal part.
    public var dx: CGFloat
    /// The vertical part.
    public var dy: CGFloat

    /// The vector without a length.
    public static let zero = CGVector()

    /// Creates the vector without a length.
    public init() { (dx, dy) = (0, 0) }

    /// Creates a vector from its parts.
    public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

    /// Creates a vector from its parts.
    public init(dx: Double, dy: Double) { (self.dx, self.dy) = (CGFloat(dx), CGFloat(dy)) }

    /// Creates a vector from its parts.
    public init(dx: Int, dy: Int) { (self.dx, self.dy) = (CGFloat(dx), CGFloat(dy)) }
  }
#endif
