// SPDX-License-Identifier: MIT

import AssayDocuments

/// Where the keys of a String Catalog are in its bytes.
enum CatalogEntries {
  static func entries(of file: ResourceFile) throws(ResourceError) -> [StringTableText.Entry] {
    // The reader makes sure that the file is valid JSON, so the scan below need not.
    let document = try JSONDocument(file)
    let root = try document.members(document.root, of: "a string catalog")
    guard let place = root.firstIndex(where: { $0.key == "strings" }) else {
      throw document.error("a string catalog needs 'strings'", at: document.root)
    }
    let keys = try document.members(root[place].value, of: "'strings'").map(\.key)
    let members = JSONMembers.ranges(in: file.bytes, at: 0)
    let ranges = JSONMembers.ranges(in: file.bytes, at: members[place].value.lowerBound)
    return zip(keys, ranges).map { key, range in
      StringTableText.Entry(key: key, range: range.key.lowerBound..<range.value.upperBound)
    }
  }

  /// A comma goes with the entry before it, and with the entry after it where no other follows.
  static func deletions(
    of keys: Set<String>, in entries: [StringTableText.Entry]
  ) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var index = 0
    while index < entries.count {
      guard keys.contains(entries[index].key) else {
        index += 1
        continue
      }
      let start = index
      while index < entries.count, keys.contains(entries[index].key) { index += 1 }
      if index < entries.count {
        ranges.append(entries[start].range.lowerBound..<entries[index].range.lowerBound)
      } else {
        let before = start == 0 ? entries[0].range.lowerBound : entries[start - 1].range.upperBound
        ranges.append(before..<entries[index - 1].range.upperBound)
      }
    }
    return ranges
  }
}

/// The members of an object in valid JSON.
private enum JSONMembers {
  typealias Member = (key: Range<Int>, value: Range<Int>)

  /// - Parameter start: the place of the object, or of the space before it.
  static func ranges(in bytes: [UInt8], at start: Int) -> [Member] {
    var members: [Member] = []
    guard var place = bytes[start...].firstIndex(of: UInt8(ascii: "{")) else { return [] }
    place += 1
    while let key = bytes[place...].firstIndex(where: { $0 == UInt8(ascii: "\"") || isEnd($0) }),
      bytes[key] == UInt8(ascii: "\"")
    {
      let keyEnd = end(ofStringAt: key, in: bytes)
      guard let colon = bytes[keyEnd...].firstIndex(of: UInt8(ascii: ":")),
        let value = bytes[(colon + 1)...].firstIndex(where: { !isSpace($0) })
      else { return members }
      place = end(ofValueAt: value, in: bytes)
      members.append((key..<keyEnd, value..<place))
    }
    return members
  }

  private static func end(ofStringAt start: Int, in bytes: [UInt8]) -> Int {
    var place = start + 1
    while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(place + 1, bytes.count)
  }

  private static func end(ofValueAt start: Int, in bytes: [UInt8]) -> Int {
    var place = start
    var depth = 0
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\""):
        place = end(ofStringAt: place, in: bytes)
        if depth == 0 { return place }
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        // Of a number or a word, the brace around it.
        if depth == 0 { return place }
        depth -= 1
        if depth == 0 { return place + 1 }
      case let byte where depth == 0 && (byte == UInt8(ascii: ",") || isSpace(byte)):
        return place
      default: break
      }
      place += 1
    }
    return place
  }

  private static func isEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "}") }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}
