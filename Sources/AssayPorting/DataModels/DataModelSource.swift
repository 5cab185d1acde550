// SPDX-License-Identifier: MIT

/// The Swift source of a module's data models: the classes that Xcode generates while it builds,
/// and the entities for the records at run time.
struct DataModelSource {
  /// The name of the file.
  static let file = "GeneratedDataModels.swift"

  /// By the names by which an app loads them.
  let models: [(name: String, model: DataModel)]
  /// The types that the app's own files declare.
  let declared: Set<String>
  /// Those of them that are public.
  let published: Set<String>

  var text: String {
    var lines = [
      "// Written by 'assay port': what Xcode generates for the data models.", "import CoreData",
      "",
    ]
    for (index, entry) in models.enumerated() {
      for entity in entry.model.entities { lines += classLines(entity, in: entry.model) }
      lines += modelLines(entry.name, entry.model, index)
    }
    return lines.joined(separator: "\n")
  }

  /// Whether the class of an entity is there: generated, or in the app's own files.
  private func objectClass(_ entity: DataModel.Entity) -> String {
    guard let name = entity.className,
      entity.generation == .classes || declared.contains(name)
    else { return "NSManagedObject" }
    return name
  }

  // The classes.

  private func classLines(_ entity: DataModel.Entity, in model: DataModel) -> [String] {
    guard entity.generation != .nothing, let name = entity.className,
      objectClass(entity) == name
    else { return [] }
    let parent = model.entities.first { $0.name == entity.parent }
    var lines: [String] = []
    if entity.generation == .classes, !declared.contains(name) {
      let base = parent.map(objectClass) ?? "NSManagedObject"
      lines += ["\(access(of: base))class \(name): \(base) {}", ""]
    }
    lines += [
      "extension \(name) {",
      "  \(access(of: name))class func fetchRequest() -> NSFetchRequest<\(name)> {",
      "    NSFetchRequest<\(name)>(entityName: \(SwiftText.literal(entity.name)))",
      "  }",
    ]
    for attribute in entity.attributes {
      lines += property(attribute.name, attribute.swiftType, access(of: attribute.customClass))
    }
    for relationship in entity.relationships {
      lines += self.lines(of: relationship, in: model)
    }
    lines += ["}", ""]
    if parent == nil { lines += ["extension \(name): Identifiable {}", ""] }
    return lines
  }

  /// Nothing may be public that has a type of the app's own which is not.
  private func access(of type: String?) -> String {
    guard let type else { return "public " }
    let words = SwiftTokens.read(Array(type.utf8)).map(\.text)
    return declared.subtracting(published).isDisjoint(with: words) ? "public " : ""
  }

  private func property(_ name: String, _ type: String, _ access: String) -> [String] {
    let read = type.hasSuffix("?") ? "_optional" : "_value"
    let key = SwiftText.literal(name)
    return [
      "  \(access)var `\(name)`: \(type) {",
      "    get { \(read)(\(key)) }",
      "    set { _set(newValue, \(key)) }",
      "  }",
    ]
  }

  private func lines(
    of relationship: DataModel.Relationship, in model: DataModel
  ) -> [String] {
    let target = model.entities.first { $0.name == relationship.destination }
    let type = target.map(objectClass) ?? "NSManagedObject"
    let access = access(of: type)
    guard relationship.isToMany else {
      return property(relationship.name, type + "?", access)
    }
    let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
    let key = SwiftText.literal(relationship.name)
    let suffix = relationship.name.prefix(1).uppercased() + relationship.name.dropFirst()
    var lines = property(relationship.name, set + "?", "public ")
    for value in ["value: \(type)", "values: \(set)"] {
      let name = value.prefix { $0 != ":" }
      let access = value.hasPrefix("value:") ? access : "public "
      lines += [
        "  \(access)func addTo\(suffix)(_ \(value)) { _add(\(name), \(key)) }",
        "  \(access)func removeFrom\(suffix)(_ \(value)) { _remove(\(name), \(key)) }",
      ]
    }
    guard relationship.isOrdered else { return lines }
    let index = "NSIndexSet(index: idx)"
    return lines + [
      "  \(access)func insertInto\(suffix)(_ value: \(type), at idx: Int) {",
      "    _insert(value, at: \(index), \(key))",
      "  }",
      "  \(access)func insertInto\(suffix)(_ values: [\(type)], at indexes: NSIndexSet) {",
      "    _insert(values, at: indexes, \(key))",
      "  }",
      "  public func removeFrom\(suffix)(at idx: Int) { _remove(at: \(index), \(key)) }",
      "  public func removeFrom\(suffix)(at indexes: NSIndexSet) { _remove(at: indexes, \(key)) }",
      "  \(access)func replace\(suffix)(at idx: Int, with value: \(type)) {",
      "    _remove(at: \(index), \(key))",
      "    _insert(value, at: \(index), \(key))",
      "  }",
      "  \(access)func replace\(suffix)(at indexes: NSIndexSet, with values: [\(type)]) {",
      "    _remove(at: indexes, \(key))",
      "    _insert(values, at: indexes, \(key))",
      "  }",
    ]
  }

