// SPDX-License-Identifier: MIT

internal import AssaySVG

/// What a data model's file says: `contents` of an `.xcdatamodel`.
struct DataModel: Hashable, Sendable {
  enum CodeGeneration: Hashable, Sendable {
    case nothing
    /// The class and its properties.
    case classes
    /// The properties of a class that the app writes.
    case properties
  }

  struct Entity: Hashable, Sendable {
    var name: String
    /// The name of the class; nil for `NSManagedObject`.
    var className: String?
    var parent: String?
    var isAbstract = false
    var generation = CodeGeneration.nothing
    var attributes: [Attribute] = []
    var relationships: [Relationship] = []
    var uniqueKeys: [[String]] = []
  }

  struct Attribute: Hashable, Sendable {
    var name: String
    /// As the file names it: `Integer 16`.
    var type: String
    var isOptional = false
    var isTransient = false
    /// Whether a number is an `Int16` and not an `NSNumber`.
    var isScalar = false
    var defaultText: String?
    /// The class of the values of a transformable attribute.
    var customClass: String?
  }

  struct Relationship: Hashable, Sendable {
    var name: String
    var destination: String
    var inverse: String?
    var isToMany = false
    var isOrdered = false
    var isOptional = false
    var deletionRule: String
  }

  var entities: [Entity] = []
  /// What the file asks for and Assay does not do, in words.
  var problems: [String] = []

  /// - Parameter root: the element `model`.
  init(_ root: XMLElement) {
    for element in root.children where element.name == "entity" { add(element) }
    let names = Set(entities.map(\.name))
    for index in entities.indices {
      let unknown = entities[index].relationships.filter { !names.contains($0.destination) }
      entities[index].relationships.removeAll { !names.contains($0.destination) }
      problems += unknown.map {
        "\(entities[index].name).\($0.name) leads to an entity that is not in the model"
      }
    }
  }

  private mutating func add(_ element: XMLElement) {
    let name = element.attributes["name"] ?? ""
    guard SwiftName.isValid(name) else {
      problems.append(SwiftName.problem("an entity", name))
      return
    }
    var entity = Entity(name: name)
    entity.className = element.attributes["representedClassName"]?.split(separator: ".").last
      .map(String.init).flatMap { $0 == "NSManagedObject" || !SwiftName.isValid($0) ? nil : $0 }
    entity.parent = element.attributes["parentEntity"]
    entity.isAbstract = element.attributes["isAbstract"] == "YES"
    switch element.attributes["codeGenerationType"] {
    case "class": entity.generation = .classes
    case "category": entity.generation = .properties
    default: entity.generation = .nothing
    }
    for property in element.children { add(property, to: &entity) }
    entities.append(entity)
  }

  private mutating func add(_ element: XMLElement, to entity: inout Entity) {
    let name = element.attributes["name"] ?? ""
    switch element.name {
    case "attribute", "relationship", "fetchedProperty", "composite":
      guard SwiftName.isValid(name) else {
        problems.append(SwiftName.problem("a property of \(entity.name)", name))
        return
      }
    default: break
    }
    switch element.name {
    case "attribute":
      if element.attributes["derived"] == "YES" {
        problems.append("\(entity.name).\(name) is derived, and never computed")
      }
      entity.attributes.append(Attribute(name, element))
    case "relationship": entity.relationships.append(Relationship(name, element))
    case "uniquenessConstraints":
      entity.uniqueKeys = element.children.map { constraint in
        constraint.children.compactMap { $0.attributes["value"] }
      }
    case "fetchedProperty", "composite":
      problems.append("\(entity.name).\(name) is a \(element.name), which is left out")
    default: break
    }
  }
}

extension DataModel.Attribute {
  init(_ name: String, _ element: XMLElement) {
    self.name = name
    type = element.attributes["attributeType"] ?? ""
    isOptional = element.attributes["optional"] == "YES"
    isTransient = element.attributes["transient"] == "YES"
    isScalar = element.attributes["usesScalarValueType"] == "YES"
    defaultText =
      element.attributes["defaultValueString"] ?? element.attributes["defaultDateTimeInterval"]
    customClass = element.attributes["customClassName"].flatMap {
      Self.isType($0) ? $0 : nil
    }
  }

  /// Such as `[String]` or `Module.Class`.
  private static func isType(_ text: String) -> Bool {
    !text.isEmpty
      && text.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || ("0"..."9").contains($0)
          || "_.[]:<>, ?".unicodeScalars.contains($0)
      }
  }
}

extension DataModel.Relationship {
  init(_ name: String, _ element: XMLElement) {
    self.name = name
    destination = element.attributes["destinationEntity"] ?? ""
    inverse = element.attributes["inverseName"]
    isToMany = element.attributes["toMany"] == "YES"
    isOrdered = element.attributes["ordered"] == "YES"
    isOptional = element.attributes["optional"] == "YES"
    deletionRule = element.attributes["deletionRule"] ?? "No Action"
  }
}
