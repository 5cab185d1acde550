// SPDX-License-Identifier: MIT

internal import AssayFiles

/// A folder that Xcode keeps in step with the disk (Xcode 16), as one target takes it.
package struct SynchronizedFolder: Hashable, Sendable {
  /// Absolute.
  package let path: String
  /// Whether the target takes the folder: all but the exceptions. Otherwise the exceptions are all
  /// that it takes.
  package let isWhole: Bool
  /// Absolute paths of files and folders.
  package let exceptions: [String]
  /// Exceptions that each language has one of: `/app/Localizable.strings` stands for
  /// `/app/en.lproj/Localizable.strings` and its kind. Absolute paths.
  package let localizedExceptions: [String]

  /// - Parameter names: the exceptions as the project has them; a localized one begins with
  ///   `/Localized: `.
  init(path: String, isWhole: Bool, exceptions names: [String]) {
    let mark = "/Localized: "
    self.path = path
    self.isWhole = isWhole
    exceptions = names.filter { !$0.hasPrefix(mark) }.map { FilePaths.resolved($0, in: path) }
    localizedExceptions = names.filter { $0.hasPrefix(mark) }
      .map { FilePaths.resolved(String($0.dropFirst(mark.count)), in: path) }
  }

  /// Whether the target takes a file of the folder, by its absolute path.
  package func includes(_ path: String) -> Bool {
    guard FilePaths.isInside(path, self.path) else { return false }
    return exceptions.contains { FilePaths.isInside(path, $0) } != isWhole
  }
}
