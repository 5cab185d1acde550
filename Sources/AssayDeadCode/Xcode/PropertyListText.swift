// SPDX-License-Identifier: MIT

/// A property list in the old text form, which Xcode writes its projects in: words, lists in
/// parentheses and members in braces.
enum PropertyListText: Hashable, Sendable {
  case word(String)
  case list([PropertyListText])
  case members([String: PropertyListText])

  /// Nil for text of another form, and for what is nested too deeply to be a project.
  init?(_ bytes: [UInt8]) {
    var reader = Reader(bytes: bytes)
    guard let value = reader.value(depth: 0) else { return nil }
    reader.skipSpace()
    guard reader.isAtEnd else { return nil }
    self = value
  }

  subscript(key: String) -> PropertyListText? {
    if case .members(let members) = self { members[key] } else { nil }
  }

  var word: String? {
    if case .word(let word) = self { word } else { nil }
  }

  /// The words of a list; none for anything else.
  var words: [String] {
    if case .list(let items) = self { items.compactMap(\.word) } else { [] }
  }

  private struct Reader {
    let bytes: [UInt8]
    private var position = 0

    init(bytes: [UInt8]) {
      self.bytes = bytes
    }

    var isAtEnd: Bool { position >= bytes.count }

    private static let maximumDepth = 64

    mutating func value(depth: Int) -> PropertyListText? {
      skipSpace()
      guard depth < Self.maximumDepth, position < bytes.count else { return nil }
      switch bytes[position] {
      case UInt8(ascii: "{"): return members(depth: depth)
      case UInt8(ascii: "("): return list(depth: depth)
      default: return word().map { .word($0) }
      }
    }

    private mutating func members(depth: Int) -> PropertyListText? {
      position += 1
      var members: [String: PropertyListText] = [:]
      while true {
        skipSpace()
        if take("}") { return .members(members) }
        guard let key = word() else { return nil }
        skipSpace()
        guard take("="), let value = value(depth: depth + 1) else { return nil }
        skipSpace()
        guard take(";") else { return nil }
        members[key] = value
      }
    }

    private mutating func list(depth: Int) -> PropertyListText? {
      position += 1
      var items: [PropertyListText] = []
      while true {
        skipSpace()
        if take(")") { return .list(items) }
        guard let item = value(depth: depth + 1) else { return nil }
        items.append(item)
        skipSpace()
        if take(",") { continue }
        guard take(")") else { return nil }
        return .list(items)
      }
    }

    private mutating func word() -> String? {
      guard position < bytes.count else { return nil }
      if bytes[position] == UInt8(ascii: "\"") { return quoted() }
      let start = position
      while position < bytes.count, Self.isPlain(bytes[position]) { position += 1 }
      return position > start ? String(decoding: bytes[start..<position], as: UTF8.self) : nil
    }

    private mutating func quoted() -> String? {
      position += 1
      var text: [UInt8] = []
      while position < bytes.count {
        let byte = bytes[position]
        position += 1
        if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
        guard byte == UInt8(ascii: "\\"), position < bytes.count else {
          text.append(byte)
          continue
        }
        let escaped = bytes[position]
        position += 1
        switch escaped {
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "t"): text.append(0x09)
        default: text.append(escaped)
        }
      }
      return nil
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
        true
      default: "_$/:.-+<>@".utf8.contains(byte)
      }
    }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
      guard position < bytes.count, bytes[position] == UInt8(ascii: scalar) else { return false }
      position += 1
      return true
    }

    /// Spaces and comments.
    mutating func skipSpace() {
      while position < bytes.count {
        let byte = bytes[position]
        let next = position + 1 < bytes.count ? bytes[position + 1] : 0
        if byte == 0x20 || (0x09...0x0D).contains(byte) {
          position += 1
        } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
          while position < bytes.count, bytes[position] != 0x0A { position += 1 }
        } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
          position += 2
          while position + 1 < bytes.count,
            bytes[position] != UInt8(ascii: "*") || bytes[position + 1] != UInt8(ascii: "/")
          {
            position += 1
          }
          position = min(position + 2, bytes.count)
        } else {
          return
        }
      }
    }
  }
}
