// SPDX-License-Identifier: MIT

internal import AssayNodes
internal import AssayTraits

extension ViewNode.Content {
  /// Every view directly inside, in the order in which it is written.
  var children: [ViewNode] {
    switch self {
    case .hStack(_, _, let children), .vStack(_, _, let children), .zStack(_, let children),
      .scrollView(_, let children), .list(let children), .form(let children),
      .navigationStack(let children), .tabView(_, let children), .group(let children),
      .customLayout(_, let children):
      children
    case .button(_, let label), .link(let label), .toggle(_, let label),
      .progressView(_, let label), .navigationLink(let label):
      label
    case .section(let header, let footer, let children): header + children + footer
    case .label(let title, let icon): icon + title
    case .text, .image, .color, .linearGradient, .shape, .divider, .spacer, .textField, .empty: []
    }
  }
}

extension ModifierNode {
  /// Every view directly inside.
  var children: [ViewNode] {
    switch self {
    case .background(_, let children), .overlay(_, let children), .mask(_, let children),
      .tabItem(let children), .safeAreaInset(_, _, _, let children):
      children
    case .toolbar(let items): items.flatMap(\.children)
    default: []
    }
  }
}

extension ViewNode {
  /// The scheme that the view asks of the whole screen: the outermost that is set.
  var preferredColorScheme: ColorScheme? {
    firstPreference {
      if case .preferredColorScheme(let scheme?) = $0 { return scheme }
      return nil
    }
  }

  /// The first answer to a modifier, from the outside in and from the first child to the last: how a container
  /// learns what its content says of it.
  func firstPreference<Value>(_ find: (ModifierNode) -> Value?) -> Value? {
    var pending = [self]
    while let node = pending.popLast() {
      for modifier in node.modifiers.reversed() {
        if let value = find(modifier) { return value }
      }
      pending.append(contentsOf: node.content.children.reversed())
    }
    return nil
  }
}
