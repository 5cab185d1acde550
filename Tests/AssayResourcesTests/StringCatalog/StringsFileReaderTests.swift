// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import AssayResources

@Suite("Strings files")
struct StringsFileReaderTests {
  static func read(_ bytes: [UInt8]) throws -> [String: String] {
    try StringsFileReader.read(ResourceFile(path: "a.strings", bytes: bytes)).mapValues { entry in
      if case .text(let text) = entry.value { text } else { "?" }
    }
  }

  @Test(
    "pairs are read in each way to write them, in UTF-8 and in UTF-16 of either byte order",
    arguments: [
      ("", [:]),
      ("\"a\" = \"b\";", ["a": "b"]),
      ("\"a\"=\"b\";\"c\"=\"d\";", ["a": "b", "c": "d"]),
      ("a.b = c-d;", ["a.b": "c-d"]),
      ("a = b;// end", ["a": "b"]),
      ("a = b/* c */;", ["a": "b"]),
      ("'a' = 'b \"c\"';", ["a": "b \"c\""]),
      ("\"key\";", ["key": "key"]),
      ("{ a = b; }", ["a": "b"]),
      ("/* a */ // b\n\"a\" /* c */ = /* d */ \"b\" // e\n ;", ["a": "b"]),
      ("\"a\" = \"/* b */ // c\";", ["a": "/* b */ // c"]),
      (#""a" = "\n\t\r\"\\\'";"#, ["a": "\n\t\r\"\\'"]),
      (#""a" = "\U00e9\u00F1";"#, ["a": "éñ"]),
      (#""a" = "\Ud83d\Ude00!";"#, ["a": "😀!"]),
      (#""a" = "\101\12";"#, ["a": "A\n"]),
      (#""a" = "\%\é";"#, ["a": "%é"]),
      ("\"a\" = \"two\nlines\";", ["a": "two\nlines"]),
      ("\"a\" = \"1\";\n\"a\" = \"2\";", ["a": "2"]),
    ])
  func pairs(_ text: String, _ expected: [String: String]) throws {
    #expect(try Self.read(Array(text.utf8)) == expected)
    #expect(try Self.read([0xEF, 0xBB, 0xBF] + Array(text.utf8)) == expected)
    let units = Array(text.utf16)
    let little = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    #expect(try Self.read([0xFF, 0xFE] + little) == expected)
    #expect(try Self.read([0xFE, 0xFF] + big) == expected)
    #expect(try Self.read(little) == expected)
    #expect(try Self.read(big) == expected)
  }

  @Test("strings files that a build made property lists are read, in XML and in binary form")
  func builtFiles() throws {
    let list = ["a": "b & c", "é": "\n"]
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let data = try PropertyListSerialization.data(
        fromPropertyList: list, format: format, options: 0)
      #expect(try Self.read([UInt8](data)) == list)
    }
  }

  @Test(
    "a mistake is refused with its line and column",
    arguments: [
      ("\"a\" = \"b\"\n\"c\" = \"d\";", 2, 1),
      ("\"a\" \"b\";", 1, 5),
      ("\"a\" = ;", 1, 7),
      ("\"é\" = \"b", 1, 7),
      ("\n  /* a", 2, 3),
      ("{ a = b;", 1, 9),
      ("{ a = b; } c", 1, 12),
      ("}", 1, 1),
      ("\"a\" = \"\\U\";", 1, 10),
      ("\"a\" = \"\\", 1, 9),
      ("\"a\" = (b);", 1, 7),
    ])
  func mistakes(_ text: String, _ line: Int, _ column: Int) throws {
    let error = #expect(throws: ResourceError.self) { try Self.read(Array(text.utf8)) }
    #expect(error?.line == line)
    #expect(error?.column == column)
  }

  @Test("bytes that are neither UTF-8 nor whole UTF-16 are refused")
  func wrongEncodings() {
    // Latin-1's é, and UTF-16 cut in half.
    for bytes in [Array("\"".utf8) + [0xE9] + Array("\" = b;".utf8), [0xFF, 0xFE, 0x61]] {
      #expect(throws: ResourceError.self) { try Self.read(bytes) }
    }
  }

  /// Found by the fuzz test: a dictionary whose value is itself.
  @Test func aListThatHoldsItself() {
    // bplist00, the dictionary {ref 1: ref 0}, the string "a", the offsets 8 and 11, the trailer of
    // offset size 1, reference size 1, 2 objects, root 0, offset table at 13.
    let bytes =
      Array("bplist00".utf8) + [0xD1, 1, 0, 0x51, 0x61, 8, 11]
      + [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 2] + [0, 0, 0, 0, 0, 0, 0, 0]
      + [0, 0, 0, 0, 0, 0, 0, 13]
    let file = ResourceFile(path: "a.stringsdict", bytes: bytes)
    let error = #expect(throws: ResourceError.self) { try StringsDictionaryReader.read(file) }
    #expect(error?.description.contains("nested deeper than 8 levels") == true)
  }

  @Test func damagedFilesNeverCrash() throws {
    let seed = try Array(Fixtures.text("Folders/en.lproj/Localizable.strings").utf8)
    let rules = try Array(Fixtures.text("Folders/en.lproj/Localizable.stringsdict").utf8)
    let binary = [UInt8](
      try PropertyListSerialization.data(
        fromPropertyList: ["a": ["b": "c"]], format: .binary, options: 0))
    var generator = SeededGenerator(state: 2026)
    let alphabet = Array("\"\\;={}/*U'<>\u{0}é".utf8) + [0xFF, 0xFE, 0xD8]
    var refused = 0
    for _ in 0..<1000 {
      for bytes in [seed, rules, binary] {
        let file = ResourceFile(
          path: "fuzz", bytes: generator.damaged(bytes, alphabet: alphabet))
        do { _ = try StringsFileReader.read(file) } catch { refused += 1 }
        do { _ = try StringsDictionaryReader.read(file) } catch { refused += 1 }
      }
    }
    #expect(refused > 1000)
  }
}
