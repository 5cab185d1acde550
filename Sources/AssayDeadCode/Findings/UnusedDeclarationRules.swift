// SPDX-License-Identifier: MIT

/// The rules of `UnusedDeclarations`, one for each kind of declaration.
extension DeadCodeRule {
  static let unusedClass = DeadCodeRule(
    "unused-class", "Unused class", "Classes that no running code reaches.",
    removal: declarationRemoval())
  static let unusedStruct = DeadCodeRule(
    "unused-struct", "Unused struct", "Structs that no running code reaches.",
    removal: declarationRemoval())
  static let unusedEnum = DeadCodeRule(
    "unused-enum", "Unused enum", "Enums that no running code reaches.",
    removal: declarationRemoval())
  static let unusedActor = DeadCodeRule(
    "unused-actor", "Unused actor", "Actors that no running code reaches.",
    removal: declarationRemoval())
  static let unusedProtocol = DeadCodeRule(
    "unused-protocol", "Unused protocol", "Protocols that nothing names.",
    removal: declarationRemoval())
  static let unusedExtension = DeadCodeRule(
    "unused-extension", "Unused extension",
    "Extensions of types that are never used, and empty ones.", removal: declarationRemoval())
  static let unusedFunction = DeadCodeRule(
    "unused-function", "Unused function", "Free functions that no running code calls.",
    removal: declarationRemoval())
  static let unusedMethod = DeadCodeRule(
    "unused-method", "Unused method", "Methods that no running code calls.",
    removal: declarationRemoval())
  static let unusedInitializer = DeadCodeRule(
    "unused-initializer", "Unused initializer", "Initializers that no running code calls.",
    removal: declarationRemoval())
  static let unusedDeinitializer = DeadCodeRule(
    "unused-deinitializer", "Unused deinitializer", "Deinitializers that do nothing.",
    removal: declarationRemoval(isDefault: false))
  static let unusedProperty = DeadCodeRule(
    "unused-property", "Unused property", "Properties that are neither read nor written.",
    removal: declarationRemoval())
  static let unusedGlobal = DeadCodeRule(
    "unused-global", "Unused global",
    "Global variables and constants that are neither read nor written.",
    removal: declarationRemoval())
  static let unusedEnumCase = DeadCodeRule(
    "unused-enum-case", "Unused enum case", "Enum cases that are never created.",
    removal: RuleRemoval(takesDeclaration: true, RemovalSteps.enumCase))
  static let unusedTypealias = DeadCodeRule(
    "unused-typealias", "Unused typealias", "Typealiases that nothing names.",
    removal: declarationRemoval())
  static let unusedAssociatedType = DeadCodeRule(
    "unused-associated-type", "Unused associated type",
    "Associated types that their protocol does not need.", removal: declarationRemoval())
  static let unusedSubscript = DeadCodeRule(
    "unused-subscript", "Unused subscript", "Subscripts that no running code calls.",
    removal: declarationRemoval())
  static let unusedOperator = DeadCodeRule(
    "unused-operator", "Unused operator", "Operator declarations without a function that is used.",
    removal: declarationRemoval())
  static let unusedPrecedenceGroup = DeadCodeRule(
    "unused-precedence-group", "Unused precedence group",
    "Precedence groups that no used operator has.", removal: declarationRemoval())
  static let unusedMacro = DeadCodeRule(
    "unused-macro", "Unused macro", "Macro declarations that nothing expands.",
    removal: declarationRemoval())

  private static func declarationRemoval(isDefault: Bool = true) -> RuleRemoval {
    RuleRemoval(isDefault: isDefault, takesDeclaration: true, RemovalSteps.declaration)
  }
}

extension DeclarationKind {
  var unusedRule: DeadCodeRule {
    switch self {
    case .class: .unusedClass
    case .struct: .unusedStruct
    case .enum: .unusedEnum
    case .actor: .unusedActor
    case .protocol: .unusedProtocol
    case .extension: .unusedExtension
    case .function: .unusedFunction
    case .method: .unusedMethod
    case .initializer: .unusedInitializer
    case .deinitializer: .unusedDeinitializer
    case .property: .unusedProperty
    case .global: .unusedGlobal
    case .enumCase: .unusedEnumCase
    case .typealias: .unusedTypealias
    case .associatedType: .unusedAssociatedType
    case .subscript: .unusedSubscript
    case .operator: .unusedOperator
    case .precedenceGroup: .unusedPrecedenceGroup
    case .macro: .unusedMacro
    }
  }
}
