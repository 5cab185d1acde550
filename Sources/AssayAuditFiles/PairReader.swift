// SPDX-License-Identifier: MIT

internal import AssayAudit
internal import AssayDocuments

/// Reads declared pairs: a list of `label on background`, or of maps with `foreground`,
/// `background` and what the pair is used for.
struct PairReader {
  /// What pairs are held to where they do not say.
  let level: ContrastLevel

  func pairs(_ value: DocumentValue) throws -> [PairDeclaration] { try value.list(pair) }

  private func pair(_ value: DocumentValue) throws -> PairDeclaration {
    if case .string(let text) = value.kind {
      guard let pair = PairWords.split(text) else {
        throw DocumentError(
          "'\(text)' is not a pair; write it as 'label on background'", at: value.mark)
      }
      return declaration(pair.0, pair.1, .text(level, isLarge: false), at: value.mark)
    }
    var map = try MapReader(
      value, expected: "a pair such as 'label on background', or its keys")
    let foreground = try map.require("foreground") { try $0.string() }
    let background = try map.require("background") { try $0.string() }
    let requirement = try requirement(&map)
    try map.finish("a pair")
    return declaration(foreground, background, requirement, at: value.mark)
  }

  private func declaration(
    _ foreground: String, _ background: String, _ requirement: ContrastRequirement,
    at mark: SourceMark?
  ) -> PairDeclaration {
    PairDeclaration(
      foreground: foreground, background: background, requirement: requirement,
      file: mark?.file ?? "", line: mark?.line ?? 1)
  }

  private enum Kind: String, CaseIterable {
    case text
    case largeText = "large-text"
    case nonText = "non-text"
  }

  private func requirement(_ map: inout MapReader) throws -> ContrastRequirement {
    // Every key is read, whichever of them counts.
    let points = try map.take("size") {
      try $0.number(above: 0, to: 1_000, "a number of points above 0, up to 1000")
    }
    let size = TextSize(points: points ?? 17, weight: try map.take("weight", Self.weight) ?? 400)
    let level = try map.take("level", Self.level) ?? level
    let kind: Kind = try map.take("kind") { try $0.word("kind of pair") } ?? .text
    let minimum = try map.take("minimum") { try $0.number(from: 1, to: 21, "a ratio from 1 to 21") }
    if let minimum { return .custom(minimum) }
    switch kind {
    case .nonText: return .nonText
    case .largeText: return .text(level, isLarge: true)
    case .text: return .text(level, isLarge: size.isLarge)
    }
  }

  /// CSS Fonts 4, section 2.2: 1 to 1000, and two words.
  private static func weight(_ value: DocumentValue) throws -> Int {
    switch value.kind {
    case .string("normal"): return 400
    case .string("bold"): return 700
    case .null, .bool, .number, .string, .list, .map:
      return Int(
        try value.number(from: 1, to: 1_000, "normal, bold or a number from 1 to 1000"))
    }
  }

  static func level(_ value: DocumentValue) throws -> ContrastLevel {
    guard case .string(let text) = value.kind,
      let level = ContrastLevel(rawValue: text.uppercased())
    else { throw DocumentError.expected("AA or AAA", found: value) }
    return level
  }
}

extension DocumentValue {
  /// A number in a closed range.
  func number(from least: Double, to most: Double, _ expected: String) throws -> Double {
    guard case .number(let number) = kind, (least...most).contains(number) else {
      throw DocumentError.expected(expected, found: self)
    }
    return number
  }

  /// A number that is larger than the first of two, and at most the second.
  func number(above least: Double, to most: Double, _ expected: String) throws -> Double {
    let number = try number(from: least, to: most, expected)
    guard number > least else { throw DocumentError.expected(expected, found: self) }
    return number
  }
}

package enum PairWords {
  /// "label on background"; nil for anything else.
  package static func split(_ text: String) -> (String, String)? {
    let words = text.split(separator: " ").map(String.init)
    guard words.count == 3, words[1] == "on" else { return nil }
    return (words[0], words[2])
  }
}
