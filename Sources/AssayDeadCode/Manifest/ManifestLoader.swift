// SPDX-License-Identifier: MIT

internal import AssayParserStack
internal import AssayProcesses

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

extension PackageManifest {
  /// Reads a package's manifest: as text where its lists are literal, else by asking SwiftPM.
  ///
  /// - Parameters:
  ///   - root: the folder of Package.swift, absolute.
  ///   - needsSwift: false to make do with the text, if it names targets, where SwiftPM cannot
  ///     answer.
  /// - Throws: `ManifestError`.
  package static func load(root: String, needsSwift: Bool = true) async throws -> PackageManifest {
    let literal = try LiteralManifest(root: root)
    if literal.doubts.isEmpty { return literal.manifest }
    do {
      return try await load(root: root, beside: literal)
    } catch {
      if needsSwift || literal.manifest.targets.isEmpty { throw error }
      return literal.manifest
    }
  }

  private static func load(
    root: String, beside literal: LiteralManifest
  ) async throws -> PackageManifest {
    var manifest = try await dump(root: root)
    manifest.file = literal.manifest.file
    manifest.moduleAliases = literal.manifest.moduleAliases
    manifest.addPlaces(from: literal)
    TargetFolders(root: root).resolve(&manifest)
    return manifest
  }

  /// `swift package dump-package` evaluates the manifest alone: no dependency is fetched or read.
  static func dump(root: String) async throws -> PackageManifest {
    let output: String
    do {
      // NB: a separate scratch path, so that neither the lock of a concurrent build nor another
      // user's folder blocks it.
      let process = ProcessInfo.processInfo.processIdentifier
      let scratch = FileManager.default.temporaryDirectory.path + "/assay-dump-package-\(process)"
      let outcome = try await ToolProcess.run(
        "swift", ["package", "--package-path", root, "--scratch-path", scratch, "dump-package"])
      if FileManager.default.fileExists(atPath: scratch) {
        try FileManager.default.removeItem(atPath: scratch)
      }
      guard outcome.succeeded else {
        let message = outcome.errorText.split(separator: "\n").first { $0.contains("error:") }
        throw ManifestError.swiftFailed(
          root: root, reason: message.map(String.init) ?? "it ended without a message")
      }
      output = outcome.outputText
    } catch let error as ManifestError {
      throw error
    } catch {
      throw ManifestError.swiftFailed(root: root, reason: "\(error)")
    }
    do {
      // NB: SwiftPM may say something before the object.
      let start = output.firstIndex(of: "{") ?? output.startIndex
      return try JSONDecoder().decode(ManifestDump.self, from: Data(output[start...].utf8)).manifest
    } catch {
      throw ManifestError.swiftFailed(root: root, reason: "its output cannot be decoded: \(error)")
    }
  }

  private mutating func addPlaces(from literal: LiteralManifest) {
    for index in targets.indices {
      guard let place = literal.places[targets[index].name] else { continue }
      targets[index].range = place.range
      targets[index].nameStart = place.nameStart
      for (number, dependency) in targets[index].dependencies.enumerated() {
        let twin = place.dependencies.first { $0.name == dependency.name }
        targets[index].dependencies[number].range = twin?.range
      }
    }
  }
}

/// A manifest as its text reads.
struct LiteralManifest: Sendable {
  var manifest: PackageManifest
  /// Why the reading may be wrong; empty where it is right.
  var doubts: [String]
  /// By name, also targets that the manifest makes by computing.
  var places: [String: PackageManifest.Target]

  /// - Throws: `ManifestError`.
  init(root: String) throws {
    let names = try Self.manifestFiles(in: root)
    guard var file = names.first else { throw ManifestError.missing(root: root) }
    var text = try Self.text(of: root + "/" + file)
    // SwiftPM takes a manifest for one Swift version only if it needs newer tools than the general
    // one.
    for name in names.dropFirst() {
      let other = try Self.text(of: root + "/" + name)
      if Self.toolsVersion(of: text).lexicographicallyPrecedes(Self.toolsVersion(of: other)) {
        (file, text) = (name, other)
      }
    }
    self.init(text: text, file: file)
    if names.count > 1 { doubts.append("the Swift version chooses among several manifests") }
    TargetFolders(root: root).resolve(&manifest)
  }

  private static func text(of path: String) throws -> String {
    do {
      return String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
    } catch {
      throw ManifestError.unreadable(path: path, reason: "\(error)")
    }
  }

  /// `// swift-tools-version: 6.2`
  static func toolsVersion(of text: String) -> [Int] {
    let line = text.split(separator: "\n").first { $0.contains("swift-tools-version") } ?? ""
    let version = line.split(separator: ":").last?.drop { $0 == " " } ?? ""
    return version.prefix { $0.isNumber || $0 == "." }.split(separator: ".").map { Int($0) ?? 0 }
  }

  init(text: String, file: String = "Package.swift") {
    manifest = PackageManifest(
      name: "", targets: [], products: [], packageDependencies: [], file: file)
    doubts = ["it nests too deeply to be read"]
    places = [:]
    var copy = self
    Array(text.utf8).withUnsafeBufferPointer { source in
      _ = ParserStack.run(source) {
        let reader = LiteralManifestReader(text: text, file: file)
        copy = LiteralManifest(reader)
      }
    }
    self = copy
  }

  private init(_ reader: LiteralManifestReader) {
    manifest = reader.manifest
    doubts = reader.doubts
    places = reader.places
  }

  /// The manifest for any version first, then those for one version, the newest last.
  private static func manifestFiles(in root: String) throws -> [String] {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: root)
    } catch {
      throw ManifestError.missing(root: root)
    }
    let versions = names.compactMap { name -> (name: String, version: [Int])? in
      guard name.hasPrefix("Package@swift-"), name.hasSuffix(".swift") else { return nil }
      return (name, name.dropFirst(14).dropLast(6).split(separator: ".").map { Int($0) ?? 0 })
    }
    let sorted = versions.sorted { $0.version.lexicographicallyPrecedes($1.version) }.map(\.name)
    return (names.contains("Package.swift") ? ["Package.swift"] : []) + sorted
  }
}
