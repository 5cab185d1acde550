// SPDX-License-Identifier: MIT

internal import ArgumentParser
internal import AssayConsole
internal import AssayDeadCode
internal import AssayFiles
internal import AssayFindings

struct BaselineCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "baseline",
    abstract: "Records accepted findings, so that only new ones are reported.",
    subcommands: [Write.self, Check.self, Prune.self])

  /// What the three have in common.
  struct Options: ParsableArguments {
    @Option(
      help: ArgumentHelp(
        "The baseline; by default the one in .assay.yml, or .assay-baseline.json of the package.",
        valueName: "file"))
    var baseline: String?

    @OptionGroup var scan: ScanOptions

    /// Links may lead anywhere from a path that the user gave, and nowhere out of the package from
    /// another.
    func write(_ new: Baseline, to path: String) throws {
      try new.write(to: path, inside: baseline == nil ? try scan.root() : nil)
    }

    func findings() async throws -> (path: String, report: FindingReport) {
      let root = try scan.root()
      let configuration = try scan.configuration(root: root)
      let path =
        baseline.map(FilePaths.absolute) ?? configuration.baseline
        ?? root + "/.assay-baseline.json"
      return (path, try await scan.report(root: root, configuration: configuration))
    }
  }

  struct Write: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "write", abstract: "Records the current findings as the baseline.")

    @OptionGroup var options: Options

    func run() async throws {
      let (path, report) = try await options.findings()
      try options.write(Baseline(of: report.findings), to: path)
      let findings = Counted.words(report.findings.count, "finding")
      Console.standard.print("recorded \(findings) in \(path)")
    }
  }

  struct Check: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "check",
      abstract: "Lists new findings, and entries that no longer match any.",
      discussion: "Exits with 1 if there are any of either.")

    @OptionGroup var options: Options

    func run() async throws {
      let (path, report) = try await options.findings()
      let (new, known, stale) = try Baseline.read(from: path).apply(to: report.findings)
      let console = Console.standard
      for finding in new {
        let line = finding.location.start?.line ?? 1
        console.print(
          "new    \(finding.location.path):\(line): \(finding.rule): \(finding.message)")
      }
      for entry in stale {
        console.print("stale  \(entry.rule): \(entry.name.isEmpty ? entry.identity : entry.name)")
      }
      console.print("\(new.count) new, \(known.count) known, \(stale.count) stale")
      if !stale.isEmpty {
        console.error("assay: remove stale entries with: assay dead-code baseline prune")
      }
      if !new.isEmpty || !stale.isEmpty { throw CommandExit.differences }
    }
  }

  struct Prune: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "prune", abstract: "Removes entries that no longer match any finding.")

    @OptionGroup var options: Options

    func run() async throws {
      let (path, report) = try await options.findings()
      let old = try Baseline.read(from: path)
      let pruned = old.pruned(to: report.findings)
      try options.write(pruned, to: path)
      Console.standard.print(
        "\(old.entries.count - pruned.entries.count) entries removed, \(pruned.entries.count) left")
    }
  }
}
