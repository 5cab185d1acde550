// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Checks a file of an index store before libIndexStore reads it, because libIndexStore trusts its
/// input and may end the process on a damaged file.
///
/// A unit or record is an LLVM bitstream (https://llvm.org/docs/BitCodeFormat.html): four letters,
/// then blocks that each state their length in 32-bit words. The blocks must tile the file to its
/// last byte, so a truncated file or a file of another format is refused, at the cost of one read
/// of a few bytes for each of its few blocks. A file that ends in zeros, as after a lost write, is
/// refused too: of 5,000 files of real stores, none ends in more than 10 zero bytes.
///
/// NB: the content of a block is not checked, because that would need a complete reader. Of single
/// wrong bits in a block, about 5 of 100 crash libIndexStore (`assay_index_begin_file` names the
/// file then); `IndexRecord.problem` and `RecordMisfit` find most of the others that matter. Of
/// compressed files (`-index-store-compress`), only the magic number is checked.
enum IndexFileCheck {
  enum Kind {
    case unit
    case record

    var magic: [UInt8] { Array(self == .unit ? "IDXU".utf8 : "IDXR".utf8) }

    /// A unit has its version, information, dependencies, includes, paths and two more; a record
    /// its version, symbols, their offsets, occurrences and more, or the first two alone if nothing
    /// occurs: a record cut at just that byte reads as that of a file without declarations.
    func isWhole(blocks: Int) -> Bool {
      switch self {
      case .unit: blocks >= 7
      case .record: blocks == 2 || blocks >= 5
      }
    }
  }

  /// What is wrong with the file; nil if nothing is.
  static func problem(path: String, kind: Kind) -> String? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return String(cString: strerror(errno)) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return String(cString: strerror(errno)) }
    guard status.st_mode & S_IFMT == S_IFREG else { return "it is not a file" }
    // Most units and the blocks of most records are within this, so one read does.
    var head = [UInt8](repeating: 0, count: min(Int(status.st_size), 8192))
    guard pread(descriptor, &head, head.count, 0) == head.count else { return "it cannot be read" }
    return problem(size: Int(status.st_size), kind: kind) { offset, count in
      if offset + count <= head.count { return head[offset..<offset + count] }
      var bytes = [UInt8](repeating: 0, count: count)
      let got = pread(descriptor, &bytes, count, off_t(offset))
      return got == count ? bytes[...] : nil
    }
  }

  static func problem(
    size: Int, kind: Kind, read: (_ offset: Int, _ count: Int) -> ArraySlice<UInt8>?
  ) -> String? {
    guard size >= 8, let head = read(0, 8) else { return "it is truncated (\(size) bytes)" }
    if head.starts(with: [UInt8(ascii: "C")] + kind.magic) { return nil }
    guard head.starts(with: kind.magic) else {
      return "it does not start with the bytes of its format"
    }
    guard size % 4 == 0 else { return "it is truncated (\(size) bytes)" }
    var offset = 4
    var blocks = 0
    while offset < size {
      guard size - offset >= 8, let bytes = read(offset, 8) else {
        return "it is truncated (\(size) bytes)"
      }
      // At the top, an abbreviation id takes two bits, and 1 (ENTER_SUBBLOCK) is the only one in
      // use: then the block's id in groups of 8 bits, the width of ids in it in groups of 4,
      // padding to 32 bits, and the block's length in words. Both numbers are small enough for one
      // group, so they fit the word.
      let start = word(bytes, at: 0)
      let id = start >> 2 & 0xFF
      let width = start >> 10 & 0xF
      guard start & 3 == 1, id & 0x80 == 0, (2...7).contains(width), start >> 14 == 0 else {
        return "no block starts at byte \(offset)"
      }
      let length = Int(word(bytes, at: 4)) * 4
      guard length > 0, length <= size - offset - 8 else {
        return "a block of \(length) bytes at byte \(offset) does not fit"
      }
      offset += 8 + length
      blocks += 1
    }
    if let end = read(size - min(size, 16), min(size, 16)), end.allSatisfy({ $0 == 0 }) {
      return "it ends in zeros"
    }
    return kind.isWhole(blocks: blocks) ? nil : "it ends after \(blocks) of its blocks"
  }

  private static func word(_ bytes: ArraySlice<UInt8>, at index: Int) -> UInt32 {
    let start = bytes.startIndex + index
    return (0..<4).reduce(0) { $0 | UInt32(bytes[start + $1]) << UInt32(8 * $1) }
  }
}
