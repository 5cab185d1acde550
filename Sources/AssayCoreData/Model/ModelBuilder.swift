// SPDX-License-Identifier: MIT

/// Puts the entities of a model's file together.
enum ModelBuilder {
  static func model(of entities: [NSEntityDescription]) -> NSManagedObjectModel {
    let model = NSManagedObjectModel()
    model.entities = entities
    let byName = model.entitiesByName
    for entity in entities {
      guard let name = entity.superentityName, let parent = byName[name] else { continue }
      parent.subentities.append(entity)
    }
    for entity in entities {
      for relationship in entity.relationshipsByName.values where relationship.owner === entity {
        relationship.destinationEntity = relationship.destinationName.flatMap { byName[$0] }
      }
    }
    return model
  }
}

extension NSEntityDescription {
  /// An entity as a model's file has it.
  ///
  /// - Parameters:
  ///   - parent: the name of the superentity.
  ///   - make: creates an object; nil where the class cannot be created so.
  public static func _entity(
    _ name: String, _ objectClass: NSManagedObject.Type, parent: String? = nil,
    isAbstract: Bool = false, unique: [[String]] = [], _ properties: [NSPropertyDescription],
    make: @escaping (NSEntityDescription, NSManagedObjectContext?) -> NSManagedObject
  ) -> NSEntityDescription {
    let entity = NSEntityDescription()
    entity.name = name
    entity.objectClass = objectClass == NSManagedObject.self ? nil : objectClass
    entity.managedObjectClassName = String(reflecting: objectClass)
    entity.superentityName = parent
    entity.isAbstract = isAbstract
    entity.uniquenessConstraints = unique
    entity.properties = properties
    entity.make = make
    return entity
  }
}

extension NSPropertyDescription {
  /// An attribute as a model's file has it; a default value is its text there.
  public static func _attribute(
    _ name: String, _ type: NSAttributeType, isOptional: Bool = false, isTransient: Bool = false,
    default text: String? = nil
  ) -> NSPropertyDescription {
    let attribute = NSAttributeDescription()
    attribute.name = name
    attribute.attributeType = type
    attribute.isOptional = isOptional
    attribute.isTransient = isTransient
    attribute.defaultValue = text.flatMap { DefaultValue.read($0, type) }
    return attribute
  }

  /// A relationship as a model's file has it.
  public static func _relationship(
    _ name: String, to destination: String, inverse: String? = nil, isToMany: Bool = false,
    isOrdered: Bool = false, isOptional: Bool = false, deleteRule: NSDeleteRule
  ) -> NSPropertyDescription {
    let relationship = NSRelationshipDescription()
    relationship.name = name
    relationship.destinationName = destination
    relationship.inverseName = inverse
    relationship.maxCount = isToMany ? 0 : 1
    relationship.isOrdered = isOrdered
    relationship.isOptional = isOptional
    relationship.deleteRule = deleteRule
    return relationship
  }
}

/// A default value of a model's file.
private enum DefaultValue {
  /// Nil for a text that is no value of the type.
  static func read(_ text: String, _ type: NSAttributeType) -> Any? {
    switch type {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      Int64(text).map { NSNumber(value: $0) }
    case .doubleAttributeType: Double(text).map { NSNumber(value: $0) }
    case .floatAttributeType: Float(text).map { NSNumber(value: $0) }
    case .decimalAttributeType: Decimal(string: text).map { NSDecimalNumber(decimal: $0) }
    case .booleanAttributeType: NSNumber(value: ["YES", "true", "1"].contains(text))
    case .stringAttributeType: text
    // Seconds since the reference date.
    case .dateAttributeType: Double(text).map(Date.init(timeIntervalSinceReferenceDate:))
    case .UUIDAttributeType: UUID(uuidString: text)
    case .URIAttributeType: URL(string: text)
    case .undefinedAttributeType, .binaryDataAttributeType, .transformableAttributeType,
      .objectIDAttributeType:
      nil
    }
  }
}
