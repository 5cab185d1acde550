// SPDX-License-Identifier: MIT

import ArgumentParser
import AssayFiles
import AssaySnapshotStore

struct RenderCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Renders descriptions to PNG files, without reading or writing references.",
    discussion: """
      Draws what it can: exits with 2 when a description cannot be read or drawn, after all the others.
      """)

  @Argument(help: "Description files (.yaml, .json), or folders of them.")
  var files: [String]

  @OptionGroup(title: "Traits") var traits: TraitOptions
  @OptionGroup var descriptions: DescriptionOptions

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The folder to write the pictures to.", valueName: "folder"))
  var output = "."

  func validate() throws {
    if output.isEmpty {
      throw ValidationError("the value of --output is empty; pass one, or leave the option out")
    }
  }

  func run() async throws {
    let plan = try SnapshotPlan(
      files: files, options: traits, descriptions: descriptions, keepsBroken: true)
    let console = Console.standard
    let folder = FilePaths.absolute(output)
    let fileSystem = PosixFileSystem()
    let results = await concurrentMap(
      plan.jobs, progress: { console.progress("rendering \($0) of \(plan.jobs.count)") }
    ) { job in
      Result { () throws -> (path: String, notes: [String]) in
        let rendered = try job.rendition()
        let path = folder + "/" + job.referencePath
        try fileSystem.write(
          ImageContent(rendered.rendition).encoded(), to: path, inside: folder)
        return (path, rendered.built.notes)
      }
    }
    console.progress("")
    var noted: [(job: SnapshotJob, notes: [String])] = []
    var problems = plan.broken.map(\.error)
    for (job, result) in zip(plan.jobs, results) {
      switch result {
      case .success(let picture):
        console.print(picture.path)
        noted.append((job, picture.notes))
      case .failure(let error): problems.append(error)
      }
    }
    SnapshotNotes.report(noted)
    for problem in problems { console.error("assay: \(problem)") }
    if !problems.isEmpty { throw CommandExit.couldNotRun }
  }
}
