// SPDX-License-Identifier: MIT

/// Where a source looks up a string or an asset by a name that is no literal, as in
/// `LocalizedStringKey(item.key)` and `Image("\(prefix())\(number)")`.
struct RuntimeLookups {
  private let path: String
  private let source: SwiftTokens
  private let wrappers: [String: [Wrapper]]
  private(set) var lookups: [Lookup] = []
  private(set) var found: Set<Wrapper> = []

  /// - Parameter wrappers: those that are known already, by their names.
  init(path: String, source: SwiftTokens, wrappers: [String: [Wrapper]]) {
    self.path = path
    self.source = source
    self.wrappers = wrappers
    for place in source.tokens.indices where source.isWord(place) { add(place) }
  }

  private static let makers: Set<String> = [
    "NSLocalizedString", "LocalizedStringKey", "LocalizedStringResource", "LocalizationValue",
  ]
  private static let loaders: [String: Kind] = [
    "Image": .image, "UIImage": .image, "NSImage": .image, "ImageResource": .image,
    "Color": .color, "UIColor": .color, "NSColor": .color, "ColorResource": .color,
  ]

  private mutating func add(_ place: Int) {
    let word = source.text(place)
    let isDeclared = ["func", "struct", "class", "enum", "let", "var"].contains(
      source.text(place - 1))
    if isDeclared { return }
    if source.isMark(place + 1, "(") {
      let arguments = source.arguments(ofCallAt: place + 1)
      if Self.makers.contains(word) {
        add(
          arguments.first, labels: ["", "stringLiteral"], .key, Self.table(of: arguments, source))
      } else if word == "localizedString" {
        let key = arguments.first { source.text($0.lowerBound) == "forKey" }
        add(key, labels: ["forKey"], .key, Self.table(of: arguments, source))
      } else if let kind = Self.loaders[word] {
        let labels = word == "Image" ? ["", "decorative"] : ["named", "name"]
        add(arguments.first, labels: labels, kind, .standard)
      }
      for wrapper in wrappers[word] ?? [] {
        guard case .argument(let index) = wrapper.name, index < arguments.count else { continue }
        // A table that is named here has all of its keys used (`ComputedTables`).
        let others = arguments.indices.filter { $0 != index }.map { arguments[$0] }
        if others.contains(where: { $0.count == 1 && source.isLiteral($0.lowerBound) }) { continue }
        add(arguments[index], labels: [""], wrapper.kind, wrapper.table)
      }
    }
    for wrapper in wrappers[word] ?? [] where wrapper.name == .receiver {
      guard source.isMark(place - 1, "."), !source.isLiteral(place - 2) else { continue }
      let part = receiver(before: place - 1)
      if part != .name("self", isMember: false) {
        append(wrapper.kind, wrapper.table, [part], at: place)
      }
    }
  }

  private static func table(of arguments: [Range<Int>], _ source: SwiftTokens) -> Table {
    for argument in arguments.dropFirst()
    where source.text(argument.lowerBound).lowercased().contains("table") {
      let value = argument.lowerBound + 2
      if source.text(value) == "nil" { return .standard }
      guard source.isLiteral(value), value + 1 == argument.upperBound else { return .any }
      return .named(source.literal(at: value).texts.joined())
    }
    return .standard
  }

  private mutating func add(
    _ argument: Range<Int>?, labels: [String], _ kind: Kind, _ table: Table
  ) {
    guard let argument, !argument.isEmpty else { return }
    let isLabelled =
      source.isWord(argument.lowerBound) && source.isMark(argument.lowerBound + 1, ":")
    let label = isLabelled ? source.text(argument.lowerBound) : ""
    guard labels.contains(label) else { return }
    let value = isLabelled ? argument.lowerBound + 2..<argument.upperBound : argument
    for operand in source.operands(in: value) {
      addOperand(operand, kind, table)
    }
  }

  private mutating func addOperand(_ operand: Range<Int>, _ kind: Kind, _ table: Table) {
    let operand = source.unwrapped(operand)
    let operands = source.operands(in: operand)
    if operands.count > 1 {
      for inner in operands { addOperand(inner, kind, table) }
      return
    }
    let parts = source.parts(of: operand)
    guard !isLookedAtElsewhere(parts, of: operand) else { return }
    if parts == [.name("self", isMember: false)] {
      if let word = declaration(around: operand.lowerBound)?.word {
        found.insert(Wrapper(word: word, name: .receiver, kind: kind, table: table))
      }
      return
    }
    if parts.count == 1, case .name(let name, isMember: false) = parts[0] {
      if let outer = declaration(around: operand.lowerBound), let parameters = outer.parameters {
        for (index, parameter) in source.arguments(ofCallAt: parameters).enumerated()
        where source.text(parameter.lowerBound) == "_"
          && source.text(parameter.lowerBound + 1) == name
        {
          found.insert(
            Wrapper(word: outer.word, name: .argument(index), kind: kind, table: table))
          return
        }
      }
    }
    append(kind, table, parts.map { resolved($0, at: operand.lowerBound) }, at: operand.lowerBound)
  }

