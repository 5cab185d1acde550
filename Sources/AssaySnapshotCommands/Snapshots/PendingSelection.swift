// SPDX-License-Identifier: MIT

import AssayFiles
import AssayReview
import AssaySnapshotStore

/// Finds the pending snapshots that arguments mean.
struct PendingSelection {
  private let store: SnapshotStore
  private let report: SnapshotReport
  private let listed: [String: PendingSnapshot]

  init(store: SnapshotStore) throws {
    self.store = store
    let pending = try store.pending()
    report = SnapshotReport(entries: pending.map { SnapshotReport.Entry($0, in: store) })
    listed = Dictionary(pending.map { ($0.relativePath, $0) }) { first, _ in first }
  }

  /// Carries out a decision for each of some paths. Where another process has decided the same
  /// meanwhile, this is said and all is as asked for.
  ///
  /// - Throws: `ExitCode`, as `EachSnapshot` does.
  func decide(
    _ kind: SnapshotDecision.Kind, _ paths: [String], _ work: (String) throws -> Void
  ) throws {
    try EachSnapshot.of(paths) { path in
      do {
        try work(path)
      } catch {
        guard let pending = listed[path], let other = try store.decidedElsewhere(pending) else {
          throw error
        }
        let reason = SnapshotStoreError(.decidedElsewhere(other), path: path)
        guard other == kind else { throw reason }
        Console.standard.error("assay: note: \(reason)")
      }
    }
  }

  var all: [String] { report.entries.map(\.path) }

  /// Those that any of the arguments means, each once.
  ///
  /// - Throws: `SnapshotStoreError` where one means none.
  func paths(_ arguments: [String]) throws -> [String] {
    let chosen = Set(try arguments.flatMap(paths))
    return all.filter(chosen.contains)
  }

  /// Those that an argument means: a path as `list` prints it, a folder of such paths, a pattern
  /// with `*` and `?`, or the path of a reference or of a pending file.
  ///
  /// - Throws: `SnapshotStoreError` where it means none.
  private func paths(_ argument: String) throws -> [String] {
    let name = relativePath(argument)
    let folder = name.hasSuffix("/") ? name : name + "/"
    let found = all.filter { path in
      path == name || path.hasPrefix(folder)
        || FilePattern(name).matches(path)
    }
    if found.isEmpty { try store.checkPending(name) }
    return found
  }

  /// Those in which the same thing changed as in one.
  ///
  /// - Throws: `SnapshotStoreError` where it is not pending.
  func group(of argument: String) throws -> [String] {
    let name = relativePath(argument)
    let group = report.groups.first { group in
      group.members.contains { report.entries[$0].path == name }
    }
    if group == nil { try store.checkPending(name) }
    return group.map { $0.members.map { report.entries[$0].path } } ?? []
  }

  private func relativePath(_ argument: String) -> String {
    let path = FilePaths.absolute(argument)
    for folder in [store.directory, store.pendingPath("")] {
      let folder = folder.hasSuffix("/") ? folder : folder + "/"
      if path.hasPrefix(folder) { return String(path.dropFirst(folder.count)) }
    }
    return argument
  }
}

/// A pattern of paths: `*` stands for any characters but `/`, `**` for any, `?` for one.
struct FilePattern {
  private let pattern: [Character]

  init(_ text: String) {
    pattern = Array(text)
  }

  func matches(_ path: String) -> Bool { Self.matches(pattern[...], Array(path)[...]) }

  private static func matches(
    _ pattern: ArraySlice<Character>, _ path: ArraySlice<Character>
  ) -> Bool {
    // The places in the pattern that the path so far may stand at.
    var places = closed([pattern.startIndex], pattern)
    for character in path {
      var next: Set<Int> = []
      for place in places where place < pattern.endIndex {
        switch pattern[place] {
        case "*":
          let isDouble = isStar(place + 1, pattern) || isStar(place - 1, pattern)
          if character != "/" || isDouble { next.insert(place) }
        case "?": if character != "/" { next.insert(place + 1) }
        case character: next.insert(place + 1)
        default: break
        }
      }
      places = closed(next, pattern)
      if places.isEmpty { return false }
    }
    return places.contains(pattern.endIndex)
  }

  /// With the places behind stars, which may stand for nothing.
  private static func closed(_ places: Set<Int>, _ pattern: ArraySlice<Character>) -> Set<Int> {
    var result = places
    for place in places {
      var place = place
      while isStar(place, pattern) {
        place += 1
        result.insert(place)
      }
    }
    return result
  }

  private static func isStar(_ place: Int, _ pattern: ArraySlice<Character>) -> Bool {
    pattern.indices.contains(place) && pattern[place] == "*"
  }
}
