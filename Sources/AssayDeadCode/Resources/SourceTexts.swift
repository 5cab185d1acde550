// SPDX-License-Identifier: MIT

/// Every text of the sources that may name a string key or an asset.
///
/// It is found by looking at the bytes between quotes, without parsing: a text that stands in a
/// literal is never missed, and some that stand in none are taken along. That errs on the side of
/// calling things used.
struct SourceTexts {
  /// What may be a whole literal.
  private(set) var literals: Set<String> = []
  /// Literals up to their first interpolation.
  private(set) var beginnings: Set<String> = []
  /// Literals from behind their last interpolation.
  private(set) var endings: Set<String> = []
  /// Names of members, as generated symbols are.
  private(set) var members: Set<String> = []
  /// The same, as `GeneratedSymbol.folded` makes them.
  private(set) var foldedMembers: Set<String> = []
  /// Tables whose strings may be looked up by any key (`ComputedTables`).
  private(set) var computedTables: Set<String> = []
  private(set) var assetPatterns = NamePatterns(after: NamePatterns.assets)
  private(set) var keyPatterns = NamePatterns(after: NamePatterns.keys)
  /// Texts of data that have capitals, in lower case.
  private var loweredData: Set<String> = []
  /// Lines and fields of lists.
  private var fields: Set<String> = []
  /// Files of other kinds, all of them.
  private(set) var others: [[UInt8]] = []
  private var runsOfOthers = ByteRuns()

  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")

  mutating func addOther(_ bytes: [UInt8]) {
    others.append(bytes)
    runsOfOthers.add(bytes)
  }

  /// A file of lines, as a list of names is: only a whole line or field of it is a name.
  mutating func addList(_ bytes: [UInt8]) { fields.formUnion(DataFiles.fields(of: bytes)) }

  /// The texts of a JSON file that are short enough for names.
  mutating func addData(_ bytes: [UInt8]) {
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    for text in bytes.split(separator: Self.quote)
    where text.count <= 64 && text.contains(where: capitals.contains) {
      loweredData.insert(String(decoding: text, as: UTF8.self).lowercased())
    }
  }

  /// Whether data has a name in another case, and code may lower it:
  /// `UIImage(named: company.name.lowercased())`.
  func mayLower(_ name: String) -> Bool {
    members.contains("lowercased") && loweredData.contains(name)
  }

