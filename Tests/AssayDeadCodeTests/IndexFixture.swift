// SPDX-License-Identifier: MIT

import AssayDeadCode
import AssayTestSupport
import Foundation

/// A folder of its own with sources and the index store that the compiler in use writes of them,
/// without generating code. It is removed with the value.
final class IndexFixture {
  private let folder: TemporaryFolder
  /// Without symbolic links.
  let root: String
  var store: String { "\(root)/store" }

  init(folderName: String = "package") throws {
    folder = try TemporaryFolder()
    root = "\(folder.path)/\(folderName)"
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
  }

  func path(_ name: String) -> String { "\(root)/\(name)" }

  func write(_ text: String, to name: String) throws {
    try write(Array(text.utf8), to: name)
  }

  func write(_ bytes: [UInt8], to name: String) throws {
    let url = URL(fileURLWithPath: path(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  /// Type-checks files that are there into the store.
  func compile(
    _ names: [String], module: String = "M", outputs: String = "out", flags: [String] = []
  ) throws {
    var arguments = ["swiftc", "-frontend", "-typecheck", "-parse-as-library"]
    arguments += ["-module-name", module, "-index-store-path", store, "-index-ignore-stdlib"]
    arguments += flags
    for name in names {
      arguments += ["-index-unit-output-path", "/\(outputs)/\(module)/\(name).o"]
    }
    for name in names { arguments += ["-primary-file", path(name)] }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    struct CompilerFailed: Error {}
    guard process.terminationStatus == 0 else { throw CompilerFailed() }
  }

  func setTime(_ seconds: TimeInterval, of path: String) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: seconds)], ofItemAtPath: path)
  }

  /// All files below a folder of the store's `v5`, sorted.
  func storeFiles(_ folder: String) throws -> [String] {
    let base = "\(store)/v5/\(folder)"
    return try FileManager.default.subpathsOfDirectory(atPath: base).map { "\(base)/\($0)" }
      .filter { path in
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
          && !isFolder.boolValue
      }
      .sorted()
  }

  /// Everything in the folder, hidden folders (`.build`) left out.
  func read(threads: Int = 2, cache: ScanCache? = nil) async throws -> IndexReading {
    let prefix = root + "/"
    return try await IndexReader(
      library: Self.library(), stores: [store], threads: threads, cache: cache
    ) { path in
      path.hasPrefix(prefix) && !path.dropFirst(prefix.count - 1).contains("/.")
    }.read()
  }

  static func library() async throws -> IndexStoreLibrary {
    try await IndexStoreLibrary.locate(
      searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "")
  }
}

extension IndexData {
  /// `line:column USR` of every occurrence with these roles in the file of that name.
  func places(in name: String, roles: SymbolRoles) -> [String] {
    files.filter { $0.path.hasSuffix("/\(name)") }.flatMap(\.occurrences)
      .filter { $0.roles.isSuperset(of: roles) }
      .map { "\($0.line):\($0.column) \(symbols.usr(of: $0.symbol))" }
  }
}

extension SymbolTable {
  func find(usr: String) -> SymbolID? {
    (0..<count).map { SymbolID(rawValue: UInt32($0)) }.first { self.usr(of: $0) == usr }
  }
}

extension SymbolRoles {
  /// `INDEXSTORE_SYMBOL_ROLE_REL_CALLEDBY`.
  static let calledBy = SymbolRoles(rawValue: 1 << 13)
}
