// SPDX-License-Identifier: MIT

internal import AssayFindings

extension FactsWalker {
  /// Facts of a source that cannot be parsed: each word and each operator in it, of comments and
  /// texts too, is a use of anything of that name.
  ///
  /// Each name is used once, at its first place. What it declares stays unknown, and nothing of it
  /// is reported.
  mutating func looseFacts() -> FileFacts {
    facts.lineCount = lines.lineCount
    // Calls of these do not name them.
    var seen: Set<NameID> = [NameInterner.WellKnown.initializer, NameInterner.WellKnown.subscript]
    for name in seen.sorted() { emit(name, at: 0, [.macroArgument, .loose], labels: .empty) }
    var isAfterImport = false
    var index = 0
    while let run = LooseRun(in: source, from: index) {
      index = run.range.upperBound
      let text = UnsafeBufferPointer(rebasing: source[run.range])
      let name = intern(text)
      if isAfterImport, run.isWord, !Self.isImportKind(text) {
        addLooseImport(of: name, at: run.range)
        isAfterImport = false
      } else if !isAfterImport {
        isAfterImport = text.elementsEqual("import".utf8)
      }
      if seen.insert(name).inserted {
        emit(name, at: run.range.lowerBound, [.macroArgument, .loose], labels: .empty)
      }
    }
    facts.names = names.table
    return facts
  }

  /// The word between `import` and the module of `import struct Foundation.Date`.
  private static func isImportKind(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"].contains {
      text.elementsEqual($0.utf8)
    }
  }

  private mutating func addLooseImport(of module: NameID, at range: Range<Int>) {
    facts.imports.append(
      ImportFact(
        module: module, text: module, range: lines.range(range.lowerBound, range.upperBound),
        nameStart: lines.position(range.lowerBound), isExported: false, isTestable: false,
        hasOtherAttributes: true, access: .unstated, condition: -1))
  }
}

/// A word or an operator in the bytes of a source.
private struct LooseRun {
  var range: Range<Int>
  var isWord: Bool

  /// The next one from a place on; nil if there is none.
  init?(in source: UnsafeBufferPointer<UInt8>, from start: Int) {
    var first = start
    while first < source.count, Self.kind(of: source[first]) == .other { first += 1 }
    guard first < source.count else { return nil }
    let kind = Self.kind(of: source[first])
    var end = first + 1
    while end < source.count, Self.kind(of: source[end]) == kind { end += 1 }
    range = first..<end
    isWord = kind == .word
  }

  private enum Kind {
    case word, `operator`, other
  }

  private static func kind(of byte: UInt8) -> Kind {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      return .word
    default: return "/=-+!*%<>&|^~?.".utf8.contains(byte) ? .operator : .other
    }
  }
}
