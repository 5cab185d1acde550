// SPDX-License-Identifier: MIT

/// The objects of a file, each read where it is asked for. Source: sections 7.5.4 to 7.5.8.
final class PDFFile {
  /// The most that all streams of a file unpack to.
  static let mostBytes = 128 << 20

  private enum Place {
    case offset(Int)
    case packed(in: Int, index: Int)
  }

  private let bytes: [UInt8]
  private var places: [Int: Place] = [:]
  private var objects: [Int: PDFValue] = [:]
  private var packs: [Int: [Int: PDFValue]] = [:]
  /// Objects whose reading waits for others, which may lead back to them.
  private var open: Set<Int> = []
  private var bytesLeft = PDFFile.mostBytes
  private var isRepaired = false
  private(set) var trailer: [String: PDFValue] = [:]

  /// - Throws: `PDFError` for bytes that are no PDF file, and for an encrypted one.
  init(_ bytes: [UInt8]) throws(PDFError) {
    guard PDF.isPDF(bytes) else { throw PDFError(.notPDF) }
    self.bytes = bytes
    readTables()
    if value(trailer["Root"]).entries?["Pages"] == nil { repair() }
    guard trailer["Encrypt"] == nil else { throw PDFError(.encrypted) }
  }

  /// A value, or the object that it names.
  func value(_ value: PDFValue?) -> PDFValue {
    var result = value ?? .null
    for _ in 0..<10 {
      guard case .reference(let number) = result else { return result }
      result = object(number)
    }
    return .null
  }

  /// Takes a part of what a file may unpack to.
  ///
  /// - Throws: `PDFError` when nothing is left.
  func spend(_ count: Int) throws(PDFError) {
    bytesLeft -= count
    guard bytesLeft >= 0 else { throw PDFError(.tooLarge) }
  }

  /// The bytes of a stream, unpacked as far as its filters make bytes and no image.
  ///
  /// - Throws: `PDFError`.
  func unpacked(_ stream: PDFStream) throws(PDFError) -> PDFFilters.Result {
    let result = try PDFFilters.unpack(stream, self, limit: max(0, bytesLeft))
    try spend(result.bytes.count)
    return result
  }

  /// The bytes of a stream; nil where they cannot be unpacked.
  func bytes(of stream: PDFStream) -> [UInt8]? {
    do { return try unpacked(stream).bytes } catch { return nil }
  }

  private func object(_ number: Int) -> PDFValue {
    if let known = objects[number] { return known }
    guard open.insert(number).inserted else { return .null }
    let result = read(number)
    open.remove(number)
    objects[number] = result
    return result
  }

  private func read(_ number: Int) -> PDFValue {
    switch places[number] {
    case nil: return .null
    case .packed(let pack, _)?: return objects(inPack: pack)[number] ?? .null
    case .offset(let offset)?:
      if let result = object(number, at: offset) { return result }
      guard !isRepaired else { return .null }
      repair()
      if case .offset(let offset)? = places[number] { return object(number, at: offset) ?? .null }
      return .null
    }
  }

  /// The object at an offset; nil where another one is there, or none.
  private func object(_ number: Int?, at offset: Int) -> PDFValue? {
    guard offset >= 0, offset < bytes.count else { return nil }
    var scanner = PDFScanner(bytes, at: offset, readsReferences: true)
    guard let found = scanner.next()?.integer, number == nil || found == number,
      scanner.next()?.integer != nil, scanner.next() == .keyword("obj"),
      let result = scanner.next()
    else { return nil }
    guard case .dictionary(let entries) = result else { return result }
    guard scanner.next() == .keyword("stream") else { return result }
    return stream(entries, after: scanner.position)
  }

  private func stream(_ entries: [String: PDFValue], after keyword: Int) -> PDFValue {
    var start = keyword
    if start < bytes.count, bytes[start] == 13 { start += 1 }
    if start < bytes.count, bytes[start] == 10 { start += 1 }
    if let length = value(entries["Length"]).integer, length >= 0, start + length <= bytes.count {
      var scanner = PDFScanner(bytes, at: start + length)
      if scanner.next() == .keyword("endstream") {
        return .stream(PDFStream(entries: entries, bytes: Array(bytes[start..<start + length])))
      }
    }
    // The length is wrong: the stream lasts until its last word.
    let end = Self.find("endstream", in: bytes, from: start) ?? bytes.count
    bytesLeft -= end - start
    guard bytesLeft >= 0 else { return .null }
    return .stream(PDFStream(entries: entries, bytes: Array(bytes[start..<end])))
  }

  private func readTables() {
    let tail = max(0, bytes.count - 2048)
    guard let keyword = Self.findLast("startxref", in: bytes, from: tail) else { return }
    var scanner = PDFScanner(bytes, at: keyword + 9)
    var next = scanner.next()?.integer
    var seen: Set<Int> = []
    while let offset = next, offset >= 0, offset < bytes.count, seen.insert(offset).inserted {
      next = readTable(at: offset)
    }
  }

  /// Reads a table of places, whose older ones do not count.
  ///
  /// - Returns: where the table before it is.
  private func readTable(at offset: Int) -> Int? {
    var scanner = PDFScanner(bytes, at: offset, readsReferences: true)
    let entries: [String: PDFValue]
    if scanner.next() == .keyword("xref") {
      guard let found = readSections(&scanner) else { return nil }
      entries = found
      if let other = entries["XRefStm"]?.integer, let stream = object(nil, at: other)?.stream {
        readStream(stream)
      }
    } else {
      guard let stream = object(nil, at: offset)?.stream else { return nil }
      readStream(stream)
      entries = stream.entries
    }
    trailer.merge(entries) { old, _ in old }
    return entries["Prev"]?.integer
  }

