// SPDX-License-Identifier: MIT

internal import AssayFiles

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A plan or a result in words, or as JSON.
package enum PlanReport {
  /// - Parameter isLocal: whether the tags were made in this clone only.
  package static func text(
    _ plan: ReleasePlan, created: [ReleasePlan.Step] = [], isLocal: Bool = false
  ) -> String {
    if isLocal, !created.isEmpty {
      let tags = created.map(\.tag).joined(separator: ", ")
      let verb = created.count == 1 ? "is" : "are"
      return "not pushed: \(tags) \(verb) in this clone only; run again with --push\n"
        + own(plan, created: created)
    }
    let others = created.filter { $0.commit != plan.commit }.map {
      "\($0.tag) tagged on \($0.commit.prefix(12)): '\(Printable.short($0.title))'"
    }
    return (others + [own(plan, created: created)]).joined(separator: "\n")
  }

  private static func own(_ plan: ReleasePlan, created: [ReleasePlan.Step]) -> String {
    let place = plan.commit.prefix(12)
    switch plan.outcome {
    case .tagged(let tag):
      let isNew = created.contains { $0.commit == plan.commit }
      return isNew ? "\(tag.name) tagged on \(place)" : "\(tag.name) is on \(place) already"
    case .contained(let tag):
      return "\(place) was released with \(tag.name)"
    case .nothing(.skipped): return "no release: the title says [skip release]"
    case .nothing(.noRelease): return "no release: the title asks for none"
    case .nothing(.part):
      return "no release: a later commit merged the request that \(place) belongs to"
    case .nothing(.untouched):
      return "no release of '\(plan.package ?? "")': none of its files changed"
    case .release(let steps):
      let first = plan.latest?.name ?? "no tag"
      var lines = ["latest: \(first)"]
      for step in steps {
        let number = step.number.map { " (#\($0))" } ?? ""
        let kind = plan.tagKind == .lightweight ? "" : plan.tagKind.rawValue + " "
        lines.append(
          "\(kind)tag \(step.tag) on \(step.commit.prefix(12)): \(step.bump.rawValue), "
            + "'\(Printable.short(step.title))'\(number)")
        if let raise = step.raise {
          lines.append(
            "  \(step.bump.rawValue), because \(raise.commit.prefix(12)) is released with it: "
              + "'\(Printable.short(raise.title))'")
        }
      }
      lines += plan.moves.map { "move \($0.tag) to \($0.commit.prefix(12))" }
      return lines.joined(separator: "\n")
    }
  }

  package static func json(
    _ plan: ReleasePlan, created: [ReleasePlan.Step] = [], warnings: [String] = []
  ) throws -> String {
    try encoded(Record(plan, created: created, warnings: warnings))
  }

  /// - Parameter error: as `{"error": …, "reason": …}`.
  package static func json(_ error: ReleaseError) throws -> String {
    try encoded(["reason": error.reason.rawValue, "error": error.message])
  }

  package static func encoded(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return Printable.json(String(decoding: try encoder.encode(value), as: UTF8.self))
  }

  private struct Record: Encodable {
    struct Step: Encodable {
      var tag: String
      var version: String
      var bump: String
      var commit: String
      var title: String
      var number: Int?
      /// The commit whose words decide, where they are not the title's.
      var raisedBy: String?
    }

    struct Move: Encodable {
      var tag: String
      var commit: String
    }

    var reason: String
    var tag: String?
    var version: String?
    var latest: String?
    var commit: String
    var channel: String
    var package: String?
    var prefix: String
    var shallow: Bool?
    var steps: [Step]
    var moves: [Move]
    var kind: String
    var created: [Step]
    var warnings: [String]

    init(_ plan: ReleasePlan, created: [ReleasePlan.Step], warnings: [String]) {
      func step(_ step: ReleasePlan.Step) -> Step {
        Step(
          tag: step.tag, version: step.version.description, bump: step.bump.rawValue,
          commit: step.commit, title: step.title, number: step.number,
          raisedBy: step.raise?.commit)
      }
      let isNew = created.contains { $0.commit == plan.commit }
      reason = isNew ? "tagged" : plan.reason
      tag = plan.tag
      version = plan.version?.description
      latest = plan.latest?.name
      commit = plan.commit
      channel = plan.channel.name
      package = plan.package
      prefix = plan.prefix.text
      shallow = plan.isShallow
      steps = plan.steps.map(step)
      moves = plan.moves.map { Move(tag: $0.tag, commit: $0.commit) }
      kind = plan.tagKind.rawValue
      self.created = created.map(step)
      self.warnings = warnings + plan.notes.filter { !warnings.contains($0) }
    }
  }
}
