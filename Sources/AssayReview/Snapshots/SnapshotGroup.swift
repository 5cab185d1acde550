// SPDX-License-Identifier: MIT

internal import AssaySnapshotStore

/// Snapshots in which the same thing changed, so that one decision serves all of them.
package struct SnapshotGroup: Hashable, Sendable {
  /// What changed, in a line; the suite's name where nothing did, and the path of what could not
  /// run.
  package var title: String
  /// Indices of the report's entries.
  package var members: [Int]

  package init(title: String, members: [Int]) {
    self.title = title
    self.members = members
  }

  /// Entries of one status whose sentences are the same but for lengths: a label that became longer
  /// moves its neighbor by another length on each device, and but for numbers that both texts have:
  /// each row of a list has its own. In the snapshots of one test, colors may
  /// differ as well: they are others in each appearance. Where nothing but lengths is said, and
  /// where no sentence tells what changed, such as for a change of the drawing alone, only
  /// snapshots of one test are the same. What no sentence tells beside others, such as in hidden
  /// parts of a view, must be the same in each pixel, except in the snapshots of one test. What
  /// could not run, and what passed with a note, is the same where all its words are.
  static func groups(of entries: [SnapshotReport.Entry]) -> [SnapshotGroup] {
    var places: [Key: Int] = [:]
    var result: [SnapshotGroup] = []
    for (index, entry) in entries.enumerated() {
      let keys = [Key(entry), Key(ofOneTest: entry)]
      let known = Set(keys.compactMap { places[$0] }).sorted()
      let place = known.first ?? result.count
      if known.isEmpty { result.append(SnapshotGroup(title: title(of: entry), members: [])) }
      // An entry that is the same as those of two groups makes them one.
      for other in known.dropFirst() {
        result[place].members = (result[place].members + result[other].members).sorted()
        result[other].members = []
        for (key, value) in places where value == other { places[key] = place }
      }
      result[place].members.append(index)
      for key in keys { places[key] = place }
    }
    return result.filter { !$0.members.isEmpty }
  }

  private struct Key: Hashable {
    var status: SnapshotReport.Status
    var sentences: [String]
    /// Empty where the sentences name what changed.
    var place: String

    init(_ entry: SnapshotReport.Entry) {
      status = entry.status
      switch entry.status {
      case .failed: sentences = entry.changes.map(SnapshotGroup.withoutKeptNumbers)
      case .broken, .passed: sentences = entry.words
      case .new, .recorded, .unused, .notCompared: sentences = []
      }
      let namesElements = sentences.contains { $0.contains("\"") || $0.hasPrefix("+") }
      let whole = entry.status == .failed ? entry.test : SnapshotGroup.suite(of: entry.path)
      place = namesElements ? "" : whole
      if status == .failed, !sentences.allSatisfy(SnapshotGroup.tellsOnlyLengths) {
        sentences = sentences.map(SnapshotGroup.withoutNumbers)
      }
    }

    /// Without colors and lengths.
    init(ofOneTest entry: SnapshotReport.Entry) {
      self.init(entry)
      guard status == .failed else { return }
      sentences = entry.changes.map(SnapshotGroup.withoutKeptNumbers)
        .map(SnapshotGroup.withoutColors).map(SnapshotGroup.withoutNumbers)
        .map(UnnamedAreas.withoutHash)
      place = entry.test
    }
  }

  private static func title(of entry: SnapshotReport.Entry) -> String {
    let suite = suite(of: entry.path)
    if suite.isEmpty || entry.status == .broken { return entry.path }
    guard entry.status == .failed, let first = entry.changes.first else { return suite }
    // The report has no sentence about areas outside of all elements: they count as nothing more.
    let rest = entry.changes.dropFirst().count { UnnamedAreas.withoutHash($0) == $0 }
    return first + (rest > 0 ? ", and \(rest) more" : "")
  }

  private static func suite(of path: String) -> String {
    path.split(separator: "/").dropLast().joined(separator: "/")
  }

  /// A sentence with a mark for each number that says how far something moved or grew: those are
  /// others on each device. What became what stays, and so does what is in quotation marks.
  private static func withoutNumbers(_ sentence: String) -> String {
    var result = ""
    var word = ""
    var isQuoted = false
    var isLength = true
    var wasNumber = false
    for character in sentence {
      if character == "\"" { isQuoted.toggle() }
      if character.isLetter {
        word.append(character)
      } else {
        if !isQuoted, let known = verbs[word] { isLength = known }
        word = ""
      }
      let isNumber =
        !isQuoted && isLength
        && (("0"..."9").contains(character)
          || (wasNumber && (character == "." || character == ",")))
      if !isNumber { result.append(character) } else if !wasNumber { result.append("#") }
      wasNumber = isNumber
    }
    return result
  }

  /// A sentence on a text that became another, with a mark for each number in the words that both
  /// begin or end with: `"Row 7" became "Rows 7"` is the same change as of row 8, and
  /// `"7 rows" became "8 rows"` is one of its own.
  private static func withoutKeptNumbers(_ sentence: String) -> String {
    var parts = sentence.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
    guard parts.count >= 5, parts[2] == " became " else { return sentence }
    func words(_ text: String) -> [String] {
      text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    }
    let (old, new) = (words(parts[1]), words(parts[3]))
    let begin = zip(old, new).prefix { $0 == $1 }.count
    let end = min(
      zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count,
      min(old.count, new.count) - begin)
    func marked(_ words: [String]) -> String {
      words.enumerated().map { index, word in
        index < begin || index >= words.count - end ? word.replacing(/[0-9]+/, with: "#") : word
      }.joined(separator: " ")
    }
    parts[1] = marked(old)
    parts[3] = marked(new)
    return parts.joined(separator: "\"")
  }

  /// A sentence with a mark for each color, such as `#1C1C1E` or `#FFFFFF80`, outside of quotation
  /// marks.
  private static func withoutColors(_ sentence: String) -> String {
    var result = ""
    let parts = sentence.split(separator: "\"", omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      if index > 0 { result.append("\"") }
      result += index % 2 == 1 ? part : part.replacing(/#[0-9A-Fa-f]{6,8}/, with: "#")
    }
    return result
  }

  /// Whether a sentence says only how far something moved, or by how much its size changed.
  private static func tellsOnlyLengths(_ sentence: String) -> Bool {
    let plain = sentence.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 0 }.map(\.element).joined()
    let known = plain.split { !$0.isLetter }.compactMap { verbs[String($0)] }
    return !known.isEmpty && known.allSatisfy(\.self)
  }

  /// Whether the numbers after a verb are lengths on the screen.
  private static let verbs = [
    "moved": true, "grew": true, "shrank": true, "changed": false, "became": false,
  ]
}
