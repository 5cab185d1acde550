// SPDX-License-Identifier: MIT

import ArgumentParser
import AssayAudit
import AssayAuditFiles
import AssayFiles
import AssayReview
import AssaySnapshotCommands
import AssayYAML

struct LabelsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "labels",
    abstract: "Writes the evidence for the App Store's accessibility labels, task by task.",
    discussion: """
      A task is a named list of descriptions in .assay.yml, under 'audit', 'tasks'. Its screens are drawn with \
      larger text at each size, bold text, increased contrast and the dark appearance, and judged by the rules \
      of each label; animations are judged in the task's sources. Exits with 0 if every label is supported, \
      with 1 if one is not or cannot be told, and with 2 if the command could not run.
      """)

  @Argument(help: "Names of tasks; all by default.")
  var names: [String] = []

  @OptionGroup(title: "Traits") var traits: TraitOptions
  @OptionGroup var descriptions: DescriptionOptions
  @OptionGroup var configuration: AuditConfigurationOption

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "Also write a page for each task, with its pictures, in this folder.", valueName: "folder"))
  var output: String?

  func run() async throws {
    guard let file = try configuration.file() else {
      throw InputError(.noConfiguration, path: ProjectConfiguration.fileName)
    }
    let configuration = try AuditConfigurationOption.configuration(file)
    guard !configuration.tasks.isEmpty else { throw InputError(.noTasks, path: file.name) }
    let tasks = try wanted(configuration.tasks)
    let runs = TaskRuns(traits: traits, descriptions: descriptions, options: configuration.options)
    var isSupported = true
    for task in tasks {
      let evidence = try runs.evidence(of: task)
      for line in evidence.lines { Console.standard.print(Printable.line(line)) }
      if let output {
        let number = (configuration.tasks.firstIndex(of: task) ?? 0) + 1
        Console.standard.print(
          try TaskPageFile.write(
            evidence, number: number, version: Assay.configuration.version, in: output))
      }
      isSupported = isSupported && evidence.isSupported
    }
    if !isSupported { throw CommandExit.differences }
  }

  private func wanted(_ tasks: [AuditTask]) throws -> [AuditTask] {
    let known = tasks.map(\.name)
    for name in names where !known.contains(name) {
      throw ValidationError("there is no task '\(name)'" + NearestName.question(name, among: known))
    }
    return names.isEmpty ? tasks : tasks.filter { names.contains($0.name) }
  }
}
