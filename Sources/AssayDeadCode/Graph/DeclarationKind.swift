// SPDX-License-Identifier: MIT

/// What a declaration is, in the language's own words.
package enum DeclarationKind: UInt8, CaseIterable, BitwiseCopyable, Sendable {
  case `class`
  case `struct`
  case `enum`
  case actor
  case `protocol`
  case `extension`
  /// A free function.
  case function
  /// A function in a type, operators included.
  case method
  case initializer
  case deinitializer
  /// A variable or constant in a type.
  case property
  /// A variable or constant of a file.
  case global
  case enumCase
  case `typealias`
  case associatedType
  case `subscript`
  case `operator`
  case precedenceGroup
  case macro

  var isNominalType: Bool {
    switch self {
    case .class, .struct, .enum, .actor, .protocol: true
    case .extension, .function, .method, .initializer, .deinitializer, .property, .global,
      .enumCase, .typealias, .associatedType, .subscript, .operator, .precedenceGroup, .macro:
      false
    }
  }

  /// Whether a call with argument labels may be of it.
  var isCallable: Bool {
    switch self {
    case .function, .method, .initializer, .subscript, .macro: true
    case .class, .struct, .enum, .actor, .protocol, .extension, .deinitializer, .property, .global,
      .enumCase, .typealias, .associatedType, .operator, .precedenceGroup:
      false
    }
  }
}

/// How far a declaration is visible. The order is from narrow to wide; `unstated` represents a
/// source that does not say.
package enum AccessLevel: UInt8, Comparable, BitwiseCopyable, Sendable {
  case unstated
  case `private`
  case `fileprivate`
  case `internal`
  case package
  case `public`
  case open

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
