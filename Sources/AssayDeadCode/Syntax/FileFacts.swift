// SPDX-License-Identifier: MIT

package import AssayFindings

/// What one source file says by itself, without any other: the half of the truth that the
/// compiler's index leaves out, and all of it for the syntax engine.
///
/// Everything is in arrays of plain values that refer to each other by index, so facts are small,
/// are written to the cache as they lie, and are read back without work.
struct FileFacts: Hashable, Sendable {
  var names = NameTable()
  /// In source order; a declaration comes after the one around it. Locals are not among them.
  var declarations: [DeclarationFact] = []
  /// The names of all attributes, one declaration's beside each other
  /// (`DeclarationFact.attributes`); with its group for `_spi(Group)`.
  var attributeNames: [NameID] = []
  /// The types of all inheritance clauses; those of one declaration are adjacent.
  var inheritedTypes: [InheritedTypeFact] = []
  /// Every place that may refer to a declaration of this or another file, in source order. Names
  /// that are bound to a local or a parameter are left out.
  var uses: [NameUse] = []
  /// By use, in its order: members of a value whose type is written.
  var typedReceivers: [ReceiverFact] = []
  /// By use, in its order: members of what a bare name, or a name after `self.`, stands for, if it
  /// is no local.
  var memberReceivers: [ReceiverFact] = []
  /// The names of all generic parameters, each as often as it is written.
  var genericParameters: [NameID] = []
  var imports: [ImportFact] = []
  /// The clauses of all `#if`, in source order; an inner clause comes after its outer one.
  var conditions: [ConditionFact] = []
  var ignoreCommands: [IgnoreCommand] = []
  /// The texts of all string literals, each once and sorted by its id; an interpolation stands as
  /// `\()`. Code may find a declaration, a localized string or an asset by such a name.
  var literals: [LiteralFact] = []
  var unusedLocals: [UnusedLocalFact] = []
  var unusedParameters: [UnusedParameterFact] = []
  var lineCount: UInt32 = 0
  /// Whether statements outside declarations run here (main.swift, a script).
  var hasTopLevelCode = false
  /// Whether a program wrote it, by what its first comments say.
  var isGenerated = false
  /// Why the parser could not read all of it; nil if it could.
  var unread: UnreadReason?
  /// Where it could not.
  var unreadLine: UInt32 = 1

  init() {}

  /// Its names alone, each one a doubt, with the imports that say which declarations it sees: for a
  /// source that no target compiles.
  func namesOnly() -> FileFacts {
    var result = FileFacts()
    result.names = names
    result.lineCount = lineCount
    result.uses = uses.map { use in
      var use = use
      use.declaration = -1
      use.condition = -1
      use.flags.formUnion([.macroArgument, .loose])
      return use
    }
    result.imports = imports.map { fact in
      var fact = fact
      fact.hasOtherAttributes = true
      fact.condition = -1
      return fact
    }
    return result
  }

  /// What can be relied on of a source that no compiler has read: of one with an error of syntax,
  /// the names alone.
  func withoutMisreadings() -> FileFacts {
    guard unread == .syntax else { return self }
    var result = namesOnly()
    (result.unread, result.unreadLine, result.isGenerated) = (unread, unreadLine, isGenerated)
    return result
  }

  /// As of a source that a compiler has read: an error of syntax is the parser's own.
  func trusted() -> FileFacts {
    guard unread == .syntax else { return self }
    var result = self
    result.unread = nil
    return result
  }

  /// A type in a declaration's inheritance clause.
  func inheritedTypes(of declaration: DeclarationFact) -> ArraySlice<InheritedTypeFact> {
    let start = Int(declaration.inheritanceStart)
    return inheritedTypes[start..<start + Int(declaration.inheritanceCount)]
  }
}

