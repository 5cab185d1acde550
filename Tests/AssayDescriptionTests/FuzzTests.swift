// SPDX-License-Identifier: MIT

import AssayDocuments
import AssayViews
import Testing

@testable import AssayDescription

@Suite("Damaged descriptions")
struct FuzzTests {
  /// Bytes that mean something to YAML or to the reader.
  private static let tokens: [String] = [
    "\n", "  ", ": ", "- ", "[", "]", "{", "}", ",", "\"", "'", "&a ", "*a", "|\n", ">\n", "? ",
    "#",
    "!!str ", "%", "@", "\t", "kind: ", "modifiers:", "padding", "include: x.yaml", "-1e999",
    ".nan",
    "\\u0000", "\u{FEFF}", "~", "null", "<<: ", "---\n", "...\n", "\"\\ud83d\\ude00\"",
  ]

  @Test("are read or refused with a place, and never crash", arguments: 0..<4)
  func mutations(_ part: Int) throws {
    let samples = try Example.all().map { Array($0.yaml.utf8) }
    var generator = SeededGenerator(seed: UInt64(part) + 77)
    for _ in 0..<1500 {
      var bytes = samples.randomElement(using: &generator) ?? []
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        let place = Int.random(in: 0...bytes.count, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: place)
        case 1: if place < bytes.count { bytes.remove(at: place) }
        case 2:
          let token = Self.tokens.randomElement(using: &generator) ?? ""
          bytes.insert(contentsOf: token.utf8, at: place)
        default:
          let end = min(bytes.count, place + Int.random(in: 0..<40, using: &generator))
          let copy = Array(bytes[place..<end])
          bytes.insert(contentsOf: copy, at: Int.random(in: 0...bytes.count, using: &generator))
        }
      }
      let text = String(decoding: bytes, as: UTF8.self)
      do {
        let view = try ViewDescription.parse(text, file: "fuzz.yaml").view
        // What was read can be written, and reads as the same.
        #expect(try ViewDescription.parse(try ViewDescription.yaml(of: view)).view == view)
      } catch let error as DocumentError {
        #expect(error.mark?.file == "fuzz.yaml", "\(error)")
      }
    }
  }
}
