// SPDX-License-Identifier: MIT

/// The one way in which files are written.
extension FileSystem {
  /// Writes a file whose path a user gave.
  ///
  /// A regular file is replaced in one step, with its permissions: readers see the old bytes or the
  /// new ones, and a failure leaves the old ones. So is the file that a symbolic link leads to; the
  /// link stays. Anything else (`/dev/null`, a pipe, `/dev/stdout`) is written to and never
  /// replaced.
  package func write(_ bytes: [UInt8], to path: String) throws {
    try write(bytes, to: path) { link in
      // NB: a rename needs no permission of the file itself, so protection would count for nothing.
      if let mode = try permissions(of: link)?.mode, mode & 0o200 == 0 {
        throw FileSystemError(.write, path, code: FileSystemError.isProtectedCode)
      }
      return try followed(link)
    }
  }

  /// Writes a file whose path the tool itself chose, such as a reference or a baseline.
  ///
  /// - Parameter root: the folder that symbolic links may not lead out of.
  /// - Throws: `LinkError` where one does; `FileSystemError`.
  package func write(_ bytes: [UInt8], to path: String, inside root: String) throws {
    // NB: before any folder is made: that would follow links too.
    try checkInside(FilePaths.parent(of: path), of: path, root: root)
    try createFolder(FilePaths.parent(of: path))
    try write(bytes, to: path) { link in
      let target = try followed(link)
      try checkInside(FilePaths.parent(of: target), of: path, root: root)
      return target
    }
  }

  /// - Throws: `LinkError` where a link in the path of a file's folder leads out of the root.
  package func checkInside(_ folder: String, of path: String, root: String) throws {
    guard let realRoot = try realPath(of: root) else { return }
    // Folders that do not exist yet have no links in them.
    var folder = folder
    while try realPath(of: folder) == nil, folder != "/", folder != "." {
      folder = FilePaths.parent(of: folder)
    }
    guard let realFolder = try realPath(of: folder), FilePaths.isInside(realFolder, realRoot) else {
      throw LinkError(path: path, root: root)
    }
  }

  private func write(
    _ bytes: [UInt8], to path: String, following follow: (String) throws -> String
  ) throws {
    // NB: a shell has opened these already. Opened by name once more, a file would be written from
    // its start.
    if let descriptor = StandardDescriptor.number(ofPath: path) {
      return try StandardDescriptor.write(bytes, to: descriptor, path: path)
    }
    switch try kind(of: path) {
    case .other: return try append(bytes, to: path)
    case .folder: throw FileSystemError(.write, path, code: FileSystemError.isFolderCode)
    case .file, nil: break
    }
    do {
      try replace(follow(path), with: bytes)
    } catch var error as FileSystemError {
      // The user knows the path that was given, not the name aside. A folder that cannot be made
      // keeps its own name.
      if error.operation != .createFolder { error.path = path }
      throw error
    }
  }

  /// Replaces or creates a regular file; links are not looked at.
  ///
  /// - Parameter permissions: nil for those of the file that is replaced.
  package func replace(
    _ path: String, with bytes: [UInt8], permissions: FilePermissions? = nil
  ) throws {
    let folder = FilePaths.parent(of: path)
    try createFolder(folder)
    if self is PosixFileSystem { AbandonedFiles.sweep(folder) }
    let kept = try permissions ?? self.permissions(of: path)
    let aside = FilePaths.join(folder, TemporaryName.next(for: FilePaths.lastComponent(of: path)))
    try create(aside, bytes, permissions: kept)
    do {
      try rename(aside, to: path)
    } catch {
      // The rename's error is the one to report; the file aside has a hidden name and harms
      // nothing.
      do { try remove(aside) } catch {}
      throw error
    }
  }

  /// Checks the path of a file that a user named: a link that came with a package's sources must
  /// not lead a report out of it. Devices and pipes are written to wherever they are.
  ///
  /// - Throws: `LinkError`, `FileSystemError`.
  func checkLinks(of path: String) throws {
    guard StandardDescriptor.number(ofPath: path) == nil, try kind(of: path) != .other,
      let root = try projectRoot(above: path)
    else { return }
    try checkInside(FilePaths.parent(of: try followed(path)), of: path, root: root)
  }

  /// Where a chain of links ends, which may be a file that does not exist yet; the path itself for
  /// no link.
  private func followed(_ path: String) throws -> String {
    var path = path
    for _ in 0..<40 {
      guard let destination = try destination(ofLink: path) else { return path }
      path =
        destination.hasPrefix("/")
        ? destination : FilePaths.join(FilePaths.parent(of: path), destination)
    }
    throw FileSystemError(.write, path, code: FileSystemError.tooManyLinksCode)
  }
}

/// A symbolic link that leads out of the folder that the tool writes in.
package struct LinkError: Error, Hashable, Sendable, CustomStringConvertible {
  package var path: String
  package var root: String

  package var description: String {
    "cannot write '\(Printable.line(path))': a symbolic link in it leads out of '\(Printable.line(root))'; replace the link with a folder or file"
  }
}
