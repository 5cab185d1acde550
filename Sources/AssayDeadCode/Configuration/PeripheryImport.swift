// SPDX-License-Identifier: MIT

internal import AssayDocuments
internal import AssayFiles
internal import AssayFindings
internal import AssayYAML

/// A Periphery configuration in our own words.
///
/// The keys are those of Periphery 2.0 to 3.7.4 and its branch of May 2026 (peripheryapp/periphery,
/// Sources/Shared/Configuration.swift and Sources/Configuration/Configuration.swift), each with
/// what becomes of it.
package struct PeripheryImport: Sendable {
  package private(set) var configuration = ScanConfiguration()
  /// One sentence for each key that has no equal here or is unknown, in the file's order.
  package private(set) var notes: [String] = []

  /// - Throws: `DocumentError`, also for a value of the wrong type; Periphery takes its default
  ///   there and reports nothing.
  package init(path: String, name: String) throws {
    var budget = DocumentBudget.written
    try self.init(try DocumentFile.value(at: path, name: name, budget: &budget))
  }

  // assay:ignore used-only-by-tests - tests give text and bytes, the tool gives a path
  init(yaml bytes: [UInt8], file: String) throws {
    var budget = DocumentBudget.written
    try self.init(try DocumentFile.value(of: bytes, file: file, budget: &budget))
  }

  private init(_ value: DocumentValue?) throws {
    guard let value, value.kind != .null else { return }
    for entry in try value.entries("keys with values") {
      try MapReader.at(entry.key) { try translate(entry) }
    }
  }

  /// Keys whose value is taken over as it is, under the same name with hyphens.
  private static let same: [String: String] = [
    "targets": "targets", "exclude_targets": "exclude-targets", "exclude_tests": "exclude-tests",
    "index_exclude": "index-exclude", "report_include": "report-include",
    "report_exclude": "report-exclude", "retain_files": "retain-files",
    "retain_public": "retain-public", "no_retain_spi": "no-retain-spi",
    "retain_objc_accessible": "retain-objc-accessible",
    "retain_codable_properties": "retain-codable-properties",
    "retain_encodable_properties": "retain-encodable-properties",
    "retain_equatable_properties": "retain-equatable-properties",
    "retain_hashable_properties": "retain-hashable-properties",
    "retain_assign_only_properties": "retain-assign-only-properties",
    "retain_assign_only_property_types": "retain-assign-only-property-types",
    "retain_unused_protocol_func_params": "retain-unused-protocol-func-params",
    "retain_swift_ui_previews": "retain-swift-ui-previews",
    "retain_unused_imported_modules": "retain-unused-imported-modules",
    "external_codable_protocols": "external-codable-protocols",
    "external_encodable_protocols": "external-codable-protocols",
    "external_test_case_classes": "external-test-case-classes", "strict": "strict",
    "index_store_path": "index-store", "skip_build": "skip-build",
    "build_arguments": "build-arguments", "relative_results": "relative-results",
  ]

  /// Flags that turn a rule off when they have this value.
  private static let ruleFlags: [String: (off: Bool, rules: [DeadCodeRule])] = [
    "disable_redundant_public_analysis": (true, [.redundantPublic]),
    "disable_redundant_internal_analysis": (true, [.redundantInternal]),
    "disable_redundant_fileprivate_analysis": (true, [.redundantFileprivate]),
    "disable_unused_import_analysis": (true, [.unusedImport]),
    "superfluous_ignore_comments": (false, [.superfluousIgnore]),
  ]

  private static let xcode =
    "Assay does not build Xcode projects: scan with index-store (DerivedData's Index.noindex/DataStore)"
    + " or syntax-only"
  private static let bazel =
    "Assay does not run Bazel: give its index stores with index-store"

  /// Why a key has no meaning here.
  private static let meaningless: [String: String] = [
    "project": xcode, "workspace": xcode, "schemes": xcode, "xcode_list_arguments": xcode,
    "skip_schemes_validation": xcode, "file_targets_path": xcode,
    "generic_project_config": "give the index stores with index-store, and the plists' classes with"
      + " retain-files",
    "bazel": bazel, "bazel_filter": bazel, "bazel_query": bazel, "bazel_index_store": bazel,
    "bazel_check_visibility": bazel,
    "json_package_manifest_path": "the manifest is read from the package",
    "retain_objc_annotated": "declarations marked @objc or @objcMembers are always kept",
    "clean_build": "a stale index is refused instead; delete the scratch path for a clean build",
    "quiet": "give --quiet on the command line", "verbose": "there is no more detailed output",
    "color": "color follows the terminal and NO_COLOR",
    "disable_update_check": "there is no update check",
    "auto_remove": "run 'assay dead-code remove'",
    "write_results": "give --output on the command line",
    "write_baseline": "run 'assay dead-code baseline write'",
    "show_nested_redundant_accessibility": "nested ones are always shown",
  ]

  private mutating func translate(_ entry: DocumentValue.Entry) throws {
    if let name = Self.same[entry.key] {
      try set(name, to: entry)
    } else if let (off, rules) = Self.ruleFlags[entry.key] {
      if try Self.flag(entry.value) == off { configuration.disabledRules += rules.map(\.id) }
    } else if entry.key == "baseline" {
      configuration.baseline = ".assay-baseline.json"
      notes.append(
        "baseline: the formats differ; write a new one with 'assay dead-code baseline write'")
    } else if entry.key == "format" {
      try translateFormat(entry.value)
    } else if let reason = Self.meaningless[entry.key] {
      notes.append("\(entry.key) has no meaning here: \(reason)")
    } else {
      let names = Array(Self.same.keys) + Self.ruleFlags.keys + Self.meaningless.keys
      notes.append(
        "\(entry.key) is no key of Periphery, which ignores it"
          + NearestName.question(entry.key, among: names.sorted()))
    }
  }

  /// As Yams reads YAML 1.1, by which Periphery reads its file (`Bool.construct(from:)`).
  private static func flag(_ value: DocumentValue) throws -> Bool {
    guard case .string(let text) = value.kind else { return try value.bool() }
    switch text.lowercased() {
    case "yes", "on": return true
    case "no", "off": return false
    default: return try value.bool()
    }
  }

  private mutating func set(_ name: String, to entry: DocumentValue.Entry) throws {
    guard let key = ConfigurationKey.all.first(where: { $0.name == name }) else { return }
    switch key.field {
    case .flag(let path): configuration[keyPath: path] = try Self.flag(entry.value)
    case .optionalFlag(let path): configuration[keyPath: path] = try Self.flag(entry.value)
    case .globs(let path):
      for pattern in try entry.value.globs() {
        if pattern.hasPrefix("/") || pattern.hasPrefix("../") {
          notes.append(
            "\(entry.key): '\(pattern)' is outside of the package; patterns are relative to its root"
          )
        }
        configuration[keyPath: path].append(pattern)
      }
    case .texts(let path):
      // NB: two of Periphery's keys end in one of ours.
      for text in try entry.value.texts()
      where !configuration[keyPath: path].contains(text) {
        configuration[keyPath: path].append(text)
      }
    case .text, .optionalText, .rules, .format: break
    }
  }

  private mutating func translateFormat(_ value: DocumentValue) throws {
    let text = try value.string()
    let renamed = ["markdown": "github-markdown", "gitlab-codequality": "codeclimate"]
    let name = renamed[text] ?? text
    if ReportFormat(rawValue: name) != nil {
      configuration.format = name
    } else {
      notes.append("format: there is no '\(text)'; 'assay dead-code scan --help' lists the formats")
    }
  }
}
