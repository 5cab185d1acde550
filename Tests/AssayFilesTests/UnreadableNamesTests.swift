// SPDX-License-Identifier: MIT

import AssayTestSupport
import Foundation
import Testing

@testable import AssayFiles

@Suite("Names in a folder that lead nowhere")
struct UnreadableNamesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder(["a.yaml": "a", "b/c.yaml": "c", ".hidden": "h"]) }

  private func files() throws -> [String] { try PosixFileSystem().files(below: folder.path) }

  @Test("a link that leads nowhere is in the list, so that reading it says so")
  func brokenLink() throws {
    for name in ["dead.yaml", ".dead.yaml"] {
      try folder.link(name, to: "gone")
    }
    #expect(try files() == ["a.yaml", "b/c.yaml", "dead.yaml"])
  }

  #if os(Linux)
    /// Makes a file or a folder whose name is these bytes, for as long as the body runs.
    private func with(
      _ name: [UInt8], isFolder: Bool = false, _ body: () throws -> Void
    ) throws {
      let path = (Array(folder.path.utf8) + [UInt8(ascii: "/")] + name + [0]).map {
        CChar(bitPattern: $0)
      }
      if isFolder { mkdir(path, 0o755) } else { close(creat(path, 0o644)) }
      // Foundation, which removes the folder, has no path for it.
      defer { if isFolder { rmdir(path) } else { unlink(path) } }
      try body()
    }

    @Test("a file whose name is not UTF-8 is in the list, and reading it says what to do")
    func nameThatIsNotUTF8() throws {
      try with([0xFF] + Array(".yaml".utf8)) {
        let found = try files()
        #expect(found == ["a.yaml", "b/c.yaml", "\u{FFFD}.yaml"])
        let error = #expect(throws: FileSystemError.self) {
          try PosixFileSystem().read(folder.path + "/\u{FFFD}.yaml")
        }
        #expect(error?.problem == "no such file or directory; if its name is not UTF-8, rename it")
      }
    }

    @Test("what may be a folder with such a name stops the walk, because its files are not known")
    func folderWhoseNameIsNotUTF8() throws {
      try with([0x64, 0xFF], isFolder: true) {
        let error = #expect(throws: FileSystemError.self) { try files() }
        #expect(error?.path == folder.path + "/d\u{FFFD}")
        #expect(error?.problem.hasSuffix("if its name is not UTF-8, rename it") == true)
      }
    }

    @Test("a name that has the replacement character itself is a name like others")
    func replacementCharacter() throws {
      try folder.write("x", to: "\u{FFFD}")
      #expect(try files() == ["a.yaml", "b/c.yaml", "\u{FFFD}"])
    }
  #endif
}
