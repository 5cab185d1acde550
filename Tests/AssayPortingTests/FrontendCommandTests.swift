// SPDX-License-Identifier: MIT

import AssayTestSupport
import Testing

@testable import AssayPorting

@Suite("The compiler's frontend")
struct FrontendCommandTests {
  @Test("of a module, only the files that are asked about are checked")
  func checked() async throws {
    let folder = try TemporaryFolder()
    try folder.write("let a: Int = \"\"\nlet c = b\n", to: "A.swift")
    try folder.write("let b: Int = \"\"\n", to: "B.swift")
    let files = folder.paths("A.swift", "B.swift")
    let command = try #require(
      try await FrontendCommand.typeCheck(
        compiler: "swiftc",
        arguments: ["-wmo", "-parse-as-library", "-diagnostic-style", "llvm"],
        folder: folder.path))
    let answer = try await command.run(files, checked: [files[0]], folder: folder.path)
    #expect(!answer.succeeded)
    #expect(CompilerMessage.errors(in: answer.output).map(\.file) == [files[0]])
    let all = try await command.run(files, checked: files, folder: folder.path)
    #expect(CompilerMessage.errors(in: all.output).map(\.file) == files)
    // In several processes; the last ones have errors.
    let many = (10..<70).map { "C\($0).swift" }
    for name in many { try folder.write("func \(name.prefix(3))() {}\n", to: name) }
    try folder.write("let x: Int = \"\"\n", to: "C69.swift")
    try folder.write("let y: Int = \"\"\n", to: "C68.swift")
    let paths = many.map { folder.path + "/" + $0 }
    let several = try await command.run(paths, checked: paths, folder: folder.path)
    #expect(!several.succeeded)
    #expect(
      Set(CompilerMessage.errors(in: several.output).map(\.file)) == Set(paths.suffix(2)))
  }

  /// As Swift 6.3 prints it.
  @Test("its command is read from the driver's messages")
  func plan() {
    func message(_ json: String) -> String { "\(json.utf8.count)\n\(json)\n" }
    let text =
      message(#"{"kind": "began", "command_executable": "/x/clang", "command_arguments": ["-v"]}"#)
      + message(
        #"{"kind": "began", "command_executable": "\/x\/swift-frontend", "#
          + #""command_arguments": ["-frontend", "-typecheck", "/a b.swift", "-O"]}"#)
      + message(#"{"kind": "finished", "exit-status": 0}"#)
    let command = FrontendCommand(plan: Array(text.utf8), file: "/a b.swift")
    #expect(command?.tool == "/x/swift-frontend")
    #expect(command?.arguments == ["-frontend", "-typecheck", "-O"])
    #expect(FrontendCommand(plan: Array(text.utf8), file: "/b.swift") == nil)
    #expect(FrontendCommand(plan: Array("error: no\n".utf8), file: "/a b.swift") == nil)
    #expect(FrontendCommand(plan: Array("999\n{}".utf8), file: "/a b.swift") == nil)
  }
}
