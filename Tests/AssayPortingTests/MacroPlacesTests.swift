// SPDX-License-Identifier: MIT

import AssayFiles
import AssayTestSupport
import Testing

@testable import AssayPorting

@Suite("Places in code that a macro takes over")
struct MacroPlacesTests {
  private static let source = """
    import Observation
    @Observable final class A {
      var x = 1 {
        didSet { foo(x) }
      }
    }
    """

  /// The output is that of Swift 6.3 for an observer in an `@Observable` class.
  @Test("have the file, and the column in it")
  func observers() throws {
    let folder = try TemporaryFolder()
    let file = FilePaths.join(folder.path, "A.swift")
    try PosixFileSystem().replace(file, with: Array(Self.source.utf8))
    let output = """
      App/A.swift:4:18: error: cannot find 'foo' in scope
              didSet { foo(x) }
                       ^~~
      /tmp/swift-generated-sources/@__swiftmacro_1M1AC.swift:1:1: note: in expansion

      """
    let named = try MacroPlaces(module: "App", files: [file]).named(in: output)
    #expect(
      CompilerMessage.errors(in: named) == [
        // Eight spaces in the macro's code, and four in the file.
        CompilerMessage(file: file, line: 4, column: 14, text: "cannot find 'foo' in scope")
      ])
  }

  @Test(
    "of other modules and files stay as they are",
    arguments: [
      "Other/A.swift:4:18: error: cannot find 'foo' in scope\n",
      "App/B.swift:4:18: error: cannot find 'foo' in scope\n",
      "App/A.swift: error: no place\n", "/App/A.swift:4:18: error: x\n", "",
    ])
  func others(_ output: String) throws {
    let folder = try TemporaryFolder()
    let file = FilePaths.join(folder.path, "A.swift")
    try PosixFileSystem().replace(file, with: Array(Self.source.utf8))
    #expect(try MacroPlaces(module: "App", files: [file]).named(in: output) == output)
  }

  @Test("beyond the file's end keep their column")
  func longerCode() throws {
    let folder = try TemporaryFolder()
    let file = FilePaths.join(folder.path, "A.swift")
    try PosixFileSystem().replace(file, with: Array(Self.source.utf8))
    let named = try MacroPlaces(module: "App", files: [file]).named(
      in: "App/A.swift:40:3: error: x")
    #expect(named == "\(file):40:3: error: x")
  }
}
