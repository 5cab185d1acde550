// SPDX-License-Identifier: MIT

import ArgumentParser
import AssayDeadCode

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
    let explainer = Explainer(result)
    let name = query.hasPrefix(root + "/") ? String(query.dropFirst(root.count + 1)) : query
    let matches = explainer.declarations(matching: name)
    let beside = matches.isEmpty ? explainer.findings(at: name) : []
    if !beside.isEmpty {
      for text in beside { console.print("\(name): \(text)") }
      return
    }
    guard !matches.isEmpty else {
      throw NoDeclarationError(query: query, suggestions: explainer.suggestions(for: name))
    }
    guard matches.count <= 5 else {
      console.print(
        "'\(query)' matches \(matches.count) declarations; name one of them by its location:")
      for id in matches {
        let found = explainer.explanation(of: id)
        console.print("  \(found.place): \(found.title), \(found.isUsed ? "used" : "unused")")
      }
      return
    }
    for (index, id) in matches.enumerated() {
      if index > 0 { console.print("") }
      print(explainer.explanation(of: id), on: console)
    }
  }

  private func print(_ explanation: Explainer.Explanation, on console: Console) {
    let state = explanation.isUsed ? "used" : "unused"
    console.print(
      "\(explanation.place): \(explanation.title) is "
        + console.styled(state, explanation.isUsed ? .green : .yellow))
    console.print("  " + explanation.verdict + (explanation.steps.isEmpty ? "" : ":"))
    for step in explanation.steps {
      let place = step.place.map { "  (\($0))" } ?? ""
      console.print("    " + step.text + console.styled(place, .dim))
    }
    for finding in explanation.findings { console.print("  " + finding) }
  }
}

struct NoDeclarationError: Error, CustomStringConvertible {
  var query: String
  var suggestions: [String]

  var description: String {
    let question =
      suggestions.isEmpty
      ? "give a name, or a location as 'file:line'"
      : "did you mean \(suggestions.map { "'\($0)'" }.joined(separator: " or "))?"
    return "no declaration matches '\(query)'; \(question)"
  }
}
