// SPDX-License-Identifier: MIT

/// What well-known types outside the sources ask of those that inherit them. Of one that is not
/// here, anything may be asked.
enum ExternalRequirements {
  /// Base names of requirements and of members that are found through the conformance; nil if not
  /// known.
  static func names(of type: String) -> Set<String>? {
    table[type]
  }

  /// Whether extensions of a protocol give it what it does not ask for: it has defaults itself for
  /// nearly all that it asks for, and everyone extends it.
  static func areHelpers(of type: String) -> Bool {
    table[type] != nil || extended.contains(type)
  }

  private static let extended: Set<String> = [
    "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection",
    "MutableCollection", "RangeReplaceableCollection", "LazySequenceProtocol", "StringProtocol",
    "SetAlgebra", "Strideable", "Numeric", "SignedNumeric", "AdditiveArithmetic", "BinaryInteger",
    "FixedWidthInteger", "FloatingPoint", "BinaryFloatingPoint", "DataProtocol", "Publisher",
    "Subject", "Scheduler", "Clock", "Encoder", "Decoder",
  ]

  /// What the protocols of the table promise beside their own members, each after those that it
  /// refines.
  private static let refinements: KeyValuePairs<String, [String]> = [
    "Hashable": ["Equatable"], "Comparable": ["Equatable"],
    "OptionSet": ["RawRepresentable", "Equatable"],
    "LosslessStringConvertible": ["CustomStringConvertible"],
    "CodingKey": ["CustomStringConvertible", "CustomDebugStringConvertible"],
    "ExpressibleByExtendedGraphemeClusterLiteral": ["ExpressibleByUnicodeScalarLiteral"],
    "ExpressibleByStringLiteral": ["ExpressibleByExtendedGraphemeClusterLiteral"],
    "ExpressibleByStringInterpolation": ["ExpressibleByStringLiteral"],
    "LocalizedError": ["Error"], "CustomNSError": ["Error"],
    "Shape": ["View"], "InsettableShape": ["Shape"],
  ]

  private static let table: [String: Set<String>] = {
    var table: [String: Set<String>] = [
      // Swift's standard library
      "Sendable": [], "Copyable": [], "Escapable": [], "BitwiseCopyable": [], "AnyObject": [],
      "SendableMetatype": [],
      "Error": ["_domain", "_code", "_userInfo"],
      "Equatable": ["=="], "Hashable": ["==", "hash", "hashValue", "_rawHashValue"],
      "Comparable": ["<", "<=", ">", ">=", "=="],
      "Identifiable": ["id", "ID"],
      "CaseIterable": ["allCases", "AllCases"],
      "RawRepresentable": ["rawValue", "RawValue", "init"],
      "OptionSet": [
        "rawValue", "RawValue", "Element", "ArrayLiteralElement", "init", "contains", "insert",
        "remove", "update", "union", "intersection", "symmetricDifference", "formUnion",
        "formIntersection", "formSymmetricDifference", "subtract", "subtracting", "isSubset",
        "isSuperset", "isDisjoint", "isEmpty",
      ],
      "CustomStringConvertible": ["description"],
      "CustomDebugStringConvertible": ["debugDescription"],
      "LosslessStringConvertible": ["description", "init"],
      "TextOutputStream": ["write", "_lock", "_unlock", "_writeASCII"],
      "CustomReflectable": ["customMirror"],
      "Encodable": ["encode", "CodingKeys"], "Decodable": ["init", "CodingKeys"],
      "Codable": ["encode", "init", "CodingKeys"],
      "CodingKey": ["stringValue", "intValue", "init"],
      "IteratorProtocol": ["next", "Element"],
      "AsyncIteratorProtocol": ["next", "Element", "Failure"],
      "AsyncSequence": ["makeAsyncIterator", "AsyncIterator", "Element", "Failure"],
      "ExpressibleByStringLiteral": ["init", "StringLiteralType"],
      "ExpressibleByIntegerLiteral": ["init", "IntegerLiteralType"],
      "ExpressibleByFloatLiteral": ["init", "FloatLiteralType"],
      "ExpressibleByBooleanLiteral": ["init", "BooleanLiteralType"],
      "ExpressibleByNilLiteral": ["init"],
      "ExpressibleByArrayLiteral": ["init", "ArrayLiteralElement", "Element"],
      "ExpressibleByDictionaryLiteral": ["init", "Key", "Value"],
      "ExpressibleByUnicodeScalarLiteral": ["init", "UnicodeScalarLiteralType"],
      "ExpressibleByExtendedGraphemeClusterLiteral": [
        "init", "ExtendedGraphemeClusterLiteralType",
      ],
      "ExpressibleByStringInterpolation": ["init", "StringInterpolation"],
      "Actor": ["unownedExecutor"],
      "GlobalActor": ["shared", "ActorType", "sharedUnownedExecutor"],
      // Foundation
      "LocalizedError": [
        "errorDescription", "failureReason", "recoverySuggestion", "helpAnchor",
      ],
      "CustomNSError": ["errorDomain", "errorCode", "errorUserInfo"],
      // Classes: what overrides says so
      "NSObject": [], "XCTestCase": [], "JSONEncoder": [], "JSONDecoder": [], "Thread": [],
      "Operation": [], "Formatter": [], "URLProtocol": [], "UIView": [], "UIViewController": [],
      "UITableViewController": [], "UICollectionViewController": [], "UINavigationController": [],
      "UITabBarController": [], "UITableViewCell": [], "UICollectionViewCell": [], "UIControl": [],
      "UIButton": [], "UILabel": [], "UIImageView": [], "UIWindow": [], "NSView": [],
      "NSViewController": [], "NSWindowController": [],
      // SwiftUI
      "View": ["body", "Body"], "App": ["body", "Body", "init", "main"], "Scene": ["body", "Body"],
      "Commands": ["body", "Body"], "ToolbarContent": ["body", "Body"],
      "Widget": ["body", "Body", "init"],
      "ViewModifier": ["body", "Body", "Content"],
      "PreviewProvider": ["previews", "Previews", "platform"],
      "ButtonStyle": ["makeBody", "Body"], "PrimitiveButtonStyle": ["makeBody", "Body"],
      "ToggleStyle": ["makeBody", "Body"], "LabelStyle": ["makeBody", "Body"],
      "Shape": [
        "path", "role", "sizeThatFits", "layoutDirectionBehavior", "animatableData",
        "AnimatableData",
      ],
      "InsettableShape": ["inset", "InsetShape", "path"],
      "EnvironmentKey": ["defaultValue", "Value"],
      "PreferenceKey": ["defaultValue", "reduce", "Value"],
      "ObservableObject": ["objectWillChange", "ObjectWillChangePublisher"],
      "DynamicProperty": ["update"],
    ]
    for (refined, protocols) in refinements {
      for name in protocols { table[refined, default: []].formUnion(table[name] ?? []) }
    }
    for name in [
      "String", "Substring", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8",
      "UInt16", "UInt32", "UInt64", "Float", "Double", "CGFloat", "CInt", "StaticString",
    ] {
      table[name] = ["rawValue", "init"]
    }
    return table
  }()
}
