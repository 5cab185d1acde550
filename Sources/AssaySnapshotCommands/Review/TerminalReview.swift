// SPDX-License-Identifier: MIT

import AssayFiles
import AssayGraphics
import AssayReview
import AssaySnapshotStore

/// Goes through pending snapshots in a terminal, a key a decision.
struct TerminalReview {
  private let entries: [SnapshotReport.Entry]
  private let groups: [SnapshotGroup]
  private var session: ReviewSession
  private var decided: [String: SnapshotDecision.Kind] = [:]
  private var index = 0
  private var end: End?
  private let pictures: ReviewPictures
  private let console: Console
  /// Of the terminal, which may change its size.
  private let columns: () -> Int

  /// How a review ended.
  enum End: Hashable {
    case finished
    /// By Ctrl-C.
    case interrupted
  }

  init(
    _ report: SnapshotReport, store: SnapshotStore, pictures: ReviewPictures, console: Console,
    columns: @escaping () -> Int
  ) {
    // Members of a group follow each other.
    let pending = report.groups.compactMap { group -> SnapshotGroup? in
      let members = group.members.filter { report.entries[$0].status.isPending }
      return members.isEmpty ? nil : SnapshotGroup(title: group.title, members: members)
    }
    entries = pending.flatMap { $0.members.map { report.entries[$0] } }
    var start = 0
    groups = pending.map { group in
      defer { start += group.members.count }
      return SnapshotGroup(
        title: group.title, members: Array(start..<start + group.members.count))
    }
    session = ReviewSession(report, store: store)
    self.pictures = pictures
    self.console = console
    self.columns = columns
  }

  /// - Parameters:
  ///   - suspend: stops the process until it is continued.
  ///   - discardTyped: forgets the keys that were not read yet; called when the first snapshot is
  ///     drawn.
  ///   - readKey: nil at the end of input.
  mutating func run(
    suspend: () -> Void, discardTyped: () -> Void, readKey: () -> TerminalKey?
  ) -> End {
    var isFirst = true
    while end == nil {
      if isAtEnd { showEnd() } else { show(beforeKeys: isFirst ? discardTyped : {}) }
      isFirst = false
      var isAnswered = false
      while !isAnswered {
        guard let key = readKey() else {
          end = .finished
          break
        }
        if key == .character(Self.controlZ) {
          suspend()
          isAnswered = true
        } else {
          isAnswered = press(key)
        }
      }
    }
    let skipped = entries.count - decided.count
    console.print(
      "\(session.accepted) accepted, \(session.rejected) rejected, \(skipped) still pending")
    return end ?? .finished
  }

  private static let controlC: Character = "\u{03}"
  private static let controlD: Character = "\u{04}"
  private static let controlZ: Character = "\u{1A}"

  /// Whether the last snapshot was decided or skipped: what was decided can still be undone.
  private var isAtEnd: Bool { !entries.indices.contains(index) }

  private func showEnd() {
    let open = entries.count - decided.count
    console.print("")
    console.print(
      open == 0 ? "every snapshot is decided" : "that was the last one; \(open) still pending")
    for line in WrappedLines.lines(of: ["b back", "u undo", "q quit"], columns: columns()) {
      console.print(console.styled(line, .dim))
    }
  }

  private var group: SnapshotGroup {
    groups.first { $0.members.contains(index) } ?? SnapshotGroup(title: "", members: [index])
  }

  private func show(beforeKeys: () -> Void) {
    let entry = entries[index]
    let group = group
    let place = group.members.count > 1 ? ", in a group of \(group.members.count)" : ""
    console.print("")
    console.print(
      console.styled("\(index + 1) of \(entries.count)\(place)  ", .dim)
        + console.styled(entry.path, .bold) + state(of: entry))
    for word in entry.words {
      for line in WrappedLines.lines(word, columns: columns(), indent: 2) { console.print(line) }
    }
    pictures.show(entry)
    beforeKeys()
    let rest = group.members.count { decided[entries[$0].path] == nil }
    let all = rest > 1 ? ["A accept all \(rest)", "R reject all \(rest)"] : []
    let keys =
      ["a accept", "r reject", "s skip"] + all + ["b back", "u undo", "o paths", "q quit"]
    for line in WrappedLines.lines(of: keys, columns: columns()) {
      console.print(console.styled(line, .dim))
    }
  }

  private func state(of entry: SnapshotReport.Entry) -> String {
    switch decided[entry.path] {
    case .accept: " (accepted)"
    case .reject: " (rejected)"
    case nil: entry.status == .new ? " (new)" : ""
    }
  }

  /// - Returns: whether the key has a meaning.
  private mutating func press(_ key: TerminalKey) -> Bool {
    if isAtEnd { return pressAtEnd(key) }
    switch key {
    case .up, .left: index = max(0, index - 1)
    case .down, .right: index += 1
    case .other: return false
    case .character(let character): return press(character)
    }
    return true
  }

  private mutating func pressAtEnd(_ key: TerminalKey) -> Bool {
    switch key {
    case .up, .left, .character("b"), .character("k"): index = entries.count - 1
    case .character("u"): undo()
    case .character("q"), .character("\r"), .character("\n"), .character(Self.controlD):
      end = .finished
    case .character(Self.controlC): end = .interrupted
    default: return false
    }
    return true
  }

  private mutating func press(_ character: Character) -> Bool {
    switch character {
    case "a": decide(.accept, [index])
    case "r": decide(.reject, [index])
    case "A": decide(.accept, group.members)
    case "R": decide(.reject, group.members)
    case "s", " ", "j", "\r", "\n": index += 1
    case "b", "k": index = max(0, index - 1)
    case "u": undo()
    case "o": showPaths()
    case "q", Self.controlD: end = .finished
    case Self.controlC: end = .interrupted
    default: return false
    }
    return true
  }

  private mutating func decide(_ kind: SnapshotDecision.Kind, _ members: [Int]) {
    let paths = members.map { entries[$0].path }.filter { decided[$0] == nil }
    let outcome = session.decide(kind, paths)
    for path in outcome.done { decided[path] = kind }
    for problem in outcome.problems { console.print(console.styled(problem, .red)) }
    let word = kind.past
    if outcome.done.count == 1 { console.print("\(word) \(outcome.done[0])") }
    if outcome.done.count > 1 { console.print("\(word) \(outcome.done.count) snapshots") }
    let next = entries.indices.dropFirst(index).first { decided[entries[$0].path] == nil }
    index = next ?? entries.count
  }

  private mutating func undo() {
    let outcome = session.undo()
    for path in outcome.done { decided[path] = nil }
    for problem in outcome.problems { console.print(console.styled(problem, .red)) }
    if outcome.done.isEmpty && outcome.problems.isEmpty { console.print("nothing to undo") }
    if outcome.done.count == 1 { console.print("pending again: \(outcome.done[0])") }
    if outcome.done.count > 1 { console.print("pending again: \(outcome.done.count) snapshots") }
    if let path = outcome.done.last, let place = entries.firstIndex(where: { $0.path == path }) {
      index = place
    }
  }

  private func showPaths() {
    for (kind, path) in entries[index].files.existing {
      let label = kind + ":"
      console.print(label + String(repeating: " ", count: 12 - label.count) + path)
    }
  }
}
