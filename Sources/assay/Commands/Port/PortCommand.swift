// SPDX-License-Identifier: MIT

import ArgumentParser
import AssayConsole
import AssayFiles
import AssayPorting

struct PortCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "port",
    abstract:
      "Lists which of an app's sources compile with Assay on Linux, and what the others need.",
    discussion: """
      Name the folder of a Swift package, of an Xcode project, or of Swift files. Its sources, apart \
      from tests, are compiled unchanged with Assay's views. The report lists the names that are missing, those that \
      block the most files first.

      Of a file with errors, the smallest parts that have them are left out and listed. Conditions such as \
      '#if os(iOS)', which are false on Linux, are decided by the system of the target, and as on iOS where \
      it has several.

      With --write, the command also makes a package beside the app. The package links to the \
      sources that compile and to the resources, has copies of sources without the parts left out, \
      and has a test that draws every preview:

        assay port MyApp --write
        swift test --package-path MyAppPort

      Packages that Xcode or SwiftPM fetched are compiled with the app where they lie in its folder; \
      name their folder with --packages if they lie elsewhere. With --fetch, SwiftPM fetches those that \
      the app imports and that Assay has no names for, in the versions of its Package.resolved. Reading \
      a package runs its manifest, as every build of it does.

      The command writes nothing into the app's folder and overwrites no file. \
      Exits with 0 if every file compiles, with 1 if files or parts of them \
      are left out, and with 2 if the check could not run.
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  @Argument(help: "The app's folder, or its .xcodeproj.")
  var folder: String

  @Flag(help: "Write a package that builds what compiles.")
  var write = false

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "The folder of the package; by default beside the app, with 'Port' after its name.",
      valueName: "folder"))
  var output: String?

  @OptionGroup var options: PortOptions

  @Option(help: "The format of the report.")
  var format = Format.text

  @Flag(help: "Print long lists whole.")
  var all = false

  func validate() throws {
    if output != nil, !write {
      throw ValidationError("--output needs --write, which makes the package")
    }
  }

  func run() async throws {
    let console = Console.standard
    defer { console.progress("") }
    let layout = try await options.layout(of: folder) { console.progress($0) }
    let porter = try options.porter
    let target = write ? output.map(FilePaths.absolute) ?? layout.defaultOutput : nil
    let report = try await porter.port(layout, output: target.map { .init(folder: $0) }) {
      console.progress($0)
    }
    console.progress("")
    switch format {
    case .text: console.print(String(report.text(listsAll: all).dropLast()))
    case .json: console.printDocument(try report.json())
    }
    if let target {
      console.error(
        "wrote \(FilePaths.shown(target)); run: swift test --package-path \(FilePaths.shown(target)); "
          + "write it again when the app changes"
      )
    }
    if !report.isComplete { throw CommandExit.differences }
  }
}
