// SPDX-License-Identifier: MIT

nonisolated extension Font {
  /// Accepted, but not drawn: the width of the letters of a font.
  public struct Width: Hashable, Sendable {
    /// The width, 0 for the standard one.
    public var value: CGFloat
    /// Creates a width.
    public init(_ value: CGFloat) { self.value = value }
    /// Narrow.
    public static let compressed = Width(-0.3)
    /// A little narrow.
    public static let condensed = Width(-0.2)
    /// As usual.
    public static let standard = Width(0)
    /// Wide.
    public static let expanded = Width(0.2)
  }

  /// Returns the font in a width. Unlike SwiftUI, letters keep their width, which a snapshot
  /// reports.
  public func width(_ width: Width) -> Font { with { $0.width = Double(width.value) } }

  /// Returns the font in a width. Unlike SwiftUI, letters keep their width, which a snapshot
  /// reports.
  @_disfavoredOverload
  public func width(_ width: CGFloat) -> Font { self.width(Width(width)) }
}

nonisolated extension Text {
  /// The size of a text beside another.
  public struct Scale: Hashable, Sendable {
    private let isSecondary: Bool
    /// As usual.
    public static let `default` = Scale(isSecondary: false)
    /// Smaller.
    public static let secondary = Scale(isSecondary: true)
  }
}
