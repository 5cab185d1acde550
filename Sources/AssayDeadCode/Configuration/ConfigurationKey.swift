// SPDX-License-Identifier: MIT

internal import AssayFindings

/// A key of the `dead-code` part of `.assay.yml`: its name, and the field it sets. Reading, writing
/// and messages all go by this one list.
struct ConfigurationKey {
  enum Field {
    case flag(WritableKeyPath<ScanConfiguration, Bool>)
    case optionalFlag(WritableKeyPath<ScanConfiguration, Bool?>)
    case text(WritableKeyPath<ScanConfiguration, String>)
    case optionalText(WritableKeyPath<ScanConfiguration, String?>)
    case texts(WritableKeyPath<ScanConfiguration, [String]>)
    case globs(WritableKeyPath<ScanConfiguration, [String]>)
    case rules(WritableKeyPath<ScanConfiguration, [RuleID]>)
    /// The name of a `ReportFormat`.
    case format(WritableKeyPath<ScanConfiguration, String?>)
  }

  var name: String
  var field: Field

  static let section = "dead-code"

  // NB: key paths are not Sendable, so this list is made anew.
  static var all: [ConfigurationKey] {
    [
      ConfigurationKey("targets", .texts(\.targets)),
      ConfigurationKey("exclude-targets", .texts(\.excludedTargets)),
      ConfigurationKey("exclude-tests", .flag(\.excludesTests)),
      ConfigurationKey("index-exclude", .globs(\.indexExclude)),
      ConfigurationKey("report-include", .globs(\.reportInclude)),
      ConfigurationKey("report-exclude", .globs(\.reportExclude)),
      ConfigurationKey("retain-files", .globs(\.retainFiles)),
      ConfigurationKey("retain-public", .optionalFlag(\.retainPublic)),
      ConfigurationKey("no-retain-spi", .texts(\.noRetainSPI)),
      ConfigurationKey("retain-objc-accessible", .flag(\.retainObjcAccessible)),
      ConfigurationKey("retain-objc-annotated", .optionalFlag(\.retainObjcAnnotated)),
      ConfigurationKey("retain-codable-properties", .flag(\.retainCodableProperties)),
      ConfigurationKey("retain-encodable-properties", .flag(\.retainEncodableProperties)),
      ConfigurationKey("retain-equatable-properties", .flag(\.retainEquatableProperties)),
      ConfigurationKey("retain-hashable-properties", .flag(\.retainHashableProperties)),
      ConfigurationKey("retain-assign-only-properties", .flag(\.retainAssignOnlyProperties)),
      ConfigurationKey(
        "retain-assign-only-property-types", .texts(\.retainAssignOnlyPropertyTypes)),
      ConfigurationKey(
        "retain-unused-protocol-func-params", .flag(\.retainUnusedProtocolFuncParams)),
      ConfigurationKey("retain-swift-ui-previews", .flag(\.retainSwiftUIPreviews)),
      ConfigurationKey("retain-unused-imported-modules", .texts(\.retainUnusedImportedModules)),
      ConfigurationKey("retain-mirror-targets", .flag(\.retainMirrorTargets)),
      ConfigurationKey("external-codable-protocols", .texts(\.externalCodableProtocols)),
      ConfigurationKey("external-test-case-classes", .texts(\.externalTestCaseClasses)),
      ConfigurationKey("rules", .rules(\.rules)),
      ConfigurationKey("disable-rules", .rules(\.disabledRules)),
      ConfigurationKey("index-store", .texts(\.indexStores)),
      ConfigurationKey("with", .texts(\.indexFacts)),
      ConfigurationKey("build-arguments", .texts(\.buildArguments)),
      ConfigurationKey("scratch-path", .text(\.scratchPath)),
      ConfigurationKey("skip-build", .flag(\.skipsBuild)),
      ConfigurationKey("allow-stale-index", .flag(\.allowsStaleIndex)),
      ConfigurationKey("allow-incomplete-index", .flag(\.allowsIncompleteIndex)),
      ConfigurationKey("report-generated", .flag(\.reportsGenerated)),
      ConfigurationKey("syntax-only", .flag(\.syntaxOnly)),
      ConfigurationKey("cache", .flag(\.usesCache)),
      ConfigurationKey("strict", .flag(\.strict)),
      ConfigurationKey("baseline", .optionalText(\.baseline)),
      ConfigurationKey("relative-results", .flag(\.relativeResults)),
      ConfigurationKey("format", .format(\.format)),
    ]
  }

  private init(_ name: String, _ field: Field) {
    self.name = name
    self.field = field
  }
}

extension ConfigurationKey {
  /// The key's lines in a file, or nil where the value is the default's.
  func yaml(of configuration: ScanConfiguration) -> String? {
    let standard = ScanConfiguration()
    switch field {
    case .flag(let path):
      return configuration[keyPath: path] == standard[keyPath: path]
        ? nil : "\(name): \(configuration[keyPath: path])"
    case .optionalFlag(let path):
      return configuration[keyPath: path].map { "\(name): \($0)" }
    case .text(let path):
      let value = configuration[keyPath: path]
      return value == standard[keyPath: path] ? nil : "\(name): \(Self.quoted(value))"
    case .optionalText(let path), .format(let path):
      return configuration[keyPath: path].map { "\(name): \(Self.quoted($0))" }
    case .texts(let path), .globs(let path):
      return list(configuration[keyPath: path])
    case .rules(let path):
      return list(configuration[keyPath: path].map(\.rawValue))
    }
  }

  private func list(_ values: [String]) -> String? {
    if values.isEmpty { return nil }
    return name + ":\n" + values.map { "  - " + Self.quoted($0) }.joined(separator: "\n")
  }

  /// In double quotes wherever a plain word could mean something else.
  private static func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
      case UInt8(ascii: "_"), UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"): true
      default: false
      }
    }
    let first = text.utf8.first
    let words: Set<String> = ["true", "false", "null", "yes", "no", "on", "off", "y", "n"]
    if isPlain, let first, first != UInt8(ascii: "-"), first != UInt8(ascii: "."),
      !words.contains(text.lowercased())
    {
      return text
    }
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value, radix: 16)
        result += "\\x" + (digits.count < 2 ? "0" : "") + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension ScanConfiguration {
  /// The text of an `.assay.yml` that makes this configuration, with only what differs from the
  /// default.
  ///
  /// - Parameter comments: lines above it.
  package func yaml(comments: [String] = []) -> String {
    var lines = comments.map { $0.isEmpty ? "#" : "# " + $0 }
    let keys = ConfigurationKey.all.compactMap { $0.yaml(of: self) }
    if keys.isEmpty {
      lines.append("\(ConfigurationKey.section): {}")
    } else {
      lines.append("\(ConfigurationKey.section):")
      for key in keys {
        lines += key.split(separator: "\n").map { "  " + $0 }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
