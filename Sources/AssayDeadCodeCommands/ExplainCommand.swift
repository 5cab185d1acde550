// SPDX-License-Identifier: MIT

internal import ArgumentParser
internal import AssayConsole
internal import AssayDeadCode

struct ExplainCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explains why a declaration is used or unused.")

  @Argument(
    help: ArgumentHelp(
      "A name ('total', 'Cart.total(of:)') or a location ('Sources/Shop/Cart.swift:12').",
      valueName: "name|file:line"))
  var query: String

  @OptionGroup var scan: ScanOptions

  func run() async throws {
    let console = Console.standard
    let root = try scan.root()
    let configuration = try scan.configuration(root: root)
    let result = try await scan.scan(root: root, configuration: configuration, console: console)
    let name = query.hasPrefix(root + "/") ? String(query.dropFirst(root.count + 1)) : query
    let answer = try Explainer(result).answer(to: name)
    console.print(ExplanationText(query: name, console: console).text(of: answer))
  }
}
