// SPDX-License-Identifier: MIT

extension Schema {
  /// A property of a model. `@Model` writes the list of them.
  public struct PropertyMetadata {
    /// The name of the property.
    public let name: String
    /// The key path of the property.
    public let keypath: AnyKeyPath
    private let metadata: Any?
    let relationship: RelationshipAccess?
    /// The value, for a comparison of unique properties.
    let value: (any PersistentModel) -> AnyHashable?

    /// Creates the description of a property.
    public init<Model: PersistentModel, Value>(
      name: String, keypath: ReferenceWritableKeyPath<Model, Value>, metadata: Any?
    ) {
      self.name = name
      self.keypath = keypath
      self.metadata = metadata
      let type = Value.self as? any _ModelReferences.Type
      relationship = type.flatMap { RelationshipAccess(keypath, of: Model.self, type: $0) }
      value = { ($0 as? Model)?[keyPath: keypath] as? AnyHashable }
    }

    var inverse: AnyKeyPath? { (metadata as? Schema.Relationship)?.inverse }
    var deleteRule: Schema.Relationship.DeleteRule {
      (metadata as? Schema.Relationship)?.deleteRule ?? .nullify
    }
    var isUnique: Bool { (metadata as? Schema.Attribute)?.options.contains(.unique) ?? false }
  }
}

/// Reads and changes what a property of a model refers to.
struct RelationshipAccess {
  let destination: any PersistentModel.Type
  let models: (any PersistentModel) -> [any PersistentModel]
  /// Adds the second model to the property of the first.
  let add: (any PersistentModel, any PersistentModel) -> Void
  /// Removes the second model from the property of the first.
  let remove: (any PersistentModel, any PersistentModel) -> Void

  init?<Model: PersistentModel, References: _ModelReferences>(
    _ keyPath: AnyKeyPath, of model: Model.Type, type: References.Type
  ) {
    guard let keyPath = keyPath as? ReferenceWritableKeyPath<Model, References> else { return nil }
    destination = References._destination
    models = { ($0 as? Model)?[keyPath: keyPath]._models ?? [] }
    add = { owner, other in
      guard let owner = owner as? Model else { return }
      let references = owner[keyPath: keyPath]
      guard !references._models.contains(where: { $0 === other }) else { return }
      owner[keyPath: keyPath] = references._adding(other)
    }
    remove = { owner, other in
      guard let owner = owner as? Model else { return }
      let references = owner[keyPath: keyPath]
      guard references._models.contains(where: { $0 === other }),
        let rest = references._removing(other)
      else { return }
      owner[keyPath: keyPath] = rest
    }
  }
}
