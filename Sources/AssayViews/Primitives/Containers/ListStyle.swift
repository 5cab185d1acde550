// SPDX-License-Identifier: MIT

/// The named looks of lists.
public protocol ListStyle {}

/// A style that a view description names.
package protocol NamedListStyle: ListStyle {
  var node: ListStyleNode { get }
  /// What of it is not drawn, for a report.
  var undrawn: String? { get }
  /// Whether every second row of a Mac's list has a ground of its own.
  var rowsAlternate: Bool { get }
}

extension NamedListStyle {
  package var undrawn: String? { nil }
  package var rowsAlternate: Bool { false }
}

extension ListStyle {
  /// Its name in a view description; a style from elsewhere has none.
  package var node: ListStyleNode { (self as? any NamedListStyle)?.node ?? .automatic }
  /// What of it is not drawn, for a report.
  fileprivate var undrawnPart: String? { (self as? any NamedListStyle)?.undrawn }
  fileprivate var hasAlternatingRows: Bool { (self as? any NamedListStyle)?.rowsAlternate ?? false }
}

/// The look of lists on the platform.
public struct DefaultListStyle: NamedListStyle {
  /// Creates the style.
  public init() {}
  package var node: ListStyleNode { .automatic }
}
/// A list from edge to edge.
public struct PlainListStyle: NamedListStyle {
  /// Creates the style.
  public init() {}
  package var node: ListStyleNode { .plain }
}
/// Groups from edge to edge.
public struct GroupedListStyle: NamedListStyle {
  /// Creates the style.
  public init() {}
  package var node: ListStyleNode { .grouped }
}
/// Groups as rounded cards.
public struct InsetGroupedListStyle: NamedListStyle {
  /// Creates the style.
  public init() {}
  package var node: ListStyleNode { .insetGrouped }
}
/// A list with an inset.
public struct InsetListStyle: NamedListStyle {
  package var rowsAlternate = false
  /// Creates the style.
  public init() {}
  /// Creates the style, whose every second row may have a ground of its own.
  public init(alternatesRowBackgrounds: Bool) { rowsAlternate = alternatesRowBackgrounds }
  package var node: ListStyleNode { .inset }
}
/// Unlike SwiftUI, a plain list, which a snapshot reports: a list of a Mac with a border.
public struct BorderedListStyle: NamedListStyle {
  package var rowsAlternate = false
  /// Creates the style.
  public init() {}
  /// Creates the style.
  public init(alternatesRowBackgrounds: Bool) { rowsAlternate = alternatesRowBackgrounds }
  package var node: ListStyleNode { .plain }
  package var undrawn: String? { "the bordered style of lists" }
}
/// Unlike SwiftUI, a plain list, which a snapshot reports: rows of a watch that grow and shrink.
public struct CarouselListStyle: NamedListStyle {
  /// Creates the style.
  public init() {}
  package var node: ListStyleNode { .plain }
  package var undrawn: String? { "the carousel style of lists" }
}
/// Unlike SwiftUI, a plain list, which a snapshot reports: rows of a watch on a curve.
public struct EllipticalListStyle: NamedListStyle {
  /// Creates the style.
  public init() {}
  package var node: ListStyleNode { .plain }
  package var undrawn: String? { "the elliptical style of lists" }
}
/// A list in a sidebar.
public struct SidebarListStyle: NamedListStyle {
  /// Creates the style.
  public init() {}
  package var node: ListStyleNode { .sidebar }
}

extension ListStyle where Self == DefaultListStyle {
  /// The look of lists on the platform.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge.
  public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  /// Groups from edge to edge.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  /// Groups as rounded cards.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  /// Rows with an inset.
  public static var inset: InsetListStyle { InsetListStyle() }
  /// Rows with an inset, on two grounds or on one.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle {
    InsetListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}
extension ListStyle where Self == BorderedListStyle {
  /// A list with a border.
  public static var bordered: BorderedListStyle { BorderedListStyle() }
  /// A list with a border.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle {
    BorderedListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}
extension ListStyle where Self == CarouselListStyle {
  /// Rows that grow and shrink.
  public static var carousel: CarouselListStyle { CarouselListStyle() }
}
extension ListStyle where Self == EllipticalListStyle {
  /// Rows on a curve.
  public static var elliptical: EllipticalListStyle { EllipticalListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
  /// Rows of a sidebar.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

nonisolated extension View {
  /// Sets the style of the lists in the view.
  @ViewBuilder
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    let styled = modified(.listStyle(style.node)).reporting(style.undrawnPart)
    if style.hasAlternatingRows {
      styled.alternatingRowBackgrounds(.enabled)
    } else {
      styled
    }
  }
}
