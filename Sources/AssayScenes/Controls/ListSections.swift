// SPDX-License-Identifier: MIT

internal import AssayLayout
internal import AssayNodes

/// A list's content as sections of rows: groups opened, loose rows in sections of their own.
struct ListSection {
  var header: [ViewNode] = []
  var footer: [ViewNode] = []
  var rows: [ViewNode] = []
  /// What a modifier of the section says; nil for that of the list.
  private(set) var prominence: Prominence?
  private var isExplicit = false

  static func sections(of views: [ViewNode]) -> [ListSection] {
    var sections: [ListSection] = []
    for view in flattened(views) {
      if case .section(let node) = view.content {
        var section = ListSection()
        section.isExplicit = true
        // A modifier of a section is a modifier of each of its views.
        section.header = node.header.map { $0.adding(view.modifiers) }
        section.footer = node.footer.map { $0.adding(view.modifiers) }
        section.rows = flattened(node.rows).map { $0.adding(view.modifiers) }
        section.prominence =
          view.modifiers.lazy.compactMap { $0.modifier as? HeaderProminenceModifier }.first?
          .prominence
        sections.append(section)
      } else if let last = sections.last, !last.isExplicit {
        sections[sections.count - 1].rows.append(view)
      } else {
        sections.append(ListSection(rows: [view]))
      }
    }
    return sections
  }

  init(header: [ViewNode] = [], footer: [ViewNode] = [], rows: [ViewNode] = []) {
    self.header = header
    self.footer = footer
    self.rows = rows
  }

  private static func flattened(_ views: [ViewNode]) -> [ViewNode] {
    views.flatMap { view -> [ViewNode] in
      if case .group(let group) = view.content {
        return flattened(group.children.map { $0.adding(view.modifiers) })
      }
      return view.content == .empty ? [] : [view]
    }
  }
}

/// What a row's modifiers say to the list around it.
struct ListRowOptions {
  var background: StyleNode?
  var insets: EdgeInsets?
  var separator = Visibility.automatic
  /// nil for the color of the list.
  var separatorTint: Color?
  var badge: TextNode?

  /// The outermost of each counts.
  init(_ row: ViewNode) {
    for modifier in row.modifiers {
      guard case .container(let word) = modifier.effect else { continue }
      switch word {
      case .listRowBackground(let style): background = style
      case .listRowInsets(let value): insets = value
      case .listRowSeparator(let value): separator = value
      case .listRowSeparatorTint(let color): separatorTint = color
      case .badge(let text): badge = text
      case .navigationTitle, .titleDisplayMode, .navigationBarHidden, .statusBarHidden, .toolbar,
        .tabItem, .tag, .gridCell, .presentation, .searchField, .barBackground, .barColorScheme,
        .preferredColorScheme:
        break
      }
    }
  }
}

extension ViewNode {
  func adding(_ more: [ModifierNode]) -> ViewNode {
    var copy = self
    copy.modifiers += more
    return copy
  }
}