  mutating func addSwift(_ bytes: [UInt8]) {
    addMembers(bytes)
    computedTables.formUnion(ComputedTables.names(in: bytes))
    assetPatterns.addSwift(bytes)
    keyPatterns.addSwift(bytes)
    let hasBlocks = Self.contains(bytes, Array("\"\"\"".utf8))
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let quotes = line.indices.filter { line[$0] == Self.quote }
      // In a raw literal a backslash escapes nothing, elsewhere it does: both readings count.
      let unescaped = quotes.filter { !Self.isEscaped($0, in: line) }
      add(line, between: quotes)
      if unescaped.count != quotes.count { add(line, between: unescaped) }
      if hasBlocks { addChunk(Self.trimmed(line)) }
    }
  }

  private mutating func add(_ line: ArraySlice<UInt8>, between quotes: [Int]) {
    for (start, end) in zip(quotes, quotes.dropFirst()) { addChunk(line[(start + 1)..<end]) }
    // The last piece of a literal with an interpolation that goes over several lines, and the
    // first.
    if let first = quotes.first { addChunk(line[..<first]) }
    if let last = quotes.last { addChunk(line[(last + 1)...]) }
  }

  private mutating func addChunk(_ bytes: ArraySlice<UInt8>) {
    let raw = String(decoding: bytes, as: UTF8.self)
    literals.insert(raw)
    if bytes.contains(Self.backslash) {
      literals.insert(Self.unescaped(raw))
      if let start = Self.interpolation(in: bytes) {
        beginnings.insert(Self.unescaped(String(decoding: bytes[..<start], as: UTF8.self)))
      }
    }
    // An interpolation ends with the last `)` at the latest.
    if let close = bytes.lastIndex(of: UInt8(ascii: ")")) {
      endings.insert(Self.unescaped(String(decoding: bytes[(close + 1)...], as: UTF8.self)))
    }
  }

  /// The place of the first `\(` or `\#(`.
  private static func interpolation(in bytes: ArraySlice<UInt8>) -> Int? {
    bytes.indices.first { index in
      guard bytes[index] == backslash else { return false }
      let rest = bytes[(index + 1)...]
      return rest.starts(with: "(".utf8) || rest.starts(with: "#(".utf8)
    }
  }

  private mutating func addMembers(_ bytes: [UInt8]) {
    // A generated symbol is always a member: `.logo`, `ImageResource.logo`, `Asset.logo`.
    var index = 0
    while let dot = bytes[index...].firstIndex(of: UInt8(ascii: ".")) {
      index = dot + 1
      let rest = bytes[index...].drop { $0 == UInt8(ascii: "`") }
      let word = rest.prefix(while: Self.isWord)
      let name = String(decoding: word, as: UTF8.self)
      if !word.isEmpty, members.insert(name).inserted {
        foldedMembers.insert(GeneratedSymbol.folded(name))
      }
    }
  }

  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
    default: false
    }
  }

  private static func isEscaped(_ index: Int, in line: ArraySlice<UInt8>) -> Bool {
    var count = 0
    var place = index - 1
    while place >= line.startIndex, line[place] == backslash {
      count += 1
      place -= 1
    }
    return count % 2 == 1
  }

  /// Without blanks around it, and without a backslash that joins it with the next line.
  static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let isBlank: (UInt8) -> Bool = { $0 == 0x20 || (0x09...0x0D).contains($0) }
    var line = line.drop(while: isBlank)
    while let last = line.last, isBlank(last) || last == backslash { line = line.dropLast() }
    return line
  }

  /// As the compiler reads escapes; an unknown one stays.
  static func unescaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\\", let next = rest.first else {
        result.append(scalar)
        continue
      }
      rest.removeFirst()
      switch next {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "r": result.append("\r")
      case "0": result.append("\0")
      case "\"", "'", "\\": result.append(next)
      case "u" where rest.first == "{":
        let digits = rest.dropFirst().prefix { $0 != "}" }
        if let value = UInt32(String(digits), radix: 16), let scalar = Unicode.Scalar(value) {
          result.append(scalar)
          rest = rest.dropFirst(digits.count + 2)
        } else {
          result.append(contentsOf: ["\\", next])
        }
      default: result.append(contentsOf: ["\\", next])
      }
    }
    return String(result)
  }

  static func contains(_ bytes: [UInt8], _ needle: [UInt8]) -> Bool {
    guard let first = needle.first else { return true }
    return bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while let found = bytes.offset(of: first, from: index), found + needle.count <= bytes.count {
        if bytes[found..<found + needle.count].elementsEqual(needle) { return true }
        index = found + 1
      }
      return false
    }
  }
}

extension SourceTexts {
  /// Whether some source may make this text: as a literal, by interpolation, by joining, or in a
  /// file of another kind.
  func mayMake(_ text: String) -> Bool {
    if literals.contains(text) || fields.contains(text) { return true }
    return isInOthers(text) || isInOthers(Self.escaped(text)) || isJoined(text)
  }

  private func isInOthers(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return runsOfOthers.mayContain(bytes) && others.contains { Self.contains($0, bytes) }
  }

  /// As a literal of C, Objective-C or JSON has a text: `\"a\"`.
  private static func escaped(_ text: String) -> String {
    String(text.flatMap { ["\"", "\\"].contains($0) ? ["\\", $0] : [$0] })
  }

  /// `"error.\(code)"`, `"error." + code`, `"\(screen).title"`.
  private func isJoined(_ text: String) -> Bool {
    var index = text.startIndex
    while index < text.endIndex {
      let next = text.index(after: index)
      let head = String(text[..<next])
      if next < text.endIndex {
        if beginnings.contains(head) { return true }
        if Self.isSeparator(text[index]), literals.contains(head) { return true }
      }
      let tail = String(text[index...])
      if index > text.startIndex, Self.isSeparator(text[index]),
        endings.contains(tail) || literals.contains(tail)
      {
        return true
      }
      index = next
    }
    return false
  }

  private static func isSeparator(_ character: Character) -> Bool { "._-/: ".contains(character) }
}
