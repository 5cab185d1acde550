// SPDX-License-Identifier: MIT

/// The named looks of lists.
public protocol ListStyle {}

/// A style that a view description names.
package protocol NamedListStyle: ListStyle {
  var node: ListStyleNode { get }
}

extension ListStyle {
  /// Its name in a view description; a style from elsewhere has none.
  package var node: ListStyleNode { (self as? any NamedListStyle)?.node ?? .automatic }
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
  /// Creates the style.
  public init() {}
  package var node: ListStyleNode { .inset }
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
}
extension ListStyle where Self == SidebarListStyle {
  /// Rows of a sidebar.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

nonisolated extension View {
  /// Sets the style of the lists in the view.
  public func listStyle<S: ListStyle>(_ style: S) -> some View { modified(.listStyle(style.node)) }
}
