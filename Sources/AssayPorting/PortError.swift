// SPDX-License-Identifier: MIT

/// Why an app cannot be checked or its package cannot be written.
package enum PortError: Error, Hashable, Sendable, CustomStringConvertible {
  case missingFolder(String)
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
  case compilerFailed(module: String, output: String)
  case outputExists(String)
  case circle([String])

  package var description: String {
    switch self {
    case .missingFolder(let path): "'\(path)': no such folder; give the folder of an app"
    case .noSources(let path):
      "'\(path)' has no Swift files apart from tests; give the folder of an app"
    case .severalProjects(let path, let found):
      "'\(path)' has several projects; give the folder of one of them: "
        + found.map { "'\($0)'" }.joined(separator: ", ")
    case .unknownTarget(let name, let known):
      "there is no target '\(name)'; the targets are: \(known.joined(separator: ", "))"
    case .unreadableProject(let path, let reason):
      "cannot read '\(path)': \(reason); open it in Xcode and save it, or give a folder of sources"
    case .unreadableModule(let module, let output):
      "cannot list what \(module) does not draw; 'swift-symbolgraph-extract' printed:\n\(output)"
    case .missingAssay:
      "cannot find Assay's package beside this tool; name its folder or URL with --assay"
    case .assayBuildFailed(let output):
      "cannot build Assay's views for the check; the build printed:\n\(output)"
    case .compilerFailed(let module, let output):
      "the compiler cannot check the module '\(module)'; it printed:\n\(output)"
    case .outputExists(let path):
      "'\(path)' already exists; delete it, or name another folder with --output"
    case .circle(let names):
      "the modules \(names.joined(separator: ", ")) import each other; give one with --target"
    }
  }
}
