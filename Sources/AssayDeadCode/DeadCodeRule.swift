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
}
