// SPDX-License-Identifier: MIT

internal import ArgumentParser
internal import AssayConsole
internal import AssayDeadCode

extension GraphExport.Format: ExpressibleByArgument {}

struct GraphCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "graph",
    abstract: "Prints every declaration and its uses.")

  @Option(help: "The format; dot is for Graphviz.")
  var format = GraphExport.Format.dot

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("Where to write the graph; standard output by default.", valueName: "file"))
  var output: String?

  @OptionGroup var scan: ScanOptions

  func run() async throws {
    try ReportTargets.check([("--output", output)], inputs: scan.with + scan.indexStore)
    let root = try scan.root()
    let configuration = try scan.configuration(root: root)
    let result = try await scan.scan(root: root, configuration: configuration)
    try Console.standard.write(GraphExport(result).text(format), to: output)
  }
}
