// SPDX-License-Identifier: MIT

internal import AssayConsole
internal import AssayDeadCode
internal import AssayFiles
internal import AssayYAML

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// `scan --setup`: looks at the package, asks little, writes `.assay.yml`.
struct SetupGuide {
  var root: String
  var console: Console

  func run() async throws {
    let view = try await PackageView(root: root)
    for line in view.words { console.print(line) }
    guard console.isTerminal, Console.readsTerminal else {
      console.print("")
      console.print(
        "These questions need a terminal. Without answers, nothing is written and scans use")
      console.print("the defaults, as if .assay.yml contained:")
      console.print("")
      console.print(String(view.suggested().yaml().dropLast()))
      return
    }
    let path = root + "/" + ProjectConfiguration.fileName
    let exists = FileManager.default.fileExists(atPath: path)
    if exists, !ask("\(ProjectConfiguration.fileName) already exists; overwrite it?", isYes: false)
    {
      return
    }
    let configuration = view.suggested { ask($0, isYes: $1) }
    let text = configuration.yaml(comments: ["See 'assay dead-code scan --help' for all keys."])
    console.print("")
    console.print(text)
    guard ask("Write this to \(ProjectConfiguration.fileName)?", isYes: true) else { return }
    try ConfigurationWriter.write(text, to: path, replacing: true, inside: root)
    if configuration.baseline != nil {
      console.print("now run: assay dead-code baseline write")
    }
    console.print("then: assay dead-code scan")
  }

  private func ask(_ question: String, isYes: Bool) -> Bool {
    Question.ask(question, isYes: isYes, on: console)
  }
}
