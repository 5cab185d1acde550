// SPDX-License-Identifier: MIT

internal import AssayFindings

/// How a rule's findings are removed.
struct RuleRemoval: Sendable {
  /// Whether findings of high confidence are removed if nobody names the rule.
  ///
  /// False for rules whose removal changes what a declaration promises: a deinitializer runs by
  /// itself, and an access level or a conformance is a statement of intent.
  var isDefault: Bool
  /// Whether a declaration is removed, which code that stays may still use.
  var takesDeclaration: Bool
  /// What to do about one finding.
  var steps: Steps

  typealias Steps = @Sendable (RemovalSteps) -> (Finding) throws(Refusal) -> [RemovalStep]

  init(isDefault: Bool = true, takesDeclaration: Bool = false, _ steps: @escaping Steps) {
    self.isDefault = isDefault
    self.takesDeclaration = takesDeclaration
    self.steps = steps
  }
}
