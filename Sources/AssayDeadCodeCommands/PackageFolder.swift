// SPDX-License-Identifier: MIT

internal import AssayDeadCode
internal import AssayFiles

/// The package that a command works on.
package enum PackageFolder {
  /// - Parameter option: as given; nil for the nearest folder upwards with a Package.swift or an
  ///   Xcode project.
  /// - Throws: `PackageFolderError`.
  package static func find(_ option: String?) throws -> String {
    if let option {
      let path = FilePaths.absolute(option)
      switch try PosixFileSystem().kind(of: path) {
      case .folder: return path
      case .file, .other:
        throw PackageFolderError(
          path: option, problem: "it is a file; name the folder of a package with --package-path")
      case nil:
        throw PackageFolderError(path: option, problem: "no such folder; check --package-path")
      }
    }
    let working = FilePaths.workingFolder
    var folder = working
    while true {
      if ProjectFolder.isProject(folder) { return folder }
      if folder == "/" { break }
      folder = FilePaths.parent(of: folder)
    }
    throw PackageFolderError(
      path: working, problem: "no Package.swift or Xcode project here or above; " + advice(working))
  }

  /// What to name with the option: the projects right below a folder, where there are some.
  private static func advice(_ folder: String) -> String {
    let names = (try? PosixFileSystem().names(inFolder: folder)) ?? []
    if names.contains("project.yml") {
      return "'project.yml' is for XcodeGen: run 'xcodegen' to generate the project, and scan again"
    }
    let found = names.filter { !$0.hasPrefix(".") }
      .filter { ProjectFolder.isProject(FilePaths.join(folder, $0)) }.sorted()
    guard !found.isEmpty else { return "name a package or folder with --package-path" }
    let shown = found.prefix(3).map { "'\(Printable.line($0))'" }.joined(separator: ", ")
    return "name one of these with --package-path: \(shown)" + (found.count > 3 ? ", …" : "")
  }
}

package struct PackageFolderError: Error, CustomStringConvertible {
  var path: String
  var problem: String

  package var description: String { "'\(path)': \(problem)" }
}
