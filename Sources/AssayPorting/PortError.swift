// SPDX-License-Identifier: MIT

/// Why an app cannot be checked or its package cannot be written.
package enum PortError: Error, Hashable, Sendable, CustomStringConvertible {
  case missingFolder(String)
  /// A file where the app's folder is asked for.
  case notFolder(String)
  case noSources(String)
  /// Several projects below the folder; their paths relative to it.
  case severalProjects(String, [String])
  case unknownTarget(String, known: [String])
  case unreadableProject(String, reason: String)
  /// A module of Assay whose documentation cannot be extracted.
  case unreadableModule(String, output: String)
  /// The tool does not know where Assay's package is.
  case missingAssay
  case assayBuildFailed(output: String)
  /// SwiftPM's plan of a build does not say how it calls the compiler.
  case unknownBuildPlan(String)
  case compilerFailed(module: String, output: String)
  /// After so many rounds of leaving files out, others still fail.
  case tooManyRounds(module: String, limit: Int)
  case outputExists(String)
  /// No preview is in a file that compiles; with the number of those in other files.
  case noPreviews(blocked: Int)
  case previewBuildFailed(output: String)
  /// The test process ended before it had drawn every preview.
  case previewsStopped(output: String)
  case circle([String])

  package var description: String {
    switch self {
    case .missingFolder(let path):
      "'\(path)': no such folder; name the folder of a Swift package, an Xcode project or Swift files"
    case .notFolder(let path):
      "'\(path)' is a file; name the folder that contains it"
    case .noSources(let path):
      "'\(path)' contains no Swift files other than tests; name the folder of the app's sources"
    case .severalProjects(let path, let found):
      "'\(path)' contains several projects; name the folder of one of them: "
        + found.prefix(20).map { "'\($0)'" }.joined(separator: ", ")
        + (found.count > 20 ? " and \(found.count - 20) more" : "")
    case .unknownTarget(let name, let known):
      "there is no target '\(name)'; the targets are: \(known.joined(separator: ", "))"
    case .unreadableProject(let path, let reason):
      "cannot read '\(path)': \(reason); open the project and save it again, or name a folder of Swift files"
    case .unreadableModule(let module, let output):
      "cannot list what \(module) does not draw; 'swift-symbolgraph-extract' printed:\n\(output)"
    case .missingAssay:
      "cannot find Assay's package in the folders above this tool; name its folder or URL with --assay"
    case .assayBuildFailed(let output):
      "cannot build Assay's views for the check; the build printed:\n\(output)"
    case .unknownBuildPlan(let path):
      "cannot find the compiler's arguments in SwiftPM's build plan '\(path)'; "
        + "use Swift 6.2 or 6.3, whose plans are known"
    case .compilerFailed(let module, let output):
      "the compiler fails on the module '\(module)' and names none of its files; it printed:\n\(output)"
    case .tooManyRounds(let module, let limit):
      "the module '\(module)' still does not compile after leaving out files \(limit) times; "
        + "check the other modules with --target"
    case .outputExists(let path):
      "'\(path)' already exists and is no package that 'assay port' wrote; delete it, or name another "
        + "folder with --output"
    case .noPreviews(let blocked):
      blocked == 0
        ? "there is no '#Preview' and no PreviewProvider in the app's sources; write one, "
          + "or name another folder"
        : "no preview is in a file that compiles, and \(blocked) are in others; "
          + "'assay port' lists what is missing there"
    case .previewBuildFailed(let output):
      "cannot build the package that draws the previews; 'assay port' lists what compiles; "
        + "the build printed:\n\(output)"
    case .previewsStopped(let output):
      "the run stopped before it had drawn every preview; it printed:\n\(output)"
    case .circle(let names):
      "the modules \(names.joined(separator: ", ")) import each other, so none can be compiled first; "
        + "check one of them with --target"
    }
  }
}
