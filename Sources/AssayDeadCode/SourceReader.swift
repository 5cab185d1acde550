// SPDX-License-Identifier: MIT

#if canImport(System)
  internal import System
#else
  internal import SystemPackage
#endif

/// Reads and parses sources.
enum SourceReader {
  static func facts(of source: [UInt8], _ cache: ScanCache?) -> FileFacts {
    guard let cache else { return FactsExtractor.facts(of: source) }
    let key = CacheKey(of: source)
    if let facts = cache.facts(for: key) { return facts }
    let facts = FactsExtractor.facts(of: source)
    cache.store(facts, for: key)
    return facts
  }

  /// - Throws: `DeadCodeError.unreadable`.
  static func bytes(of path: String) throws -> [UInt8] {
    do {
      guard let status = FileStatus(path: path), !status.isFolder else {
        throw Errno.noSuchFileOrDirectory
      }
      let file = try FileDescriptor.open(path, .readOnly, options: [.closeOnExec, .nonBlocking])
      return try file.closeAfter { try bytes(of: file, expecting: Int(status.size)) }
    } catch {
      throw DeadCodeError.unreadable(path: path, reason: "it is missing or unreadable")
    }
  }

  /// All that a file holds, whatever its size was said to be.
  private static func bytes(of file: FileDescriptor, expecting size: Int) throws -> [UInt8] {
    let capacity = size + 1
    let bytes = try [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      while count < capacity {
        let room = UnsafeMutableRawBufferPointer(
          rebasing: UnsafeMutableRawBufferPointer(buffer)[count...])
        let read = try file.read(fromAbsoluteOffset: Int64(count), into: room)
        if read == 0 { return }
        count += read
      }
    }
    return bytes.count < capacity ? bytes : try self.bytes(of: file, expecting: capacity * 2)
  }
}
