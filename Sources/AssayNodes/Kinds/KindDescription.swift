// SPDX-License-Identifier: MIT

package import AssayDocuments

/// A kind of view: its written form, and the views inside.
///
/// A new kind is a file like its neighbors in this folder, a case of `ViewNode.Content` and a line
/// in `KindList`; the compiler then asks how scenes lower it. `ci/regenerate` writes its entry of
/// the schema and of the guide.
package protocol KindDescription: Hashable, Sendable {
  /// The words that the key `kind` may have for it.
  static var kinds: [String] { get }

  /// How each word of `kinds` is written.
  static var forms: [KindForm] { get }

  /// One of each that shows itself: a test draws it.
  static var examples: [Self] { get }

  /// Reads the keys of a map whose `kind` is one of `kinds`.
  static func read(_ kind: String, _ map: inout MapReader) throws -> Self

  /// Writes the key `kind` and all that has not its default value.
  ///
  /// - Throws: `DocumentError` for what is Swift code.
  func write(to map: inout MapWriter) throws

  /// Every view directly inside, in the order in which it is written.
  var children: [ViewNode] { get }

  var content: ViewNode.Content { get }
}

extension KindDescription {
  package var children: [ViewNode] { [] }

  static func putKind(_ map: inout MapWriter) { map.put("kind", kinds[0]) }
}

extension MapReader {
  /// Views of a key: one, or a list; none where it is not written.
  mutating func views(_ key: String) throws -> [ViewNode] { try take(key, ViewNode.readList) ?? [] }
}

extension MapWriter {
  /// One view as it is, several as a list.
  mutating func put(_ key: String, _ views: [ViewNode]) throws {
    put(key, try MapReader.at(key) { try ViewNode.written(views) })
  }

  mutating func putChildren(_ views: [ViewNode]) throws {
    guard !views.isEmpty else { return }
    let list = try views.enumerated().map { index, view in
      try MapReader.at("children[\(index)]") { try view.written() }
    }
    put("children", .list(list))
  }
}