  private func readSections(_ scanner: inout PDFScanner) -> [String: PDFValue]? {
    while let first = scanner.next() {
      if first == .keyword("trailer") { return scanner.next()?.entries }
      guard let start = first.integer, let count = scanner.next()?.integer, count >= 0 else {
        return nil
      }
      var number = start
      while number < start + count {
        guard let offset = scanner.next()?.integer, scanner.next() != nil,
          case .keyword(let kind)? = scanner.next()
        else { return nil }
        if kind == "n", places[number] == nil { places[number] = .offset(offset) }
        number += 1
      }
    }
    return nil
  }

  private func readStream(_ stream: PDFStream) {
    guard let rows = bytes(of: stream),
      let widths = stream.entries["W"]?.array?.compactMap(\.integer), widths.count == 3,
      widths.allSatisfy({ (0...8).contains($0) }), widths.reduce(0, +) > 0
    else { return }
    let size = stream.entries["Size"]?.integer ?? 0
    let index = stream.entries["Index"]?.array?.compactMap(\.integer) ?? [0, size]
    var place = 0
    func field(_ width: Int, _ missing: Int) -> Int {
      guard width > 0 else { return missing }
      defer { place += width }
      return rows[place..<place + width].reduce(0) { $0 << 8 & 0xFFFF_FFFF_FFFF | Int($1) }
    }
    let row = widths.reduce(0, +)
    for pair in stride(from: 0, to: index.count - 1, by: 2) {
      var number = index[pair]
      while number < index[pair] + index[pair + 1], place + row <= rows.count {
        let kind = field(widths[0], 1)
        let (second, third) = (field(widths[1], 0), field(widths[2], 0))
        if places[number] == nil {
          if kind == 1 { places[number] = .offset(second) }
          if kind == 2 { places[number] = .packed(in: second, index: third) }
        }
        number += 1
      }
    }
  }

  /// The objects in a stream of objects, by their numbers.
  private func objects(inPack pack: Int) -> [Int: PDFValue] {
    if let known = packs[pack] { return known }
    packs[pack] = [:]
    guard case .offset(let offset)? = places[pack], let stream = object(pack, at: offset)?.stream,
      let count = value(stream.entries["N"]).integer, count >= 0,
      let first = value(stream.entries["First"]).integer, first >= 0,
      let content = bytes(of: stream)
    else { return [:] }
    var result: [Int: PDFValue] = [:]
    var head = PDFScanner(content)
    for _ in 0..<min(count, content.count) {
      guard let number = head.next()?.integer, let start = head.next()?.integer, start >= 0,
        start < content.count - first
      else { break }
      var scanner = PDFScanner(content, at: first + start, readsReferences: true)
      result[number] = scanner.next()
    }
    packs[pack] = result
    return result
  }

  /// Finds the objects of a file whose tables are damaged, by the words that begin each.
  private func repair() {
    isRepaired = true
    (places, packs) = ([:], [:])
    objects = objects.filter { open.contains($0.key) }
    var place = 0
    while let word = Self.find("obj", in: bytes, from: place) {
      place = word + 3
      if let (number, start) = Self.head(before: word, in: bytes) {
        places[number] = .offset(start)
      }
    }
    place = 0
    while let word = Self.find("trailer", in: bytes, from: place) {
      place = word + 7
      var scanner = PDFScanner(bytes, at: place, readsReferences: true)
      trailer.merge(scanner.next()?.entries ?? [:]) { _, new in new }
    }
    for number in places.keys.sorted() {
      guard case .offset(let offset)? = places[number],
        let entries = object(number, at: offset)?.entries
      else { continue }
      switch entries["Type"]?.name {
      case "XRef": trailer.merge(entries) { old, _ in old }
      case "Catalog": if trailer["Root"] == nil { trailer["Root"] = .reference(number) }
      case "ObjStm":
        for inner in objects(inPack: number).keys where places[inner] == nil {
          places[inner] = .packed(in: number, index: 0)
        }
      default: break
      }
    }
  }

  /// The number before `obj` and where it begins; nil where the word begins no object.
  private static func head(before word: Int, in bytes: [UInt8]) -> (number: Int, start: Int)? {
    var place = word
    func back(_ isPart: (UInt8) -> Bool, atMost most: Int) -> Range<Int>? {
      let end = place
      while place > 0, end - place < most, isPart(bytes[place - 1]) { place -= 1 }
      return place < end ? place..<end : nil
    }
    let isDigit: (UInt8) -> Bool = { (48...57).contains($0) }
    guard back(PDFScanner.isSpace, atMost: 10) != nil, back(isDigit, atMost: 5) != nil,
      back(PDFScanner.isSpace, atMost: 10) != nil, let digits = back(isDigit, atMost: 9),
      let number = Int(String(decoding: bytes[digits], as: UTF8.self))
    else { return nil }
    return (number, digits.lowerBound)
  }

  static func find(_ word: String, in bytes: [UInt8], from start: Int) -> Int? {
    let word = Array(word.utf8)
    guard bytes.count >= word.count, start >= 0 else { return nil }
    var place = start
    while place <= bytes.count - word.count {
      if bytes[place] == word[0], bytes[place..<place + word.count].elementsEqual(word) {
        return place
      }
      place += 1
    }
    return nil
  }

  private static func findLast(_ word: String, in bytes: [UInt8], from start: Int) -> Int? {
    var result: Int?
    var place = start
    while let found = find(word, in: bytes, from: place) {
      result = found
      place = found + 1
    }
    return result
  }
}
