// SPDX-License-Identifier: MIT

/// Which of the known words a misspelt one was meant to be.
package enum Spelling {
  /// The word with the fewest edits, if they are at most a third of its letters or two; the first of
  /// several.
  package static func nearest(to word: String, among known: [String]) -> String? {
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
  package static func editDistance(_ a: String, _ b: String) -> Int {
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
