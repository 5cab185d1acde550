// SPDX-License-Identifier: MIT

internal import CXXHash

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A file of entries, mapped into memory: a header, a table of the entries sorted by kind and key,
/// the entries. The table carries a hash of itself and one of each entry, so a pack that was
/// damaged anywhere has no entries, or has all but the damaged ones.
///
/// The file is only ever replaced, never written into, so a mapped pack stays whole while others
/// save. Unchecked: the memory is never written to.
final class Pack: @unchecked Sendable {
  /// An entry's row in the table.
  struct Row: BitwiseCopyable {
    var kind: UInt64
    var key: CacheKey
    /// From the file's start, a multiple of 16.
    var offset: UInt64
    var length: UInt64
    var hash: UInt64
    /// How many times the pack was saved since the entry was last asked for.
    var age: UInt64
  }

  private struct Header: BitwiseCopyable {
    var magic: UInt64 = 0x3141_5952_5341_5359
    /// Of the layout of everything in it; another number, another format.
    var format: UInt64
    var count: UInt64
    var tableHash: UInt64
  }

  let rows: [Row]
  private let memory: UnsafeRawBufferPointer

  /// A pack without entries.
  init() {
    rows = []
    memory = UnsafeRawBufferPointer(start: nil, count: 0)
  }

  /// Maps a file; nil where there is none or it is not a pack of this format.
  init?(path: String, format: UInt64) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    let headerSize = MemoryLayout<Header>.stride
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size >= headerSize
    else { return nil }
    let length = Int(status.st_size)
    guard let start = mmap(nil, length, PROT_READ, MAP_PRIVATE, descriptor, 0),
      start != MAP_FAILED
    else { return nil }
    let memory = UnsafeRawBufferPointer(start: start, count: length)
    guard let rows = Self.rows(in: memory, format: format) else {
      munmap(start, length)
      return nil
    }
    self.memory = memory
    self.rows = rows
  }

  deinit {
    if let base = memory.baseAddress {
      munmap(UnsafeMutableRawPointer(mutating: base), memory.count)
    }
  }

  /// The entry's bytes, if they are what was written.
  func bytes(of row: Row) -> UnsafeRawBufferPointer? {
    let bytes = UnsafeRawBufferPointer(
      rebasing: memory[Int(row.offset)..<Int(row.offset + row.length)])
    return Self.hash(bytes) == row.hash ? bytes : nil
  }

  /// Index of the row, by bisection.
  func find(kind: UInt64, key: CacheKey) -> Int? {
    var low = 0
    var high = rows.count
    while low < high {
      let middle = (low + high) / 2
      if (rows[middle].kind, rows[middle].key) < (kind, key) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low < rows.count, rows[low].kind == kind, rows[low].key == key else { return nil }
    return low
  }

  /// The whole file with these entries, in pieces of one row each after the header and table.
  static func head(
    of entries: [(kind: UInt64, key: CacheKey, age: UInt64, bytes: CachedBytes)],
    format: UInt64
  ) -> (head: [UInt8], rows: [Row]) {
    var offset = MemoryLayout<Header>.stride + entries.count * MemoryLayout<Row>.stride
    var rows: [Row] = []
    for entry in entries {
      // An empty entry takes no room, so that the file ends where its last byte is written.
      if entry.bytes.count > 0 { offset = aligned(offset) }
      rows.append(
        Row(
          kind: entry.kind, key: entry.key, offset: UInt64(offset),
          length: UInt64(entry.bytes.count), hash: entry.bytes.withBytes(hash), age: entry.age))
      offset += entry.bytes.count
    }
    var head: [UInt8] = []
    rows.withUnsafeBytes { table in
      let header = Header(
        format: format, count: UInt64(rows.count), tableHash: hash(table) ^ UInt64(offset))
      withUnsafeBytes(of: header) { head.append(contentsOf: $0) }
      head.append(contentsOf: table)
    }
    return (head, rows)
  }

  static func aligned(_ offset: Int) -> Int { (offset + 15) / 16 * 16 }

  private static func rows(in memory: UnsafeRawBufferPointer, format: UInt64) -> [Row]? {
    let header = memory.loadUnaligned(as: Header.self)
    let headerSize = MemoryLayout<Header>.stride
    let stride = MemoryLayout<Row>.stride
    guard header.magic == Header(format: 0, count: 0, tableHash: 0).magic, header.format == format,
      header.count <= UInt64((memory.count - headerSize) / stride)
    else { return nil }
    let count = Int(header.count)
    let table = UnsafeRawBufferPointer(rebasing: memory[headerSize..<headerSize + count * stride])
    guard hash(table) ^ UInt64(memory.count) == header.tableHash else { return nil }
    let rows = (0..<count).map { table.loadUnaligned(fromByteOffset: $0 * stride, as: Row.self) }
    let size = UInt64(memory.count)
    guard rows.allSatisfy({ $0.offset <= size && $0.length <= size - $0.offset }) else {
      return nil
    }
    return rows
  }

  private static func hash(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    assay_xxh3_128(bytes.baseAddress, bytes.count).low
  }
}
