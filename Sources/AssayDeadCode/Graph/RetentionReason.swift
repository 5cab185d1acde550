// SPDX-License-Identifier: MIT

/// Why a declaration counts as used without a use in the sources. The text completes "it is kept:
/// …".
package enum RetentionReason: String, CaseIterable, Sendable {
  case topLevelUse = "top-level code uses it"
  case entryPoint = "it is the program's entry point"
  case publicInterface = "it is public API of a library product"
  case test = "the test runner calls it"
  case objectiveC = "it is visible to Objective-C"
  case linkage = "it is reached by its symbol name"
  case inlinable = "it is part of the module's binary interface"
  case codable = "Codable's synthesized code uses it"
  case synthesized = "synthesized Equatable, Hashable or Comparable code uses it"
  case allCases = "the cases are reached through allCases or rawValue"
  case propertyWrapper = "property wrappers are reached by these names"
  case resultBuilder = "result builders are reached by these names"
  case dynamicLookup = "it is reached through dynamic member lookup or dynamic calls"
  case interpolation = "string interpolation calls it"
  case externalRequirement = "it fulfills a requirement of a protocol outside the sources"
  case externalOverride = "it overrides a declaration outside the sources"
  case unavailable = "it is marked unavailable on purpose"
  case preview = "it is a preview"
  case appIntent = "the system finds App Intents by their types"
  case delegateAdaptor = "the system calls the app delegate"
  case mirror = "a Mirror reads it"
  case resource = "a storyboard, property list, data model or scripting definition names it"
  case template = "a template of a code generator looks for types by it"
  case script = "a shell script calls it"
  case macro = "a macro may use it"
  case inactiveCode = "code under an inactive #if names it"
  case ignored = "an ignore comment covers it"
  case configuration = "the configuration retains it"
  case memberwise = "a memberwise initializer that is called takes it"
  case language = "the language calls it implicitly"
  case uncertain = "its name might be used in a way that the scan cannot see"
  case commonName =
    "its name is declared and used too often to compare each use with each declaration"

  /// Whether the declaration may be unused all the same.
  var isDoubt: Bool { self == .uncertain || self == .commonName }
}
