// SPDX-License-Identifier: MIT

/// Names of assets and keys of strings that are put together where they are used, as in
/// `Image("\(folder)/\(name)-\(isSmall ? "thumb" : "full")")`: any name with the fixed texts
/// between the interpolations, in their order, may be meant.
///
/// A literal that begins or ends with a fixed text is found by it already (`SourceTexts`).
struct NamePatterns {
  /// What is before the name of an asset.
  static let assets = [
    "Image(", "Color(", "named:", "decorative:", "ImageResource(name:", "ColorResource(name:",
  ]
  /// What is before the key of a string that is no format.
  static let keys = ["NSLocalizedString(", "localizedString(forKey:"]

  private let lookups: [[UInt8]]
  private var patterns: Set<[String]> = []

  /// - Parameter lookups: what is before a name.
  init(after lookups: [String]) { self.lookups = lookups.map { Array($0.utf8) } }

  mutating func addSwift(_ bytes: [UInt8]) {
    var index = 0
    while let quote = bytes[index...].firstIndex(of: UInt8(ascii: "\"")) {
      index = quote + 1
      guard isArgumentOfLookup(bytes[..<quote]),
        let texts = Self.fixedTexts(ofLiteralAt: quote, in: bytes)?.texts, texts.count > 2,
        texts.first == "", texts.last == ""
      else { continue }
      let middle = texts.filter { !$0.isEmpty }
      if !middle.isEmpty { patterns.insert(middle) }
    }
  }

  /// Whether a name may be made by one of them.
  func mayMake(_ name: String) -> Bool {
    patterns.contains { texts in
      // Something is before the first text, between two, and behind the last one.
      var rest = name.dropFirst()
      for text in texts {
        guard let range = rest.firstRange(of: text), range.upperBound < rest.endIndex else {
          return false
        }
        rest = rest[rest.index(after: range.upperBound)...]
      }
      return true
    }
  }

  private func isArgumentOfLookup(_ before: ArraySlice<UInt8>) -> Bool {
    var before = before
    while before.last == UInt8(ascii: " ") { before = before.dropLast() }
    return lookups.contains { before.suffix($0.count).elementsEqual($0) }
  }

  /// The texts of a literal before, between and behind its interpolations; nil for one that does
  /// not end in its line.
  private static func fixedTexts(
    ofLiteralAt quote: Int, in bytes: [UInt8]
  ) -> (texts: [String], end: Int)? {
    var texts: [String] = []
    var text: [UInt8] = []
    var depth = 0
    var index = quote + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
      let byte = bytes[index]
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      switch (byte, depth) {
      case (UInt8(ascii: "\""), 0):
        return (texts + [String(decoding: text, as: UTF8.self)], index)
      case (UInt8(ascii: "\""), _):
        guard let inner = fixedTexts(ofLiteralAt: index, in: bytes) else { return nil }
        index = inner.end
      case (UInt8(ascii: "\\"), 0) where next == UInt8(ascii: "("):
        texts.append(String(decoding: text, as: UTF8.self))
        text = []
        depth = 1
        index += 1
      case (UInt8(ascii: "\\"), 0):
        text += [byte, next]
        index += 1
      case (UInt8(ascii: "("), 1...): depth += 1
      case (UInt8(ascii: ")"), 1...): depth -= 1
      case (_, 0): text.append(byte)
      default: break
      }
      index += 1
    }
    return nil
  }
}
