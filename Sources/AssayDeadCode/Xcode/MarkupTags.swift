// SPDX-License-Identifier: MIT

/// The tags of an XML file, in its order, with their attributes and the text before the next tag.
///
/// Files that Xcode writes need no more: no entities in names, no tags inside of attributes.
struct MarkupTags: Sequence, IteratorProtocol {
  struct Tag {
    var name: String
    var isEnd: Bool
    var isSelfClosing: Bool
    /// What follows it up to the next tag.
    var text: String
    fileprivate var attributes: [String: String]

    subscript(attribute: String) -> String? { attributes[attribute] }
  }

  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func next() -> Tag? {
    while let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
      position = start + 1
      guard position < bytes.count else { return nil }
      if bytes[position...].starts(with: "!--".utf8) {
        skipComment()
        continue
      }
      if bytes[position] == UInt8(ascii: "?") || bytes[position] == UInt8(ascii: "!") { continue }
      return tag()
    }
    return nil
  }

  private mutating func skipComment() {
    while position < bytes.count, !bytes[position...].starts(with: "-->".utf8) { position += 1 }
  }

  private mutating func tag() -> Tag {
    let isEnd = take("/")
    let name = word()
    var attributes: [String: String] = [:]
    var isSelfClosing = false
    while position < bytes.count, bytes[position] != UInt8(ascii: ">") {
      if take("/") {
        isSelfClosing = true
        continue
      }
      let key = word()
      if key.isEmpty {
        position += 1
        continue
      }
      isSelfClosing = false
      skipSpace()
      if take("="), let value = quoted() { attributes[key] = value }
    }
    position = Swift.min(position + 1, bytes.count)
    let end = bytes[position...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
    return Tag(
      name: name, isEnd: isEnd, isSelfClosing: isSelfClosing,
      text: String(decoding: bytes[position..<end], as: UTF8.self), attributes: attributes)
  }

  private mutating func word() -> String {
    let start = position
    while position < bytes.count, !Self.isDelimiter(bytes[position]) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private static func isDelimiter(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == UInt8(ascii: "=") || byte == UInt8(ascii: ">")
      || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }

  /// Workspaces have spaces around their `=`.
  private mutating func skipSpace() {
    while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
  }

  private mutating func quoted() -> String? {
    skipSpace()
    guard position < bytes.count else { return nil }
    let quote = bytes[position]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
    let start = position + 1
    let end = bytes[start...].firstIndex(of: quote) ?? bytes.count
    position = Swift.min(end + 1, bytes.count)
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard position < bytes.count, bytes[position] == UInt8(ascii: scalar) else { return false }
    position += 1
    return true
  }
}
