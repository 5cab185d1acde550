// SPDX-License-Identifier: MIT

public import AssayViews

/// Inserts, fetches, saves and deletes the objects of a container.
///
/// Objects are in memory. All contexts of a container share them: what one context saves, the
/// others see at once. Blocks run at once, on the thread that asks.
///
/// It is unchecked because the thread that renders is the one that uses it.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  /// Whose thread a context belongs to; all are used on the thread that renders.
  public enum ConcurrencyType: UInt, Sendable {
    /// Core Data's old kind.
    case confinementConcurrencyType
    /// A queue of its own.
    case privateQueueConcurrencyType
    /// The main queue.
    case mainQueueConcurrencyType
  }

  /// How a block of a context is scheduled; it runs at once.
  public enum ScheduledTaskType: Sendable {
    /// At once.
    case immediate
    /// After those before it.
    case enqueued
  }

  /// Whose thread the context belongs to.
  public let concurrencyType: ConcurrencyType
  /// Accepted, and has no effect: a context sees what others save.
  open var automaticallyMergesChangesFromParent = false
  /// What is done with two objects that have the same values of a uniqueness constraint.
  open var mergePolicy: Any = NSMergePolicy.error
  /// A name for people.
  open var name: String?
  /// Accepted, and has no effect.
  open var transactionAuthor: String?
  /// Accepted, and has no effect.
  open var undoManager: UndoManager?
  /// Accepted, and has no effect.
  open var retainsRegisteredObjects = false
  /// Accepted, and has no effect.
  open var shouldDeleteInaccessibleFaults = true
  /// Accepted, and has no effect.
  open var propagatesDeletesAtEndOfEvent = true
  /// Accepted, and has no effect.
  open var stalenessInterval: TimeInterval = 0
  /// Values of the app's.
  public let userInfo = NSMutableDictionary()
  private let ownStore = ObjectStore()
  private var coordinator: NSPersistentStoreCoordinator?
  /// In the order in which they were deleted, since the last save.
  var deleted: [NSManagedObject] = []

  /// Creates a context. Until it has a parent or a coordinator, its objects are its own.
  public init(_ type: ConcurrencyType) {
    concurrencyType = type
    super.init()
    ownStore.mainContext = self
  }

  /// Creates a context. Until it has a parent or a coordinator, its objects are its own.
  public convenience init(concurrencyType: NSManagedObjectContextConcurrencyType) {
    self.init(concurrencyType)
  }

  /// The context that a save goes to; nil for one that saves to the container.
  open var parent: NSManagedObjectContext?

  /// What the container's contexts have in common; nil for a context of its own.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { parent?.persistentStoreCoordinator ?? coordinator }
    set { coordinator = newValue }
  }

  var store: ObjectStore { parent?.store ?? coordinator?.store ?? ownStore }
  /// Whether it is the one of views that nobody gave a context.
  var isDefault = false

  // Inserting and deleting.

  /// Inserts an object that no context has.
  open func insert(_ object: NSManagedObject) {
    guard object.store == nil else { return }
    let isNew = object.saved == nil && !object.isDeleted
    object.isDeleted = false
    object.hasChanges = true
    object.context = self
    deleted.removeAll { $0 === object }
    store.insert(object)
    if isNew { object.awakeFromInsert() }
  }

  /// Deletes an object, and what its relationships delete with it.
  open func delete(_ object: NSManagedObject) {
    guard !object.isDeleted, object.store != nil else { return }
    object.prepareForDeletion()
    let wasSaved = object.saved != nil
    object.objectWillChange.send()
    object.isDeleted = true
    object.hasChanges = true
    object.context = self
    store.remove(object)
    if wasSaved { deleted.append(object) }
    object.endRelationships { delete($0) }
  }

  // What has changed.

  /// The objects that were inserted since the last save.
  open var insertedObjects: Set<NSManagedObject> { Set(changed.filter { $0.saved == nil }) }
  /// The saved objects that changed since the last save.
  open var updatedObjects: Set<NSManagedObject> { Set(changed.filter { $0.saved != nil }) }
  /// The objects that were deleted since the last save.
  open var deletedObjects: Set<NSManagedObject> { Set(deleted) }
  /// The objects that the context sees.
  open var registeredObjects: Set<NSManagedObject> { Set(visibleObjects) }
  /// Whether something was inserted, changed or deleted since the last save.
  open var hasChanges: Bool { !changed.isEmpty || !deleted.isEmpty }

  var changed: [NSManagedObject] {
    store.objects.filter { $0.hasChanges && $0.managedObjectContext === self }
  }

  /// Those that are saved, and those that this context or one above it inserted.
  var visibleObjects: [NSManagedObject] {
    store.objects.filter { $0.saved != nil || isAbove($0.managedObjectContext) }
  }

  private func isAbove(_ context: NSManagedObjectContext?) -> Bool {
    var current: NSManagedObjectContext? = self
    while let here = current {
      if here === context { return true }
      current = here.parent
    }
    return false
  }

  // Finding objects by their identity.

  /// The object of an identity.
  ///
  /// - Precondition: The object still exists.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    guard let object = objectID.object else {
      preconditionFailure("There is no object with the identifier \(objectID)")
    }
    return object
  }

  /// The object of an identity.
  ///
  /// - Throws: an error where the context does not see the object.
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    guard let object = registeredObject(for: objectID) else {
      throw CoreDataError.missingObject(objectID)
    }
    return object
  }

  /// The object of an identity; nil where the context does not see it.
  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    visibleObjects.first { $0.objectID === objectID }
  }

  // Blocks.

  /// Runs a block, at once.
  open func perform(_ block: @escaping () -> Void) { block() }

  /// Runs a block, at once.
  open func performAndWait(_ block: () -> Void) { block() }

  /// Runs a block, at once.
  public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }

  /// Runs a block, at once.
  public func perform<T>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T
  ) async rethrows -> T {
    try block()
  }
}

/// Whose thread a context belongs to.
public typealias NSManagedObjectContextConcurrencyType = NSManagedObjectContext.ConcurrencyType
