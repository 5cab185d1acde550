// SPDX-License-Identifier: MIT

internal import Synchronization

/// What a model knows about its place in a context, and who follows its properties. `@Model` adds
/// one to each class.
///
/// It is unchecked because a model belongs to one thread, as in SwiftData.
public final class ModelRecord: @unchecked Sendable {
  private static let count = Atomic(0)

  let number = ModelRecord.count.add(1, ordering: .relaxed).newValue
  private let registrar = ObservationRegistrar()
  weak var store: ModelStore?
  /// The context that inserted the model, as long as something keeps it.
  weak var context: ModelContext?
  var isDeleted = false
  var hasChanges = false

  /// Creates the record of a model that no context keeps.
  public init() {}

  /// Notes that a property is read.
  public func access<Model: PersistentModel, Value>(
    _ model: Model, _ keyPath: KeyPath<Model, Value>
  ) {
    registrar.access(model, keyPath: keyPath)
  }

  /// Sets a property, and the properties of other models that refer back.
  public func set<Model: PersistentModel, Value>(
    _ model: Model, _ keyPath: KeyPath<Model, Value>, from old: Value, to new: Value,
    by assign: () -> Void
  ) {
    // An equal value would let a view that sets it be evaluated without end.
    if let old = old as? any Equatable, Self.isEqual(old, new) { return assign() }
    registrar.withMutation(of: model, keyPath: keyPath, assign)
    hasChanges = true
    guard let old = old as? any _ModelReferences, let new = new as? any _ModelReferences else {
      return
    }
    Inverse.follow(model, keyPath, from: old._models, to: new._models)
  }

  private static func isEqual<Value: Equatable>(_ a: Value, _ b: Any) -> Bool { a == b as? Value }
}
