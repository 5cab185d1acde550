// SPDX-License-Identifier: MIT

internal import ArgumentParser
internal import AssayConsole
internal import AssayDeadCode

struct DeadCodeRulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "Lists the rules and how their findings are removed.")

  func run() throws {
    for rule in DeadCodeRule.allCases { Console.standard.print(rule.listing) }
  }
}
