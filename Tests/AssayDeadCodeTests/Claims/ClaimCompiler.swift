// SPDX-License-Identifier: MIT

import Foundation

/// Writes a claim's sources where they can be scanned, with the index store that the compiler makes
/// of them. Type checking is enough for an index, at about 0.05 s a file without Foundation. A
/// claim whose text has not changed since the last run is left as it lies.
struct ClaimCompiler {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  struct Output: Sendable {
    /// Absolute path of the folder to scan.
    var root: String
    var indexStore: String
  }

  private let claim: Claim
  private let folder: String
  private var output: Output { Output(root: "\(folder)/root", indexStore: "\(folder)/store") }
  private var moduleFolder: String { "\(folder)/modules" }

  /// `.build/claims` of the package.
  static let workFolder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: ".build/claims").path

  /// The toolchain's `usr` folder, and what tells one compiler from the next.
  private static let toolchain: (folder: String, stamp: String) = {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    for folder in path.split(separator: ":") {
      let compiler = URL(filePath: "\(folder)/swiftc")
      guard FileManager.default.isExecutableFile(atPath: compiler.path) else { continue }
      let real = compiler.resolvingSymlinksInPath()
      let usr = real.deletingLastPathComponent().deletingLastPathComponent().path
      var stamp = real.path
      do {
        let attributes = try FileManager.default.attributesOfItem(atPath: real.path)
        stamp += " \(attributes[.size] ?? "") \(attributes[.modificationDate] ?? "")"
      } catch {
        stamp += " \(error)"
      }
      return (usr, stamp)
    }
    return ("", "")
  }()

  init(_ claim: Claim) {
    self.claim = claim
    // FNV-1a, 64 bits: http://www.isthe.com/chongo/tech/comp/fnv/
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    let parts =
      ["2", Self.toolchain.stamp] + claim.modules + claim.arguments
      + claim.files.flatMap { [$0.path, $0.text] }
    for part in parts {
      for byte in Array(part.utf8) + [0] {
        hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
      }
    }
    folder = "\(Self.workFolder)/\(claim.name)/\(String(hash, radix: 16))"
  }

  /// - Throws: `Failure` with the compiler's own words.
  func compile() throws -> Output {
    let files = FileManager.default
    if files.fileExists(atPath: "\(folder)/done") { return output }
    let claimFolder = "\(Self.workFolder)/\(claim.name)"
    if files.fileExists(atPath: claimFolder) { try files.removeItem(atPath: claimFolder) }
    try files.createDirectory(atPath: moduleFolder, withIntermediateDirectories: true)
    for file in claim.files {
      let url = URL(filePath: "\(output.root)/\(file.path)")
      try files.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.text.utf8).write(to: url)
    }
    if claim.engines.contains(.index) {
      for module in claim.modules { try compile(module: module) }
    }
    try Data().write(to: URL(filePath: "\(folder)/done"))
    return output
  }

  private func compile(module: String) throws {
    let sources = claim.files.filter { $0.module == module && $0.path.hasSuffix(".swift") }
    let paths = sources.map { "\(output.root)/\($0.path)" }
    var common = [
      "-module-name", module, "-I", moduleFolder, "-package-name", "claims", "-swift-version", "6",
      "-enable-testing", "-suppress-warnings",
    ]
    if !paths.contains(where: { $0.hasSuffix("/main.swift") }) {
      common.append("-parse-as-library")
    }
    common += ["-plugin-path", "\(Self.toolchain.folder)/lib/swift/host/plugins"]
    common += claim.arguments
    if module != claim.modules.last {
      let product = "\(moduleFolder)/\(module).swiftmodule"
      try run(["-emit-module"] + paths + ["-o", product] + common)
    }
    // Each file is primary, with a unit of its own: without units named for them all share one.
    try run(
      ["-typecheck", "-index-store-path", output.indexStore, "-index-ignore-stdlib"]
        + paths.flatMap { ["-primary-file", $0, "-index-unit-output-path", "\($0).o"] } + common)
  }

  private func run(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(filePath: "\(Self.toolchain.folder)/bin/swiftc")
    process.arguments = ["-frontend"] + arguments
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let text = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: String(decoding: text, as: UTF8.self))
    }
  }
}
