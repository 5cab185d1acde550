// SPDX-License-Identifier: MIT

/// The modules that a Swift symbol's USR names.
///
/// A Swift USR is `s:` and the symbol's mangled name without its `$s`
/// (https://github.com/swiftlang/swift/blob/main/docs/ABI/Mangling.rst). The name starts with the
/// module of the outermost context; a member of an extension names the extension's module after the
/// type (`s:SS10FoundationE5countSivp`: `String`, extended in Foundation). The rest is ignored.
package enum SymbolModules {
  /// The type's module, then the extension's if it is different; empty if only C modules are named.
  /// Nil if the text is not a Swift symbol (`c:`) or not a mangled name.
  package static func modules(ofUSR usr: some Sequence<UInt8>) -> [String]? {
    var bytes = Array(usr)[...]
    // An extension is `s:e:` and the USR of its type or first member.
    while bytes.starts(with: "s:e:".utf8) { bytes = bytes.dropFirst(4) }
    guard bytes.starts(with: "s:".utf8) else { return nil }
    var scanner = ManglingScanner(Array(bytes.dropFirst(2)))
    return scanner.modules()
  }
}

/// Walks a mangled name from its start.
private struct ManglingScanner {
  private let text: [UInt8]
  private var place = 0
  /// Words of the identifiers so far, which later ones may abbreviate by their place.
  private var words: [ArraySlice<UInt8>] = []

  init(_ text: [UInt8]) {
    self.text = text
  }

  mutating func modules() -> [String]? {
    guard let (first, isType) = context() else { return nil }
    var found = [first].compactMap { $0 }
    if let other = extensionModule(of: first, afterType: isType), !found.contains(other) {
      found.append(other)
    }
    return found
  }

  /// The outermost context: a module, or a type of the standard library under its short name. The
  /// module is nil for C's.
  private mutating func context() -> (module: String?, isType: Bool)? {
    switch peek {
    case UInt8(ascii: "s"):
      place += 1
      return ("Swift", false)
    case UInt8(ascii: "S"):
      switch skipStandardType() {
      case UInt8(ascii: "o"), UInt8(ascii: "C"): return (nil, false)
      case UInt8(ascii: "c"): return ("_Concurrency", true)
      case let letter where isLetter(letter): return ("Swift", true)
      default: return nil
      }
    default:
      guard let name = identifier() else { return nil }
      return (name, false)
    }
  }

  /// Follows nested types to a member or an extension.
  private mutating func extensionModule(of first: String?, afterType isType: Bool) -> String? {
    var isType = isType
    while place < text.count {
      let start = place
      let name: String?
      switch peek {
      case UInt8(ascii: "s"):
        place += 1
        name = "Swift"
      case UInt8(ascii: "A"):
        // A substitution; in this place only `AA`, the first module, can be meant.
        let isFirst = place + 1 < text.count && text[place + 1] == UInt8(ascii: "A")
        skipSubstitution()
        name = isFirst ? first : nil
      default:
        guard let identifier = identifier() else { return nil }
        name = identifier
      }
      skipDiscriminator()
      switch peek {
      case UInt8(ascii: "V"), UInt8(ascii: "C"), UInt8(ascii: "O"), UInt8(ascii: "P"),
        UInt8(ascii: "a")
      where text[start] != UInt8(ascii: "s") && text[start] != UInt8(ascii: "A"):
        place += 1
        isType = true
      case UInt8(ascii: "E"):
        return isType ? name : nil
      default:
        return isType && hasConstrainedExtension() ? name : nil
      }
    }
    return nil
  }

  /// Whether a generic signature of an extension follows: it ends in `lE`, where a member's own
  /// ends in `lF` and the like.
  private mutating func hasConstrainedExtension() -> Bool {
    while place < text.count {
      switch text[place] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        guard identifier() != nil else { return false }
      case UInt8(ascii: "A"): skipSubstitution()
      case UInt8(ascii: "S"): _ = skipStandardType()
      case UInt8(ascii: "l"):
        place += 1
        if place < text.count, text[place] == UInt8(ascii: "E") { return true }
      default: place += 1
      }
    }
    return false
  }

  /// `S`, how often it is meant (`S2i`: `Int` twice), and a letter; `c` and one more for a type of
  /// concurrency.
  /// - Returns: the letter.
  private mutating func skipStandardType() -> UInt8 {
    place += 1
    while isDigit(peek) { place += 1 }
    let letter = peek
    place += letter == UInt8(ascii: "c") ? 2 : 1
    return letter
  }

  /// `A`, then numbers and lower-case letters up to an upper-case letter or `_`.
  private mutating func skipSubstitution() {
    place += 1
    while place < text.count {
      let byte = text[place]
      place += 1
      if byte == UInt8(ascii: "_") || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) {
        return
      }
    }
  }

  /// The file's mark on a private name: an identifier `_…` and `LL`.
  private mutating func skipDiscriminator() {
    let start = place
    guard let mark = identifier(), mark.hasPrefix("_"), place + 1 < text.count,
      text[place] == UInt8(ascii: "L"), text[place + 1] == UInt8(ascii: "L")
    else {
      place = start
      return
    }
    place += 2
  }

  private var peek: UInt8 { place < text.count ? text[place] : 0 }

  /// As the compiler's own `Demangler::demangleIdentifier` reads it. Nil if none starts here.
  private mutating func identifier() -> String? {
    guard isDigit(peek) else { return nil }
    var hasWords = false
    var isPunycode = false
    if peek == UInt8(ascii: "0") {
      place += 1
      isPunycode = peek == UInt8(ascii: "0")
      hasWords = !isPunycode
      if isPunycode { place += 1 }
    }
    var name: [UInt8] = []
    repeat {
      while hasWords, isLetter(peek) {
        let letter = peek
        place += 1
        hasWords = letter >= UInt8(ascii: "a")
        let index = Int(letter - (hasWords ? UInt8(ascii: "a") : UInt8(ascii: "A")))
        guard index < words.count else { return nil }
        name += words[index]
      }
      if peek == UInt8(ascii: "0") {
        place += 1
        break
      }
      guard let length = natural(), length > 0 else { return nil }
      if isPunycode, peek == UInt8(ascii: "_") { place += 1 }
      guard length <= text.count - place else { return nil }
      let slice = text[place..<place + length]
      place += length
      name += slice
      if !isPunycode { addWords(of: slice) }
    } while hasWords
    let string = String(decoding: name, as: UTF8.self)
    return isPunycode ? SwiftPunycode.decode(string) : string
  }

  /// Words start at a letter and end before `_` or a capital after a small letter; those of at
  /// least two bytes count, up to 26.
  private mutating func addWords(of slice: ArraySlice<UInt8>) {
    var start: Int?
    for index in slice.startIndex...slice.endIndex {
      let byte = index < slice.endIndex ? slice[index] : 0
      if let begun = start,
        byte == 0 || byte == UInt8(ascii: "_") || (isUpper(byte) && !isUpper(slice[index - 1]))
      {
        if index - begun >= 2, words.count < 26 { words.append(slice[begun..<index]) }
        start = nil
      }
      if start == nil, byte != 0, byte != UInt8(ascii: "_"), !isDigit(byte) { start = index }
    }
  }

  private mutating func natural() -> Int? {
    guard isDigit(peek) else { return nil }
    var value = 0
    while isDigit(peek) {
      value = value * 10 + Int(peek - UInt8(ascii: "0"))
      guard value <= text.count else { return nil }
      place += 1
    }
    return value
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private func isUpper(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    isUpper(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }
}
