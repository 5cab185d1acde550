// SPDX-License-Identifier: MIT

/// A modifier as data, of any kind. Its kinds are made by factories such as `.padding(_:)`, which
/// are in the files of the kinds.
package struct ModifierNode: Hashable, Sendable {
  package let modifier: any ModifierDescription

  package init(_ modifier: some ModifierDescription) {
    self.modifier = modifier
  }

  package var name: String { type(of: modifier).name }
  package var effect: ModifierEffect { modifier.effect }
  package var children: [ViewNode] { modifier.children }

  package static func == (a: ModifierNode, b: ModifierNode) -> Bool {
    a.modifier.isEqual(to: b.modifier)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type(of: modifier)))
    modifier.hash(into: &hasher)
  }
}

extension ModifierDescription {
  fileprivate func isEqual(to other: any ModifierDescription) -> Bool {
    guard let other = other as? Self else { return false }
    return self == other
  }
}
