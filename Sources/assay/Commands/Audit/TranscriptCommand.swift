// SPDX-License-Identifier: MIT

import ArgumentParser
import AssayFiles
import AssayGraphics
import AssaySnapshotCommands
import AssayText
import AssayTraits

struct TranscriptCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "transcript",
    abstract: "Writes what VoiceOver says on each screen, in the order in which it is read.",
    discussion: """
      One line an element: label, value, traits and hint in English, and the point that a double tap \
      touches. Headings, live regions and custom actions are listed. An element without a name, and one that \
      is read after what is below it, are faults. Descriptions are drawn; a reference that Assay recorded \
      holds its elements; any other picture is 'cannot tell'. Exits with 0 if there is no fault, with 1 if \
      there is one or a screen cannot be told, and with 2 if the command could not run.
      """)

  @Argument(
    help: "Descriptions (.yaml, .json), references (.png), or folders of either.")
  var files: [String]

  @OptionGroup(title: "Traits") var traits: TraitOptions
  @OptionGroup var descriptions: DescriptionOptions

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "Also write each transcript as a text, and as a picture beside the screen, in this folder.",
      valueName: "folder"))
  var output: String?

  func run() async throws {
    let files = try AuditedFiles(files)
    let transcripts = try references(files.pictures) + drawn(files.descriptions)
    for transcript in transcripts { try write(transcript) }
    for (path, format) in files.unread {
      Console.standard.print(
        Printable.line("\(path): cannot tell: it is \(format.words), which is not read"))
    }
    if !files.unread.isEmpty || transcripts.contains(where: \.counts) {
      throw CommandExit.differences
    }
  }

  private func references(_ files: [String]) throws -> [ScreenTranscript] {
    try files.map { file in
      let rendition = try PictureFile.rendition(file)
      let path = String(FilePaths.shown(FilePaths.absolute(file)).dropLast(4))
      return ScreenTranscript(
        rendition.bitmap, rendition.accessibility, scale: rendition.traits.scale, path: path)
    }
  }

  private func drawn(_ files: [String]) throws -> [ScreenTranscript] {
    if files.isEmpty { return [] }
    let plan = try SnapshotPlan(files: files, options: traits, descriptions: descriptions)
    return try plan.jobs.map { job in
      ScreenTranscript(
        try job.auditScreen(), title: "\(job.displayPath) (\(job.traits.name))",
        path: String(job.referencePath.dropLast(4)))
    }
  }

  private func write(_ transcript: ScreenTranscript) throws {
    for line in transcript.lines { Console.standard.print(Printable.line(line)) }
    guard let output else { return }
    let folder = ScreenFolder(output)
    let text = transcript.lines.map { Printable.line($0) + "\n" }.joined()
    try folder.write(Array(text.utf8), of: transcript.path, ending: ".txt")
    if let picture = transcript.picture(try TextEngine()) {
      try folder.write(PNG.encode(picture), of: transcript.path, ending: ".png")
    }
  }
}
