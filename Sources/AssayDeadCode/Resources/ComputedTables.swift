// SPDX-License-Identifier: MIT

/// Finds the tables whose strings a source looks up by a key that is no literal, as in
/// `tr("Emoji", key)` and `NSLocalizedString(key, tableName: "Emoji", comment: "")`, and those that
/// it reads as a file, as in `path(forResource: "Emoji", ofType: "strings")`. Any of their keys may
/// be used.
struct ComputedTables {
  private let bytes: [UInt8]

  /// - Returns: the names of such tables, and other texts that are passed in the same way.
  static func names(in bytes: [UInt8]) -> Set<String> {
    ComputedTables(bytes: bytes).names
  }

  private struct Argument {
    var label: String
    var bytes: ArraySlice<UInt8>

    var hasLiteral: Bool { bytes.contains(UInt8(ascii: "\"")) }

    /// The text of a plain literal, which is all of the argument.
    var literal: String? {
      let text = bytes.dropFirst().dropLast()
      guard bytes.count > 2, bytes.first == UInt8(ascii: "\""), bytes.last == UInt8(ascii: "\""),
        !text.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") })
      else { return nil }
      return String(decoding: text, as: UTF8.self)
    }

    var mayBeTable: Bool { label.isEmpty || label.lowercased().contains("table") }

    /// `forKey:`, `localized:`
    var mayBeKey: Bool {
      label.isEmpty || label.lowercased().contains("key") || label == "localized"
    }
  }

  private var names: Set<String> {
    var result: Set<String> = []
    var calls: [Int] = []
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""): index = end(ofLiteral: index)
      case UInt8(ascii: "("): calls.append(index)
      case UInt8(ascii: ")"):
        if let start = calls.popLast() { add(call: (start + 1)..<index, to: &result) }
      default: break
      }
      index += 1
    }
    return result
  }

  /// A call with more arguments than a lookup has is none, and would be read once for each call
  /// around it.
  private static let lengthLimit = 400

  private func add(call: Range<Int>, to names: inout Set<String>) {
    guard call.count <= Self.lengthLimit, bytes[call].contains(UInt8(ascii: "\"")),
      bytes[call].contains(UInt8(ascii: ","))
    else { return }
    let arguments = arguments(in: call)
    let literals = arguments.compactMap(\.literal)
    if literals.contains(where: Self.fileTypes.contains) { names.formUnion(literals) }
    for (place, table) in arguments.enumerated() where table.mayBeTable {
      guard let name = table.literal else { continue }
      let keys = arguments.indices.filter { $0 != place && arguments[$0].mayBeKey }
      if !keys.isEmpty, keys.allSatisfy({ !arguments[$0].hasLiteral }) { names.insert(name) }
    }
  }

  private static let fileTypes: Set<String> = ["strings", "stringsdict"]

  private func arguments(in call: Range<Int>) -> [Argument] {
    var result: [Argument] = []
    var start = call.lowerBound
    var depth = 0
    var index = start
    while index < call.upperBound {
      switch bytes[index] {
      case UInt8(ascii: "\""): index = end(ofLiteral: index)
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: ",") where depth == 0:
        result.append(argument(bytes[start..<index]))
        start = index + 1
      default: break
      }
      index += 1
    }
    result.append(argument(bytes[start..<call.upperBound]))
    return result
  }

  private func argument(_ bytes: ArraySlice<UInt8>) -> Argument {
    let text = SourceTexts.trimmed(bytes)
    let word = text.prefix(while: SourceTexts.isWord)
    guard !word.isEmpty, text.dropFirst(word.count).first == UInt8(ascii: ":") else {
      return Argument(label: "", bytes: text)
    }
    return Argument(
      label: String(decoding: word, as: UTF8.self),
      bytes: SourceTexts.trimmed(text.dropFirst(word.count + 1)))
  }

  /// The place of the quote that ends a literal, or the last byte of its line.
  private func end(ofLiteral start: Int) -> Int {
    var index = start + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
      if bytes[index] == UInt8(ascii: "\"") { return index }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(index, bytes.count) - 1
  }
}
