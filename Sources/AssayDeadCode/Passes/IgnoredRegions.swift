// SPDX-License-Identifier: MIT

internal import AssayFindings

/// What the ignore comments of one file cover.
struct IgnoredRegions: Sendable {
  struct Region: Sendable {
    /// Index of `FileFacts.ignoreCommands`.
    var command: Int
    var range: SourceRange
    /// Rule ids; empty for all.
    var rules: [String]
    /// For `parameters`: names; empty for all of them.
    var parameters: [String]
    var isParameters: Bool
  }

  let regions: [Region]

  var isEmpty: Bool { regions.isEmpty }

  init(_ facts: FileFacts) {
    var regions: [Region] = []
    let end = SourcePosition(line: .max, column: .max)
    for (index, command) in facts.ignoreCommands.enumerated() {
      let list = Self.items(facts.names[command.list])
      var range: SourceRange
      switch command.scope {
      case .file:
        range = SourceRange(start: SourcePosition(line: 1, column: 1), end: end)
      case .begin:
        let close = facts.ignoreCommands[(index + 1)...].first { $0.scope == .end }
        range = SourceRange(start: command.range.start, end: close?.range.end ?? end)
      case .end:
        continue
      case .declaration, .parameters:
        if command.declaration >= 0 {
          range = facts.declarations[Int(command.declaration)].range
        } else {
          // The line of the comment and the one that follows it: an import, a local, a parameter.
          range = SourceRange(
            start: SourcePosition(line: command.range.start.line, column: 1),
            end: SourcePosition(line: command.range.end.line + 2, column: 1))
        }
      }
      let isParameters = command.scope == .parameters
      regions.append(
        Region(
          command: index, range: range, rules: isParameters ? [] : list,
          parameters: isParameters ? list : [], isParameters: isParameters))
    }
    self.regions = regions
  }

  /// Whether a declaration is kept whole, so that what it uses is used.
  func keeps(_ fact: Int32, in facts: FileFacts) -> Bool {
    let start = facts.declarations[Int(fact)].nameStart
    return regions.contains { region in
      region.rules.isEmpty && !region.isParameters && region.range.contains(start)
    }
  }

  /// The commands that cover a finding; empty where none does.
  func commands(
    covering position: SourcePosition, rule: RuleID, name: String
  ) -> [Int] {
    regions.filter { region in
      guard region.range.contains(position) else { return false }
      if region.isParameters {
        return rule == DeadCodeRule.unusedParameter.id
          && (region.parameters.isEmpty || region.parameters.contains(name))
      }
      return region.rules.isEmpty || region.rules.contains(rule.rawValue)
    }.map(\.command)
  }

  private static func items(_ list: String) -> [String] {
    list.split(whereSeparator: { $0 == "," || $0 == " " }).map(String.init)
  }
}
