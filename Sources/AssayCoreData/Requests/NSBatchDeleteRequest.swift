// SPDX-License-Identifier: MIT

/// Deletes the objects that a request gives.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  /// What the result says.
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  private let delete: (NSManagedObjectContext) throws -> [NSManagedObjectID]

  /// Creates a request.
  public init<T>(fetchRequest fetch: NSFetchRequest<T>) {
    delete = { context in
      let objects = try context.objects(of: fetch)
      for object in objects { context.delete(object) }
      return objects.map(\.objectID)
    }
  }

  /// Creates a request for the objects of some identities.
  public init(objectIDs objects: [NSManagedObjectID]) {
    delete = { context in
      for object in objects.compactMap(\.object) { context.delete(object) }
      return objects
    }
  }

  func execute(in context: NSManagedObjectContext) throws -> NSBatchDeleteResult {
    let identities = try delete(context)
    // They are gone from the store at once, without a save.
    context.forgetDeleted(identities)
    let result: Any? =
      switch resultType {
      case .resultTypeStatusOnly: true
      case .resultTypeObjectIDs: identities
      case .resultTypeCount: identities.count
      }
    return NSBatchDeleteResult(result: result, resultType: resultType)
  }
}

extension NSManagedObjectContext {
  fileprivate func forgetDeleted(_ identities: [NSManagedObjectID]) {
    deleted.removeAll { object in identities.contains { $0 === object.objectID } }
  }
}

/// What the result of a deletion says.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  /// Whether it succeeded.
  case resultTypeStatusOnly
  /// Which objects were deleted.
  case resultTypeObjectIDs
  /// How many objects were deleted.
  case resultTypeCount
}

/// The result of a request.
open class NSPersistentStoreResult: NSObject {}

/// The result of a deletion.
open class NSBatchDeleteResult: NSPersistentStoreResult {
  /// As the type says.
  public let result: Any?
  /// What the result says.
  public let resultType: NSBatchDeleteRequestResultType

  init(result: Any?, resultType: NSBatchDeleteRequestResultType) {
    self.result = result
    self.resultType = resultType
  }
}
