// SPDX-License-Identifier: MIT

package import AssayFindings
package import AssayGraphics

/// Runs the rules over the screens of views.
package struct Auditor: Sendable {
  var options: AuditOptions
  /// Only rules of these types.
  var types: Set<AuditType>
  package var disabledRules: Set<RuleID>
  /// Whether the part of the screen that an issue is about is kept for a report that shows it.
  var keepsCrops: Bool
  /// Whether all that was judged is kept, what passes too, for programs.
  private let keepsChecks: Bool
  /// The colors that the app has, to be proposed before others.
  var palette: [ColorAppearance: AppColors]

  package init(
    options: AuditOptions = AuditOptions(), types: Set<AuditType> = Set(AuditType.allCases),
    disabledRules: Set<RuleID> = [], keepsCrops: Bool = false, keepsChecks: Bool = false,
    palette: [ColorAppearance: AppColors] = [:]
  ) {
    self.options = options
    self.types = types
    self.disabledRules = disabledRules
    self.keepsCrops = keepsCrops
    self.keepsChecks = keepsChecks
    self.palette = palette
  }

  package var rules: [AuditRuleInfo] { RuleList.all.filter(runs) }

  /// The screens of one view: one for each trait set that it was drawn for.
  package func audit(_ screens: [AuditScreen]) -> ViewAudit { audit(screens.map(judge)) }

  /// What the rules that look at one screen say of it. Its picture is let go: a view for all
  /// devices and sizes has a thousand.
  package func judge(_ screen: AuditScreen) -> JudgedScreen {
    let defaults = options.countsSystemDefaults ? nil : SystemDefaults(screen)
    var systems: [(kind: SystemDefault, issue: AuditIssue)] = []
    var results = RuleList.screenRules.filter { runs($0.info) }.map { rule in
      var result = rule.check(screen, options)
        .completed(by: screen, keepsPassed: keepsChecks)
      if let defaults { systems += result.removeSystemDefaults(defaults) }
      return (rule.info, result.offering(palette[screen.traits.appearance]))
    }
    if let note = SystemDefaults.note(systems, on: screen),
      !disabledRules.contains(SystemDefaults.info.id)
    {
      var result = RuleResult()
      result.add(note)
      results.append((SystemDefaults.info, result))
    }
    return JudgedScreen(screen: screen.withoutPicture, results: results)
  }

  package func audit(_ judged: [JudgedScreen]) -> ViewAudit {
    var audit = ViewAudit()
    let screens = judged.map(\.screen)
    for screen in judged {
      for (info, result) in screen.results {
        audit.add(result, of: info)
        keep(result, of: info, on: screen.screen.traits.name, in: &audit)
      }
      audit.addCoverage(of: screen.screen)
    }
    for rule in RuleList.viewRules where runs(rule.info) {
      let result = rule.check(screens, options)
      audit.add(result, of: rule.info)
      keep(result, of: rule.info, on: "", in: &audit)
    }
    audit.screens = screens.map(\.traits)
    audit.isEmpty = screens.allSatisfy(\.isEmpty)
    audit.hasScenes = screens.allSatisfy(\.hasScene)
    audit.hasAllColors = screens.allSatisfy {
      !$0.scene.diagnostics.contains(where: \.changesColors)
    }
    var drawn: [AuditScreen] = []
    audit.merge { issue in
      guard keepsCrops else { return nil }
      func isIts(_ screen: AuditScreen) -> Bool { screen.traits.name == issue.screen }
      if let screen = drawn.first(where: isIts) { return ScreenCrop(of: issue, on: screen) }
      guard let screen = screens.first(where: isIts)?.withPicture else { return nil }
      // The issues of a screen follow each other for the most part.
      if drawn.count == Self.mostDrawn { drawn.removeFirst() }
      drawn.append(screen)
      return ScreenCrop(of: issue, on: screen)
    }
    return audit
  }

  /// Screens that are drawn at once while a report is made: each picture is some 12 MB.
  private static let mostDrawn = 4

  func keep(
    _ result: RuleResult, of info: AuditRuleInfo, on screen: String, in audit: inout ViewAudit
  ) {
    if keepsChecks { audit.addChecks(of: result, info.id, screen: screen) }
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
