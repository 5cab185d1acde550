// SPDX-License-Identifier: MIT

import ArgumentParser
import AssayFiles
import AssaySnapshotCommands
import AssayText

struct FontsExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Writes the fonts to a folder, so that any machine draws the same pixels.",
    discussion: """
      Copies the pinned fonts from where they are installed, with a manifest of their hashes (fonts.json) and their \
      licenses. Commands and tests find them in the folder that ASSAY_FONTS names, in '\(FontSearch.packageFolder)' of \
      the package, and commands also in the folder that .assay.yml names under fonts.folder.
      """)

  @Argument(help: "The folder; it is created if it is missing.")
  var folder: String

  @Option(
    help: ArgumentHelp(
      "Only the fonts for these scripts, with commas between them: latin,arabic,emoji.",
      valueName: "scripts"))
  var scripts = "all"

  func validate() throws {
    _ = try wanted()
  }

  func run() throws {
    let search = try ProjectFonts.search()
    let files = try wanted()
    let export = FontExport(files: files, search: search, folder: FilePaths.absolute(folder))
    let total = try export.write(scripts: scripts)
    Console.standard.print(
      "\(Counted.words(files.count, "font file")), \(FontExport.megabytes(total)), in \(folder)")
  }

  private func wanted() throws -> [PinnedFontFile] {
    if scripts == "all" { return PinnedFontFile.all }
    let wanted = try scripts.split(separator: ",").map { word in
      let name = word.trimmed
      guard let script = FontScript(name) else {
        let names = FontScript.all.map(\.name)
        let question = NearestName.question(name, among: names)
        throw ValidationError(
          "unknown script '\(name)'"
            + (question.isEmpty ? "; use \(names.joined(separator: ", ")) or all" : question))
      }
      return script
    }
    guard !wanted.isEmpty else {
      throw ValidationError("--scripts is empty; name a script, or all")
    }
    return PinnedFontFile.all.filter { file in wanted.contains { $0.needs(file) } }
  }
}

extension Substring {
  /// Without spaces at its ends.
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
