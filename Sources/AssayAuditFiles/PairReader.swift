// SPDX-License-Identifier: MIT

internal import AssayFiles
internal import AssayAudit
internal import AssayFindings

/// Reads declared pairs: a list of `label on background`, or of mappings with `foreground`, `background` and what the
/// pair is used for.
struct PairReader {
  let file: String

  func pairs(_ node: FileNode, level: ContrastLevel) throws(PaletteError) -> [PairDeclaration] {
    guard case .list(let list) = node.value else {
      throw error(node.line, "pairs must be a list")
    }
    var result: [PairDeclaration] = []
    for entry in list { result.append(try pair(entry, level)) }
    return result
  }

  private static let keys = [
    "foreground", "background", "size", "weight", "level", "kind", "minimum",
  ]

  private func pair(_ node: FileNode, _ level: ContrastLevel) throws(PaletteError)
    -> PairDeclaration
  {
    if let text = node.text {
      guard let pair = PairWords.split(text) else {
        throw error(node.line, "'\(text)' is no pair; write it as 'label on background'")
      }
      return PairDeclaration(
        foreground: pair.0, background: pair.1, requirement: .text(level, isLarge: false),
        file: file, line: node.line)
    }
    for member in node.members ?? [] where !Self.keys.contains(member.key) {
      throw error(
        member.line,
        "unknown key '\(member.key)' in a pair" + NearestName.question(member.key, among: Self.keys)
      )
    }
    guard let foreground = node["foreground"]?.text, let background = node["background"]?.text
    else { throw error(node.line, "a pair needs 'foreground' and 'background'") }
    return PairDeclaration(
      foreground: foreground, background: background, requirement: try requirement(node, level),
      file: file, line: node.line)
  }

  private func requirement(
    _ node: FileNode, _ level: ContrastLevel
  ) throws(PaletteError) -> ContrastRequirement {
    // All that is written is looked at, whichever of it counts.
    let size = TextSize(points: try size(node["size"]), weight: try weight(node["weight"]))
    if let minimum = node["minimum"] {
      guard let value = minimum.number, (1...21).contains(value) else {
        throw error(minimum.line, "minimum must be a ratio from 1 to 21")
      }
      return .custom(value)
    }
    var level = level
    if let written = node["level"] { level = try Self.level(written, file: file) }
    switch node["kind"]?.text {
    case "non-text": return .nonText
    case "large-text": return .text(level, isLarge: true)
    case "text", nil: break
    case let kind?:
      throw error(node.line, "kind must be text, large-text or non-text, not '\(kind)'")
    }
    return .text(level, isLarge: size.isLarge)
  }

  /// In points.
  private func size(_ node: FileNode?) throws(PaletteError) -> Double {
    guard let node else { return 17 }
    guard let size = node.number, size > 0, size <= 1_000 else {
      throw error(
        node.line, "size must be a number of points, above 0 up to 1000, not '\(node.text ?? "")'")
    }
    return size
  }

  /// CSS Fonts 4, section 2.2: 1 to 1000, and two words.
  private func weight(_ node: FileNode?) throws(PaletteError) -> Int {
    guard let node, node.text != "normal" else { return 400 }
    if node.text == "bold" { return 700 }
    guard let weight = node.number, (1...1_000).contains(weight) else {
      throw error(
        node.line,
        "weight must be normal, bold or a number from 1 to 1000, not '\(node.text ?? "")'")
    }
    return Int(weight)
  }

  static func level(_ node: FileNode, file: String) throws(PaletteError) -> ContrastLevel {
    guard let text = node.text, let level = ContrastLevel(rawValue: text.uppercased()) else {
      throw PaletteError(file: file, line: node.line, problem: "level must be AA or AAA")
    }
    return level
  }

  private func error(_ line: Int, _ problem: String) -> PaletteError {
    PaletteError(file: file, line: line, problem: problem)
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
