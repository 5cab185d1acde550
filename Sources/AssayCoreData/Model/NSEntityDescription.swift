// SPDX-License-Identifier: MIT

/// An entity of a model: its properties, and the class of its objects.
///
/// It is unchecked because models are made once and not changed afterwards.
open class NSEntityDescription: NSObject, @unchecked Sendable {
  /// The name.
  open var name: String?
  /// The name of the class, as `NSStringFromClass` gives it.
  open var managedObjectClassName = "NSManagedObject"
  /// Whether no object is of the entity itself.
  open var isAbstract = false
  /// The properties, those of the superentity too.
  open var properties: [NSPropertyDescription] {
    get { (superentity?.properties ?? []) + own }
    set {
      own = newValue
      for property in own { property.owner = self }
    }
  }
  /// The names of the properties that no two saved objects share.
  open var uniquenessConstraints: [[Any]] = []
  /// Values of the app's.
  open var userInfo: [AnyHashable: Any]? = [:]
  /// Accepted, and has no effect.
  open var renamingIdentifier: String?
  /// Accepted, and has no effect.
  open var versionHashModifier: String?

  /// The entity that this one has the properties of.
  public internal(set) weak var superentity: NSEntityDescription?
  private var own: [NSPropertyDescription] = []
  private var children: [NSEntityDescription] = []
  weak var model: NSManagedObjectModel?
  /// A name of the model's file, which is looked up once all entities are there.
  var superentityName: String?
  /// The class, and how an object of it is made. A class that only its name gives cannot be made.
  var objectClass: NSManagedObject.Type?
  var make: ((NSEntityDescription, NSManagedObjectContext?) -> NSManagedObject)?
  /// Whether no model has the entity.
  var isUnknown = false

  /// Creates an entity without a name.
  public override init() {}

  /// The entities that have the properties of this one.
  open var subentities: [NSEntityDescription] {
    get { children }
    set {
      children = newValue
      for child in children { child.superentity = self }
    }
  }

  /// The properties by their names.
  public var propertiesByName: [String: NSPropertyDescription] {
    Dictionary(properties.map { ($0.name, $0) }) { _, last in last }
  }

  /// The attributes by their names.
  public var attributesByName: [String: NSAttributeDescription] {
    propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }

  /// The relationships by their names.
  public var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }

  /// The model.
  public var managedObjectModel: NSManagedObjectModel { model ?? NSManagedObjectModel() }

  /// Whether the entity is another one or inherits from it.
  public func isKindOf(entity: NSEntityDescription) -> Bool {
    self === entity || (name != nil && name == entity.name)
      || superentity?.isKindOf(entity: entity) == true
  }

  /// An entity of a context's model, by its name; of any model of the program otherwise.
  public class func entity(
    forEntityName entityName: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? {
    context.persistentStoreCoordinator?.managedObjectModel.entitiesByName[entityName]
      ?? ModelRegistry.shared.entity(named: entityName)
  }

  /// Creates an object of an entity.
  ///
  /// - Precondition: A model has the entity, and its class is written in the model's target.
  public class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    guard let entity = entity(forEntityName: entityName, in: context) else {
      preconditionFailure("No model of the program has an entity '\(entityName)'")
    }
    return entity.newObject(in: context)
  }

  func newObject(in context: NSManagedObjectContext) -> NSManagedObject {
    if let make { return make(self, context) }
    precondition(
      objectClass == nil,
      "The class '\(managedObjectClassName)' can only be created by its own initializer")
    return NSManagedObject(entity: self, insertInto: context)
  }

  var defaultValues: [String: Any] { attributesByName.compactMapValues(\.storedDefault) }

  var allUniquenessConstraints: [[String]] {
    (superentity?.allUniquenessConstraints ?? [])
      + uniquenessConstraints.map { keys in
        keys.compactMap { $0 as? String ?? ($0 as? NSPropertyDescription)?.name }
      }
  }
}
