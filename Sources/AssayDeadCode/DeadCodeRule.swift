// SPDX-License-Identifier: MIT

package import AssayFindings

/// Every rule of the dead-code scanner, under the id that options, comments and baselines use.
package enum DeadCodeRule: String, CaseIterable, Sendable {
  case unusedClass = "unused-class"
  case unusedStruct = "unused-struct"
  case unusedEnum = "unused-enum"
  case unusedActor = "unused-actor"
  case unusedProtocol = "unused-protocol"
  case unusedFunction = "unused-function"
  case unusedMethod = "unused-method"
  case unusedInitializer = "unused-initializer"
  case unusedDeinitializer = "unused-deinitializer"
  case unusedProperty = "unused-property"
  case unusedGlobal = "unused-global"
  case unusedEnumCase = "unused-enum-case"
  case unusedTypealias = "unused-typealias"
  case unusedAssociatedType = "unused-associated-type"
  case unusedSubscript = "unused-subscript"
  case unusedOperator = "unused-operator"
  case unusedPrecedenceGroup = "unused-precedence-group"
  case unusedMacro = "unused-macro"
  case unusedExtension = "unused-extension"
  case unusedParameter = "unused-parameter"
  case unusedLocal = "unused-local"
  case unusedLocalFunction = "unused-local-function"
  case assignOnlyProperty = "assign-only-property"
  case unusedImport = "unused-import"
  case redundantPublic = "redundant-public"
  case redundantPackage = "redundant-package"
  case redundantInternal = "redundant-internal"
  case redundantFileprivate = "redundant-fileprivate"
  case redundantProtocol = "redundant-protocol"
  case redundantConformance = "redundant-conformance"
  case superfluousIgnore = "superfluous-ignore"
  case usedOnlyByTests = "used-only-by-tests"
  case unusedTarget = "unused-target"
  case unusedProduct = "unused-product"
  case unusedStringKey = "unused-string-key"
  case unusedAsset = "unused-asset"
  case deadFile = "dead-file"

  package var id: RuleID { RuleID(rawValue: rawValue) }

  /// What reports say of the rule.
  package var rule: Rule {
    let (name, summary) = words
    return Rule(id: id, name: name, summary: summary, severity: severity)
  }

  /// Notes count only with `--strict`.
  var severity: Severity {
    switch self {
    case .redundantPackage, .redundantInternal, .redundantFileprivate, .usedOnlyByTests, .deadFile:
      .note
    default: .warning
    }
  }

  private var words: (name: String, summary: String) {
    switch self {
    case .unusedClass: ("Unused class", "Classes that nothing which runs reaches.")
    case .unusedStruct: ("Unused struct", "Structs that nothing which runs reaches.")
    case .unusedEnum: ("Unused enum", "Enums that nothing which runs reaches.")
    case .unusedActor: ("Unused actor", "Actors that nothing which runs reaches.")
    case .unusedProtocol: ("Unused protocol", "Protocols that nothing names.")
    case .unusedFunction: ("Unused function", "Free functions that nothing which runs calls.")
    case .unusedMethod: ("Unused method", "Methods that nothing which runs calls.")
    case .unusedInitializer: ("Unused initializer", "Initializers that nothing which runs calls.")
    case .unusedDeinitializer: ("Unused deinitializer", "Deinitializers that do nothing.")
    case .unusedProperty: ("Unused property", "Properties that are neither read nor written.")
    case .unusedGlobal:
      ("Unused global", "Global variables and constants that are neither read nor written.")
    case .unusedEnumCase: ("Unused enum case", "Enum cases that are never made.")
    case .unusedTypealias: ("Unused typealias", "Typealiases that nothing names.")
    case .unusedAssociatedType:
      ("Unused associated type", "Associated types that their protocol does not need.")
    case .unusedSubscript: ("Unused subscript", "Subscripts that nothing which runs calls.")
    case .unusedOperator:
      ("Unused operator", "Operator declarations without a function that is used.")
    case .unusedPrecedenceGroup:
      ("Unused precedence group", "Precedence groups that no operator in use has.")
    case .unusedMacro: ("Unused macro", "Macro declarations that nothing expands.")
    case .unusedExtension:
      ("Unused extension", "Extensions of types that are never used, and empty ones.")
    case .unusedParameter:
      ("Unused parameter", "Parameters that the body of their function does not mention.")
    case .unusedLocal:
      ("Unused local variable", "Local variables that nothing in their scope reads.")
    case .unusedLocalFunction:
      ("Unused local function", "Local functions that nothing in their scope calls.")
    case .assignOnlyProperty:
      ("Assign-only property", "Properties that are written and never read.")
    case .unusedImport: ("Unused import", "Imports of modules to which the file does not refer.")
    case .redundantPublic:
      ("Redundant public", "Public declarations that only their own module uses.")
    case .redundantPackage:
      ("Redundant package", "Package declarations that only their own module uses.")
    case .redundantInternal:
      ("Redundant internal", "The modifier internal where it is the default.")
    case .redundantFileprivate:
      ("Redundant fileprivate", "The modifier fileprivate where private would do.")
    case .redundantProtocol:
      ("Redundant protocol", "Protocols that are conformed to and never used as such.")
    case .redundantConformance:
      ("Redundant conformance", "Conformances that another one in the clause includes.")
    case .superfluousIgnore:
      ("Superfluous ignore", "Comments that ask to ignore where nothing is found.")
    case .usedOnlyByTests:
      ("Used only by tests", "Declarations outside of tests that only tests reach.")
    case .unusedTarget: ("Unused target", "Targets and target dependencies that nothing uses.")
    case .unusedProduct:
      ("Unused product", "Products of other packages that no source file imports.")
    case .unusedStringKey: ("Unused string key", "Keys of string catalogs that no source mentions.")
    case .unusedAsset:
      ("Unused asset", "Images and colours of asset catalogs that no source mentions.")
    case .deadFile: ("Dead file", "Files in which nothing is used.")
    }
  }
}
