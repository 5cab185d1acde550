// SPDX-License-Identifier: MIT

/// What a request may give: objects, their identities, their values or their number.
public protocol NSFetchRequestResult {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// A request to a context.
open class NSPersistentStoreRequest: NSObject {
  /// Accepted, and has no effect: there is one store.
  open var affectedStores: [NSPersistentStore]?
}

/// What a context looks for, and in which order.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  /// The name of the entity.
  open var entityName: String?
  /// The entity.
  open var entity: NSEntityDescription?
  /// The condition; nil for all objects.
  open var predicate: NSPredicate?
  /// The order; that of creation without one.
  open var sortDescriptors: [NSSortDescriptor]?
  /// The largest number of results; 0 for all.
  open var fetchLimit = 0
  /// How many results are left out at the beginning.
  open var fetchOffset = 0
  /// What is given.
  open var resultType = NSFetchRequestResultType.managedObjectResultType
  /// Whether objects of subentities are given too.
  open var includesSubentities = true
  /// The names of the values of `dictionaryResultType`; nil for all attributes.
  open var propertiesToFetch: [Any]?
  /// Whether equal dictionaries are given once.
  open var returnsDistinctResults = false
  /// Whether objects that are not saved are given too.
  open var includesPendingChanges = true
  /// Accepted, and has no effect.
  open var fetchBatchSize = 0
  /// Accepted, and has no effect.
  open var returnsObjectsAsFaults = true
  /// Accepted, and has no effect.
  open var includesPropertyValues = true
  /// Accepted, and has no effect.
  open var shouldRefreshRefetchedObjects = false
  /// Accepted, and has no effect.
  open var relationshipKeyPathsForPrefetching: [String]?
  /// Not supported: a request with it fails.
  open var propertiesToGroupBy: [Any]?
  /// Not supported: a request with it fails.
  open var havingPredicate: NSPredicate?

  /// Creates a request for the objects of the result's class.
  public override init() {}

  /// Creates a request for the objects of an entity.
  public init(entityName: String) { self.entityName = entityName }

  /// What the request gives in the context whose block calls it.
  ///
  /// - Throws: always: no context is known.
  open func execute() throws -> [ResultType] {
    throw CoreDataError.unsupported("execute a request without its context; call fetch(_:)")
  }
}

/// What a request gives.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a type from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Objects.
  public static let managedObjectResultType: Self = []
  /// Identities.
  public static let managedObjectIDResultType = Self(rawValue: 1)
  /// Values by their names.
  public static let dictionaryResultType = Self(rawValue: 2)
  /// The number of objects.
  public static let countResultType = Self(rawValue: 4)
}
