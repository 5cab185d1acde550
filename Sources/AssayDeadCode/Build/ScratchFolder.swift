// SPDX-License-Identifier: MIT

internal import AssayFiles

/// The folder that builds and journals go into.
enum ScratchFolder {
  /// Writes a `.gitignore` into the folder of the usual name: it is ours, and no project should
  /// have to name it in its own ignore file.
  static func hideFromGit(_ scratchPath: String) throws {
    let standard = ScanConfiguration().scratchPath
    guard FilePaths.lastComponent(of: scratchPath) == standard else { return }
    let path = FilePaths.join(scratchPath, ".gitignore")
    let files = PosixFileSystem()
    guard try files.kind(of: path) == nil else { return }
    try files.createFolder(scratchPath)
    try files.write(Array("*\n".utf8), to: path)
  }
}
