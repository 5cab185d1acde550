// SPDX-License-Identifier: MIT

internal import AssayDocuments
internal import AssayLayout

/// One modifier while it is read: its name, the value of its name, and its options.
package struct ModifierReader {
  let name: String
  /// nil where the modifier is a bare name.
  let main: DocumentValue?
  var map: MapReader
  let whole: DocumentValue

  /// The value, which must be written.
  var value: DocumentValue {
    get throws {
      guard let main else {
        throw DocumentError("'\(name)' needs a value, as in {\(name): ...}", at: whole.mark)
      }
      return main
    }
  }

  /// nil where the modifier is a bare name or its value is null.
  var notNull: DocumentValue? { main.flatMap { $0.kind == .null ? nil : $0 } }

  /// True where only the name is written.
  func flag() throws -> Bool { try main.map { try $0.bool() } ?? true }

  /// For modifiers that have no value.
  func bare() throws {
    if let main, main.kind != .null, main.kind != .bool(true) {
      throw DocumentError("'\(name)' has no value; write it alone", at: main.mark ?? whole.mark)
    }
  }

  /// Reads the value as a map of keys.
  func keys<T>(_ read: (inout MapReader) throws -> T) throws -> T {
    var map = try MapReader(try value, expected: "a map of the keys of \(name)")
    let result = try read(&map)
    try map.finish(name)
    return result
  }

  mutating func alignment() throws -> Alignment {
    try map.take("alignment", Alignment.read) ?? .center
  }

  /// Whether the value is a view or a list of views, and not a style.
  func valueIsViews() throws -> Bool {
    switch try value.kind {
    case .list: true
    case .map(let entries): entries.contains { $0.key == "kind" }
    case .null, .bool, .number, .string: false
    }
  }
}

extension ModifierNode {
  /// A modifier: a bare name, or a map of one name and the options that belong to it.
  static func read(_ value: DocumentValue) throws -> ModifierNode {
    if case .string(let word) = value.kind {
      guard let type = ModifierList.type(named: word) else {
        throw DocumentError.unknown("modifier", word, known: ModifierList.names, at: value.mark)
      }
      return try read(type, nil, MapReader(.map([]), expected: ""), value)
    }
    guard case .map(let entries) = value.kind, !entries.isEmpty else {
      throw DocumentError.expected(
        "a modifier: its name, or a map such as {padding: 8}", found: value)
    }
    let named = entries.filter { ModifierList.type(named: $0.key) != nil }
    if named.count > 1 {
      throw DocumentError(
        "'\(named[0].key)' and '\(named[1].key)' are two modifiers; write each as its own item",
        at: named[1].mark ?? value.mark)
    }
    guard let name = named.first?.key, let type = ModifierList.type(named: name) else {
      throw DocumentError.unknown(
        "modifier", entries[0].key, known: ModifierList.names, at: entries[0].mark ?? value.mark)
    }
    var map = try MapReader(value, expected: "a modifier")
    let main = map.take(name)
    return try MapReader.at(name) { try read(type, main, map, value) }
  }

  private static func read(
    _ type: any ModifierDescription.Type, _ main: DocumentValue?, _ map: MapReader,
    _ whole: DocumentValue
  ) throws -> ModifierNode {
    var reader = ModifierReader(name: type.name, main: main, map: map, whole: whole)
    let modifier = ModifierNode(try type.read(&reader))
    try reader.map.finish(type.name)
    return modifier
  }
}

extension DocumentValue {
  /// A whole number of at least 0.
  func wholeNumber() throws -> Int {
    let number = try integer()
    guard number >= 0 else {
      throw DocumentError.expected("a whole number of at least 0", found: self)
    }
    return number
  }
}
