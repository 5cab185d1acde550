// SPDX-License-Identifier: MIT

/// An attribute of an entity.
open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
  /// The type of its values.
  open var attributeType = NSAttributeType.undefinedAttributeType
  /// The value of new objects.
  open var defaultValue: Any?
  /// The name of the class of its values.
  open var attributeValueClassName: String?
  /// Accepted, and has no effect: values stay as they are.
  open var valueTransformerName: String?
  /// Accepted, and has no effect.
  open var allowsExternalBinaryDataStorage = false
  /// Accepted, and has no effect.
  open var preservesValueInHistoryOnDeletion = false
  /// Accepted, and has no effect.
  open var allowsCloudEncryption = false

  /// A value as objects keep it: numbers as `NSNumber`, whatever their Swift type is.
  func stored(_ value: Any) -> Any {
    guard attributeType.isNumber, let number = value as? NSNumber else { return value }
    return number
  }

  var storedDefault: Any? { defaultValue.map(stored) }
}

/// The type of an attribute's values. The numbers are those of Core Data.
public enum NSAttributeType: UInt, Sendable {
  /// None.
  case undefinedAttributeType = 0
  /// `Int16`
  case integer16AttributeType = 100
  /// `Int32`
  case integer32AttributeType = 200
  /// `Int64`
  case integer64AttributeType = 300
  /// `NSDecimalNumber`
  case decimalAttributeType = 400
  /// `Double`
  case doubleAttributeType = 500
  /// `Float`
  case floatAttributeType = 600
  /// `String`
  case stringAttributeType = 700
  /// `Bool`
  case booleanAttributeType = 800
  /// `Date`
  case dateAttributeType = 900
  /// `Data`
  case binaryDataAttributeType = 1000
  /// `UUID`
  case UUIDAttributeType = 1100
  /// `URL`
  case URIAttributeType = 1200
  /// Any class that a transformer reads and writes.
  case transformableAttributeType = 1800
  /// The identity of an object.
  case objectIDAttributeType = 2000

  var isNumber: Bool {
    switch self {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType,
      .decimalAttributeType, .doubleAttributeType, .floatAttributeType, .booleanAttributeType:
      true
    case .undefinedAttributeType, .stringAttributeType, .dateAttributeType,
      .binaryDataAttributeType, .UUIDAttributeType, .URIAttributeType,
      .transformableAttributeType, .objectIDAttributeType:
      false
    }
  }
}
