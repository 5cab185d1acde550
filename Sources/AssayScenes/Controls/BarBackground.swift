// SPDX-License-Identifier: MIT

internal import AssayNodes
internal import AssayTraits

/// What the views of a screen say of the background of one of its bars.
enum BarBackground {
  case hidden, visible
  case style(StyleNode)

  /// Nil where no view says anything. A style and a visibility count together, each from the
  /// outermost view that says it.
  init?(of bar: BarName, in root: ViewNode, reach: WordReach = .everywhere) {
    let visibility = root.firstWord(reach: reach) { word -> Visibility? in
      guard case .barBackground(let visibility?, _, let bars) = word, bars.means(bar) else {
        return nil
      }
      return visibility == .automatic ? nil : visibility
    }
    let style = root.firstWord(reach: reach) { word -> StyleNode? in
      guard case .barBackground(_, let style?, let bars) = word, bars.means(bar) else { return nil }
      return style
    }
    switch (visibility, style) {
    case (.hidden, _): self = .hidden
    case (_, let style?): self = .style(style)
    case (.visible, nil): self = .visible
    case (.automatic, nil), (nil, nil): return nil
    }
  }
}

extension ViewNode {
  /// The color scheme that the views of a screen give a bar.
  func colorScheme(of bar: BarName, reach: WordReach = .everywhere) -> ColorScheme? {
    firstWord(reach: reach) {
      if case .barColorScheme(let scheme?, let bars) = $0, bars.means(bar) { return scheme }
      return nil
    }
  }
}

extension [BarName] {
  /// Without a name, the navigation bar is meant.
  fileprivate func means(_ bar: BarName) -> Bool {
    isEmpty ? bar == .navigationBar : contains(bar)
  }
}
