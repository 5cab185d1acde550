// SPDX-License-Identifier: MIT

/// Reads the keys of a map one by one, and refuses those that nobody asked for.
package struct MapReader {
  package let value: DescriptionValue
  private var entries: [DescriptionValue.Entry]
  private var asked: [String] = []

  package init(_ value: DescriptionValue, expected: String) throws {
    guard case .map(let entries) = value.kind else {
      throw DescriptionError.expected(expected, found: value)
    }
    self.value = value
    self.entries = entries
  }

  /// The value of a key, once; nil where it is not written.
  mutating func take(_ key: String) -> DescriptionValue? {
    asked.append(key)
    guard let index = entries.firstIndex(where: { $0.key == key }) else { return nil }
    return entries.remove(at: index).value
  }

  /// Reads the value of a key, nil where it is not written.
  package mutating func take<T>(
    _ key: String, _ read: (DescriptionValue) throws -> T
  ) throws -> T? {
    guard let value = take(key) else { return nil }
    return try Self.at(key) { try read(value) }
  }

  package mutating func require<T>(
    _ key: String, _ read: (DescriptionValue) throws -> T
  ) throws -> T {
    guard let result = try take(key, read) else {
      throw DescriptionError("missing key '\(key)'", at: value.mark)
    }
    return result
  }

  func contains(_ key: String) -> Bool { entries.contains { $0.key == key } }

  /// To be called last: a key that is left is one that the map cannot have.
  package func finish(_ what: String) throws {
    guard let entry = entries.first else { return }
    throw DescriptionError.unknown(
      "key", entry.key, known: asked, at: entry.mark ?? entry.value.mark
    ).suffixed(what)
  }

  /// Adds a key to the path of an error.
  static func at<T>(_ key: String, _ body: () throws -> T) throws -> T {
    do {
      return try body()
    } catch var error as DescriptionError {
      error.path.insert(key, at: 0)
      throw error
    }
  }
}

extension DescriptionError {
  /// "unknown key 'x' of padding; ..."
  fileprivate func suffixed(_ what: String) -> DescriptionError {
    var copy = self
    guard let end = message.firstRange(of: "'; ") else {
      copy.message += " of \(what)"
      return copy
    }
    copy.message =
      message[..<end.lowerBound] + "' of \(what); " + message[end.upperBound...]
    return copy
  }
}

/// Collects the entries of a map, leaving out what is not there.
struct MapWriter {
  var entries: [DescriptionValue.Entry] = []

  mutating func put(_ key: String, _ value: DescriptionValue?) {
    if let value { entries.append(DescriptionValue.Entry(key, value)) }
  }

  mutating func put(_ key: String, _ value: Double?) { put(key, value.map { .number($0) }) }
  mutating func put(_ key: String, _ value: String?) { put(key, value.map { .string($0) }) }

  /// Written where it is not the default.
  mutating func put(_ key: String, _ value: Double, unless standard: Double) {
    if value != standard { put(key, value) }
  }

  mutating func put(_ key: String, _ value: Bool, unless standard: Bool) {
    if value != standard { put(key, DescriptionValue.bool(value)) }
  }

  mutating func put<T: RawRepresentable & Equatable>(
    _ key: String, _ value: T, unless standard: T
  ) where T.RawValue == String {
    if value != standard { put(key, value.rawValue) }
  }

  var map: DescriptionValue { .map(entries) }
}
