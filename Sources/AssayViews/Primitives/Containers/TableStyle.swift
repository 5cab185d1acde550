// SPDX-License-Identifier: MIT

/// Accepted, but not drawn: the look of tables.
public protocol TableStyle {}
/// The look of tables on the platform.
public struct AutomaticTableStyle: TableStyle {
  /// Creates the style.
  public init() {}
}
/// A table with insets.
public struct InsetTableStyle: TableStyle {
  /// Creates the style.
  public init() {}
  /// Creates the style.
  public init(alternatesRowBackgrounds: Bool) {}
}
/// A table with a border.
public struct BorderedTableStyle: TableStyle {
  /// Creates the style.
  public init() {}
  /// Creates the style.
  public init(alternatesRowBackgrounds: Bool) {}
}
extension TableStyle where Self == BorderedTableStyle {
  /// A table with a border.
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }
  /// A table with a border.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
    BorderedTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}
extension TableStyle where Self == AutomaticTableStyle {
  /// The look of tables on the platform.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}
extension TableStyle where Self == InsetTableStyle {
  /// A table with insets.
  public static var inset: InsetTableStyle { InsetTableStyle() }
  /// A table with insets.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
    InsetTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

nonisolated extension View {
  /// Accepted, but not drawn: the look of tables, which are always plain lists. A snapshot reports
  /// one with insets.
  @ViewBuilder
  public func tableStyle<S: TableStyle>(_ style: S) -> some View {
    switch style {
    case is InsetTableStyle: reporting("the inset style of a table")
    case is BorderedTableStyle: reporting("the bordered style of a table")
    default: reporting(nil)
    }
  }
  /// Accepted, but not drawn: whether tables show the titles of their columns.
  public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    OptionallyModifiedView(
      content: self, modifier: visibility == .hidden ? .notDrawn("hidden column titles") : nil)
  }
}
