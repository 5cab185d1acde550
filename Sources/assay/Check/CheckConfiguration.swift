// SPDX-License-Identifier: MIT

import AssayDocuments
import AssaySnapshotCommands
import AssayYAML

/// What the section `check` of `.assay.yml` asks for. Paths are absolute.
struct CheckConfiguration: Hashable, Sendable {
  struct Snapshots: Hashable, Sendable {
    var descriptions: [String] = []
    /// As the options of 'assay snapshot verify' take them.
    var traitArguments: [String] = []
    /// Whether what the last test run left pending is reported.
    var tests = false
  }

  struct Audits: Hashable, Sendable {
    var views: [String] = []
    var assets: [String] = []
    var palettes: [String] = []
    var sources: [String] = []
  }

  /// nil where the section does not ask for them.
  var snapshots: Snapshots?
  var audits: Audits?
  var scansDeadCode = false
  var verifiesRelease = false
  var isStrict = false

  /// The files and folders that the products read.
  var paths: [String] {
    (snapshots?.descriptions ?? [])
      + (audits.map { $0.views + $0.assets + $0.palettes + $0.sources } ?? [])
  }

  var isEmpty: Bool { snapshots == nil && audits == nil && !scansDeadCode && !verifiesRelease }

  /// - Throws: `DocumentError`, with the place of what is wrong.
  init(_ file: ProjectConfiguration) throws {
    var result = CheckConfiguration()
    _ = try file.read(.check) { map in try result.read(&map, file) }
    self = result
  }

  private init() {}

  private mutating func read(_ map: inout MapReader, _ file: ProjectConfiguration) throws {
    snapshots = try map.take("snapshots") { try Snapshots($0, file) }
    audits = try map.take("audit") { try Audits($0, file) }
    scansDeadCode = try map.take("dead-code") { try $0.bool() } ?? false
    verifiesRelease = try map.take("release") { try $0.bool() } ?? false
    isStrict = try map.take("strict") { try $0.bool() } ?? false
  }
}

extension CheckConfiguration.Snapshots {
  private static let traits = [
    ("devices", "--device"), ("appearances", "--appearance"), ("locales", "--locale"),
    ("text-sizes", "--text-size"),
  ]

  fileprivate init(_ value: DocumentValue, _ file: ProjectConfiguration) throws {
    var map = try MapReader(value, expected: "keys below 'snapshots'")
    descriptions = try map.paths("descriptions", file)
    for (key, option) in Self.traits {
      traitArguments += try map.take(key) { try Self.arguments($0, of: option) } ?? []
    }
    tests = try map.take("tests") { try $0.bool() } ?? false
    try map.finish("snapshots")
    guard !descriptions.isEmpty || tests else {
      throw DocumentError(
        "nothing to compare; name 'descriptions', or write 'tests: true'", at: value.mark)
    }
  }
}

extension CheckConfiguration.Snapshots {
  /// The option with each of some values.
  ///
  /// - Throws: `DocumentError` for one that the option does not take.
  private static func arguments(_ value: DocumentValue, of option: String) throws -> [String] {
    let arguments = try value.texts().map { "\(option)=\($0)" }
    do throws(OptionError) {
      let _: TraitOptions = try ParsedOptions.of(arguments)
    } catch {
      throw DocumentError(error.description, at: value.mark)
    }
    return arguments
  }
}

extension CheckConfiguration.Audits {
  fileprivate init(_ value: DocumentValue, _ file: ProjectConfiguration) throws {
    var map = try MapReader(value, expected: "keys below 'audit'")
    views = try map.paths("views", file)
    assets = try map.paths("assets", file)
    palettes = try map.paths("palettes", file)
    sources = try map.paths("sources", file)
    try map.finish("audit")
    guard !(views + assets + palettes + sources).isEmpty else {
      throw DocumentError(
        "nothing to audit; name 'views', 'assets', 'palettes' or 'sources'", at: value.mark)
    }
  }
}

extension MapReader {
  fileprivate mutating func paths(_ key: String, _ file: ProjectConfiguration) throws -> [String] {
    try take(key) { try $0.texts().map(file.path) } ?? []
  }
}
