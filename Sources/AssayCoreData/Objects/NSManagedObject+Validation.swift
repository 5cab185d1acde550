// SPDX-License-Identifier: MIT

extension NSManagedObject {
  /// - Throws: an error of Cocoa's domain, as Core Data does for a missing value.
  func validateValues() throws {
    for property in entity.propertiesByName.values.sorted(by: { $0.name < $1.name }) {
      guard !property.isOptional, !property.isTransient, isMissing(property) else { continue }
      throw CoreDataError.missingValue(property.name, of: self)
    }
  }

  private func isMissing(_ property: NSPropertyDescription) -> Bool {
    guard let value = values[property.name] else { return true }
    return ObjectList(value)?.objects.isEmpty ?? false
  }

  /// - Throws: an error of Cocoa's domain, as Core Data does for a deletion that is denied.
  func validateDeletion() throws {
    for relationship in entity.relationshipsByName.values.sorted(by: { $0.name < $1.name })
    where relationship.deleteRule == .denyDeleteRule
      && targets(of: relationship).contains(where: { !$0.isDeleted })
    {
      throw CoreDataError.deniedDeletion(relationship.name, of: self)
    }
  }
}

/// Errors with the domain, codes and keys of Core Data's.
enum CoreDataError {
  private static func error(
    _ code: Int, _ words: String, _ key: String? = nil, _ object: NSManagedObject? = nil
  ) -> NSError {
    var info: [String: Any] = [NSLocalizedDescriptionKey: words]
    info[NSValidationKeyErrorKey] = key
    info[NSValidationObjectErrorKey] = object
    return NSError(domain: "NSCocoaErrorDomain", code: code, userInfo: info)
  }

  /// `NSValidationMissingMandatoryPropertyError`
  static func missingValue(_ key: String, of object: NSManagedObject) -> NSError {
    error(1570, "\(object.entity.name ?? "object").\(key) is a required value.", key, object)
  }

  /// `NSValidationRelationshipDeniedDeleteError`
  static func deniedDeletion(_ key: String, of object: NSManagedObject) -> NSError {
    error(
      1600, "\(object.entity.name ?? "object") cannot be deleted because of its \(key).", key,
      object)
  }

  /// `NSManagedObjectConstraintMergeError`
  static func constraint(_ keys: [String], of object: NSManagedObject) -> NSError {
    error(
      133_021,
      "Two objects of \(object.entity.name ?? "an entity") have the same "
        + keys.joined(separator: ", ") + ".")
  }

  /// `NSManagedObjectReferentialIntegrityError`
  static func missingObject(_ id: NSManagedObjectID) -> NSError {
    error(133_000, "There is no object with the identifier \(id).")
  }

  /// What this version of Assay does not do.
  static func unsupported(_ what: String) -> NSError {
    error(134_060, "AssayCoreData cannot \(what).")
  }
}

/// The key of the name of the property that is not valid.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// The key of the object that is not valid.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// The key of the errors of a save that failed for several reasons.
public let NSDetailedErrorsKey = "NSDetailedErrors"
