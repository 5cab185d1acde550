// SPDX-License-Identifier: MIT

/// A complex selector (Selectors 4, section 2.1), as far as palettes follow it: which elements
/// around each other it asks for.
///
/// What only a browser can know, such as a state or a sibling, counts as a mark of the element like
/// a class: a rule for `.a:hover` holds for the case `.a:hover`, and one for `.a` for both.
struct CSSComplexSelector: Hashable, Sendable {
  /// The simple selectors that one element has.
  struct Compound: Hashable, Sendable {
    var marks: Set<String> = []
    /// Whether it is the page's root, in an appearance or a theme: `:root`, `html.dark`,
    /// `[data-theme=sepia]`.
    var isRoot = true
    var appearance = CSSScope.Appearance.any
    var theme: String?

    /// Whether the page's root has it.
    func holds(in situation: CSSSituation) -> Bool {
      isRoot && (appearance == .any || appearance == situation.appearance)
        && (theme == nil || theme == situation.theme)
    }
  }

  private(set) var text: String
  /// From the outside to the element itself; never empty.
  private(set) var compounds: [Compound] = [Compound()]
  /// Section 17: ids, then classes, attributes and pseudo-classes, then types.
  private(set) var specificity: SIMD3<Int> = .zero

  init(_ text: String) {
    self.text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let bytes = Array(self.text.utf8)
    guard Self.isRead(bytes) else {
      compounds = [Compound(marks: [self.text], isRoot: false)]
      specificity = SIMD3(0, 1, 0)
      return
    }
    var place = 0
    var sibling = ""
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: " "), UInt8(ascii: ">"), UInt8(ascii: "+"), UInt8(ascii: "~"):
        let start = place
        while place < bytes.count, " >+~".utf8.contains(bytes[place]) { place += 1 }
        let isSibling = bytes[start..<place].contains {
          $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "~")
        }
        if isSibling, let last = compounds.popLast() {
          // What stands beside it is a mark of the element that follows.
          sibling = last.marks.sorted().joined() + "+"
          compounds.append(Compound())
        } else if start > 0, place < bytes.count {
          compounds.append(Compound())
        }
      default:
        let end = Self.endOfSimple(bytes, place)
        add(String(decoding: bytes[place..<end], as: UTF8.self))
        place = end
      }
      if !sibling.isEmpty {
        compounds[compounds.count - 1].marks.insert(sibling)
        compounds[compounds.count - 1].isRoot = false
        sibling = ""
      }
    }
  }

  /// What `:is()` and `:where()` stand for: a selector for each of their arguments, with the
  /// specificity of the whole (Selectors 4, sections 4.2 and 17).
  static func alternatives(of text: String) -> [CSSComplexSelector] {
    let texts = isRead(Array(text.utf8)) ? texts(of: text) : [text]
    let whole = CSSComplexSelector(text)
    if texts == [text] { return [whole] }
    return texts.map { text in
      var selector = CSSComplexSelector(text)
      selector.specificity = whole.specificity
      return selector
    }
  }

  /// Whether its brackets are no deeper than a person writes; what is deeper is one mark, which no
  /// element has.
  private static func isRead(_ bytes: [UInt8]) -> Bool {
    var depth = 0
    for byte in bytes {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if depth > 64 { return false }
    }
    return true
  }

  /// More alternatives than a person writes.
  private static let mostAlternatives = 64

  private static func texts(of text: String) -> [String] {
    var open = [text]
    var done: [String] = []
    while let next = open.popLast() {
      guard let parts = firstChoice(in: next) else {
        done.append(next)
        continue
      }
      open += parts.reversed()
      guard open.count + done.count <= mostAlternatives else { return [text] }
    }
    return done
  }

  /// A text for each argument of the first `:is()` or `:where()` that is in no other brackets; nil
  /// for none, and where an argument does not stand in its place by itself.
  private static func firstChoice(in text: String) -> [String]? {
    let bytes = Array(text.utf8)
    var place = 0
    while place < bytes.count {
      let end = endOfSimple(bytes, place)
      let simple = String(decoding: bytes[place..<end], as: UTF8.self)
      if let name = [":is(", ":where("].first(where: simple.lowercased().hasPrefix) {
        let before = String(decoding: bytes[..<place], as: UTF8.self)
        let after = String(decoding: bytes[end...], as: UTF8.self)
        let arguments = CSSText.split(String(simple.dropFirst(name.count).dropLast()))
        // A type's name, or a way from one element to another, cannot follow a class.
        let isPlain = arguments.allSatisfy { argument in
          before.isEmpty || " >+~".contains(before.last ?? " ")
            || !argument.contains { " >+~".contains($0) } && ".#[:".contains(argument.first ?? "a")
        }
        return isPlain ? arguments.map { before + $0 + after } : nil
      }
      place = max(end, place + 1)
    }
    return nil
  }

  private static func endOfSimple(_ bytes: [UInt8], _ start: Int) -> Int {
    var place = start + 1
    while place < bytes.count, bytes[start] == UInt8(ascii: ":"), bytes[place] == bytes[start] {
      place += 1
    }
    if bytes[start] == UInt8(ascii: "[") { return CSSText.endOfBrackets(bytes, start) }
    while place < bytes.count {
      if bytes[place] == 0x5C {
        place = min(bytes.count, place + 2)
      } else if CSSText.isName(bytes[place]) {
        place += 1
      } else {
        break
      }
    }
    if place < bytes.count, bytes[place] == UInt8(ascii: "(") {
      return CSSText.endOfBrackets(bytes, place)
    }
    return place
  }

  private mutating func add(_ simple: String) {
    specificity &+= Self.specificity(of: simple)
    let last = compounds.count - 1
    if simple == "*" {
      compounds[last].isRoot = compounds[last].isRoot && !compounds[last].marks.isEmpty
      return
    }
    compounds[last].marks.insert(simple)
    if let theme = CSSTheme(simple) {
      compounds[last].theme = theme.name
      if theme.appearance != .any { compounds[last].appearance = theme.appearance }
      return
    }
    let found = CSSSelector(simple)
    if !found.isRoot { compounds[last].isRoot = false }
    if found.appearance != .any { compounds[last].appearance = found.appearance }
  }

  private static func specificity(of simple: String) -> SIMD3<Int> {
    if simple.hasPrefix("#") { return SIMD3(1, 0, 0) }
    if simple == "*" || simple == "&" || simple.hasPrefix(":where(") { return .zero }
    if simple.hasPrefix("::") { return SIMD3(0, 0, 1) }
    for name in [":is(", ":not(", ":has("] where simple.hasPrefix(name) {
      let inner = simple.dropFirst(name.count).dropLast()
      // That of the most specific of its arguments.
      return CSSText.split(String(inner)).map { CSSComplexSelector($0).specificity }
        .max { $0.isBelow($1) } ?? .zero
    }
    if simple.hasPrefix(".") || simple.hasPrefix("[") || simple.hasPrefix(":") {
      return SIMD3(0, 1, 0)
    }
    return SIMD3(0, 0, 1)
  }

  /// Whether it is of the whole page: of its root or of every element.
  var isOfRoot: Bool { compounds.allSatisfy { $0.isRoot || $0.marks.isEmpty } }

  /// Whether it holds for the last of some elements within each other.
  func matches(_ elements: [CSSElement], in situation: CSSSituation) -> Bool {
    var place = elements.count - 1
    guard let own = compounds.last, Self.matches(own, elements, place, situation) else {
      return false
    }
    for compound in compounds.dropLast().reversed() {
      // The page's root may be asked for more than once, as in "html .dark".
      place = max(0, place - 1)
      while !Self.matches(compound, elements, place, situation) {
        if place == 0 { return false }
        place -= 1
      }
    }
    return true
  }

  private static func matches(
    _ compound: Compound, _ elements: [CSSElement], _ place: Int, _ situation: CSSSituation
  ) -> Bool {
    if place == 0 { return compound.marks.isEmpty || compound.holds(in: situation) }
    return compound.marks.isSubset(of: elements[place].marks)
  }
}

