// SPDX-License-Identifier: MIT

import AssayFiles
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
}
