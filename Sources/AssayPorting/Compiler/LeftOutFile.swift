// SPDX-License-Identifier: MIT

/// A file that does not compile.
struct LeftOutFile: Hashable, Sendable {
  enum Reason: Hashable, Sendable {
    /// The first error that names what is missing, or the first of all.
    case error(line: Int, text: String)
    case compilerCrash
    /// `main.swift`, which makes a program of its module.
    case topLevelCode
    case sameName(as: String)
  }

  var path: String
  /// 0 before the compiler was asked, 1 with all files there, more for what others' leaving out
  /// causes.
  var round: Int
  var reason: Reason
  /// What is missing, sorted. Messages that name nothing count only where none names something.
  var blockers: [Blocker]

  init(path: String, round: Int, reason: Reason, blockers: [Blocker]) {
    self.path = path
    self.round = round
    self.reason = reason
    self.blockers = blockers
  }

  /// - Parameter found: what the compiler's messages name, with the messages, in its order; at
  ///   least one.
  init(path: String, round: Int, found: [(Blocker, CompilerMessage)]) {
    let named = found.filter { $0.0.isNamed }
    let forms = found.filter { $0.0.kind == .form }
    // One message that names nothing is enough: the others are mostly its consequences.
    let chosen =
      !named.isEmpty ? named : !forms.isEmpty ? forms : Array(found.prefix(1))
    let first = chosen.first?.1
    self.init(
      path: path, round: round,
      reason: .error(line: first?.line ?? 1, text: first?.text ?? ""),
      blockers: Set(chosen.map(\.0)).sorted())
  }
}
