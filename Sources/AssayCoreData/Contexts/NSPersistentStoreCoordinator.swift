// SPDX-License-Identifier: MIT

/// What the contexts of a container have in common: the model and the objects.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  /// The entities.
  public let managedObjectModel: NSManagedObjectModel
  /// The stores that were added. All objects are in one.
  open private(set) var persistentStores: [NSPersistentStore] = []
  let store = ObjectStore()

  /// Creates a coordinator.
  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    super.init()
    ModelRegistry.shared.add(model)
  }

  /// Adds a store in memory, whatever kind and place are given.
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let store = NSPersistentStore(type: storeType, url: storeURL)
    persistentStores.append(store)
    return store
  }

  /// Adds a store in memory, and calls a closure at once.
  open func addPersistentStore(
    with description: NSPersistentStoreDescription,
    completionHandler block: (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    addStore(description)
    block(description, nil)
  }

  func addStore(_ description: NSPersistentStoreDescription) {
    persistentStores.append(NSPersistentStore(type: description.type, url: description.url))
  }

  /// Removes a store from the list. Objects stay.
  open func remove(_ store: NSPersistentStore) throws {
    persistentStores.removeAll { $0 === store }
  }

  /// Removes all objects.
  open func destroyPersistentStore(
    at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
  ) throws {
    for object in store.objects { store.remove(object) }
  }

  /// The identity that a URL of `uriRepresentation()` names; nil where no object has it.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    store.objects.first { $0.objectID.uriRepresentation() == url }?.objectID
  }
}

/// A store of a coordinator.
open class NSPersistentStore: NSObject, @unchecked Sendable {
  /// The kind that was asked for.
  public let type: String
  /// The place that was asked for. Nothing is read from or written to it.
  public let url: URL?

  init(type: String, url: URL?) {
    self.type = type
    self.url = url
  }
}
