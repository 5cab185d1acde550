// SPDX-License-Identifier: MIT

/// The fields of an object in a file of cases. One that is not what it should be is left out and
/// noted: it stops neither the case nor the file.
struct LenientFields<Key: CodingKey> {
  private let container: KeyedDecodingContainer<Key>
  private(set) var problems: [String] = []

  init(_ decoder: any Decoder) throws {
    container = try decoder.container(keyedBy: Key.self)
  }

  /// Nil where the field is missing or wrong.
  mutating func take<Value: Decodable>(_ key: Key) -> Value? {
    do { return try container.decodeIfPresent(Value.self, forKey: key) } catch {
      problems.append("wrong field '\(key.stringValue)'")
      return nil
    }
  }

  /// The elements of a list that are what they should be; how many are not is noted.
  mutating func takeElements<Value: Decodable>(_ key: Key) -> [Value] {
    let attempts: [Attempt<Value>] = take(key) ?? []
    let values = attempts.compactMap(\.value)
    if values.count < attempts.count {
      problems.append("\(attempts.count - values.count) wrong boxes of '\(key.stringValue)'")
    }
    return values
  }
}

/// A value, or nothing where it is none.
private struct Attempt<Value: Decodable>: Decodable {
  var value: Value?

  init(from decoder: any Decoder) throws {
    do { value = try Value(from: decoder) } catch { value = nil }
  }
}
