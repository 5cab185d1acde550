// SPDX-License-Identifier: MIT

internal import ArgumentParser
internal import AssayConsole
internal import AssayRelease

struct ImportReleaseConfigCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import-config",
    abstract: "Translates the settings of commitlint, semantic-release, release-please or svu.",
    discussion: "Prints the section 'release' for .assay.yml, and what it could not translate.")

  @Argument(help: "The configuration of the other tool, as JSON or YAML.")
  var file: String

  func run() throws {
    try ReleaseReporting.run(.text) {
      let imported = try ReleaseImport(path: file, name: file)
      for note in imported.notes { Console.standard.error("assay: note: " + note) }
      Console.standard.print(String(imported.yaml.dropLast()))
    }
  }
}
