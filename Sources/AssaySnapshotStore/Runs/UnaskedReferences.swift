// SPDX-License-Identifier: MIT

/// References of descriptions that no command asks for, because their device, canvas or language is
/// gone.
package struct UnaskedReferences: Hashable, Sendable {
  /// A command used them, and the last one with the same options did not.
  package var certain: [String] = []
  /// No command of the last week used them here. One on another machine may.
  package var unknown: [String] = []

  package init() {}
}

extension RunHistory {
  /// Nothing is told after a comparison of descriptions that failed or was cut off, nor of
  /// descriptions that no command compared.
  func unasked(among references: [String]) -> UnaskedReferences {
    var result = UnaskedReferences()
    // A damaged log may be that of the last comparison.
    if references.isEmpty || !damaged.isEmpty { return result }
    let runs = logs.enumerated().filter { $0.element.library == RunIdentity.descriptions }
    guard let last = runs.last?.element, last.isClean else { return result }
    // The last clean run of each set of options says what these ask for.
    var starts: [Asked: Int] = [:]
    var compared: Set<Substring> = []
    for (index, log) in runs where log.isClean {
      guard let options = log.options else { continue }
      for description in Set(log.used.map(Self.description)) {
        starts[Asked(description: description, options: options)] = index
        compared.insert(description)
      }
    }
    var used: Set<String> = []
    var wanted: Set<String> = []
    for (index, log) in logs.enumerated() {
      for path in log.used {
        used.insert(path)
        let start = log.options.flatMap {
          starts[Asked(description: Self.description(of: path), options: $0)]
        }
        if index >= start ?? 0 { wanted.insert(path) }
      }
    }
    for path in references
    where compared.contains(Self.description(of: path)) && !wanted.contains(path) {
      if used.contains(path) { result.certain.append(path) } else { result.unknown.append(path) }
    }
    return result
  }

  private struct Asked: Hashable {
    var description: Substring
    var options: String
  }

  /// The folder of a reference, which is that of one description.
  private static func description(of path: String) -> Substring {
    path.lastIndex(of: "/").map { path[..<$0] } ?? ""
  }
}

extension RunHistory.Log {
  /// Whether it came to its end and nothing failed.
  fileprivate var isClean: Bool { isFinished && !hasFailures && broken.isEmpty }
}

extension SnapshotStore {
  /// The references that no command asks for, of descriptions that are there.
  ///
  /// - Parameter references: those to look at.
  /// - Throws: `FileSystemError`.
  package func unasked(among references: [String]) throws -> UnaskedReferences {
    try RunHistory(of: self).unasked(among: references)
  }
}