  // The entities.

  private func modelLines(_ name: String, _ model: DataModel, _ index: Int) -> [String] {
    [
      "enum _AssayDataModel\(index): _CoreDataModel {",
      "  static var name: String { \(SwiftText.literal(name)) }",
      "  static func entities() -> [NSEntityDescription] {",
      "    [\(model.entities.indices.map { "entity\($0)()" }.joined(separator: ", "))]",
      "  }",
    ] + model.entities.enumerated().flatMap { entityLines($1, $0) } + ["}", ""]
  }

  private func entityLines(_ entity: DataModel.Entity, _ index: Int) -> [String] {
    let type = objectClass(entity)
    var arguments = [SwiftText.literal(entity.name), type + ".self"]
    if let parent = entity.parent { arguments.append("parent: " + SwiftText.literal(parent)) }
    if entity.isAbstract { arguments.append("isAbstract: true") }
    if !entity.uniqueKeys.isEmpty {
      let keys = entity.uniqueKeys.map { list in
        "[\(list.map(SwiftText.literal).joined(separator: ", "))]"
      }
      arguments.append("unique: [\(keys.joined(separator: ", "))]")
    }
    return [
      "  private static func entity\(index)() -> NSEntityDescription {",
      "    ._entity(\(arguments.joined(separator: ", ")), [",
    ] + entity.attributes.map { "      " + $0.description + "," }
      + entity.relationships.map { "      " + $0.description + "," } + [
        "    ]) { \(type)(entity: $0, insertInto: $1) }",
        "  }",
      ]
  }
}

extension DataModel.Attribute {
  /// The type that Xcode's generator gives the property.
  fileprivate var swiftType: String {
    switch type {
    case "Integer 16": isScalar ? "Int16" : "NSNumber?"
    case "Integer 32": isScalar ? "Int32" : "NSNumber?"
    case "Integer 64": isScalar ? "Int64" : "NSNumber?"
    case "Double": isScalar ? "Double" : "NSNumber?"
    case "Float": isScalar ? "Float" : "NSNumber?"
    case "Boolean": isScalar ? "Bool" : "NSNumber?"
    case "Decimal": "NSDecimalNumber?"
    case "String": "String?"
    case "Date": isScalar ? "Double" : "Date?"
    case "Binary": "Data?"
    case "UUID": "UUID?"
    case "URI": "URL?"
    case "Transformable": (customClass ?? "NSObject") + "?"
    default: "NSObject?"
    }
  }

  /// The name of the case of `NSAttributeType`.
  private var kind: String {
    switch type {
    case "Integer 16": "integer16AttributeType"
    case "Integer 32": "integer32AttributeType"
    case "Integer 64": "integer64AttributeType"
    case "Double": "doubleAttributeType"
    case "Float": "floatAttributeType"
    case "Boolean": "booleanAttributeType"
    case "Decimal": "decimalAttributeType"
    case "String": "stringAttributeType"
    case "Date": "dateAttributeType"
    case "Binary": "binaryDataAttributeType"
    case "UUID": "UUIDAttributeType"
    case "URI": "URIAttributeType"
    case "Transformable": "transformableAttributeType"
    default: "undefinedAttributeType"
    }
  }

  fileprivate var description: String {
    var arguments = [SwiftText.literal(name), "." + kind]
    if isOptional { arguments.append("isOptional: true") }
    if isTransient { arguments.append("isTransient: true") }
    if let defaultText { arguments.append("default: " + SwiftText.literal(defaultText)) }
    return "._attribute(\(arguments.joined(separator: ", ")))"
  }
}

extension DataModel.Relationship {
  fileprivate var description: String {
    var arguments = [SwiftText.literal(name), "to: " + SwiftText.literal(destination)]
    if let inverse { arguments.append("inverse: " + SwiftText.literal(inverse)) }
    if isToMany { arguments.append("isToMany: true") }
    if isOrdered { arguments.append("isOrdered: true") }
    if isOptional { arguments.append("isOptional: true") }
    let rule =
      switch deletionRule {
      case "Nullify": "nullifyDeleteRule"
      case "Cascade": "cascadeDeleteRule"
      case "Deny": "denyDeleteRule"
      default: "noActionDeleteRule"
      }
    arguments.append("deleteRule: ." + rule)
    return "._relationship(\(arguments.joined(separator: ", ")))"
  }
}
