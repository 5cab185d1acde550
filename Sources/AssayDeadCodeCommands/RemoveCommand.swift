// SPDX-License-Identifier: MIT

internal import ArgumentParser
internal import AssayConsole
internal import AssayDeadCode
internal import AssayFiles

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Exit codes: 0 everything was removed or there was nothing to, 1 something was kept, 2 could not
/// run.
struct RemoveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Deletes the dead code that a scan finds, and restores what the build needs.",
    discussion: """
      Requires a clean git tree, so that 'git checkout .' undoes everything. On a terminal, the changes \
      are shown first. Afterwards the package is built; what turns out to be needed is restored and \
      listed with the compiler's reason. With '--verify tests' the tests must pass as well, and the fewest \
      removals that turn them red are restored. Control-C restores everything.

      Without --rule, removes findings of high confidence; 'assay dead-code rules' lists which rules are \
      included, and which are removed only if --rule names them.
      """)

  @OptionGroup var scan: ScanOptions

  @Flag(help: "Show the changes without making them.")
  var dryRun = false

  @Flag(help: "Do not ask.")
  var yes = false

  @Flag(help: "Remove even if git cannot undo the changes.")
  var force = false

  @Flag(help: "Restore the files of an interrupted removal.")
  var undo = false

  @Option(
    help: ArgumentHelp(
      "What must pass: 'build', 'tests', or a command line for the shell. A removal that makes it fail is restored.",
      valueName: "build|tests|command"),
    transform: {
      guard let verification = Verification($0) else {
        throw ValidationError("expected 'build', 'tests' or a command line")
      }
      return verification
    })
  var verify = Verification.build

  @Flag(help: "Do not build before the first change.")
  var skipInitialBuild = false

  func validate() throws {
    for name in scan.rules {
      guard let rule = DeadCodeRule(rawValue: name), !RemovableRules.isRemovable(rule) else {
        continue
      }
      throw ValidationError(
        "findings of '\(name)' cannot be removed; these rules can: "
          + RemovableRules.names.joined(separator: ", "))
    }
    guard dryRun || yes || undo || Console.readsTerminal && Console.standard.isTerminal else {
      throw ValidationError(
        "standard input or output is not a terminal; use --yes to remove without asking, or --dry-run to see the changes"
      )
    }
  }

  func run() async throws {
    let console = Console.standard
    // The compiler names files by their real paths.
    let root = URL(filePath: try scan.root()).resolvingSymlinksInPath().path
    let session = RemovalSession(
      scanner: scan.scanner(
        root: root, configuration: try scan.configuration(root: root), console: console),
      options: options(console))
    defer { console.progress("") }
    if undo {
      for path in try session.undo() { console.print("restored \(path)") }
      return
    }
    let summary = try await Interruption.guarding(console) {
      try await session.run(
        show: { if !$0.isEmpty { console.print($0) } }, confirm: Self.confirm)
    }
    guard let summary else { return console.print("nothing was changed") }
    console.print(summary.text)
    if let proof = summary.proof, !proof.text.isEmpty { console.print(proof.text) }
    if !summary.kept.isEmpty { throw CommandExit.differences }
  }

  private func options(_ console: Console) -> RemovalSession.Options {
    var options = RemovalSession.Options()
    options.rules = scan.rules.compactMap(DeadCodeRule.init(rawValue:))
    options.isDryRun = dryRun
    options.asksFirst = !yes
    options.isForced = force
    options.skipsInitialBuild = skipInitialBuild
    options.hasColor = console.hasColor
    options.verification = verify
    return options
  }

  private static func confirm(_ plan: RemovalPlan) -> Bool {
    let findings = Counted.words(plan.removed.count, "finding")
    let files = Counted.words(plan.edits.count, "file")
    return Question.ask("Remove \(findings) from \(files)?", isYes: false)
  }
}
