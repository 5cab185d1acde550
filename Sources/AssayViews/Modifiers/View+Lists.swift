// SPDX-License-Identifier: MIT

nonisolated extension View {
  /// Unlike SwiftUI, a hidden chevron of a navigation link is drawn, which is reported.
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    environment(\.navigationLinkIndicatorVisibility, visibility)
  }
  /// Sets the distance between the rows of lists, in points; nil for rows that touch.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    OptionallyModifiedView(
      content: self, modifier: spacing.points.map { .listRowSpacing(max(0, $0)) })
  }

  /// Sets the distance between the sections of lists, in points.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    modified(.listSectionSpacing(max(0, Double(spacing))))
  }

  /// Sets the distance between the sections of lists.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    OptionallyModifiedView(
      content: self, modifier: spacing.points.map { .listSectionSpacing($0) })
  }

  /// Accepted, but not drawn: the distances of a section from the edges of its list, which a
  /// snapshot reports.
  public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    reporting(length == nil ? nil : "the margins of a list section")
  }

  /// Sets the color of the icons of list rows; nil for that of the list.
  public func listItemTint(_ tint: Color?) -> some View { modified(.listItemTint(tint)) }

  /// Sets the color of the icons of list rows.
  public func listItemTint(_ tint: ListItemTint?) -> some View {
    modified(.listItemTint(tint?.color))
  }

  /// Sets how strong the headers of sections are.
  public func headerProminence(_ prominence: Prominence) -> some View {
    modified(.headerProminence(prominence))
  }

  /// Sets the color of the line below a list row; nil for that of the list. Unlike SwiftUI, both
  /// edges follow, whichever are named.
  public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    OptionallyModifiedView(content: self, modifier: color.map { .listRowSeparatorTint($0) })
  }

  /// Accepted, but not drawn: whether there are lines between the sections of a plain list, which a
  /// snapshot reports unless they are hidden.
  public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    OptionallyModifiedView(
      content: self,
      modifier: visibility == .visible ? .notDrawn("a line between the sections of a list") : nil)
  }

  /// Accepted, but not drawn: the color of the lines between sections, which a snapshot reports.
  public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    OptionallyModifiedView(
      content: self,
      modifier: color == nil ? nil : .notDrawn("the color of the lines between sections"))
  }

  /// Accepted, but not drawn: whether a row can be selected.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Accepted, but not drawn: whether a row can be deleted.
  public func deleteDisabled(_ isDisabled: Bool) -> some View { self }
  /// Accepted, but not drawn: whether a row can be moved.
  public func moveDisabled(_ isDisabled: Bool) -> some View { self }
  /// Accepted, but not drawn: the effect of a pointer over a row.
  public func listRowHoverEffect<E>(_ effect: E?) -> some View { self }
  /// Sets how strong the badges of the view are. Unlike SwiftUI, all are drawn alike, which a
  /// snapshot reports for the strong ones.
  public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
  }
  /// Accepted, but not drawn: the effect of a pointer over a row.
  public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }
  /// Accepted, but not drawn: whether a pointer over a row does something to it.
  public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  /// Sets whether every second row of a Mac's lists has a ground of its own.
  public func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled)
    -> some View
  {
    modified(.alternatingRowBackgrounds(behavior == .enabled))
  }
}

/// Distances between the sections of lists.
public struct ListSectionSpacing: Sendable {
  let points: Double?
  /// That of the style.
  public static let `default` = ListSectionSpacing(points: nil)
  /// A small distance.
  public static let compact = ListSectionSpacing(points: 16)
  /// A distance in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(points: Double(spacing))
  }
}

/// The colors of the icons of list rows.
public struct ListItemTint: Sendable {
  let color: Color?
  /// A color that the user's choice of an accent color does not change.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// A color that the user's choice of an accent color may change.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// Gray.
  public static let monochrome = ListItemTint(color: .gray)
}

/// How strong a badge is.
public enum BadgeProminence: Hashable, Sendable {
  /// Weaker, as the container suggests, or stronger.
  case decreased, standard, increased
}

/// Whether the grounds of rows alternate.
public enum AlternatingRowBackgroundBehavior: Hashable, Sendable {
  /// As the system decides, alternating, or all alike.
  case automatic, enabled, disabled
}

nonisolated extension View {
  /// Accepted, but not drawn: the words for the section in the index at the edge of a list. A
  /// snapshot reports it.
  public func sectionIndexLabel(_ label: Text?) -> some View {
    reporting(label == nil ? nil : "the index of a list's sections")
  }

  /// Accepted, but not drawn: the words for the section in the index at the edge of a list. A
  /// snapshot reports it.
  @_disfavoredOverload
  public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View {
    reporting(label == nil ? nil : "the index of a list's sections")
  }

  /// Accepted, but not drawn: whether the index at the edge of a list is shown.
  public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }
}
