// SPDX-License-Identifier: MIT

import ArgumentParser
import AssayFiles
import AssayGraphics
import AssaySnapshotStore

struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Describes how two PNG files differ.",
    discussion: "Exits with 0 when every pixel is the same, and with 1 otherwise.")

  @Argument(help: "The reference picture.")
  var reference: String

  @Argument(help: "The picture to compare with it.")
  var rendition: String

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("A file to write a picture of the differences to.", valueName: "file"))
  var output: String?

  func run() throws {
    let files = PosixFileSystem()
    let old = try files.read(FilePaths.absolute(reference))
    let new = ImageContent(try savedRendition(files))
    switch new.compare(withReference: old) {
    case .matches(let note):
      Console.standard.print("every pixel is the same" + (note.map { "; \($0)" } ?? ""))
    case .unusable(let problem):
      throw PictureError(path: reference, problem: problem.explanation)
    case .differs(let difference):
      for line in difference.words { Console.standard.print(line) }
      if let output, let picture = difference.picture {
        try OutputFile.write(PNG.encode(picture), to: output)
        Console.standard.print("difference: \(output)")
      }
      throw CommandExit.differences
    }
  }

  /// The second picture, with what it says of itself where Assay wrote it.
  private func savedRendition(_ files: PosixFileSystem) throws -> Rendition {
    let bytes = try files.read(FilePaths.absolute(rendition))
    do {
      let metadata = try SnapshotMetadata(ofPNG: bytes)
      var result = Rendition(bitmap: try PNG.decode(bytes))
      if let details = metadata?.details {
        result.traits = details.traits
        result.accessibility = details.accessibility
        result.drawing = details.drawing
      }
      return result
    } catch let problem as ReferenceProblem {
      throw PictureError(path: rendition, problem: problem.explanation)
    } catch {
      throw PictureError(path: rendition, problem: "\(error)")
    }
  }
}

struct PictureError: Error, CustomStringConvertible {
  var path: String
  var problem: String

  var description: String { "the picture '\(path)' \(problem)" }
}
