// SPDX-License-Identifier: MIT

/// Reads the keys of a map one by one, and refuses those that nobody asked for.
package struct MapReader {
  package let value: DocumentValue
  private var entries: [DocumentValue.Entry]
  private var asked: [String] = []

  package init(_ value: DocumentValue, expected: String) throws {
    guard case .map(let entries) = value.kind else {
      throw DocumentError.expected(expected, found: value)
    }
    self.value = value
    self.entries = entries
  }

  /// The value of a key, once; nil where it is not written.
  package mutating func take(_ key: String) -> DocumentValue? {
    asked.append(key)
    guard let index = entries.firstIndex(where: { $0.key == key }) else { return nil }
    return entries.remove(at: index).value
  }

  /// Reads the value of a key, nil where it is not written.
  package mutating func take<T>(
    _ key: String, _ read: (DocumentValue) throws -> T
  ) throws -> T? {
    guard let value = take(key) else { return nil }
    return try Self.at(key) { try read(value) }
  }

  package mutating func require<T>(
    _ key: String, _ read: (DocumentValue) throws -> T
  ) throws -> T {
    guard let result = try take(key, read) else {
      throw DocumentError("missing key '\(key)'", at: value.mark)
    }
    return result
  }

  package func contains(_ key: String) -> Bool { entries.contains { $0.key == key } }

  /// To be called last: a key that is left is one that the map cannot have.
  package func finish(_ what: String) throws {
    guard let entry = entries.first else { return }
    throw DocumentError.unknown(
      "key", entry.key, known: asked, at: entry.mark ?? entry.value.mark
    ).suffixed(what)
  }

  /// Adds a key to the path of an error.
  package static func at<T>(_ key: String, _ body: () throws -> T) throws -> T {
    do {
      return try body()
    } catch var error as DocumentError {
      error.path.insert(key, at: 0)
      throw error
    }
  }
}

extension DocumentError {
  /// "unknown key 'x' of padding; ..."
  fileprivate func suffixed(_ what: String) -> DocumentError {
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
