// SPDX-License-Identifier: MIT

internal import AssayNodes
internal import AssayTraits

extension ViewNode {
  /// The scheme that the view asks of the whole screen: the outermost that is set.
  var preferredColorScheme: ColorScheme? {
    firstWord {
      if case .preferredColorScheme(let scheme?) = $0 { return scheme }
      return nil
    }
  }

  /// Whether the screen has no status bar: the outermost answer.
  var hidesStatusBar: Bool {
    firstWord {
      if case .statusBarHidden(let isHidden) = $0 { return isHidden }
      return nil
    } ?? false
  }

  /// All answers to a word for containers, in the order of `firstWord`.
  func allWords<Value>(
    reach: WordReach = .everywhere, _ find: (ContainerWord) -> Value?
  ) -> [Value] {
    var values: [Value] = []
    _ = firstWord(reach: reach) { word -> Value? in
      if let value = find(word) { values.append(value) }
      return nil
    }
    return values
  }

  /// The first answer to a word for containers, from the outside in and from the first child to the
  /// last: how a container finds out what its content says to it.
  func firstWord<Value>(
    reach: WordReach = .everywhere, _ find: (ContainerWord) -> Value?
  ) -> Value? {
    var pending = [self]
    while let node = pending.popLast() {
      for modifier in node.modifiers.reversed() {
        if case .container(let word) = modifier.effect, let value = find(word) { return value }
        guard reach == .decorations else { continue }
        for view in modifier.children {
          if let value = view.firstWord(reach: reach, find) { return value }
        }
      }
      if case .navigationStack = node.content, reach == .ownBars { continue }
      pending.append(contentsOf: node.content.children.reversed())
    }
    return nil
  }
}

/// Which views a container listens to.
enum WordReach {
  case everywhere
  /// Also to the views in modifiers, such as overlays and toolbars.
  case decorations
  /// Without the views in navigation stacks, which have bars of their own.
  case ownBars
}
