// SPDX-License-Identifier: MIT

/// Adds objects to the store, without a save.
open class NSBatchInsertRequest: NSPersistentStoreRequest {
  private enum Source {
    case objects([[String: Any]])
    case objectHandler((NSManagedObject) -> Bool)
    case dictionaryHandler((NSMutableDictionary) -> Bool)
  }

  /// What the result says.
  open var resultType = NSBatchInsertRequestResultType.statusOnly
  /// The name of the entity.
  public let entityName: String
  private let source: Source

  /// Creates a request for objects by the names of their properties.
  public init(entityName: String, objects: [[String: Any]]) {
    self.entityName = entityName
    source = .objects(objects)
  }
  /// Creates a request for the objects that a closure fills, until it returns `true`.
  public init(
    entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
  ) {
    self.entityName = entityName
    source = .objectHandler(handler)
  }
  /// Creates a request for the objects whose properties a closure gives, until it returns `true`.
  public init(
    entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
  ) {
    self.entityName = entityName
    source = .dictionaryHandler(handler)
  }
  /// Creates a request for objects by the names of their properties.
  public convenience init(entity: NSEntityDescription, objects: [[String: Any]]) {
    self.init(entityName: entity.name ?? "", objects: objects)
  }
  /// Creates a request for the objects that a closure fills, until it returns `true`.
  public convenience init(
    entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
  ) {
    self.init(entityName: entity.name ?? "", managedObjectHandler: handler)
  }
  /// Creates a request for the objects whose properties a closure gives, until it returns `true`.
  public convenience init(
    entity: NSEntityDescription,
    dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
  ) {
    self.init(entityName: entity.name ?? "", dictionaryHandler: handler)
  }

  func execute(in context: NSManagedObjectContext) throws -> NSBatchInsertResult {
    guard let entity = NSEntityDescription.entity(forEntityName: entityName, in: context) else {
      throw CoreDataError.unsupported("add objects of '\(entityName)', which no model has")
    }
    var identities: [NSManagedObjectID] = []
    func add(_ values: [String: Any]) {
      let object = entity.newObject(in: context)
      object.setValuesForKeys(values)
      keep(object)
    }
    func keep(_ object: NSManagedObject) {
      context.store.change {
        object.saved = object.values
        object.hasChanges = false
        object.context = nil
      }
      identities.append(object.objectID)
    }
    switch source {
    case .objects(let objects): objects.forEach(add)
    case .dictionaryHandler(let isLast):
      while true {
        let values = NSMutableDictionary()
        if isLast(values) { break }
        add(values as? [String: Any] ?? [:])
      }
    case .objectHandler(let isLast):
      while true {
        let object = entity.newObject(in: context)
        if isLast(object) {
          context.delete(object)
          break
        }
        keep(object)
      }
    }
    let result: Any =
      switch resultType {
      case .statusOnly: true
      case .objectIDs: identities
      case .count: identities.count
      }
    return NSBatchInsertResult(result: result, resultType: resultType)
  }
}

/// What the result of adding objects says.
public enum NSBatchInsertRequestResultType: UInt, Sendable {
  /// Whether it succeeded.
  case statusOnly
  /// Which objects were added.
  case objectIDs
  /// How many objects were added.
  case count
}

/// The result of adding objects.
open class NSBatchInsertResult: NSPersistentStoreResult {
  /// As the type says.
  public let result: Any?
  /// What the result says.
  public let resultType: NSBatchInsertRequestResultType

  init(result: Any?, resultType: NSBatchInsertRequestResultType) {
    self.result = result
    self.resultType = resultType
  }
}
