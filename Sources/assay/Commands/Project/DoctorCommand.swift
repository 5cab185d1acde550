// SPDX-License-Identifier: MIT

import ArgumentParser
import AssayDeadCodeCommands
import AssayFiles

struct DoctorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Checks this machine and package, and says what to do where something is missing.",
    discussion: """
      Looks at the toolchain, the fonts, git, the library that reads the compiler's index, permissions, the cache and \
      .assay.yml. Exits with 0 if everything is in order, and with 1 if not.
      """)

  @Option(
    help: ArgumentHelp(
      "The package (default: the nearest one, searching upward; without one, only the machine is checked).",
      valueName: "folder"))
  var packagePath: String?

  func run() async throws {
    let checks = await Doctor(folder: try folder()).checks()
    let console = Console.standard
    let width = checks.map(\.name.count).max() ?? 0
    for check in checks {
      let name = check.name + String(repeating: " ", count: width - check.name.count)
      switch check.result {
      case .success(let words): console.print(console.styled("ok   ", .green) + name + "  " + words)
      case .failure(let problem):
        let lines = problem.words.split(separator: "\n", omittingEmptySubsequences: false)
        console.print(console.styled("FIX  ", .red) + name + "  " + (lines.first ?? ""))
        for line in lines.dropFirst() {
          console.print(String(repeating: " ", count: width + 7) + line)
        }
      }
    }
    if checks.contains(where: \.isProblem) { throw CommandExit.differences }
  }

  private func folder() throws -> String {
    if let packagePath { return try PackageFolder.find(packagePath) }
    // Outside of a package there is still a machine to check.
    do { return try PackageFolder.find(nil) } catch is PackageFolderError {
      return FilePaths.workingFolder
    }
  }
}
