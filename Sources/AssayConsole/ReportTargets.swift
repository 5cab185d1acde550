// SPDX-License-Identifier: MIT

internal import ArgumentParser
internal import AssayFiles

/// The files that a command's options name for its reports.
package enum ReportTargets {
  /// Whether a report would replace what is no report: an input of the command, the configuration,
  /// a Swift source, a reference, or a part of an asset catalog or of a git repository.
  ///
  /// A file that does not exist yet is always fine.
  ///
  /// - Parameters:
  ///   - named: each option with the file as the user wrote it; nil for an option that is not used.
  ///   - inputs: the paths of files that the command reads.
  ///   - references: the folder of references; nil for none.
  /// - Throws: `ValidationError` where it would; `FileSystemError`.
  package static func check(
    _ named: [(option: String, path: String?)], inputs: [String] = [], references: String? = nil
  ) throws {
    let files = PosixFileSystem()
    let inputs = Set(try inputs.compactMap { try files.realPath(of: FilePaths.absolute($0)) })
    let references = try references.flatMap { try files.realPath(of: $0) }
    for (option, path) in named {
      try checkIsNamed(option, path)
      guard let path, path != OutputFile.standardOutput,
        let target = try files.realPath(of: FilePaths.absolute(path))
      else { continue }
      let name = FilePaths.lastComponent(of: target)
      let isTaken =
        inputs.contains(target) || name == ".assay.yml" || name.hasSuffix(".swift")
        || references.map { FilePaths.isInside(target, $0) } == true
        || target.split(separator: "/").dropLast().contains {
          $0 == "__Snapshots__" || $0 == ".git" || $0.hasSuffix(".xcassets")
        }
      guard !isTaken else {
        throw ValidationError(
          "\(option) would write over '\(path)', which is no report; name another file")
      }
    }
  }

  /// Whether an option names a file or a folder. An empty name, as of a variable that is not set,
  /// is the working folder's or, with a name behind it, in the root of the file system.
  ///
  /// - Throws: `ValidationError`.
  private static func checkIsNamed(_ option: String, _ path: String?) throws {
    if path == "" {
      throw ValidationError("the value of \(option) is empty; pass one, or leave the option out")
    }
  }
}
