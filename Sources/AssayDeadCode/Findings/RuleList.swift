// SPDX-License-Identifier: MIT

/// Every rule that looks at the graph. Their order does not matter: findings are sorted.
enum RuleList {
  static let all: [any FindingRule] = [
    UnusedDeclarations(),
    EmptyDeinitializers(),
    AssignOnlyProperties(),
    UnusedParameters(),
    UnusedLocals(),
    UnusedImports(),
    RedundantAccess(),
    RedundantProtocols(),
    RedundantConformances(),
    UsedOnlyByTests(),
    DeadFiles(),
  ]
}