/// A declaration that is not local, as its source writes it.
package struct DeclarationFact: Hashable, BitwiseCopyable, Sendable {
  package var kind: DeclarationKind
  var access: AccessLevel
  /// From `private(set)` and the like; `unstated` otherwise.
  var setterAccess: AccessLevel
  package var flags: DeclarationFlags
  /// `foo` of `foo(a:b:)`; `init`, `subscript`, `deinit`; the operator's own characters; an
  /// extension's last type name (`Line` of `extension Cart.Line`).
  package var name: NameID
  /// With argument labels: `foo(a:b:)`, `init(_:)`, `subscript(_:)`; `Cart.Line` for that
  /// extension.
  package var fullName: NameID
  /// Index of the declaration around it; -1 at the top of the file.
  var parent: Int32
  /// The position of the name, as the index has it: `init`, `deinit`, `subscript` keywords; the
  /// last type name of an extension.
  var nameStart: SourcePosition
  /// From the first attribute or modifier to the last character. Of one binding or case among
  /// several in one declaration (`var a, b`): of that binding or case alone.
  package var range: SourceRange
  /// Part of `FileFacts.attributeNames`.
  var attributesStart: UInt32
  var attributesCount: UInt32
  /// Part of `FileFacts.inheritedTypes`.
  var inheritanceStart: UInt32
  var inheritanceCount: UInt32
  /// The innermost `#if` clause it is in, index of `FileFacts.conditions`; -1 for none.
  package var condition: Int32
  /// `fullName` with a mark on each parameter that a call may leave out: `foo(a:b=:c*:)`, `=` for
  /// one with a default value, `*` for a variadic one.
  package var shape: NameID = .empty
  /// Of a property or global: the name of the type that is written for it, or that its initial
  /// value calls; without `?`, `!`, `some`, `any` and generic arguments. Empty for any other type.
  var type: NameID = .empty
}

/// What is before the dot of a member: `cart` in `cart.total`, `cart?.total` and `self.cart.total`.
struct ReceiverFact: Hashable, BitwiseCopyable, Sendable {
  /// Index of the member's use.
  var use: UInt32
  /// The name of its type (`FileFacts.typedReceivers`), or its own (`FileFacts.memberReceivers`).
  var name: NameID
}

/// A string literal.
struct LiteralFact: Hashable, BitwiseCopyable, Sendable {
  var text: NameID
  /// Where the literal starts that has the text first.
  var start: SourcePosition
}

package struct InheritedTypeFact: Hashable, BitwiseCopyable, Sendable {
  /// The last name: `Codable` of `Swift.Codable`; generic arguments left out.
  package var name: NameID
  /// As written.
  package var text: NameID
  /// Of the last name.
  var nameStart: SourcePosition
}

/// A name in a place where it may refer to a declaration. `init` is used by `.init(…)`,
/// `self.init(…)`; `Self` only by `Self(…)`; `subscript` at each `[` after an expression. `$name`
/// is a use of `name`.
package struct NameUse: Hashable, BitwiseCopyable, Sendable {
  package var name: NameID
  package var start: SourcePosition
  /// The innermost declaration (never a local one) around it; -1 in top-level code.
  var declaration: Int32
  package var flags: UseFlags
  /// The innermost `#if` clause it is in; -1 for none.
  package var condition: Int32
  /// The argument labels of a call on it, `(a:b:)`, or `()`; the empty name where it is not called.
  /// A trailing closure without a label is `{}:`, whatever the parameter's label. Also the labels
  /// that a reference without a call writes: `foo(a:b:)`.
  var labels: NameID
}

