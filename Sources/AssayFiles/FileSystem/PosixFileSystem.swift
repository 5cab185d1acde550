// SPDX-License-Identifier: MIT

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The machine's own files.
package struct PosixFileSystem: FileSystem {
  package init() {}

  package func kind(of path: String) throws -> FileKind? {
    var status = stat()
    guard stat(path, &status) == 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw FileSystemError(.inspect, path, code: errno)
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .other
    }
  }

  package func read(_ path: String) throws -> [UInt8] {
    // A device does not give its length, and `/dev/zero` has no end.
    let limit = try kind(of: path) == .file ? 1 << 30 : 64 << 20
    let bytes = try read(path, atMost: limit + 1)
    guard bytes.count <= limit else { throw FileSystemError(.read, path, code: EFBIG) }
    return bytes
  }

  /// The first bytes of a file, which may be all of them.
  ///
  /// - Parameter limit: how many.
  package func read(_ path: String, atMost limit: Int) throws -> [UInt8] {
    let file = try openFile(path, O_RDONLY, .read)
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw FileSystemError(.read, path, code: errno) }
    guard status.st_mode & S_IFMT != S_IFDIR else {
      throw FileSystemError(.read, path, code: EISDIR)
    }
    // One byte more than its size, so that the last read finds the end.
    var bytes = [UInt8](repeating: 0, count: min(limit, Int(status.st_size) + 1))
    var length = 0
    while length < limit {
      if length == bytes.count { bytes += [UInt8](repeating: 0, count: max(4096, length)) }
      let start = length
      let count = bytes.withUnsafeMutableBytes { buffer in
        let room = min(limit, buffer.count) - start
        return retrying { systemRead(file, buffer.baseAddress.map { $0 + start }, room) }
      }
      if count < 0 { throw FileSystemError(.read, path, code: errno) }
      if count == 0 { break }
      length += count
    }
    bytes.removeLast(bytes.count - length)
    return bytes
  }

  package func create(
    _ path: String, _ bytes: [UInt8], permissions: FilePermissions?
  ) throws {
    try create(path, bytes, permissions: permissions, isSynced: true)
  }

  /// Creates a file that can be made again, and does not wait for the disk: for many at once.
  package func createCopy(_ path: String, _ bytes: [UInt8]) throws {
    try create(path, bytes, permissions: nil, isSynced: false)
  }

  private func create(
    _ path: String, _ bytes: [UInt8], permissions: FilePermissions?, isSynced: Bool
  ) throws {
    let file = try NewFile(path, permissions: permissions)
    do {
      try bytes.withUnsafeBytes { try file.write($0) }
      try file.close(isSynced: isSynced)
    } catch {
      file.discard()
      throw error
    }
  }

  package func permissions(of path: String) throws -> FilePermissions? {
    var status = stat()
    guard stat(path, &status) == 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw FileSystemError(.inspect, path, code: errno)
    }
    return FilePermissions(
      mode: UInt32(status.st_mode) & 0o7777,
      owner: FilePermissions.Owner(user: status.st_uid, group: status.st_gid))
  }

  package func destination(ofLink path: String) throws -> String? {
    // Linux has no path longer than this (PATH_MAX).
    let capacity = 4096
    var length = 0
    let bytes = [CChar](unsafeUninitializedCapacity: capacity) { buffer, count in
      guard let start = buffer.baseAddress else { return }
      length = readlink(path, start, capacity)
      count = max(0, length)
    }
    guard length < 0 else {
      return String(decoding: bytes.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
    switch errno {
    case EINVAL, ENOENT, ENOTDIR: return nil
    default: throw FileSystemError(.inspect, path, code: errno)
    }
  }

  package func realPath(of path: String) throws -> String? {
    guard let name = realpath(path, nil) else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw FileSystemError(.inspect, path, code: errno)
    }
    defer { free(name) }
    return String(cString: name)
  }

  package func append(_ bytes: [UInt8], to path: String) throws {
    let file = try openFile(path, O_WRONLY | O_CREAT | O_APPEND, .write)
    do {
      try StandardDescriptor.write(bytes, to: file, path: path)
    } catch {
      close(file)
      throw error
    }
    // A network file system may report only here that the disk is full.
    guard close(file) == 0 else { throw FileSystemError(.write, path, code: errno) }
  }

  package func createFolder(_ path: String) throws {
    if mkdir(path, 0o777) == 0 { return }
    let code = errno
    // NB: on a read-only disk `mkdir` of a folder that exists says EROFS or EACCES, not EEXIST.
    if try kind(of: path) == .folder { return }
    guard code == ENOENT, path != "/", path != "." else {
      throw FileSystemError(.createFolder, path, code: code)
    }
    try createFolder(FilePaths.parent(of: path))
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else {
      throw FileSystemError(.createFolder, path, code: errno)
    }
  }

  package func rename(_ path: String, to newPath: String) throws {
    guard systemRename(path, newPath) == 0 else {
      throw FileSystemError(.move, newPath, code: errno)
    }
  }

  package func remove(_ path: String) throws {
    guard unlink(path) == 0 || errno == ENOENT || errno == ENOTDIR else {
      throw FileSystemError(.remove, path, code: errno)
    }
  }

  package func names(inFolder path: String) throws -> [String] {
    guard let folder = opendir(path) else {
      if errno == ENOENT { return [] }
      throw FileSystemError(.list, path, code: errno)
    }
    defer { closedir(folder) }
    var names: [String] = []
    errno = 0
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(
          to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)
        ) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
      errno = 0
    }
    if errno != 0 { throw FileSystemError(.list, path, code: errno) }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private func openFile(
    _ path: String, _ flags: Int32, _ operation: FileSystemError.Operation
  ) throws -> Int32 {
    let file = retrying { Int(open(path, flags | O_CLOEXEC, 0o666)) }
    guard file >= 0 else { throw FileSystemError(operation, path, code: errno) }
    return Int32(file)
  }

  /// Repeats a call that a signal interrupted.
  private func retrying(_ call: () -> Int) -> Int {
    while true {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
  }
}

// The C functions, under names that the methods above do not hide.
private func systemRead(_ file: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, buffer, count)
}
private func systemRename(_ path: String, _ newPath: String) -> Int32 {
  rename(path, newPath)
}
