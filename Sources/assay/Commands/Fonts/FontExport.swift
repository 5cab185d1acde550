// SPDX-License-Identifier: MIT

import AssayFiles
import AssayText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Copies fonts to a folder, with a manifest and the licenses.
struct FontExport {
  /// What `fonts.json` says.
  struct Manifest: Codable, Equatable {
    struct File: Codable, Equatable {
      var file: String
      var faces: [String]
      var bytes: Int
      var xxh3: String
      var package: String
      var license: String

      enum CodingKeys: String, CodingKey {
        case file, faces, bytes, package, license
        case xxh3 = "xxh3-128"
      }
    }

    var tool: String
    var scripts: String
    var files: [File]
  }

  var files: [PinnedFontFile]
  var search: FontSearch
  /// Absolute.
  var folder: String

  static let manifestName = "fonts.json"

  private let fileSystem = PosixFileSystem()

  init(files: [PinnedFontFile], search: FontSearch, folder: String) {
    self.files = files
    self.search = search
    self.folder = folder
  }

  /// Nothing is written unless every font and license is there.
  ///
  /// - Returns: the bytes of all fonts.
  /// - Throws: `FontExportError`, `FileSystemError`.
  func write(scripts: String) throws -> Int {
    let problems = files.compactMap { $0.problem(in: search)?.description }
    guard problems.isEmpty else { throw FontExportError(problems: problems) }
    let licenses = try licenses()
    var manifest = Manifest(
      tool: "assay \(Assay.configuration.version)", scripts: scripts, files: [])
    try fileSystem.createFolder(FilePaths.join(folder, Self.licenseFolder))
    for (package, text) in licenses.sorted(by: { $0.key < $1.key }) {
      try fileSystem.write(text, to: FilePaths.join(folder, Self.licensePath(of: package)))
    }
    for file in files {
      let (bytes, hash) = try contents(of: file)
      try fileSystem.write(bytes, to: FilePaths.join(folder, file.name))
      manifest.files.append(
        Manifest.File(
          file: file.name, faces: file.faces, bytes: bytes.count, xxh3: hash,
          package: file.package, license: Self.licensePath(of: file.package)))
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try fileSystem.write(
      Array(try encoder.encode(manifest)) + [UInt8(ascii: "\n")],
      to: FilePaths.join(folder, Self.manifestName))
    return manifest.files.reduce(0) { $0 + $1.bytes }
  }

  /// The bytes as they are written, which may not be those that were looked at before.
  private func contents(of file: PinnedFontFile) throws -> (bytes: [UInt8], hash: String) {
    let bytes = try fileSystem.read(file.path(in: search) ?? file.name)
    let hash = PinnedFontFile.hash(of: bytes)
    guard search.versions == .any || hash == file.hash else {
      throw FontExportError(problems: ["'\(file.name)' changed while it was read; run again"])
    }
    return (bytes, hash)
  }

  /// The files that an export left in a folder; nil where there is none.
  ///
  /// - Throws: `FileSystemError`, `DecodingError`.
  static func files(in folder: String) throws -> Set<String>? {
    let path = FilePaths.join(folder, manifestName)
    guard try PosixFileSystem().kind(of: path) == .file else { return nil }
    let manifest = try JSONDecoder().decode(
      Manifest.self, from: Data(try PosixFileSystem().read(path)))
    return Set(manifest.files.map(\.file))
  }

  private func licenses() throws -> [String: [UInt8]] {
    var result: [String: [UInt8]] = [:]
    for package in Set(files.map(\.package)) {
      let places = Self.licensePlaces(of: package, in: search)
      guard let place = try places.first(where: { try fileSystem.kind(of: $0) == .file }) else {
        throw FontExportError(problems: [
          "no license of '\(package)': none of \(places.joined(separator: ", ")) exists; install the "
            + "package again, because its fonts may not be passed on without it"
        ])
      }
      result[package] = try fileSystem.read(place)
    }
    return result
  }

  /// Where Debian's packages and earlier exports have them.
  private static func licensePlaces(of package: String, in search: FontSearch) -> [String] {
    search.folders.map { FilePaths.join($0, licensePath(of: package)) }
      + ["/usr/share/doc/\(package)/copyright"]
  }

  private static let licenseFolder = "licenses"

  private static func licensePath(of package: String) -> String {
    "\(licenseFolder)/\(package).txt"
  }

  /// "9.4 MB": a tenth of a million bytes, rounded.
  static func megabytes(_ bytes: Int) -> String {
    let tenths = (bytes + 50_000) / 100_000
    return "\(tenths / 10).\(tenths % 10) MB"
  }
}

/// Why fonts were not exported.
struct FontExportError: Error, CustomStringConvertible {
  var problems: [String]

  var description: String { "nothing was exported:\n  " + problems.joined(separator: "\n  ") }
}
