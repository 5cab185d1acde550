// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The bytes of a font file, mapped into memory or built in; they stay in place as long as this
/// lives.
///
/// Unchecked: the memory is never written to after `init`.
final class FontBytes: @unchecked Sendable {
  let buffer: UnsafeRawBufferPointer

  /// Maps a file; nil where it cannot be opened or is empty.
  init?(path: String) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_size > 0 else { return nil }
    let length = Int(status.st_size)
    guard let start = mmap(nil, length, PROT_READ, MAP_PRIVATE, descriptor, 0),
      start != MAP_FAILED
    else { return nil }
    buffer = UnsafeRawBufferPointer(start: start, count: length)
    owned = .mapped
  }

  /// Copies bytes.
  init(_ bytes: [UInt8]) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 16)
    copy.copyBytes(from: bytes)
    buffer = UnsafeRawBufferPointer(copy)
    owned = .allocated
  }

  /// Bytes that are part of the program.
  init(builtIn bytes: UnsafeRawBufferPointer) {
    buffer = bytes
    owned = .nothing
  }

  deinit {
    switch owned {
    case .mapped: munmap(UnsafeMutableRawPointer(mutating: buffer.baseAddress), buffer.count)
    case .allocated: buffer.deallocate()
    case .nothing: break
    }
  }

  private let owned: Owned

  private enum Owned {
    case mapped, allocated, nothing
  }

  static func exists(path: String) -> Bool { access(path, R_OK) == 0 }

  /// Whether there is a file, which may be one that this user cannot read.
  static func isPresent(path: String) -> Bool { access(path, F_OK) == 0 }

  /// Why a file that is present cannot be mapped.
  static func problem(ofFile path: String) -> String {
    var status = stat()
    if stat(path, &status) == 0, status.st_size == 0 { return "the file is empty" }
    return exists(path: path)
      ? "the file cannot be opened" : "this user has no permission to read the file"
  }
}
