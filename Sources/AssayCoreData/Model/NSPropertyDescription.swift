// SPDX-License-Identifier: MIT

/// A property of an entity.
///
/// It is unchecked because models are made once and not changed afterwards.
open class NSPropertyDescription: NSObject, @unchecked Sendable {
  /// The name.
  open var name = ""
  /// Whether an object may be saved without a value.
  open var isOptional = true
  /// Whether the value is not saved.
  open var isTransient = false
  /// Values of the app's.
  open var userInfo: [AnyHashable: Any]? = [:]
  /// Accepted, and has no effect.
  open var renamingIdentifier: String?
  /// Accepted, and has no effect.
  open var versionHashModifier: String?
  weak var owner: NSEntityDescription?

  /// Creates a property without a name.
  public override init() {}

  /// The entity.
  public var entity: NSEntityDescription { owner ?? NSEntityDescription() }
}

/// A relationship of an entity's objects to those of another one, or of its own.
open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
  /// The entity that it leads to.
  open weak var destinationEntity: NSEntityDescription?
  /// What becomes of the objects that it leads to when one is deleted.
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  /// The smallest number of objects.
  open var minCount = 0
  /// The largest number of objects; 0 for any number.
  open var maxCount = 0
  /// Whether the objects have an order.
  open var isOrdered = false
  private weak var inverse: NSRelationshipDescription?
  /// Names of the model's file, which are looked up once all entities are there.
  var destinationName: String?
  var inverseName: String?

  /// Whether it leads to several objects.
  public var isToMany: Bool { maxCount != 1 }

  /// The relationship that leads back.
  open var inverseRelationship: NSRelationshipDescription? {
    get { inverse ?? inverseName.flatMap { destinationEntity?.relationshipsByName[$0] } }
    set { inverse = newValue }
  }
}

/// What becomes of the objects that a relationship leads to when one is deleted.
public enum NSDeleteRule: UInt, Sendable {
  /// Nothing.
  case noActionDeleteRule
  /// They no longer refer back.
  case nullifyDeleteRule
  /// They are deleted too.
  case cascadeDeleteRule
  /// The save fails as long as there are any.
  case denyDeleteRule
}
