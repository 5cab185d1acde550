// SPDX-License-Identifier: MIT

/// What a declaration's modifiers, known attributes and body say.
package struct DeclarationFlags: OptionSet, Hashable, BitwiseCopyable, Sendable {
  package var rawValue: UInt64

  package init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  private init(bit: UInt64) {
    rawValue = 1 << bit
  }

  // Modifiers
  static let `static` = DeclarationFlags(bit: 0)
  /// `class func`, `class var`.
  static let classMember = DeclarationFlags(bit: 1)
  static let override = DeclarationFlags(bit: 2)
  static let final = DeclarationFlags(bit: 3)
  static let lazy = DeclarationFlags(bit: 4)
  static let weak = DeclarationFlags(bit: 5)
  static let dynamic = DeclarationFlags(bit: 6)
  package static let required = DeclarationFlags(bit: 7)
  static let convenience = DeclarationFlags(bit: 8)
  static let indirect = DeclarationFlags(bit: 9)
  /// `optional`, in an Objective-C protocol.
  static let optional = DeclarationFlags(bit: 10)

  // Attributes
  /// `@main`, `@UIApplicationMain`, `@NSApplicationMain`.
  static let main = DeclarationFlags(bit: 12)
  /// `@objc`, `@IBAction`, `@IBOutlet`, `@IBInspectable`, `@IBDesignable`, `@GKInspectable`,
  /// `@NSManaged`, `@IBSegueAction`.
  static let objc = DeclarationFlags(bit: 13)
  static let objcMembers = DeclarationFlags(bit: 14)
  /// Reached from outside Swift: `@_cdecl`, `@c`, `@_silgen_name`, `@_expose`, `@_extern`,
  /// `@_dynamicReplacement`, `@_section`, `@_used`, `@section`, `@used`, `@export`.
  static let linkage = DeclarationFlags(bit: 15)
  /// `@inlinable`, `@usableFromInline`, `@_alwaysEmitIntoClient`, `@_transparent`: part of a
  /// module's binary interface.
  static let inlinable = DeclarationFlags(bit: 16)
  /// `@available(*, unavailable)` or with `obsoleted:`.
  static let unavailable = DeclarationFlags(bit: 17)
  /// `@available(*, deprecated)`.
  static let deprecated = DeclarationFlags(bit: 18)
  static let propertyWrapper = DeclarationFlags(bit: 19)
  static let resultBuilder = DeclarationFlags(bit: 20)
  static let dynamicMemberLookup = DeclarationFlags(bit: 21)
  static let dynamicCallable = DeclarationFlags(bit: 22)
  static let spi = DeclarationFlags(bit: 23)
  /// `@Test` or `@Suite` of Swift Testing.
  static let testing = DeclarationFlags(bit: 24)
  static let discardableResult = DeclarationFlags(bit: 25)
  static let globalActor = DeclarationFlags(bit: 26)
  /// `@_specialize`, `@_implements`, `@derivative`, `@differentiable`, `@_originallyDefinedIn`,
  /// `@_disfavoredOverload` and other attributes through which the compiler may use it by another
  /// way than its name.
  static let compilerHook = DeclarationFlags(bit: 27)
  /// An attribute that the language does not have: a macro, property wrapper, result builder or
  /// global actor.
  static let customAttribute = DeclarationFlags(bit: 28)
  /// `@UIApplicationDelegateAdaptor`, `@NSApplicationDelegateAdaptor`,
  /// `@WKApplicationDelegateAdaptor`, `@WKExtensionDelegateAdaptor`.
  static let delegateAdaptor = DeclarationFlags(bit: 29)

  // Shape
  /// A property with storage (no getter, observers allowed).
  static let stored = DeclarationFlags(bit: 32)
  static let constant = DeclarationFlags(bit: 33)
  static let hasInitialValue = DeclarationFlags(bit: 34)
  static let hasBody = DeclarationFlags(bit: 35)
  static let emptyBody = DeclarationFlags(bit: 36)
  static let operatorFunction = DeclarationFlags(bit: 37)
  /// An enum case with associated values.
  static let hasAssociatedValues = DeclarationFlags(bit: 38)
  static let hasRawValue = DeclarationFlags(bit: 39)
  /// One of several in one declaration: `var a, b`, `case a, b`.
  static let sharesDeclaration = DeclarationFlags(bit: 40)
  /// Bound by a tuple pattern: `let (a, b) = …`.
  static let tuplePattern = DeclarationFlags(bit: 41)
  /// Its initial value may do something beside being a value (it calls, awaits, tries).
  static let initialValueHasEffects = DeclarationFlags(bit: 42)
  /// A failable initializer, or any initializer that another one must call.
  static let failable = DeclarationFlags(bit: 43)
  static let hasGenericParameters = DeclarationFlags(bit: 44)
  /// An extension with a `where` clause, or of a type with generic arguments (`Box<Int>`).
  static let constrained = DeclarationFlags(bit: 45)
  /// Has `willSet` or `didSet`.
  static let observed = DeclarationFlags(bit: 46)
  static let noncopyable = DeclarationFlags(bit: 47)
  /// A comment right before it speaks to a generator (`// sourcery: AutoMockable`).
  static let annotated = DeclarationFlags(bit: 48)
  /// A function that does nothing but return `self`.
  static let onlySelfBody = DeclarationFlags(bit: 49)

  /// What makes a type an attribute that is no macro.
  static let attributeType: DeclarationFlags = [.propertyWrapper, .resultBuilder, .globalActor]
}
