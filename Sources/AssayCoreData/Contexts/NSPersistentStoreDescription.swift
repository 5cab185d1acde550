// SPDX-License-Identifier: MIT

/// Where and how a store would be kept. Stores are in memory, whatever it says.
open class NSPersistentStoreDescription: NSObject, @unchecked Sendable {
  /// Accepted, and has no effect.
  open var url: URL?
  /// Accepted, and has no effect: stores are in memory.
  open var type = NSSQLiteStoreType
  /// Accepted, and has no effect.
  open var configuration: String?
  /// Accepted, and has no effect.
  open var isReadOnly = false
  /// Accepted, and has no effect.
  open var timeout: TimeInterval = 240
  /// Accepted, and has no effect: a store is there at once.
  open var shouldAddStoreAsynchronously = false
  /// Accepted, and has no effect.
  open var shouldMigrateStoreAutomatically = true
  /// Accepted, and has no effect.
  open var shouldInferMappingModelAutomatically = true
  /// Accepted, and has no effect: nothing is sent to iCloud.
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
  /// The options that were set.
  open private(set) var options: [String: NSObject] = [:]

  /// Creates a description without a place.
  public override init() {}

  /// Creates a description with a place.
  public init(url: URL) { self.url = url }

  /// Keeps an option, which has no effect.
  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }

  /// Accepted, and has no effect.
  open func setValue(_ value: NSObject?, forPragmaNamed name: String) {}
}

/// The name of the kind of store that is a database; stores are in memory.
public let NSSQLiteStoreType = "SQLite"
/// The name of the kind of store that is in memory.
public let NSInMemoryStoreType = "InMemory"
/// The name of the kind of store that is a file; stores are in memory.
public let NSBinaryStoreType = "Binary"
/// The key of an option without effect.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// The key of an option without effect.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
/// The key of an option without effect.
public let NSMigratePersistentStoresAutomaticallyOption =
  "NSMigratePersistentStoresAutomaticallyOption"
/// The key of an option without effect.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// The key of an option without effect.
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
/// The key of an option without effect.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"

/// How a store would be kept in iCloud.
open class NSPersistentCloudKitContainerOptions: NSObject, @unchecked Sendable {
  /// The identifier.
  public let containerIdentifier: String

  /// Creates options.
  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}
