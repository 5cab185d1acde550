// SPDX-License-Identifier: MIT

import AssayDocuments
import AssayFindings
import Testing

@testable import AssayDeadCode

@Suite("Periphery's configuration translated")
struct PeripheryImportTests {
  private func read(_ text: String) throws -> PeripheryImport {
    try PeripheryImport(yaml: Array(text.utf8), file: "p")
  }

  @Test("what has an equal is taken over")
  func translated() throws {
    let result = try read(
      """
      targets: [App]
      exclude_targets: [Mocks]
      exclude_tests: true
      index_exclude: ["Gen/**"]
      report_include: ["Sources/**"]
      report_exclude: ["**/*.gen.swift"]
      retain_files: ["Keep/*"]
      retain_public: true
      no_retain_spi: [Internals]
      retain_objc_accessible: true
      retain_codable_properties: false
      retain_encodable_properties: false
      retain_equatable_properties: true
      retain_hashable_properties: true
      retain_assign_only_properties: true
      retain_assign_only_property_types: [Set]
      retain_unused_protocol_func_params: true
      retain_swift_ui_previews: true
      retain_unused_imported_modules: [UIKit]
      external_encodable_protocols: [A]
      external_codable_protocols: [A, B]
      external_test_case_classes: [BaseTests]
      strict: true
      index_store_path: store
      skip_build: true
      build_arguments: ["-Xswiftc", "-DX"]
      relative_results: false
      disable_redundant_public_analysis: true
      disable_unused_import_analysis: true
      superfluous_ignore_comments: false
      format: github-actions
      """)
    var expected = ScanConfiguration()
    expected.targets = ["App"]
    expected.excludedTargets = ["Mocks"]
    expected.excludesTests = true
    expected.indexExclude = ["Gen/**"]
    expected.reportInclude = ["Sources/**"]
    expected.reportExclude = ["**/*.gen.swift"]
    expected.retainFiles = ["Keep/*"]
    expected.retainPublic = true
    expected.noRetainSPI = ["Internals"]
    expected.retainObjcAccessible = true
    expected.retainCodableProperties = false
    expected.retainEncodableProperties = false
    expected.retainEquatableProperties = true
    expected.retainHashableProperties = true
    expected.retainAssignOnlyProperties = true
    expected.retainAssignOnlyPropertyTypes = ["Set"]
    expected.retainUnusedProtocolFuncParams = true
    expected.retainSwiftUIPreviews = true
    expected.retainUnusedImportedModules = ["UIKit"]
    expected.externalCodableProtocols = ["A", "B"]
    expected.externalTestCaseClasses = ["BaseTests"]
    expected.strict = true
    expected.indexStores = ["store"]
    expected.skipsBuild = true
    expected.buildArguments = ["-Xswiftc", "-DX"]
    expected.relativeResults = false
    expected.disabledRules = ["redundant-public", "unused-import", "superfluous-ignore"]
    expected.format = "github-actions"
    #expect(result.configuration == expected)
    #expect(result.notes.isEmpty)
  }

  @Test(
    "what has no equal is said, with its reason",
    arguments: [
      "project: App.xcodeproj", "workspace: App.xcworkspace", "schemes: [App]", "quiet: true",
      "verbose: true", "color: never", "clean_build: true", "bazel: true", "bazel_filter: x",
      "bazel_query: x", "retain_objc_annotated: true",
      "bazel_index_store: x", "generic_project_config: x", "json_package_manifest_path: x",
      "skip_schemes_validation: true", "xcode_list_arguments: []", "disable_update_check: true",
      "auto_remove: true", "write_results: x", "write_baseline: x", "file_targets_path: x",
      "format: sonarqube", "baseline: old.json",
    ])
  func noted(_ line: String) throws {
    let notes = try read(line).notes
    #expect(notes.count == 1)
    let key = line.prefix { $0 != ":" }
    #expect(notes.first?.hasPrefix(key) == true)
  }

  @Test("flags the other way turn nothing off")
  func otherWay() throws {
    let result = try read(
      "disable_unused_import_analysis: false\nsuperfluous_ignore_comments: true\nformat: markdown\n"
    )
    #expect(result.configuration.disabledRules.isEmpty)
    #expect(result.configuration.format == "github-markdown")
  }

  @Test(
    "wrong values are refused, where Periphery takes its default in silence",
    arguments: ["retain_public: sure", "retain_public: y", "targets: {a: b}", "strict: [true]"])
  func wrong(_ line: String) {
    #expect(throws: DocumentError.self) { try self.read(line) }
  }

  /// Yams 6, Sources/Yams/Resolver.swift: `yes|Yes|YES|no|No|NO|on|On|ON|off|Off|OFF`.
  @Test(
    "flags may be spelled as in YAML 1.1, which Periphery reads",
    arguments: [
      ("yes", true), ("Yes", true), ("YES", true), ("on", true), ("On", true), ("ON", true),
      ("no", false), ("No", false), ("NO", false), ("off", false), ("Off", false), ("OFF", false),
    ])
  func oldSpelling(word: String, value: Bool) throws {
    #expect(try read("retain_public: \(word)").configuration.retainPublic == value)
    let rules = try read("disable_unused_import_analysis: \(word)").configuration.disabledRules
    #expect(rules == (value ? ["unused-import"] : []))
  }

  @Test("unknown keys are named, and the others are taken over")
  func unknownKeys() throws {
    let result = try read("retain_publik: true\nfoo: [1]\nstrict: true\n")
    #expect(result.configuration.strict)
    #expect(
      result.notes == [
        "retain_publik is no key of Periphery, which ignores it; did you mean 'retain_public'?",
        "foo is no key of Periphery, which ignores it",
      ])
  }
}
