// SPDX-License-Identifier: MIT

package import AssayFindings
package import AssayGraphics

/// The kinds of checks, under XCUITest's names (`XCUIAccessibilityAuditType`) where it has them,
/// and ours.
package enum AuditType: String, Hashable, Sendable, CaseIterable {
  case contrast, elementDetection, hitRegion, sufficientElementDescription, dynamicType
  case textClipped, trait
  case duplicatedLabel, readingOrder, colorOnly, darkInterface, smartInvert, localization, motion
}

/// What a rule is, and where it comes from.
package struct AuditRuleInfo: Hashable, Sendable {
  package var id: RuleID
  package var type: AuditType
  /// A few words: "Text contrast".
  package var name: String
  /// One sentence: what it finds.
  package var summary: String
  /// The standard and its section: "WCAG 2.2, 1.4.3 (AA)".
  package var standard: String
  /// What it looks at: "pixels", "accessibility elements", "screens at two text sizes".
  package var needs: String

  package var rule: Rule {
    Rule(id: id, name: name, summary: "\(summary) (\(standard))", severity: .warning)
  }
}

/// What the rules are asked to hold a screen to.
package struct AuditOptions: Hashable, Sendable {
  package var level = ContrastLevel.aa
  /// The side that a target has at least, in points: Apple's Human Interface Guidelines.
  package var targetSide = 44.0
  /// How much a text grows at the largest size, at least.
  package var growth = 2.0
  /// Whether what Apple's own controls draw counts as the app's.
  package var countsSystemDefaults = false

  package init() {}
}

/// Looks at one screen.
package protocol ScreenRule: Sendable {
  var info: AuditRuleInfo { get }
  func check(_ screen: AuditScreen, _ options: AuditOptions) -> RuleResult
}

/// Looks at all screens of one view together.
package protocol ViewRule: Sendable {
  var info: AuditRuleInfo { get }
  func check(_ screens: [AuditScreen], _ options: AuditOptions) -> RuleResult
}

/// What a rule says of what it looked at.
package struct RuleResult: Sendable {
  var passes = 0
  var issues: [AuditIssue] = []
  /// What passed, where a rule says of what it does.
  private(set) var passed: [AuditedThing] = []
  /// What falls short by the system's own design.
  private(set) var systemIssues: [AuditIssue] = []

  init() {}

  /// - Parameters:
  ///   - issue: nil where the thing passes.
  ///   - thing: with all of its words and what was measured of it.
  mutating func add(_ issue: AuditIssue?, of thing: AuditedThing) {
    guard var issue else { return pass(thing) }
    issue.about = thing
    issues.append(issue)
  }

  mutating func pass(_ thing: AuditedThing) {
    passes += 1
    passed.append(thing)
  }

  /// Leaves out what the system has drawn, which stays among the checks.
  mutating func removeSystemDefaults(
    _ defaults: SystemDefaults
  ) -> [(kind: SystemDefault, issue: AuditIssue)] {
    var found: [(kind: SystemDefault, issue: AuditIssue)] = []
    issues.removeAll { issue in
      guard let kind = defaults.kind(of: issue) else { return false }
      found.append((kind, issue))
      return true
    }
    systemIssues += found.map { _, issue in
      var issue = issue
      issue.outcome = .incomplete(.systemDefault)
      return issue
    }
    return found
  }

  /// With what a screen knows of the things, and without those that no report asks for.
  func completed(by screen: AuditScreen, keepsPassed: Bool) -> RuleResult {
    var result = self
    if !keepsPassed { result.passed = [] }
    guard screen.elements.contains(where: { $0.node.identifier != nil }) else { return result }
    for index in result.issues.indices where result.issues[index].about?.identifier == nil {
      guard let frame = result.issues[index].frame else { continue }
      let issue = result.issues[index]
      var about =
        issue.about ?? AuditedThing(kind: issue.kind, text: issue.subject, frame: frame)
      about.identifier = screen.identifier(around: frame)
      result.issues[index].about = about
    }
    for index in result.passed.indices where result.passed[index].identifier == nil {
      guard let frame = result.passed[index].frame else { continue }
      result.passed[index].identifier = screen.identifier(around: frame)
    }
    return result
  }

  mutating func add(_ issue: AuditIssue?) {
    if let issue { issues.append(issue) } else { passes += 1 }
  }

  /// With an app's own colors to propose, where it has any.
  func offering(_ palette: AppColors?) -> RuleResult {
    guard let palette, !palette.isEmpty else { return self }
    var result = self
    for index in result.issues.indices {
      result.issues[index].detail = result.issues[index].detail?.offering(palette)
    }
    return result
  }
}

