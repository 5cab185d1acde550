// SPDX-License-Identifier: MIT

internal import AssayFiles
internal import AssaySnapshotStore

/// Where the reference of an assertion is.
struct ReferencePlace {
  var store: SnapshotStore
  /// Relative to the folder of the store.
  var path: String
  /// Whether the command line must be told the folder of the store.
  var isUnusual: Bool
}

extension SnapshotAssertion {
  /// The place of the reference, with the next number if the snapshot has no name and needs one.
  func referencePlace(pathExtension: String?) throws -> ReferencePlace {
    let references = try references ?? .current()
    let folder = directory ?? SnapshotTestingConfiguration.current?.directory
    switch references {
    case .named, .numbered:
      let store = try SnapshotSession.shared.store(
        forTestFile: "\(place.file)", directory: folder)
      var id = SnapshotID(
        fileID: fileID ?? place.testFileID, test: testName, name: name,
        fileExtension: pathExtension)
      if references == .numbered, name == nil { id.name = try number(after: id.relativePath) }
      return ReferencePlace(store: store, path: id.relativePath, isUnusual: folder != nil)
    case .besideTests:
      return try placeBesideTest(folder: folder, pathExtension: pathExtension)
    }
  }

  /// As swift-snapshot-testing names references: a folder of the call holds the files themselves.
  private func placeBesideTest(folder: String?, pathExtension: String?) throws -> ReferencePlace {
    let file = "\(place.file)"
    let suite = Self.suite(of: FilePaths.lastComponent(of: file))
    let folder =
      try folder ?? SnapshotSession.shared.settings().directory
      ?? FilePaths.join(FilePaths.parent(of: file), "__Snapshots__")
    let store = SnapshotStore(directory: SnapshotSession.absolute(folder, from: file))
    let prefix = (directory == nil ? "\(suite)/" : "") + WordPath.sanitized(testName)
    let identifier =
      try name.map(WordPath.sanitized) ?? number(after: store.referencePath(prefix))
    let end = pathExtension.map { $0.isEmpty ? "" : "." + $0 } ?? ""
    return ReferencePlace(store: store, path: "\(prefix).\(identifier)\(end)", isUnusual: true)
  }

  /// `LoginTests` of `LoginTests.swift`.
  private static func suite(of file: String) -> Substring {
    guard let dot = file.lastIndex(of: "."), dot > file.startIndex else { return file[...] }
    return file[..<dot]
  }

  /// Whether snapshots without a name are numbered. A wrong setting fails the assertion later.
  var isNumbered: Bool {
    do { return try (references ?? .current()).isNumbered } catch { return false }
  }

  private func number(after prefix: String) throws -> String {
    "\(try SnapshotSession.shared.nextNumber(for: prefix))"
  }
}

/// The names of files that swift-snapshot-testing makes of the names of tests and snapshots.
enum WordPath {
  /// Runs of characters that are no part of a word become one `-`, except at the ends.
  static func sanitized(_ name: String) -> String {
    var result = String.UnicodeScalarView()
    var hasGap = false
    for scalar in name.unicodeScalars {
      guard isWord(scalar) else {
        hasGap = true
        continue
      }
      if hasGap, !result.isEmpty { result.append("-") }
      hasGap = false
      result.append(scalar)
    }
    return String(result)
  }

  /// What `\w` means in a regular expression of Foundation (UTS #18, annex C).
  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.properties.isAlphabetic || scalar.properties.isJoinControl { return true }
    switch scalar.properties.generalCategory {
    case .decimalNumber, .connectorPunctuation, .nonspacingMark, .spacingMark, .enclosingMark:
      return true
    default: return false
    }
  }
}
