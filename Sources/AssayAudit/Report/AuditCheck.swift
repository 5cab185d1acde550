// SPDX-License-Identifier: MIT

internal import AssayFiles
internal import AssayFindings

/// What one rule says of one thing on one screen, before it is known in which file that is.
struct AuditCheck: Hashable, Sendable {
  private var rule: RuleID
  private var outcome: AuditOutcome
  private var thing: AuditedThing
  /// As the finding about it calls it.
  private var subject: String
  private var kind: String
  private var screen: String

  init(_ issue: AuditIssue) {
    rule = issue.rule
    outcome = issue.outcome
    thing =
      issue.about ?? AuditedThing(kind: issue.kind, text: issue.subject, frame: issue.frame)
    subject = issue.subject
    kind = issue.kind
    screen = issue.screen
  }

  init(passed thing: AuditedThing, _ rule: RuleID, screen: String) {
    self.rule = rule
    outcome = .pass
    self.thing = thing
    subject = thing.text ?? ""
    kind = thing.kind
    self.screen = thing.screen ?? screen
  }

  func check(path: String, range: (_ subject: String) -> SourceRange?) -> Check {
    Check(
      rule: rule, outcome: Check.Outcome(outcome), reason: outcome.reason?.rawValue,
      location: Finding.Location(path: path, range: range(subject)), screen: screen,
      kind: thing.kind, text: thing.text, identifier: thing.identifier,
      frame: thing.frame.map {
        Check.Frame(x: $0.x, y: $0.y, width: $0.width, height: $0.height)
      },
      contrast: thing.contrast,
      identity: "audit:" + StableHash(path, kind, subject).hex)
  }
}

extension Check.Outcome {
  init(_ outcome: AuditOutcome) {
    switch outcome {
    case .pass: self = .passed
    case .fail: self = .failed
    case .incomplete: self = .cannotTell
    }
  }
}

extension AuditOutcome {
  fileprivate var reason: IncompleteReason? {
    switch self {
    case .pass, .fail: nil
    case .incomplete(let reason): reason
    }
  }
}
