// SPDX-License-Identifier: MIT

import ArgumentParser
import AssayAudit

struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "Lists the rules, their standards and what they check.")

  func run() throws {
    for rule in RuleList.all + [PairRule.info, MotionRule.info] {
      Console.standard.print(
        "\(rule.id)  \(rule.summary)\n    \(rule.standard); checks \(rule.needs); type \(rule.type.rawValue)"
      )
    }
  }
}
