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
  package static let `static` = DeclarationFlags(bit: 0)
  /// `class func`, `class var`.
  package static let classMember = DeclarationFlags(bit: 1)
  package static let override = DeclarationFlags(bit: 2)
  package static let final = DeclarationFlags(bit: 3)
  package static let lazy = DeclarationFlags(bit: 4)
  package static let weak = DeclarationFlags(bit: 5)
  package static let dynamic = DeclarationFlags(bit: 6)
  package static let required = DeclarationFlags(bit: 7)
  package static let convenience = DeclarationFlags(bit: 8)
  package static let indirect = DeclarationFlags(bit: 9)
  /// `optional`, in an Objective-C protocol.
  package static let optional = DeclarationFlags(bit: 10)

  // Attributes
  /// `@main`, `@UIApplicationMain`, `@NSApplicationMain`.
  package static let main = DeclarationFlags(bit: 12)
  /// `@objc`, `@IBAction`, `@IBOutlet`, `@IBInspectable`, `@IBDesignable`, `@GKInspectable`, `@NSManaged`, `@IBSegueAction`.
  package static let objc = DeclarationFlags(bit: 13)
  package static let objcMembers = DeclarationFlags(bit: 14)
  /// Reached from outside of Swift: `@_cdecl`, `@c`, `@_silgen_name`, `@_expose`, `@_extern`, `@_dynamicReplacement`,
  /// `@_section`, `@_used`, `@section`, `@used`, `@export`.
  package static let linkage = DeclarationFlags(bit: 15)
  /// `@inlinable`, `@usableFromInline`, `@_alwaysEmitIntoClient`, `@_transparent`: part of a module's binary interface.
  package static let inlinable = DeclarationFlags(bit: 16)
  /// `@available(*, unavailable)` or with `obsoleted:`.
  package static let unavailable = DeclarationFlags(bit: 17)
  /// `@available(*, deprecated)`.
  package static let deprecated = DeclarationFlags(bit: 18)
  package static let propertyWrapper = DeclarationFlags(bit: 19)
  package static let resultBuilder = DeclarationFlags(bit: 20)
  package static let dynamicMemberLookup = DeclarationFlags(bit: 21)
  package static let dynamicCallable = DeclarationFlags(bit: 22)
  package static let spi = DeclarationFlags(bit: 23)
  /// `@Test` or `@Suite` of Swift Testing.
  package static let testing = DeclarationFlags(bit: 24)
  package static let discardableResult = DeclarationFlags(bit: 25)
  package static let globalActor = DeclarationFlags(bit: 26)
  /// `@_specialize`, `@_implements`, `@derivative`, `@differentiable`, `@_originallyDefinedIn`, `@_disfavoredOverload` and other attributes
  /// through which the compiler may use it by another way than its name.
  package static let compilerHook = DeclarationFlags(bit: 27)
  /// An attribute that the language does not have: a macro, property wrapper, result builder or global actor.
  package static let customAttribute = DeclarationFlags(bit: 28)
  /// `@UIApplicationDelegateAdaptor`, `@NSApplicationDelegateAdaptor`, `@WKApplicationDelegateAdaptor`,
  /// `@WKExtensionDelegateAdaptor`.
  package static let delegateAdaptor = DeclarationFlags(bit: 29)

  // Shape
  /// A property with storage (no getter, observers allowed).
  package static let stored = DeclarationFlags(bit: 32)
  package static let constant = DeclarationFlags(bit: 33)
  package static let hasInitialValue = DeclarationFlags(bit: 34)
  package static let hasBody = DeclarationFlags(bit: 35)
  package static let emptyBody = DeclarationFlags(bit: 36)
  package static let operatorFunction = DeclarationFlags(bit: 37)
  /// An enum case with associated values.
  package static let hasAssociatedValues = DeclarationFlags(bit: 38)
  package static let hasRawValue = DeclarationFlags(bit: 39)
  /// One of several in one declaration: `var a, b`, `case a, b`.
  package static let sharesDeclaration = DeclarationFlags(bit: 40)
  /// Bound by a tuple pattern: `let (a, b) = …`.
  package static let tuplePattern = DeclarationFlags(bit: 41)
  /// Its initial value may do something beside being a value (it calls, awaits, tries).
  package static let initialValueHasEffects = DeclarationFlags(bit: 42)
  /// A failable initialiser, or any initialiser that another one must call.
  package static let failable = DeclarationFlags(bit: 43)
  package static let hasGenericParameters = DeclarationFlags(bit: 44)
  /// An extension with a `where` clause.
  package static let constrained = DeclarationFlags(bit: 45)
  /// Has `willSet` or `didSet`.
  package static let observed = DeclarationFlags(bit: 46)
  package static let noncopyable = DeclarationFlags(bit: 47)
}
