// SPDX-License-Identifier: MIT

/// Which of the known names a misspelled one was meant to be.
package enum NearestName {
  /// The name with the fewest edits, the first of several; nil where none is within a third of the
  /// letters.
  package static func of(_ name: String, among names: [String]) -> String? {
    let word = name.lowercased()
    let limit = max(2, name.count / 3)
    var best: (name: String, distance: Int)?
    for candidate in names {
      let other = candidate.lowercased()
      if other == word { return candidate }
      guard abs(other.count - word.count) <= limit else { continue }
      let distance = distance(word, other)
      if distance <= limit, distance < word.count, distance < best?.distance ?? .max {
        best = (candidate, distance)
      }
    }
    return best?.name
  }

  /// "; did you mean 'x'?", or nothing.
  package static func question(_ name: String, among names: [String]) -> String {
    of(name, among: names).map { "; did you mean '\($0)'?" } ?? ""
  }

  /// Insertions, deletions, replacements and swaps of neighbors (optimal string alignment) between
  /// the first 64 letters.
  package static func distance(_ first: String, _ second: String) -> Int {
    let (first, second) = (Array(first.prefix(64)), Array(second.prefix(64)))
    var (older, old) = ([Int](), Array(0...second.count))
    for i in 0..<first.count {
      var row = [i + 1]
      for j in 0..<second.count {
        var cost = min(old[j + 1] + 1, row[j] + 1, old[j] + (first[i] == second[j] ? 0 : 1))
        if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
          cost = min(cost, older[j - 1] + 1)
        }
        row.append(cost)
      }
      (older, old) = (old, row)
    }
    return old[second.count]
  }
}