/// A failure, or something that a rule could not decide.
package struct AuditIssue: Hashable, Sendable {
  package var rule: RuleID
  package var type: AuditType
  package var outcome: AuditOutcome
  /// One line: what is the matter, with what was measured and what is required.
  package var message: String
  /// One line: why, and by what standard.
  package var reason: String
  /// What a rule says; else `fix` follows from the colors.
  var ownFix: String?
  /// What it is about, as a report calls it.
  package var subject: String
  package var kind: String
  /// Of the element in points of the screen.
  package var frame: Rect?
  /// The name of the screen's trait set.
  package var screen: String
  /// Smaller is worse: what decides between the same issue on several screens.
  package var measure: Double
  /// The pixel to look at first.
  package var place: TextMeasurement.Place?
  /// The colors that it is about, for reports that show them.
  package var detail: AuditDetail?
  /// What it is about under all of its words; nil for a screen as a whole.
  package var about: AuditedThing?

  /// One line: what to do about it.
  package var fix: String? { ownFix ?? detail?.fix }
}

extension AuditIssue {
  init(
    _ info: AuditRuleInfo, _ outcome: AuditOutcome = .fail, on screen: AuditScreen,
    subject: String, kind: String, frame: Rect?, message: String, reason: String? = nil,
    fix: String? = nil, measure: Double = 0, place: TextMeasurement.Place? = nil,
    detail: AuditDetail? = nil
  ) {
    self.init(
      rule: info.id, type: info.type, outcome: outcome, message: message,
      reason: reason ?? info.standard, ownFix: fix, subject: subject, kind: kind, frame: frame,
      screen: screen.traits.name, measure: measure, place: place, detail: detail)
  }

  /// Of something that is drawn other than asked.
  init(
    _ info: AuditRuleInfo, cannotTell what: String, for diagnostic: SceneDiagnostic,
    _ reason: IncompleteReason, on screen: AuditScreen
  ) {
    let (kind, subject): (String, String) =
      switch diagnostic.code {
      case .unknownSymbol(let name), .approximateSymbol(let name): ("symbol", "'\(name)'")
      case .unknownImage(let name, _): ("image", "'\(name)'")
      case .unknownColor(let name, _): ("color", "'\(name)'")
      case .unknownFont(let name): ("font", "'\(name)'")
      case .unsupportedCharacter(let character): ("text", "'\(character)'")
      case .drawnKey(let key, _): ("text", "'\(key)'")
      case .missingArgument(_, let text), .missingCurrency(let text): ("text", "'\(text)'")
      case .notDrawn(let what, _): ("effect", what)
      }
    self.init(
      info, .incomplete(reason), on: screen, subject: subject, kind: kind, frame: nil,
      message: "cannot tell \(what): \(diagnostic)")
  }

  init(
    _ info: AuditRuleInfo, _ outcome: AuditOutcome = .fail, on screen: AuditScreen,
    _ element: AuditElement, message: String, reason: String? = nil, fix: String? = nil,
    measure: Double = 0
  ) {
    self.init(
      info, outcome, on: screen, subject: element.name, kind: element.kind,
      frame: element.node.frame, message: message, reason: reason, fix: fix, measure: measure)
    about = AuditedThing(element)
  }
}
