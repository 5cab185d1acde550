// SPDX-License-Identifier: MIT

extension AttributedString {
  /// Where lines of text are, which is not drawn, and reported.
  public enum TextAlignment: Hashable, Sendable {
    /// At an edge of the screen, or in the middle.
    case left, right, center
  }

  /// The height of lines of text, which is not drawn, and reported.
  public struct LineHeight: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
      case loose, normal, tight, variable
      case multiple(CGFloat), leading(CGFloat), exact(CGFloat)
    }
    private let kind: Kind

    /// More room than usual.
    public static let loose = LineHeight(kind: .loose)
    /// The usual room.
    public static let normal = LineHeight(kind: .normal)
    /// Less room than usual.
    public static let tight = LineHeight(kind: .tight)
    /// As high as the letters of each line need.
    public static let variable = LineHeight(kind: .variable)
    /// A multiple of the size of the font.
    public static func multiple(factor: CGFloat) -> LineHeight {
      LineHeight(kind: .multiple(factor))
    }
    /// The usual height and an addition, in points.
    public static func leading(increase: CGFloat) -> LineHeight {
      LineHeight(kind: .leading(increase))
    }
    /// A height in points.
    public static func exact(points: CGFloat) -> LineHeight { LineHeight(kind: .exact(points)) }
  }
}

nonisolated extension View {
  /// Accepted, but not drawn: the height of lines of text; nil for the usual one. A snapshot
  /// reports it.
  public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    environment(\.lineHeight, lineHeight)
  }
}
