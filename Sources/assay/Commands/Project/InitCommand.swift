// SPDX-License-Identifier: MIT

import ArgumentParser
import AssayConsole
import AssayDeadCode
import AssayDeadCodeCommands
import AssayFiles
import AssayYAML

struct InitCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract:
      "Looks at a package and writes .assay.yml, a first snapshot test and a pipeline file.",
    discussion: """
      Overwrites nothing: a file that exists is named and left as it is, and the lines that .assay.yml and .gitignore lack \
      are printed. Beside a pipeline file that exists, another one is written, or the lines to add to it are printed.
      """)

  @Option(
    help: ArgumentHelp(
      "The package (default: the nearest one, searching upward).", valueName: "folder"))
  var packagePath: String?

  @Flag(name: [.short, .long], help: "Ask nothing, and take the usual answers.")
  var yes = false

  @Option(
    help: ArgumentHelp(
      "Write the pipeline file of this host (default: the one that the repository names).",
      valueName: "host"))
  var pipeline: PipelineHost?

  func run() async throws {
    let console = Console.standard
    guard yes || (console.isTerminal && Console.readsTerminal) else { throw InitError() }
    let root = try PackageFolder.find(packagePath)
    if let project = try Self.xcodeProject(in: root) { throw XcodeProjectAlone(project: project) }
    let survey = try await ProjectSurvey(root: root)
    for line in words(of: survey) { console.print(line) }
    var scan = try await PackageView(root: root).suggested { question, isYes in
      yes ? isYes : Question.ask(question, isYes: isYes)
    }
    #if os(Linux)
      // Only a Mac builds them, and what is not built is in no index.
      if survey.hasObjectiveC || survey.hasXcodeProject { scan.syntaxOnly = true }
    #endif
    let host = survey.place.isEmpty ? pipeline ?? survey.pipeline : nil
    let project = ProjectFiles(
      survey: survey, scan: scan, pipeline: host,
      existingPipeline: try host.flatMap { try Self.text(of: FilePaths.join(root, $0.path)) })
    console.print("")
    var isConfigured = true
    for file in project.all {
      let missing = try write(file, below: root, console)
      for line in missing { console.print("      " + line) }
      if file.path == ProjectConfiguration.fileName, !missing.isEmpty { isConfigured = false }
    }
    console.print("")
    for line in Self.nextSteps(project, isConfigured: isConfigured) {
      console.print(line)
    }
  }

  /// A file's text; empty for what is no file, and nil where there is nothing.
  private static func text(of path: String) throws -> String? {
    let files = PosixFileSystem()
    guard let kind = try files.kind(of: path) else { return nil }
    return kind == .file ? String(decoding: try files.read(path), as: UTF8.self) : ""
  }

  /// What Xcode opens in a folder without a package.
  private static func xcodeProject(in root: String) throws -> String? {
    let files = PosixFileSystem()
    guard try files.kind(of: FilePaths.join(root, "Package.swift")) == nil else { return nil }
    return try files.names(inFolder: root).sorted().first {
      $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace")
    }
  }

  private func words(of survey: ProjectSurvey) -> [String] {
    var lines = [
      "package \(survey.manifest.name): " + Counted.words(survey.manifest.targets.count, "target")
    ]
    let tests = survey.testTargets.map(\.name)
    lines.append(
      "tests: " + (tests.isEmpty ? "none" : tests.joined(separator: ", "))
        + (survey.snapshotTarget.map { "; \($0.name) uses AssaySnapshots" } ?? ""))
    if !survey.catalogs.isEmpty {
      lines.append("asset catalogs: " + survey.catalogs.joined(separator: ", "))
    }
    if !survey.hasSwift {
      lines.append("no target has Swift sources, so the scan for dead code is left out")
    } else if survey.hasObjectiveC || survey.hasXcodeProject {
      lines.append(
        "Objective-C or an Xcode project: on Linux, the Swift sources are scanned without building")
    }
    lines += survey.release?.words ?? []
    if let problem = survey.gitProblem {
      lines.append("git: \(problem)")
      lines.append(
        "until then, tags and the remote are unknown, and the section 'release' is left out; run 'assay init' again afterward"
      )
    }
    if let host = pipeline ?? survey.pipeline { lines.append("pipeline: \(host.rawValue)") }
    return lines
  }

  /// - Returns: what the file lacks, in lines, if it exists already.
  private func write(
    _ file: ProjectFiles.File, below root: String, _ console: Console
  ) throws -> [String] {
    let fileSystem = PosixFileSystem()
    let path = FilePaths.join(root, file.path)
    guard try fileSystem.kind(of: path) == nil else {
      console.print(console.styled("left  ", .yellow) + file.path + " (it exists)")
      switch file.path {
      case ".gitignore": return Self.missingNames(in: try Self.text(of: path) ?? "", file)
      case ProjectConfiguration.fileName:
        return Self.missingLines(in: try Self.text(of: path) ?? "", file)
      default: return []
      }
    }
    try fileSystem.createFolder(FilePaths.parent(of: path))
    // NB: it creates and never replaces, also where another process was faster.
    try fileSystem.create(
      path, Array(file.text.utf8),
      permissions: file.isExecutable ? FilePermissions(mode: 0o755) : nil)
    console.print(console.styled("wrote ", .green) + file.path)
    return []
  }

  /// The lines that a `.gitignore` lacks.
  private static func missingNames(in existing: String, _ file: ProjectFiles.File) -> [String] {
    // `/.build`, `.build` and `.build/` all ignore the folder at the root.
    let bare = { (line: Substring) in
      let line = line.hasPrefix("/") ? line.dropFirst() : line
      return line.hasSuffix("/") ? line.dropLast() : line
    }
    let lines = Set(existing.split(whereSeparator: \.isNewline).map(bare))
    let missing = file.text.split(separator: "\n").filter { !lines.contains(bare($0)) }
    return missing.isEmpty ? [] : ["add to it: " + missing.joined(separator: " ")]
  }

  /// The lines that `.assay.yml` lacks, and where they go.
  private static func missingLines(in existing: String, _ file: ProjectFiles.File) -> [String] {
    do {
      let missing = try MissingLines(of: file.text, in: existing, name: file.path)
      return missing.parts.flatMap { part in
        ["add to it \(part.place):"] + part.lines.map { "  " + $0 }
      }
    } catch {
      return ["what it lacks is unknown: \(error); correct it and run 'assay init' again"]
    }
  }

  /// What is left for a person.
  ///
  /// - Parameter isConfigured: whether `.assay.yml` has all that `init` would write.
  private static func nextSteps(_ project: ProjectFiles, isConfigured: Bool) -> [String] {
    let survey = project.survey
    var lines: [String] = []
    var steps: [String] = []
    if !isConfigured { steps.append("complete .assay.yml, as said above") }
    if survey.snapshotTarget == nil {
      lines += [
        "No test target depends on AssaySnapshots, so no snapshot test was written. Add to Package.swift:",
        "  .package(url: \"<the URL of Assay>\", from: \"0.1.0\", traits: []),  in dependencies",
        "  .product(name: \"AssaySnapshots\", package: \"assay\"),             in a "
          + (survey.testTargets.isEmpty ? "new test target" : "test target"),
        "and run 'assay init' again.",
      ]
    } else {
      steps += [
        "swift test     (records the first reference and fails)",
        "swift test     (compares with it and passes; commit __Snapshots__)",
      ]
    }
    if project.scan.baseline != nil { steps.append("assay dead-code baseline write") }
    if project.hasChecks {
      steps.append("assay check")
    } else {
      lines.append(
        "'assay check' has nothing to do yet; the section 'check' of .assay.yml says what it runs")
    }
    lines += steps.enumerated().map { ($0.offset == 0 ? "next: " : "      ") + $0.element }
    if !survey.place.isEmpty {
      lines.append(
        "No pipeline file was written: the package is in '\(Printable.line(survey.place))' of its "
          + "repository, and hosts read pipeline files at its root.")
    } else if project.pipeline == nil {
      lines.append(
        "No host of pipelines is known here; write its file with --pipeline and one of "
          + PipelineHost.allCases.map(\.rawValue).joined(separator: ", "))
    }
    if let addition = project.pipelineAddition {
      lines += addition.words
      if addition.fetchesTool {
        lines.append(
          "The pipeline fetches the tool: set its variables \(PipelineSteps.toolAddress) and \(PipelineSteps.toolHash) to the "
            + "address and the SHA-256 of a released 'assay'.")
      }
    }
    return lines
  }
}

/// Questions without anybody to answer them.
struct InitError: Error, CustomStringConvertible {
  var description: String {
    "the questions need a terminal, so nothing was written; add --yes to take the usual answers"
  }
}

/// A project of Xcode without a package, for which nothing is written.
struct XcodeProjectAlone: Error, CustomStringConvertible {
  var project: String

  var description: String {
    """
    'assay init' writes files for Swift packages, and here is '\(Printable.line(project))' without a Package.swift; use \
    the commands by themselves:
      assay dead-code --syntax-only       unused code of its targets
      assay audit assets FOLDER           contrast of an asset catalog's colors
      assay audit sources FOLDER          animations that ignore Reduce Motion
      assay snapshot previews FOLDER      pictures of its #Previews
      assay release plan                  the next version, from merged titles
    """
  }
}