package struct UseFlags: OptionSet, Hashable, BitwiseCopyable, Sendable {
  package var rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// After a dot: `value.name`, `.name`, `\.name`.
  static let member = UseFlags(rawValue: 1 << 0)
  /// In a type: annotations, generic arguments, inheritance clauses.
  package static let type = UseFlags(rawValue: 1 << 1)
  /// Called, with parentheses or a trailing closure.
  static let called = UseFlags(rawValue: 1 << 2)
  /// The whole left side of `=`: written and not read.
  static let written = UseFlags(rawValue: 1 << 3)
  /// The case name in an item of a `switch` whose removal would leave correct source
  /// (`case .name:`, `case .name(let x):`, also one of several items).
  static let switchItem = UseFlags(rawValue: 1 << 4)
  /// In any other pattern (`if case`, `guard case`, `for case`, `catch`).
  static let pattern = UseFlags(rawValue: 1 << 5)
  /// In a key path.
  static let keyPath = UseFlags(rawValue: 1 << 6)
  /// Inside of the arguments of a macro (`#name(…)`, `@Name(…)`) or the body of a declaration with
  /// an attached macro.
  static let macroArgument = UseFlags(rawValue: 1 << 7)
  /// After `self.` or `Self.`.
  static let onSelf = UseFlags(rawValue: 1 << 8)
  /// An operator.
  static let `operator` = UseFlags(rawValue: 1 << 9)
  /// The name of an attribute.
  static let attribute = UseFlags(rawValue: 1 << 10)
  /// In the inheritance clause of `declaration`.
  static let inheritance = UseFlags(rawValue: 1 << 11)
  /// The type that an extension extends.
  static let extended = UseFlags(rawValue: 1 << 12)
  /// After a dot with nothing before it: `.name`, whose type comes from around.
  static let implicitMember = UseFlags(rawValue: 1 << 13)
  /// In the default value of a parameter of `declaration`.
  static let defaultValue = UseFlags(rawValue: 1 << 14)
  /// In the inheritance clause of a type that is local to a body.
  static let localInheritance = UseFlags(rawValue: 1 << 15)
  /// Inside of a `#Preview`.
  static let preview = UseFlags(rawValue: 1 << 16)
  /// The left side of `= nil`.
  static let cleared = UseFlags(rawValue: 1 << 17)
  /// In text that is not parsed, or in a source that no target compiles: a doubt, not a use.
  static let loose = UseFlags(rawValue: 1 << 18)
  /// The name of a macro: `#name`.
  static let macro = UseFlags(rawValue: 1 << 19)
}

package struct ImportFact: Hashable, BitwiseCopyable, Sendable {
  /// `Foundation`, also of `import struct Foundation.Date`.
  var module: NameID
  /// As written after `import`: `struct Foundation.Date`.
  package var text: NameID
  /// The whole declaration, attributes included.
  package var range: SourceRange
  /// Of the module's name.
  var nameStart: SourcePosition
  var isExported: Bool
  var isTestable: Bool
  /// `@_implementationOnly`, `@_spi` and the like: anything that makes it more than a plain import.
  var hasOtherAttributes: Bool
  var access: AccessLevel
  package var condition: Int32
}

/// One clause of an `#if`.
package struct ConditionFact: Hashable, BitwiseCopyable, Sendable {
  /// From the `#if`, `#elseif` or `#else` to the next of them or `#endif`.
  package var range: SourceRange
  /// `canImport(Darwin)`; empty for `#else`.
  package var text: NameID
  /// The clause around the whole `#if`; -1 for none.
  var parent: Int32
}

/// A comment that asks to be left alone.
package struct IgnoreCommand: Hashable, BitwiseCopyable, Sendable {
  enum Scope: UInt8, BitwiseCopyable, Sendable {
    /// The declaration, import or parameter that follows, or the one on the same line.
    case declaration
    /// From here to the matching `end`, or the end of the file.
    case begin
    case end
    case file
    /// `periphery:ignore:parameters a,b`: those parameters of the function that follows.
    case parameters
  }

  var scope: Scope
  /// Written for Periphery.
  package var isPeriphery: Bool
  /// A comma-separated list of rule ids or, for `parameters`, of parameter names; empty for all.
  var list: NameID
  var reason: NameID
  /// Of the comment.
  package var range: SourceRange
  /// For `declaration` and `parameters`: index of the declaration; -1 for an import or nothing.
  var declaration: Int32
}

/// A local variable, constant or function that nothing uses.
package struct UnusedLocalFact: Hashable, BitwiseCopyable, Sendable {
  package var name: NameID
  var nameStart: SourcePosition
  package var range: SourceRange
  var isFunction: Bool
  /// Whether its initial value has no side effect: a literal, a name, a closure or no value; always
  /// true for functions.
  var isSafeToRemove: Bool
  var declaration: Int32
  package var condition: Int32
}

/// A parameter that its function's body does not use. Functions without a body, with an empty body
/// or with one that only traps (`fatalError()`), and parameters named `_` have none.
package struct UnusedParameterFact: Hashable, BitwiseCopyable, Sendable {
  /// The name inside of the function.
  package var name: NameID
  /// The argument label; `_` for none.
  var label: NameID
  var nameStart: SourcePosition
  package var range: SourceRange
  /// Its place among the function's parameters, from 0.
  package var position: UInt32
  /// The function, initializer or subscript; the declaration around it for a local function.
  var declaration: Int32
  /// Of a local function's.
  var isOfLocalFunction: Bool
  package var condition: Int32
}
