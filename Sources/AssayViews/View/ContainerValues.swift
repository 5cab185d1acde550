// SPDX-License-Identifier: MIT

internal import AssayLayout

/// A key of a value that a view has for the container around it.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that sets none.
  static var defaultValue: Value { get }
}

/// What a view says to the container around it.
public struct ContainerValues {
  fileprivate private(set) var modifiers: [LayoutValueModifier] = []
  /// The written form of the view's tag; nil without one, and where a layout asks.
  private(set) var tagName: String?
  /// Where a layout asks; nil where a container does.
  private var subview: AssayLayout.LayoutSubview?
  /// Whether a layout asks, which is not given the tags.
  var isOfLayout: Bool { subview != nil }

  init(_ node: ViewNode? = nil) {
    modifiers = node?.modifiers.compactMap { $0.modifier as? LayoutValueModifier } ?? []
    tagName = node?.modifiers.compactMap { ($0.modifier as? TagModifier)?.tag }.last
  }

  init(_ subview: AssayLayout.LayoutSubview) { self.subview = subview }

  /// A value by its key.
  public subscript<K: ContainerValueKey>(key: K.Type) -> K.Value {
    get {
      let id = ObjectIdentifier(LayoutValue<ContainerKey<K>>.self)
      let value = modifiers.last { $0.key == id }?.value as? LayoutValue<ContainerKey<K>>.Value
      return value?.value ?? subview?[LayoutValue<ContainerKey<K>>.self].value ?? K.defaultValue
    }
    set { modifiers.append(LayoutValueModifier(ContainerKey<K>.self, newValue)) }
  }
}

/// Container values are kept where the values for layouts are.
private enum ContainerKey<Key: ContainerValueKey>: LayoutValueKey {
  static var defaultValue: Key.Value { Key.defaultValue }
}

nonisolated extension View {
  /// Sets a value that the container around the view reads from its subviews.
  public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    var values = ContainerValues()
    values[keyPath: keyPath] = value
    let modifiers = values.modifiers
    return NodeView { context in
      var content: any View = self
      for modifier in modifiers { content = content.modified(.layoutValue(modifier)) }
      return try content.evaluated(in: context)
    }
  }
}

extension LayoutSubview {
  /// What the view says to the layout around it.
  public var containerValues: ContainerValues { ContainerValues(base) }
}

extension Subview {
  /// What the view says to the container around it.
  public var containerValues: ContainerValues { ContainerValues(node) }
}
