// SPDX-License-Identifier: MIT

/// Reads values one after another. Source: section 7.2.
struct PDFScanner {
  private let bytes: [UInt8]
  var position: Int
  /// Whether `1 0 R` names an object, which it does in files and not in content streams.
  private let readsReferences: Bool

  private static let depthLimit = 50

  init(_ bytes: [UInt8], at position: Int = 0, readsReferences: Bool = false) {
    self.bytes = bytes
    self.position = position
    self.readsReferences = readsReferences
  }

  /// The next value; nil at the end, and for values that are nested too deeply.
  mutating func next() -> PDFValue? { value(depth: 0) }

  mutating func skipSpace() {
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "%") {
        while position < bytes.count, !Self.isLineEnd(bytes[position]) { position += 1 }
      } else if Self.isSpace(bytes[position]) {
        position += 1
      } else {
        return
      }
    }
  }

  private mutating func value(depth: Int) -> PDFValue? {
    skipSpace()
    guard position < bytes.count, depth < Self.depthLimit else { return nil }
    switch bytes[position] {
    case UInt8(ascii: "/"): return .name(name())
    case UInt8(ascii: "("): return .string(literal())
    case UInt8(ascii: "["):
      position += 1
      return .array(list(until: "]", depth: depth))
    case UInt8(ascii: "]"):
      position += 1
      return .keyword("]")
    case UInt8(ascii: "<"):
      guard peek(1) == UInt8(ascii: "<") else { return .string(hexadecimal()) }
      position += 2
      return .dictionary(entries(depth: depth))
    case UInt8(ascii: ">"):
      position += peek(1) == UInt8(ascii: ">") ? 2 : 1
      return .keyword(">>")
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ")"):
      position += 1
      return .keyword(String(UnicodeScalar(bytes[position - 1])))
    default: return word()
    }
  }

  private func peek(_ distance: Int) -> UInt8? {
    position + distance < bytes.count ? bytes[position + distance] : nil
  }

  private mutating func list(until end: String, depth: Int) -> [PDFValue] {
    var result: [PDFValue] = []
    while let value = value(depth: depth + 1), value != .keyword(end) { result.append(value) }
    return result
  }

  private mutating func entries(depth: Int) -> [String: PDFValue] {
    var result: [String: PDFValue] = [:]
    while case .name(let key)? = value(depth: depth + 1) {
      guard let value = value(depth: depth + 1), value != .keyword(">>") else { break }
      result[key] = value
    }
    return result
  }

  private mutating func name() -> String {
    position += 1
    var result: [UInt8] = []
    while position < bytes.count, Self.isRegular(bytes[position]) {
      if bytes[position] == UInt8(ascii: "#"), let high = peek(1).flatMap(Self.digit),
        let low = peek(2).flatMap(Self.digit)
      {
        result.append(high << 4 | low)
        position += 3
      } else {
        result.append(bytes[position])
        position += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private mutating func literal() -> [UInt8] {
    position += 1
    var result: [UInt8] = []
    var depth = 1
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return result }
      case UInt8(ascii: "\\"):
        result += escaped()
        continue
      default: break
      }
      result.append(byte)
    }
    return result
  }

  private mutating func escaped() -> [UInt8] {
    guard position < bytes.count else { return [] }
    let byte = bytes[position]
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return [10]
    case UInt8(ascii: "r"): return [13]
    case UInt8(ascii: "t"): return [9]
    case UInt8(ascii: "b"): return [8]
    case UInt8(ascii: "f"): return [12]
    case 13:
      if peek(0) == 10 { position += 1 }
      return []
    case 10: return []
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      var code = Int(byte - 48)
      for _ in 0..<2 {
        guard let digit = peek(0), (48...55).contains(digit) else { break }
        code = code * 8 + Int(digit - 48)
        position += 1
      }
      return [UInt8(truncatingIfNeeded: code)]
    default: return [byte]
    }
  }

  private mutating func hexadecimal() -> [UInt8] {
    position += 1
    var digits: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: ">") { break }
      if let digit = Self.digit(byte) { digits.append(digit) }
    }
    if digits.count % 2 == 1 { digits.append(0) }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }

  /// A number, a reference, or a keyword.
  private mutating func word() -> PDFValue {
    let start = position
    while position < bytes.count, Self.isRegular(bytes[position]) { position += 1 }
    let word = bytes[start..<position]
    guard let number = Self.number(word) else {
      let text = String(decoding: word, as: UTF8.self)
      switch text {
      case "true": return .boolean(true)
      case "false": return .boolean(false)
      case "null": return .null
      default: return .keyword(text)
      }
    }
    guard readsReferences, number >= 0, number < 1e9, number == number.rounded(),
      isReference()
    else { return .number(number) }
    return .reference(Int(number))
  }

  /// Whether `0 R` follows, which is read then.
  private mutating func isReference() -> Bool {
    var place = position
    func skip(_ isPart: (UInt8) -> Bool) -> Int {
      let start = place
      while place < bytes.count, isPart(bytes[place]) { place += 1 }
      return place - start
    }
    guard skip(Self.isSpace) > 0, skip({ (48...57).contains($0) }) > 0, skip(Self.isSpace) > 0,
      place < bytes.count, bytes[place] == UInt8(ascii: "R"),
      place + 1 == bytes.count || !Self.isRegular(bytes[place + 1])
    else { return false }
    position = place + 1
    return true
  }

  /// Source: section 7.3.3. nil for what is no number.
  private static func number(_ word: ArraySlice<UInt8>) -> Double? {
    var rest = word
    var isNegative = false
    while let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      if sign == UInt8(ascii: "-") { isNegative = true }
      rest = rest.dropFirst()
    }
    var digits = 0.0
    var count = 0
    var scale = 1.0
    var isFraction = false
    for byte in rest {
      switch byte {
      case 48...57:
        digits = digits * 10 + Double(byte - 48)
        count += 1
        if isFraction { scale *= 10 }
      case UInt8(ascii: ".") where !isFraction: isFraction = true
      // Some programs write `12.-34`, which readers take for 12.
      case UInt8(ascii: "-") where count > 0: return finite(digits / scale, isNegative)
      default: return nil
      }
    }
    return count > 0 ? finite(digits / scale, isNegative) : nil
  }

  private static func finite(_ value: Double, _ isNegative: Bool) -> Double {
    value.isFinite ? (isNegative ? -value : value) : 0
  }

  static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 48...57: byte - 48
    case 65...70: byte - 55
    case 97...102: byte - 87
    default: nil
    }
  }

  static func isSpace(_ byte: UInt8) -> Bool { [0, 9, 10, 12, 13, 32].contains(byte) }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 10 || byte == 13 }

  private static func isRegular(_ byte: UInt8) -> Bool {
    switch byte {
    case 0, 9, 10, 12, 13, 32: false
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: "/"), UInt8(ascii: "%"):
      false
    default: true
    }
  }
}
