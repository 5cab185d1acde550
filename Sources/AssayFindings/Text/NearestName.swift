// SPDX-License-Identifier: MIT

/// The nearest of some names to one that is not among them.
package enum NearestName {
  /// nil where none is near: within a third of the name's letters.
  package static func of(_ name: String, among names: [String]) -> String? {
    let ranked = names.map { (name: $0, distance: distance(name.lowercased(), $0.lowercased())) }
    let best = ranked.min { ($0.distance, $0.name) < ($1.distance, $1.name) }
    guard let best, best.distance <= max(2, name.count / 3) else { return nil }
    return best.name
  }

  /// "; did you mean 'x'?", or nothing.
  package static func question(_ name: String, among names: [String]) -> String {
    of(name, among: names).map { "; did you mean '\($0)'?" } ?? ""
  }

  /// Edits of one letter each, an exchange of neighbors counting as two (Wagner and Fischer, 1974).
  private static func distance(_ first: String, _ second: String) -> Int {
    let (first, second) = (Array(first.prefix(64)), Array(second.prefix(64)))
    var row = Array(0...second.count)
    for (index, letter) in first.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (column, other) in second.enumerated() {
        let next = min(row[column] + 1, row[column + 1] + 1, diagonal + (letter == other ? 0 : 1))
        diagonal = row[column + 1]
        row[column + 1] = next
      }
    }
    return row[second.count]
  }
}
