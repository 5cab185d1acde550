// SPDX-License-Identifier: MIT

package import AssayFindings

/// What a scan may be told, by options or by the `dead-code` part of `.assay.yml`. The defaults are
/// for a package without a configuration.
package struct ScanConfiguration: Hashable, Codable, Sendable {
  // Scope
  /// Only these targets (modules); empty for all.
  package var targets: [String] = []
  package var excludedTargets: [String] = []
  /// Leaves tests out, as if they were not there: what only they use is unused.
  package var excludesTests = false
  /// Files, as globs relative to the root, that are not read at all.
  package var indexExclude: [String] = []
  /// Files whose findings are reported; empty for all. The others are read.
  package var reportInclude: [String] = []
  package var reportExclude: [String] = []
  /// Reports findings in generated files too.
  package var reportsGenerated = false

  // Retention
  /// Files whose declarations are all kept.
  package var retainFiles: [String] = []
  /// nil: public API of the targets of library products is kept.
  package var retainPublic: Bool?
  /// SPI groups (`@_spi(Name)`) that are not kept with the public API.
  package var noRetainSPI: [String] = []
  /// Keeps classes that inherit from NSObject. What is marked `@objc` or `@objcMembers` is kept in
  /// any case.
  package var retainObjcAccessible = false
  /// Changes nothing, whatever it is: what is marked `@objc` or `@objcMembers` is always kept. A
  /// scan says so where this is set.
  package var retainObjcAnnotated: Bool?
  package var retainCodableProperties = true
  package var retainEncodableProperties = true
  /// Keeps the stored properties of Equatable structs that write their own `==`; where the compiler
  /// writes it, they are kept in any case.
  package var retainEquatableProperties = false
  package var retainHashableProperties = false
  package var retainAssignOnlyProperties = false
  /// Properties of these types may be assigned only.
  package var retainAssignOnlyPropertyTypes: [String] = []
  package var retainUnusedProtocolFuncParams = false
  /// Keeps what only previews show, of `#Preview` and of `PreviewProvider`.
  package var retainSwiftUIPreviews = true
  /// Modules whose imports are never called unused.
  package var retainUnusedImportedModules: [String] = []
  /// Keeps the stored properties of types that are given to `Mirror(reflecting:)`.
  package var retainMirrorTargets = true
  /// Protocols outside of the sources that are Codable.
  package var externalCodableProtocols: [String] = []
  /// Classes outside of the sources whose subclasses are tests.
  package var externalTestCaseClasses: [String] = []

  // What is found
  /// Only these rules; empty for all that are on by default.
  package var rules: [RuleID] = []
  package var disabledRules: [RuleID] = []

  // How it is run
  package var indexStores: [String] = []
  /// Files with what other machines' indexes know.
  package var indexFacts: [String] = []
  package var buildArguments: [String] = []
  package var scratchPath = ".build-assay"
  package var skipsBuild = false
  package var allowsStaleIndex = false
  /// Goes on where the index does not know all sources, and keeps what the others name.
  package var allowsIncompleteIndex = false
  package var syntaxOnly = false
  package var usesCache = true

  // How it is reported
  /// Any finding makes the exit code 1 (always so); strict: notes and low confidence count too.
  package var strict = false
  package var baseline: String?
  package var relativeResults = true
  package var format: String?

  package init() {}
}
