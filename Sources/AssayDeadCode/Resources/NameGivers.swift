// SPDX-License-Identifier: MIT

/// What sources say of the values that some names may have: the literals that are given to a
/// property, a parameter or a variable, those in the body of a function or property, and whether a
/// property comes from decoded data.
struct NameGivers {
  /// By name: the literals.
  private(set) var literals: [String: Set<String>] = [:]
  /// By name: what is known of values that are put together where they are given.
  private var joined: [String: Set<PartialName>] = [:]
  /// Names of functions and properties with a body that puts a value together of unknown parts
  /// alone: `"\(family)\(shade)"`.
  private var composed: Set<String> = []
  /// By file: the same, of variables.
  private var composedInFile: [String: Set<String>] = [:]
  /// Names of variables that something is added to: `key += suffix`.
  private var extended: Set<String> = []
  /// Names of properties that `Decodable` types have: their values come from data.
  private(set) var decoded: Set<String> = []
  /// By file: the same, of the types in that file.
  private(set) var decodedInFile: [String: Set<String>] = [:]
  /// Names of enum cases, which are raw values where no other is given.
  private(set) var cases: Set<String> = []

  private let names: Set<String>

  /// - Parameter names: those that are asked for.
  init(names: Set<String>) { self.names = names }

  /// What is known of the values of a name that no literal is all of.
  func partials(of name: String) -> Set<PartialName> {
    let result = joined[name, default: []]
    guard extended.contains(name) else { return result }
    return result.union(literals[name, default: []].compactMap { PartialName([$0, ""]) })
  }

  /// Whether a name that a file uses may have a value of which no source has a part.
  ///
  /// Variables of other files that happen to have the same name would say this of most names.
  func isComposed(_ name: String, in path: String) -> Bool {
    composed.contains(name) || composedInFile[path]?.contains(name) == true
  }

  mutating func add(_ source: SwiftTokens, path: String) {
    for place in source.tokens.indices where source.isWord(place) {
      let word = source.text(place)
      if word == "case" { addCases(source, after: place) }
      if ["struct", "class", "actor", "extension"].contains(word) {
        addDecoded(source, ofTypeAt: place, path: path)
      }
      if names.contains(word) { addValues(source, of: word, at: place, path: path) }
    }
  }

  private mutating func addCases(_ source: SwiftTokens, after place: Int) {
    var index = place + 1
    while source.isWord(index) {
      cases.insert(source.text(index))
      guard source.isMark(index + 1, ",") else { return }
      index += 2
    }
  }

  private mutating func addDecoded(_ source: SwiftTokens, ofTypeAt place: Int, path: String) {
    var index = place + 1
    var isDecodable = false
    while index < source.count, index - place < 60, !source.isMark(index, "{") {
      if ["Codable", "Decodable"].contains(source.text(index)) { isDecodable = true }
      index += 1
    }
    guard isDecodable, source.isMark(index, "{") else { return }
    let end = source.end(ofBracketAt: index)
    while index < end {
      index += 1
      if ["let", "var"].contains(source.text(index)), source.isMark(index + 2, ":"),
        !isComputed(source, at: index + 1)
      {
        let name = source.text(index + 1)
        decoded.insert(name)
        decodedInFile[path, default: []].insert(name)
      } else if ["func", "init"].contains(source.text(index)) {
        // What is inside of a body is no property.
        while index < end, !source.isMark(index, "{") { index += 1 }
        index = source.end(ofBracketAt: index)
      }
    }
  }

  /// Whether the type of a property has a body behind it.
  private func isComputed(_ source: SwiftTokens, at name: Int) -> Bool {
    for index in name + 1..<min(name + 16, source.count) {
      if source.isMark(index, "{") { return true }
      if source.isMark(index, "=") || source.isMark(index, "}")
        || ["let", "var", "func", "init", "enum", "struct"].contains(source.text(index))
      {
        return false
      }
    }
    return false
  }

  private mutating func addValues(
    _ source: SwiftTokens, of name: String, at place: Int, path: String
  ) {
    var index = place + 1
    if source.text(place - 1) == "func", source.isMark(index, "(") {
      index = source.end(ofBracketAt: index) + 1
      return addBody(source, of: name, from: index)
    }
    if source.isMark(index, ":"), ["var", "let"].contains(source.text(place - 1)) {
      // A type, then a value or a body.
      let limit = min(index + 16, source.count)
      while index < limit, !source.isMark(index, "="), !source.isMark(index, "{") { index += 1 }
      if source.isMark(index, "{") { return addBody(source, of: name, from: index) }
    }
    if source.isMark(index, "+"), source.isMark(index + 1, "=") {
      extended.insert(name)
      if source.isLiteral(index + 2) { addPartial(source, of: name, at: index + 2, isBehind: true) }
      return
    }
    guard source.isMark(index, ":") || source.isMark(index, "=") || source.text(index) == "in"
    else { return }
    let value = index + 1..<end(ofValueFrom: index + 1, source)
    addLiterals(source, of: name, in: value)
    if value.contains(where: { Self.isComposed(source, at: $0) }) {
      composedInFile[path, default: []].insert(name)
    }
  }

  private func end(ofValueFrom start: Int, _ source: SwiftTokens) -> Int {
    var index = start
    let limit = min(start + 24, source.count)
    while index < limit {
      if source.isMark(index, "[") || source.isMark(index, "(") {
        index = source.end(ofBracketAt: index)
      } else if [",", ")", "]", "}", "{", ";"].contains(where: { source.isMark(index, $0) })
        || ["let", "var", "func", "case", "return", "static"].contains(source.text(index))
      {
        return index
      }
      index += 1
    }
    return min(index, source.count)
  }

  private mutating func addBody(_ source: SwiftTokens, of name: String, from start: Int) {
    var index = start
    let limit = min(start + 30, source.count)
    while index < limit, !source.isMark(index, "{") {
      if ["func", "var", "let", "case"].contains(source.text(index)) || source.isMark(index, "}") {
        return
      }
      index += 1
    }
    guard source.isMark(index, "{") else { return }
    let body = index..<source.end(ofBracketAt: index)
    addLiterals(source, of: name, in: body)
    if body.contains(where: { Self.isComposed(source, at: $0) }) { composed.insert(name) }
  }

  /// Whether there is a literal of several interpolations and nothing else.
  private static func isComposed(_ source: SwiftTokens, at place: Int) -> Bool {
    guard source.isLiteral(place) else { return false }
    let texts = source.literal(at: place).texts
    return texts.count > 2 && texts.allSatisfy(\.isEmpty)
  }

  private mutating func addLiterals(_ source: SwiftTokens, of name: String, in range: Range<Int>) {
    for place in range where source.isLiteral(place) {
      let text = source.literal(at: place).texts.first ?? ""
      if !text.isEmpty { literals[name, default: []].insert(text) }
      addPartial(source, of: name, at: place, isBehind: source.isMark(place - 1, "+"))
    }
  }

  /// - Parameter isBehind: whether something is before the literal at a place.
  private mutating func addPartial(
    _ source: SwiftTokens, of name: String, at place: Int, isBehind: Bool
  ) {
    var texts = source.literal(at: place).texts.map(SourceTexts.unescaped)
    if isBehind { texts.insert("", at: 0) }
    if source.isMark(place + 1, "+") || source.text(place + 2) == "appending" { texts.append("") }
    if let partial = PartialName(texts) { joined[name, default: []].insert(partial) }
  }
}
