// SPDX-License-Identifier: MIT

/// Every check of the scanner. A new rule is one file with its check, and one line here.
enum RuleList {
  /// The order is that of the rules in lists and reports. It does not affect findings, which are
  /// sorted.
  static let all: [any DeadCodeCheck] = [
    UnusedDeclarations(),
    EmptyDeinitializers(),
    UnusedParameters(),
    UnusedLocals(),
    AssignOnlyProperties(),
    UnusedImports(),
    RedundantAccess(),
    RedundantProtocols(),
    RedundantConformances(),
    SuperfluousIgnores(),
    UsedOnlyByTests(),
    UnusedTargets(),
    UnusedResources(),
    DeadFiles(),
    UnreadSources(),
  ]
}
