// SPDX-License-Identifier: MIT

/// An element of an XML document, with what is inside.
package struct XMLElement: Hashable, Sendable {
  /// Without the prefix of a namespace.
  package internal(set) var name: String
  /// By name, without prefixes.
  package internal(set) var attributes: [String: String] = [:]
  package internal(set) var children: [XMLElement] = []
  /// The characters directly inside.
  package internal(set) var text = ""
}

/// Reads XML 1.0 without document types: enough for pictures and data models.
package struct XMLReader {
  private let bytes: [UInt8]
  private var index = 0

  /// - Throws: `SVGError`.
  package static func read(_ bytes: [UInt8]) throws(SVGError) -> XMLElement {
    var reader = XMLReader(bytes: bytes)
    return try reader.document()
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func document() throws(SVGError) -> XMLElement {
    var open: [XMLElement] = []
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<") else {
        let start = index
        while index < bytes.count, bytes[index] != UInt8(ascii: "<") { index += 1 }
        if !open.isEmpty { open[open.count - 1].text += text(start..<index) }
        continue
      }
      if skip("<!--", to: "-->") || skip("<?", to: "?>") { continue }
      if starts(with: "<![CDATA[") {
        let start = index + 9
        guard skip("<![CDATA[", to: "]]>") else { throw SVGError(.damaged("it ends too early")) }
        if !open.isEmpty {
          open[open.count - 1].text += String(decoding: bytes[start..<index - 3], as: UTF8.self)
        }
        continue
      }
      if starts(with: "<!") {
        skipDeclaration()
        continue
      }
      if starts(with: "</") {
        index = end(of: ">")
        guard let element = open.popLast() else {
          throw SVGError(.damaged("an element ends that did not begin"))
        }
        guard !open.isEmpty else { return element }
        open[open.count - 1].children.append(element)
        continue
      }
      let (element, isClosed) = try startTag()
      guard open.count < 200 else { throw SVGError(.damaged("its elements nest too deep")) }
      if !isClosed {
        open.append(element)
      } else if open.isEmpty {
        return element
      } else {
        open[open.count - 1].children.append(element)
      }
    }
    throw SVGError(.damaged("it ends too early"))
  }

  private mutating func startTag() throws(SVGError) -> (XMLElement, isClosed: Bool) {
    index += 1
    var element = XMLElement(name: name())
    guard !element.name.isEmpty else { throw SVGError(.damaged("a tag has no name")) }
    while true {
      skipSpaces()
      guard index < bytes.count else { throw SVGError(.damaged("it ends inside of a tag")) }
      if bytes[index] == UInt8(ascii: ">") {
        index += 1
        return (element, false)
      }
      if starts(with: "/>") {
        index += 2
        return (element, true)
      }
      let key = name()
      skipSpaces()
      guard !key.isEmpty, index < bytes.count, bytes[index] == UInt8(ascii: "=") else {
        throw SVGError(.damaged("an attribute of '\(element.name)' has no value"))
      }
      index += 1
      skipSpaces()
      guard index < bytes.count, bytes[index] == 0x22 || bytes[index] == 0x27 else {
        throw SVGError(.damaged("a value in '\(element.name)' has no quotes"))
      }
      let quote = bytes[index]
      let start = index + 1
      index = start
      while index < bytes.count, bytes[index] != quote { index += 1 }
      element.attributes[key] = text(start..<index)
      index += 1
    }
  }

  /// A name without its prefix.
  private mutating func name() -> String {
    let start = index
    while index < bytes.count, !Self.endsName(bytes[index]) { index += 1 }
    let whole = String(decoding: bytes[start..<index], as: UTF8.self)
    return whole.split(separator: ":").last.map(String.init) ?? ""
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == UInt8(ascii: "=") || byte == UInt8(ascii: ">")
      || byte == UInt8(ascii: "/")
  }

  private mutating func skipSpaces() {
    while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
  }

  private func starts(with text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

  /// Whether the text began here and was skipped with its end.
  private mutating func skip(_ begin: String, to close: String) -> Bool {
    guard starts(with: begin) else { return false }
    index = end(of: close)
    return true
  }

  /// The place after the next occurrence of a text; the end where there is none.
  private func end(of text: String) -> Int {
    let wanted = Array(text.utf8)
    var at = index
    while at + wanted.count <= bytes.count {
      if bytes[at...].starts(with: wanted) { return at + wanted.count }
      at += 1
    }
    return bytes.count
  }

  /// A document type, with what is inside of its brackets.
  private mutating func skipDeclaration() {
    var depth = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">") where depth == 0:
        index += 1
        return
      default: break
      }
      index += 1
    }
  }

  /// Characters with the references that XML itself defines.
  private func text(_ range: Range<Int>) -> String {
    let raw = String(decoding: bytes[range], as: UTF8.self)
    guard raw.contains("&") else { return raw }
    var result = ""
    var rest = raw[...]
    while let mark = rest.firstIndex(of: "&") {
      result += rest[..<mark]
      rest = rest[mark...]
      guard let close = rest.firstIndex(of: ";") else { break }
      let name = rest[rest.index(after: mark)..<close]
      result += Self.character(name).map(String.init) ?? String(rest[mark...close])
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  private static func character(_ name: Substring) -> Character? {
    switch name {
    case "lt": "<"
    case "gt": ">"
    case "amp": "&"
    case "quot": "\""
    case "apos": "'"
    default:
      (name.hasPrefix("#x")
        ? UInt32(name.dropFirst(2), radix: 16)
        : name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil)
        .flatMap(Unicode.Scalar.init).map(Character.init)
    }
  }
}
