// SPDX-License-Identifier: MIT

package import AssayFindings

/// Which rules' findings a removal acts on.
package enum RemovableRules {
  /// Removed without being asked for by name, where the finding's confidence is high.
  static let byDefault: Set<DeadCodeRule> = [
    .unusedClass, .unusedStruct, .unusedEnum, .unusedActor, .unusedProtocol, .unusedFunction,
    .unusedMethod, .unusedInitializer, .unusedProperty, .unusedGlobal, .unusedEnumCase,
    .unusedTypealias, .unusedAssociatedType, .unusedSubscript, .unusedOperator,
    .unusedPrecedenceGroup, .unusedMacro, .unusedExtension, .unusedParameter, .unusedLocal,
    .unusedLocalFunction, .unusedImport, .superfluousIgnore,
  ]

  /// Removed only if `--rule` names them: they change what a declaration promises (a deinitialiser runs
  /// by itself; an access level or a conformance is a statement), not only what is there.
  static let onRequest: Set<DeadCodeRule> = [
    .unusedDeinitializer, .assignOnlyProperty, .redundantPublic, .redundantPackage,
    .redundantInternal, .redundantFileprivate, .redundantProtocol, .redundantConformance,
  ]

  /// The findings to act on. A rule that is named counts at any confidence.
  package static func select(_ findings: [Finding], naming rules: [DeadCodeRule] = []) -> [Finding]
  {
    findings.filter { finding in
      guard let rule = DeadCodeRule(rawValue: finding.rule.rawValue) else { return false }
      if rules.isEmpty { return byDefault.contains(rule) && finding.confidence == .high }
      return rules.contains(rule) && isRemovable(rule)
    }
  }

  package static func isRemovable(_ rule: DeadCodeRule) -> Bool {
    byDefault.contains(rule) || onRequest.contains(rule)
  }

  /// All of them, by name, for help texts and errors.
  package static var names: [String] {
    DeadCodeRule.allCases.filter(isRemovable).map(\.rawValue).sorted()
  }
}