  /// Whether all is one text, or a literal that begins with one (`SourceTexts`).
  private func isLookedAtElsewhere(_ parts: [Part], of operand: Range<Int>) -> Bool {
    operand.count == 1 && parts.first?.isText == true
      || parts.count < 2 && parts.allSatisfy(\.isText)
  }

  private mutating func append(_ kind: Kind, _ table: Table, _ parts: [Part], at place: Int) {
    lookups.append(
      Lookup(kind: kind, table: table, parts: parts, path: path, line: source.line(of: place)))
  }

  /// A closure's parameter stands for the elements of what it is called on: of `keys` in
  /// `ForEach(keys) { key in Text(LocalizedStringKey(key)) }`.
  private func resolved(_ part: Part, at place: Int) -> Part {
    guard case .name(let name, isMember: false) = part else { return part }
    var inner = place
    while let brace = brace(around: inner, after: place - 401) {
      let isOwn = name == "0" || (source.text(brace + 1) == name && source.text(brace + 2) == "in")
      if isOwn { return caller(ofClosureAt: brace) }
      inner = brace
    }
    return part
  }

  /// The innermost brace that is open at a place.
  ///
  /// - Parameter end: it is looked for behind this place.
  private func brace(around place: Int, after end: Int = -1) -> Int? {
    var depth = 0
    var index = place - 1
    while index >= 0, index > end {
      if source.isMark(index, "}") { depth += 1 }
      if source.isMark(index, "{") {
        if depth == 0 { return index }
        depth -= 1
      }
      index -= 1
    }
    return nil
  }

  private func caller(ofClosureAt brace: Int) -> Part {
    if source.isMark(brace - 1, ")"), let open = source.start(ofBracketAt: brace - 1) {
      guard let first = source.arguments(ofCallAt: open).first,
        let part = source.operands(in: first).last.map(source.parts)?.first
      else { return .unknown }
      return part
    }
    // `keys.map {`
    guard source.isWord(brace - 1), source.isMark(brace - 2, ".") else { return .unknown }
    return receiver(before: brace - 2)
  }

  private func receiver(before dot: Int) -> Part {
    var place = dot - 1
    while source.isMark(place, "!") || source.isMark(place, "?") { place -= 1 }
    if source.isMark(place, ")") || source.isMark(place, "]") {
      guard let open = source.start(ofBracketAt: place) else { return .unknown }
      place = open - 1
    }
    guard source.isWord(place) else { return .unknown }
    if SwiftTokens.changes.contains(source.text(place)), source.isMark(place - 1, ".") {
      return receiver(before: place - 1)
    }
    return .name(source.text(place), isMember: source.isMark(place - 1, "."))
  }

  /// The innermost function, initializer or property whose braces are around a place. An
  /// initializer is called by its type's name.
  private func declaration(around place: Int) -> (word: String, parameters: Int?)? {
    var inner = place
    while let brace = brace(around: inner) {
      if let found = header(before: brace) { return found }
      inner = brace
    }
    return nil
  }

  /// What the brace at a place opens, where that is a function or a property.
  private func header(before brace: Int) -> (word: String, parameters: Int?)? {
    var index = brace - 1
    while index >= 0, brace - index < 120 {
      if source.isMark(index, "{") || source.isMark(index, "}") { return nil }
      switch source.text(index) {
      case "func", "var":
        let name = index + 1
        return (source.text(name), source.isMark(name + 1, "(") ? name + 1 : nil)
      case "init" where source.isMark(index + 1, "(") && !source.isMark(index - 1, "."):
        return typeName(around: index).map { ($0, index + 1) }
      case "struct", "class", "enum", "extension", "actor", "protocol", "if", "guard", "for",
        "while", "switch", "else", "do":
        return nil
      default: index -= 1
      }
    }
    return nil
  }

  private func typeName(around place: Int) -> String? {
    var index = place
    while index > 0 {
      index -= 1
      if ["struct", "class", "enum", "extension", "actor"].contains(source.text(index)) {
        return source.text(index + 1)
      }
    }
    return nil
  }
}
