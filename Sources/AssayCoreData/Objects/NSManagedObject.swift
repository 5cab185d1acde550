// SPDX-License-Identifier: MIT

public import AssayCombine

/// A record of an entity, which a context keeps in memory.
///
/// The properties of a class of a model are computed over the record's values, by `_optional(_:)`,
/// `_value(_:)` and `_set(_:_:)`: Linux has no dynamic accessors, which `@NSManaged` stands for.
open class NSManagedObject: NSObject, ObservableObject, NSFetchRequestResult {
  /// What the model says of the object.
  public let entity: NSEntityDescription
  /// The identity of the object.
  public let objectID: NSManagedObjectID
  /// A publisher that sends before each change of a value.
  public let objectWillChange = ObservableObjectPublisher()

  /// By the names of the properties. Related objects are an `ObjectList`.
  var values: [String: Any]
  /// The values of the last save; nil before.
  var saved: [String: Any]?
  weak var store: ObjectStore?
  weak var context: NSManagedObjectContext?
  /// Whether the object is deleted from its context, and the context is not saved.
  public internal(set) var isDeleted = false

  /// Creates an object, and inserts it into a context.
  public init(
    entity: NSEntityDescription, insertInto context: NSManagedObjectContext?
  ) {
    self.entity = entity
    objectID = NSManagedObjectID(entity: entity)
    values = entity.defaultValues
    super.init()
    objectID.object = self
    context?.insert(self)
  }

  /// Creates an object of the class's entity, and inserts it into a context.
  public convenience init(context: NSManagedObjectContext) {
    self.init(entity: Self.entity(in: context), insertInto: context)
  }

  /// The entity of the class; one without properties where no model has the class.
  open class func entity() -> NSEntityDescription { ModelRegistry.shared.entity(of: self) }

  private class func entity(in context: NSManagedObjectContext) -> NSEntityDescription {
    context.persistentStoreCoordinator?.managedObjectModel.entity(of: self) ?? entity()
  }

  /// The context that keeps the object; nil before it is inserted, and after it is deleted.
  open var managedObjectContext: NSManagedObjectContext? {
    guard store != nil, !isDeleted else { return context }
    return context ?? store?.mainContext
  }

  /// Whether the object has not been saved yet.
  public var isInserted: Bool { store != nil && saved == nil && !isDeleted }
  /// Whether a saved object has changed.
  public var isUpdated: Bool { saved != nil && hasChanges && !isDeleted }
  /// Whether the object was inserted, changed or deleted since the last save.
  public internal(set) var hasChanges = false
  /// Whether a value of the object differs from the saved one.
  public var hasPersistentChangedValues: Bool { !changedValues().isEmpty }
  /// Always false: values are in memory.
  public var isFault: Bool { false }

  /// Called after the object is inserted for the first time.
  open func awakeFromInsert() {}
  /// Never called: nothing is read from a store.
  open func awakeFromFetch() {}
  /// Called before a context saves the object.
  open func willSave() {}
  /// Called after a context has saved the object.
  open func didSave() {}
  /// Called before the object is deleted.
  open func prepareForDeletion() {}

  /// Checks that no value is missing that the model needs.
  open func validateForInsert() throws { try validateValues() }
  /// Checks that no value is missing that the model needs.
  open func validateForUpdate() throws { try validateValues() }
  /// Checks that no relationship forbids the deletion.
  open func validateForDelete() throws { try validateDeletion() }

  /// The entity's name and the identity.
  open override var description: String {
    "<\(entity.name ?? "NSManagedObject"): \(objectID.uriRepresentation().absoluteString)>"
  }
}

extension NSFetchRequestResult where Self: NSManagedObject {
  /// A request for all objects of the class's entity.
  public static func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: entity().name ?? String(describing: Self.self))
  }
}
