// SPDX-License-Identifier: MIT

internal import ArgumentParser
internal import AssayConsole
internal import AssayDeadCode
internal import AssayFiles

struct ImportConfigCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import-config",
    abstract: "Translates a Periphery configuration to .assay.yml.")

  @Argument(help: "The Periphery configuration.")
  var file = ".periphery.yml"

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("Where to write the result; '-' for standard output.", valueName: "file"))
  var output = ".assay.yml"

  @Flag(help: "Overwrite an existing file.")
  var force = false

  func run() throws {
    let imported = try PeripheryImport(path: FilePaths.absolute(file), name: file)
    let console = Console.standard
    let text = imported.configuration.yaml(
      comments: ["Translated from \(file) by 'assay dead-code import-config'."])
    for note in imported.notes { console.error("assay: " + note) }
    if output == "-" { return console.print(String(text.dropLast())) }
    try ConfigurationWriter.write(text, to: output, replacing: force)
    console.print("wrote \(output)")
  }
}