extension SIMD3<Int> {
  /// In the order of specificity.
  func isBelow(_ other: SIMD3<Int>) -> Bool { (x, y, z) < (other.x, other.y, other.z) }
}

/// An element of a page, by the marks that selectors ask for; the page's root has none.
struct CSSElement: Hashable, Sendable {
  var marks: Set<String> = []
}

/// A theme of the page by an attribute or a class: `[data-theme=sepia]`, `.theme-sepia`; not what
/// says an appearance alone.
struct CSSTheme {
  var name: String
  var appearance = CSSScope.Appearance.any

  private static let words: Set<Substring> = [
    "theme", "scheme", "mode", "skin", "palette", "brand",
  ]

  init?(_ simple: String) {
    let lower = simple.lowercased()
    let value: [Substring]
    if lower.hasPrefix("[") {
      let parts = lower.dropFirst().dropLast().split(separator: "=", maxSplits: 1)
      guard parts.count == 2,
        !Self.words.isDisjoint(with: parts[0].split { !$0.isLetter })
      else { return nil }
      value = parts[1].split { !$0.isLetter && !$0.isNumber }
    } else if lower.hasPrefix(".theme-") {
      value = lower.dropFirst(7).split { !$0.isLetter && !$0.isNumber }
    } else {
      return nil
    }
    let others = value.filter { !["dark", "light", "theme", "mode", "default"].contains($0) }
    guard !others.isEmpty else { return nil }
    name = simple
    if value.contains("dark") != value.contains("light") {
      appearance = value.contains("dark") ? .dark : .light
    }
  }
}
