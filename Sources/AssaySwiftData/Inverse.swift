// SPDX-License-Identifier: MIT

/// Keeps the two sides of a relationship alike.
enum Inverse {
  /// The property of the other models that refers back: the one that is named, or the only one of
  /// the right class where neither side names one.
  private static func property(
    of type: any PersistentModel.Type, _ property: Schema.PropertyMetadata
  ) -> Schema.PropertyMetadata? {
    guard let relationship = property.relationship else { return nil }
    let others = relationship.destination.schemaMetadata.filter { $0.relationship != nil }
    if let named = property.inverse { return others.first { $0.keypath == named } }
    if let naming = others.first(where: { $0.inverse == property.keypath }) { return naming }
    let mine = type.schemaMetadata.filter {
      $0.inverse == nil && $0.relationship?.destination == relationship.destination
    }
    let theirs = others.filter { $0.inverse == nil && $0.relationship?.destination == type }
    // A tree's children and parent are two properties of one class.
    let candidates =
      relationship.destination == type
      ? theirs.filter { $0.keypath != property.keypath } : theirs
    guard candidates.count == 1, mine.count == theirs.count else { return nil }
    return candidates.first
  }

  /// After a change of a property.
  static func follow<Model: PersistentModel>(
    _ model: Model, _ keyPath: AnyKeyPath, from old: [any PersistentModel],
    to new: [any PersistentModel]
  ) {
    guard let property = Model.schemaMetadata.first(where: { $0.keypath == keyPath }) else {
      return
    }
    let back = self.property(of: Model.self, property)?.relationship
    for other in old where !new.contains(where: { $0 === other }) { back?.remove(other, model) }
    for other in new where !old.contains(where: { $0 === other }) {
      back?.add(other, model)
      // A model that one in a store refers to is in the store too.
      if let store = model._$model.store { store.insert(other) }
      if let store = other._$model.store { store.insert(model) }
    }
  }

  /// Makes all models that a model refers to refer back.
  static func complete(_ model: any PersistentModel) {
    let type = type(of: model)
    for property in type.schemaMetadata {
      guard let relationship = property.relationship else { continue }
      let back = self.property(of: type, property)?.relationship
      for other in relationship.models(model) { back?.add(other, model) }
    }
  }
}
