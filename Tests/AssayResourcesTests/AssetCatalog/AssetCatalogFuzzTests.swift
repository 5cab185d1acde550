// SPDX-License-Identifier: MIT

import Testing

@testable import AssayResources

@Suite("Damaged asset catalogs")
struct AssetCatalogFuzzTests {
  private static let alphabet =
    Array("{}[]\",:0123456789.-+eExXabt \n\\u".utf8) + [0, 0x7F, 0xC3, 0xFF]

  /// Pieces of JSON that mean something to the reader.
  private static let tokens = [
    "\"colors\"", "\"images\"", "\"color\"", "\"components\"", "\"red\"", "\"white\"", "\"alpha\"",
    "\"appearances\"", "\"idiom\"", "\"reference\"", "\"scale\"", "\"filename\"", "null", "true",
    "1e999",
    "-0", "\"0x1FF\"", "\"0x+F\"", "\"nan\"", "\"\\ud800\"", "[[[[", "{}", "[]", "\"display-p3\"",
    "\"3x\"", "\"-3x\"",
  ].map { Array($0.utf8) }

  @Test(
    "are read or refused with a place, and never crash",
    arguments: [
      "Media.xcassets/Accent.colorset", "Media.xcassets/Grey.colorset",
      "Media.xcassets/Slots.colorset", "Media.xcassets/Photo.imageset",
    ])
  func mutations(_ set: String) throws {
    let sample = Array(try Fixtures.text(set + "/Contents.json").utf8)
    var generator = SeededGenerator(state: 20_261_121)
    var (read, refused) = (0, 0)
    for _ in 0..<3000 {
      var bytes = generator.damaged(sample, alphabet: Self.alphabet)
      if Bool.random(using: &generator) {
        let place = Int.random(in: 0...bytes.count, using: &generator)
        bytes.insert(contentsOf: Self.tokens.randomElement(using: &generator) ?? [], at: place)
      }
      do {
        let document = try JSONDocument(ResourceFile(path: "Contents.json", bytes: bytes))
        if set.hasSuffix(".colorset") {
          // What was read has a number in each channel.
          for case .components(let color) in try ColorSet.read(document).entries.map(\.value) {
            #expect(color.channels.red.isFinite && color.alpha.isFinite)
          }
        } else {
          for entry in try ImageSet.read(document, directory: "/x.imageset").entries {
            #expect(entry.scale > 0)
          }
        }
        read += 1
      } catch {
        #expect(error.description.hasPrefix("Contents.json:"), "\(error)")
        refused += 1
      }
    }
    // Damage that is always refused, or never, would test one path only.
    #expect(read > 50 && refused > 50, "\(read) read, \(refused) refused")
  }
}
