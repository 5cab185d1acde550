// SPDX-License-Identifier: MIT

import AssayFiles
import AssayProcesses
import AssayTestSupport
import Foundation
import Testing

@testable import AssayPorting

/// The build that the tests come from is the one that the stand-ins are compiled with.
@Suite("stand-ins for Apple's frameworks")
struct StandInTests {
  private static let plan: [UInt8]? = {
    let program =
      URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().path
    // .build/TRIPLE/debug/NAME.xctest
    let build = (0..<3).reduce(program) { path, _ in FilePaths.parent(of: path) }
    return try? PosixFileSystem().read(FilePaths.join(build, "debug.yaml"))
  }()

  @Test("compile", .enabled(if: plan != nil))
  func compile() async throws {
    let kit = try #require(PortingKit(plan: Self.plan ?? [], target: "AssayUIKitTests"))
    let folder = try TemporaryFolder()
    let compiler = try await SwiftModuleCompiler(kit: kit, folder: folder.path)
    var compiled: Set<String> = []
    func add(_ name: String) async throws {
      for needed in StandIn.needed(by: name) { try await add(needed) }
      guard compiled.insert(name).inserted else { return }
      try await compiler.addStandIn(name)
    }
    for name in StandIn.contents.keys.sorted() { try await add(name) }
    #expect(compiled == Set(StandIn.contents.keys))
  }

  /// The expected ones are those of `sha256sum`, `sha1sum`, `md5sum` and Python's `hmac`.
  @Test("digests are those of the standards", .enabled(if: plan != nil))
  func digests() async throws {
    let kit = try #require(PortingKit(plan: Self.plan ?? [], target: "AssayUIKitTests"))
    let folder = try TemporaryFolder()
    let program = FilePaths.join(folder.path, "Program")
    let main = """
      let data = Data("abc".utf8)
      print(SHA256.hash(data: data))
      print(Insecure.SHA1.hash(data: data))
      print(Insecure.MD5.hash(data: data))
      let key = SymmetricKey(data: Data("key".utf8))
      print(HMAC<SHA256>.authenticationCode(for: data, using: key))
      """
    let source = FilePaths.join(folder.path, "main.swift")
    try PosixFileSystem().replace(
      source, with: Array((StandIn.source(of: "CryptoKit") + main).utf8))
    let built = try await ToolProcess.run(
      kit.compiler, ["-suppress-warnings", source, "-o", program])
    #expect(built.errorText == "")
    #expect(
      try await ToolProcess.run(program, []).outputText == """
        digest: ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad
        digest: a9993e364706816aba3e25717850c26c9cd0d89d
        digest: 900150983cd24fb0d6963f7d28e17f72
        digest: 9c196e32dc0175f86f4b1cb89289d6619de6bee699e4c378e68309ed97a1a6ab

        """)
  }
}
