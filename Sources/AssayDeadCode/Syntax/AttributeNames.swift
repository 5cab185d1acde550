// SPDX-License-Identifier: MIT

/// What the attributes that the language itself has mean for a declaration.
enum AttributeNames {
  /// What an attribute adds to its declaration's flags; nil for one that the language does not
  /// have.
  static func flags(of name: String) -> DeclarationFlags? {
    if let flags = meaningful[name] { return flags }
    if plain.contains(name) || name.hasPrefix("_") { return [] }
    return nil
  }

  private static let meaningful: [String: DeclarationFlags] = {
    var table: [String: DeclarationFlags] = [:]
    func add(_ flags: DeclarationFlags, _ names: [String]) {
      for name in names { table[name] = flags }
    }
    add(.main, ["main", "UIApplicationMain", "NSApplicationMain"])
    add(
      .objc,
      [
        "objc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable", "GKInspectable",
        "NSManaged", "IBSegueAction",
      ])
    add(.objcMembers, ["objcMembers"])
    add(
      .linkage,
      [
        "_cdecl", "c", "_silgen_name", "_expose", "_extern", "_dynamicReplacement", "_section",
        "_used", "section", "used", "export", "_objcImplementation", "implementation",
      ])
    add(.inlinable, ["inlinable", "usableFromInline", "_alwaysEmitIntoClient", "_transparent"])
    add(.propertyWrapper, ["propertyWrapper"])
    add(.resultBuilder, ["resultBuilder", "_functionBuilder"])
    add(.dynamicMemberLookup, ["dynamicMemberLookup"])
    add(.dynamicCallable, ["dynamicCallable"])
    add(.spi, ["_spi"])
    add(.discardableResult, ["discardableResult"])
    add(.globalActor, ["globalActor"])
    add(
      .compilerHook,
      [
        "_specialize", "specialized", "_implements", "derivative", "transpose", "differentiable",
        "_originallyDefinedIn", "_disfavoredOverload", "_typeEraser", "abi", "_semantics",
      ])
    return table
  }()

  /// From swift/include/swift/AST/DeclAttr.def and TypeAttr.def; names with a leading underscore
  /// are all taken for the language's.
  private static let plain: Set<String> = [
    "addressable", "attached", "autoclosure", "available", "backDeployed", "concurrent",
    "convention", "diagnose", "escaping", "exclusivity", "execution", "extensible", "freestanding",
    "frozen", "inline", "isolated", "lifetime", "noDerivative", "noescape", "nonexhaustive",
    "nonobjc", "NSCopying", "optimize", "preconcurrency", "reasync", "reparented",
    "requires_stored_property_inits", "retroactive", "rethrows", "safe", "Sendable", "sensitive",
    "storageRestrictions", "testable", "unchecked", "unknown", "unsafe", "warn",
    "warn_unqualified_access", "warn_unused_result", "weak", "nonisolated",
  ]

  /// Attributes of other libraries that are known to be no macro that rewrites what they stand at.
  /// - Parameter isOnType: whether it is an attribute of a type, which no result builder is.
  static func isPlainCustom(_ name: String, isOnType: Bool) -> Bool {
    name == "MainActor" || name == "TaskLocal" || name.hasSuffix("Actor")
      || name.hasSuffix("Builder") && !isOnType || holdingWrappers.contains(name)
  }

  /// Property wrappers of SwiftUI and Combine that only hold a value of their own. Others, as
  /// `Environment` and `AppStorage`, update what is around them though nothing reads them.
  private static let holdingWrappers: Set<String> = [
    "FocusState", "GestureState", "Published", "State",
  ]

  static func customFlags(of name: String) -> DeclarationFlags {
    switch name {
    case "Test", "Suite": [.customAttribute, .testing]
    case "UIApplicationDelegateAdaptor", "NSApplicationDelegateAdaptor",
      "WKApplicationDelegateAdaptor", "WKExtensionDelegateAdaptor":
      [.customAttribute, .delegateAdaptor]
    default: .customAttribute
    }
  }
}
