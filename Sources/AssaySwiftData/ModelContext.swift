// SPDX-License-Identifier: MIT

public import AssayViews

/// Inserts, fetches and deletes the models of a container.
///
/// All contexts of a container share its models. What is inserted can be fetched at once, saved or
/// not.
public final class ModelContext: Equatable {
  /// The container.
  public let container: ModelContainer
  /// Accepted, and has no effect: nothing needs to be saved.
  public var autosaveEnabled = true
  /// Accepted, and has no effect.
  public var undoManager: UndoManager?
  /// Accepted, and has no effect.
  public var author: String?

  /// Creates a context.
  public init(_ container: ModelContainer) { self.container = container }

  /// Inserts a model and those that it refers to.
  public func insert<T: PersistentModel>(_ model: T) {
    container.store.insert(model)
    model._$model.context = self
  }

  /// Deletes a model, and what its relationships delete with it.
  public func delete<T: PersistentModel>(_ model: T) { container.store.delete(model) }

  /// Deletes the models of a class that a predicate names; all without one.
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    for model in try fetch(FetchDescriptor<T>(predicate: predicate)) { delete(model) }
  }

  /// The models that a description names, in its order.
  ///
  /// - Throws: what the predicate throws.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    try descriptor.fetch(from: container.store.models)
  }

  /// The models that a description names, in its order.
  ///
  /// - Throws: what the predicate throws.
  public func fetch<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int
  ) throws -> [T] {
    try fetch(descriptor)
  }

  /// How many models a description names.
  ///
  /// - Throws: what the predicate throws.
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try fetch(descriptor).count
  }

  /// The identities of the models that a description names.
  ///
  /// - Throws: what the predicate throws.
  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>
  ) throws -> [PersistentIdentifier] {
    try fetch(descriptor).map(\.persistentModelID)
  }

  /// Does something with each model that a description names.
  ///
  /// - Throws: what the predicate and the block throw.
  public func enumerate<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int = 5000,
    allowEscapingMutations: Bool = false, block: (T) throws -> Void
  ) throws {
    for model in try fetch(descriptor) { try block(model) }
  }

  /// The model of an identity.
  ///
  /// - Precondition: The container has the model.
  public func model(for identifier: PersistentIdentifier) -> any PersistentModel {
    guard let model = find(identifier) else {
      preconditionFailure("No model of \(identifier.entityName) with this identifier")
    }
    return model
  }

  /// The model of an identity; nil where the container has none.
  public func registeredModel<T: PersistentModel>(for identifier: PersistentIdentifier) -> T? {
    find(identifier) as? T
  }

  private func find(_ identifier: PersistentIdentifier) -> (any PersistentModel)? {
    container.store.models.first { $0._$model.number == identifier.number }
  }

  /// Whether a model changed since the last save.
  public var hasChanges: Bool { container.store.models.contains { $0._$model.hasChanges } }

  /// The models that changed since the last save.
  public var changedModelsArray: [any PersistentModel] {
    container.store.models.filter { $0._$model.hasChanges }
  }

  /// The models that changed since the last save: new ones are not told from others.
  public var insertedModelsArray: [any PersistentModel] { changedModelsArray }

  /// Empty: a deleted model is gone at once.
  public var deletedModelsArray: [any PersistentModel] { [] }

  /// Takes all models as saved. Nothing is written.
  public func save() throws {
    for model in container.store.models { model._$model.hasChanges = false }
  }

  /// Runs the block, then saves.
  ///
  /// - Throws: what the block throws.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  /// Accepted, and has no effect.
  public func rollback() {}

  /// Accepted, and has no effect: changes are seen at once.
  public func processPendingChanges() {}

  /// Posted by SwiftData when a context is saved; never posted here.
  public static let didSave = Notification.Name("NSManagedObjectContextDidSaveNotification")
  /// Posted by SwiftData before a context is saved; never posted here.
  public static let willSave = Notification.Name("NSManagedObjectContextWillSaveNotification")

  /// Whether two contexts are the same instance.
  public static func == (left: ModelContext, right: ModelContext) -> Bool { left === right }
}
