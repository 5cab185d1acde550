// SPDX-License-Identifier: MIT

/// What is wrong with a view description, and where.
public struct DescriptionError: Error, Hashable, Sendable, CustomStringConvertible {
  public var message: String
  /// Where it stands in its file; nil where the description did not come from a file.
  public var mark: SourceMark?
  /// The keys that lead to the place, outermost first; told where there is no mark.
  public var path: [String]

  public init(_ message: String, at mark: SourceMark? = nil) {
    self.message = message
    self.mark = mark
    self.path = []
  }

  public var description: String {
    if let mark { return "\(mark.file):\(mark.line):\(mark.column): \(message)" }
    return path.isEmpty ? message : "\(path.joined(separator: ".")): \(message)"
  }
}

extension DescriptionError {
  static func expected(_ what: String, found value: DescriptionValue) -> DescriptionError {
    DescriptionError("expected \(what), found \(value.noun)", at: value.mark)
  }

  /// A name that is none of those known; offers the nearest.
  static func unknown(
    _ what: String, _ name: String, known: [String], at mark: SourceMark?
  ) -> DescriptionError {
    if let nearest = Spelling.nearest(to: name, among: known) {
      return DescriptionError("unknown \(what) '\(name)'; did you mean '\(nearest)'?", at: mark)
    }
    let list = known.count <= 12 ? "; it is one of \(known.joined(separator: ", "))" : ""
    return DescriptionError("unknown \(what) '\(name)'\(list)", at: mark)
  }
}

/// Which of the known words a misspelt one was meant to be.
enum Spelling {
  /// The word with the fewest edits, if they are at most a third of its letters or two; the first of
  /// several.
  static func nearest(to word: String, among known: [String]) -> String? {
    var best: (word: String, distance: Int)?
    let limit = max(2, word.count / 3)
    for candidate in known {
      if candidate.lowercased() == word.lowercased() { return candidate }
      guard abs(candidate.count - word.count) <= limit else { continue }
      let distance = editDistance(word, candidate)
      if distance <= limit, distance < word.count, distance < best?.distance ?? .max {
        best = (candidate, distance)
      }
    }
    return best?.word
  }

  /// Insertions, deletions, replacements and swaps of neighbours (optimal string alignment).
  static func editDistance(_ a: String, _ b: String) -> Int {
    let (a, b) = (Array(a.prefix(64)), Array(b.prefix(64)))
    var (older, old) = ([Int](), Array(0...b.count))
    for i in 0..<a.count {
      var row = [i + 1]
      for j in 0..<b.count {
        var cost = min(old[j + 1] + 1, row[j] + 1, old[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, older[j - 1] + 1) }
        row.append(cost)
      }
      (older, old) = (old, row)
    }
    return old[b.count]
  }
}
