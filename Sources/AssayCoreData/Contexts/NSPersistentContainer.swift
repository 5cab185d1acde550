// SPDX-License-Identifier: MIT

/// A model with a store in memory. It is empty at first: what an app has on a device is not read.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  /// The name.
  public let name: String
  /// The context that views use.
  public let viewContext: NSManagedObjectContext
  /// The entities.
  public let managedObjectModel: NSManagedObjectModel
  /// What the contexts have in common.
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// Where and how stores would be kept. They are in memory.
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// Creates a container with the program's model of a name; all entities of the program without
  /// one.
  public convenience init(name: String) {
    let model = ModelRegistry.shared.model(named: name) ?? ModelRegistry.shared.merged
    self.init(name: name, managedObjectModel: model)
  }

  /// Creates a container with a model.
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(.mainQueueConcurrencyType)
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    persistentStoreCoordinator.store.mainContext = viewContext
    persistentStoreDescriptions = [
      NSPersistentStoreDescription(
        url: Self.defaultDirectoryURL().appendingPathComponent("\(name).sqlite"))
    ]
    super.init()
  }

  /// Calls a closure for each description, at once. Nothing is read.
  open func loadPersistentStores(
    completionHandler block: (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      persistentStoreCoordinator.addStore(description)
      block(description, nil)
    }
  }

  /// A context whose saves the others see.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(.privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Runs a block with a context of its own, at once.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    block(newBackgroundContext())
  }

  /// Runs a block with a context of its own, at once.
  public func performBackgroundTask<T>(
    _ block: @escaping (NSManagedObjectContext) throws -> T
  ) async rethrows -> T {
    try block(newBackgroundContext())
  }

  /// The folder that stores would be in. Nothing is written to it.
  open class func defaultDirectoryURL() -> URL {
    FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
      ?? FileManager.default.temporaryDirectory
  }
}

/// A container that would be kept in iCloud. Nothing is sent.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  /// Accepted, and has no effect.
  open func initializeCloudKitSchema(
    options: NSPersistentCloudKitContainerSchemaInitializationOptions = []
  ) throws {}

  /// The name of a notification that Core Data posts; never posted here.
  public static let eventChangedNotification = Notification.Name(
    "NSPersistentCloudKitContainerEventChangedNotification")
}

/// How a schema in iCloud would be made.
public struct NSPersistentCloudKitContainerSchemaInitializationOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Without a change.
  public static let dryRun = Self(rawValue: 2)
  /// With a list of it.
  public static let printSchema = Self(rawValue: 4)
}
