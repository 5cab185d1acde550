// SPDX-License-Identifier: MIT

extension NavigationPath {
  /// The path as something that can be stored; nil where a value cannot be encoded.
  public var codable: CodableRepresentation? {
    var values: [any Codable & Hashable] = []
    for element in elements {
      guard let value = element as? any Codable & Hashable else { return nil }
      values.append(value)
    }
    return CodableRepresentation(values)
  }

  /// Creates a path from what was stored.
  public init(_ codable: CodableRepresentation) {
    self.init()
    for value in codable.values { append(value) }
  }

  /// A path as pairs of a type and a value in JSON, the last screen first, as SwiftUI stores it.
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate let values: [any Codable & Hashable]

    fileprivate init(_ values: [any Codable & Hashable]) { self.values = values }

    /// Reads a path.
    ///
    /// - Throws: `DecodingError` for a value whose type this program does not have.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var values: [any Codable & Hashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Codable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "\(name) is not a type that can be decoded")
        }
        let json = try container.decode(String.self)
        values.append(try JSONDecoder().decode(type, from: Data(json.utf8)))
      }
      self.values = values.reversed()
    }

    /// Writes the path.
    ///
    /// - Throws: The errors of encoding its values.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for value in values.reversed() {
        try container.encode(_mangledTypeName(type(of: value)) ?? "")
        try container.encode(String(decoding: JSONEncoder().encode(value), as: UTF8.self))
      }
    }

    /// Whether two paths have equal values.
    public static func == (a: Self, b: Self) -> Bool {
      a.values.map { AnyHashable($0) } == b.values.map { AnyHashable($0) }
    }
  }
}
