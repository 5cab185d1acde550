// SPDX-License-Identifier: MIT

/// A file that does not compile.
struct LeftOutFile: Hashable, Sendable {
  enum Reason: Hashable, Sendable {
    /// The first error that names what is missing, or the first of all.
    ///
    /// The code is the source's line, for a message that does not name what is missing.
    case error(line: Int, text: String, code: String? = nil)
    case compilerCrash
    /// `main.swift`, which makes a program of its module.
    case topLevelCode
    /// `@UIApplicationMain` or `@NSApplicationMain`.
    case applicationMain
    case sameName(as: String)
  }

  var path: String
  /// 0 before the compiler was asked, 1 with all files there, more for what others' leaving out
  /// causes.
  var round: Int
  var reason: Reason
  /// What is missing, sorted. Messages that name nothing count only where none names something.
  var blockers: [Blocker]
  /// The words of the source that a message is about, where the message does not name what is
  /// missing.
  private(set) var words: [Blocker: Set<String>] = [:]

  init(path: String, round: Int, reason: Reason, blockers: [Blocker]) {
    self.path = path
    self.round = round
    self.reason = reason
    self.blockers = blockers
  }

  /// - Parameters:
  ///   - found: what the compiler's messages name, with the messages, in its order; at least one.
  ///   - code: the line of the source that a message is about.
  init(
    path: String, round: Int, found: [(Blocker, CompilerMessage)],
    code: (CompilerMessage) -> String
  ) {
    let named = found.filter { $0.0.isNamed }
    let forms = found.filter { $0.0.kind == .form }
    // One message that names nothing is enough: the others are mostly its consequences.
    let chosen =
      !named.isEmpty ? named : !forms.isEmpty ? forms : Array(found.prefix(1))
    let first = chosen.first
    self.init(
      path: path, round: round,
      reason: .error(
        line: first?.1.line ?? 1, text: first?.1.text ?? "",
        code: first.flatMap { $0.0.isNamed ? nil : code($0.1) }),
      blockers: Set(chosen.map(\.0)).sorted())
    for (blocker, message) in chosen {
      words[blocker, default: []].formUnion(blocker.words(in: message, code: code(message)))
    }
  }
}
