// SPDX-License-Identifier: MIT

internal import AssayFiles
package import AssayFindings
package import AssayGraphics

/// Runs the rules over the screens of views.
package struct Auditor: Sendable {
  var options: AuditOptions
  /// Only rules of these types.
  var types: Set<AuditType>
  var disabledRules: Set<RuleID>
  /// Whether the part of the screen that an issue is about is kept for a report that shows it.
  var keepsCrops: Bool
  /// The colours that the app has, to be proposed before others.
  var palette: [ColorAppearance: AppColors]

  package init(
    options: AuditOptions = AuditOptions(), types: Set<AuditType> = Set(AuditType.allCases),
    disabledRules: Set<RuleID> = [], keepsCrops: Bool = false,
    palette: [ColorAppearance: AppColors] = [:]
  ) {
    self.options = options
    self.types = types
    self.disabledRules = disabledRules
    self.keepsCrops = keepsCrops
    self.palette = palette
  }

  package var rules: [AuditRuleInfo] { RuleList.all.filter(runs) }

  /// The screens of one view: one for each trait set that it was drawn for.
  package func audit(_ screens: [AuditScreen]) -> ViewAudit { audit(screens.map(judge)) }

  /// What the rules that look at one screen say of it. Its picture is let go: a view for all devices and sizes has a
  /// thousand.
  package func judge(_ screen: AuditScreen) -> JudgedScreen {
    let results = RuleList.screenRules.filter { runs($0.info) }.map { rule in
      let result = rule.check(screen, options)
      return (rule.info, result.offering(palette[screen.traits.appearance]))
    }
    return JudgedScreen(screen: screen.withoutPicture, results: results)
  }

  package func audit(_ judged: [JudgedScreen]) -> ViewAudit {
    var audit = ViewAudit()
    let screens = judged.map(\.screen)
    for screen in judged {
      for (info, result) in screen.results { audit.add(result, of: info) }
      audit.addCoverage(of: screen.screen)
    }
    for rule in RuleList.viewRules where runs(rule.info) {
      audit.add(rule.check(screens, options), of: rule.info)
    }
    audit.screens = screens.map(\.traits)
    audit.isEmpty = screens.allSatisfy(\.isEmpty)
    audit.hasScenes = screens.allSatisfy(\.hasScene)
    audit.hasAllColors = screens.allSatisfy {
      !$0.scene.diagnostics.contains(where: \.changesColors)
    }
    if keepsCrops {
      audit.keepCrops { issue in
        screens.first { $0.traits.name == issue.screen }.flatMap {
          ScreenCrop(of: issue, on: $0.withPicture)
        }
      }
    }
    return audit
  }

  private func runs(_ info: AuditRuleInfo) -> Bool {
    types.contains(info.type) && !disabledRules.contains(info.id)
  }
}

/// A screen, and what the rules that look at one said of it.
package struct JudgedScreen: Sendable {
  fileprivate let screen: AuditScreen
  fileprivate let results: [(info: AuditRuleInfo, result: RuleResult)]
}

/// What the rules said of one view.
package struct ViewAudit: Sendable {
  package var issues: [AuditIssue] = []
  /// How many things each rule passed.
  package var passes: [RuleID: Int] = [:]
  package var coverage = Coverage(noun: "texts")
  package var screens: [ScreenTraits] = []
  /// Whether the shapes of every screen were known, and not its pixels alone.
  var hasScenes = true
  /// Whether nothing is missing whose colours would be seen.
  var hasAllColors = true
  /// Whether nothing of it was drawn on any screen.
  var isEmpty = true
  /// Of merged issues, where they were asked for.
  package private(set) var crops: [AuditIssue: ScreenCrop] = [:]

  mutating func keepCrops(_ crop: (AuditIssue) -> ScreenCrop?) {
    for merged in merged { crops[merged.issue] = crop(merged.issue) }
  }

  mutating func add(_ result: RuleResult, of info: AuditRuleInfo) {
    issues += result.issues
    passes[info.id, default: 0] += result.passes
  }

  mutating func addCoverage(of screen: AuditScreen) {
    for (text, measurement) in zip(screen.texts, screen.measurements) {
      if text.isSymbol || text.frame.isEmpty || text.string.allSatisfy(\.isWhitespace) { continue }
      switch measurement {
      case .measured: coverage.add(.pass)
      case .incomplete(let reason): coverage.add(.incomplete(reason))
      }
    }
  }

  /// The same thing on many screens as one issue: the one on the screen where it is worst.
  package var merged: [MergedIssue] {
    var order: [MergedIssue.Key] = []
    var groups: [MergedIssue.Key: [AuditIssue]] = [:]
    for issue in issues {
      let key = MergedIssue.Key(issue)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(issue)
    }
    return order.compactMap { key in
      guard let all = groups[key], let worst = all.min(by: { $0.measure < $1.measure }) else {
        return nil
      }
      var screens: [String] = []
      for issue in all where !screens.contains(issue.screen) { screens.append(issue.screen) }
      return MergedIssue(issue: worst, screens: screens)
    }
  }
}

/// An issue and the screens it was met on.
package struct MergedIssue: Hashable, Sendable {
  package var issue: AuditIssue
  package var screens: [String]

  struct Key: Hashable {
    var rule: RuleID
    var subject: String
    var isFailure: Bool

    init(_ issue: AuditIssue) {
      rule = issue.rule
      subject = issue.kind + issue.subject
      isFailure = issue.outcome == .fail
    }
  }

  /// "on iPhone13.dark", "on 3 of 8 screens: a, b, c", "on all 8 screens".
  package func screenWords(of total: Int) -> String {
    if screens.count == total, total > 1 { return "on all \(total) screens" }
    if screens.count == 1 { return "on \(screens[0])" }
    let named = screens.prefix(3).joined(separator: ", ")
    let rest = screens.count > 3 ? " and \(screens.count - 3) more" : ""
    return "on \(screens.count) of \(total) screens: \(named)\(rest)"
  }

  /// - Parameters:
  ///   - path: of the view's file, as the report shall name it.
  ///   - range: of what the finding is about, where it is known.
  package func finding(path: String, range: SourceRange? = nil, of total: Int) -> Finding {
    Finding(
      rule: issue.rule, severity: issue.outcome == .fail ? .warning : .note, confidence: .high,
      location: Finding.Location(path: path, range: range),
      subject: Finding.Subject(
        name: issue.subject, kind: issue.kind, qualifiedName: issue.subject,
        identity: "audit:" + StableHash(path, issue.kind, issue.subject).hex),
      message: issue.message, reason: issue.reason + "; " + screenWords(of: total),
      fix: issue.fix)
  }
}
