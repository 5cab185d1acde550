// SPDX-License-Identifier: MIT

package import AssayDocuments
package import AssayGraphics

/// A modifier of a view description: its written form, and what it does to a picture.
///
/// A new modifier is a file like its neighbors in this folder and a line in `ModifierList`. The
/// compiler asks for its effect, so that none is accepted and then dropped without a word.
/// `ci/regenerate` writes its entry of the schema and of the guide.
package protocol ModifierDescription: Hashable, Sendable {
  /// SwiftUI's name, which is the key of the written form.
  static var name: String { get }

  /// One that shows its effect: a test draws it.
  static var example: Self { get }

  /// How it is written.
  static var form: ModifierForm { get }

  static func read(_ reader: inout ModifierReader) throws -> Self

  /// The written form, without what has its default value: a bare name, or a map of the name and
  /// its options.
  ///
  /// - Throws: `DocumentError` for what is Swift code.
  func written() throws -> DocumentValue

  /// Every view directly inside the modifier itself.
  var children: [ViewNode] { get }

  var effect: ModifierEffect { get }

  /// What it leaves of the room that is offered, in points: an estimate of the size that
  /// layout gives inside.
  func room(in offered: Size) -> Size
}

extension ModifierDescription {
  package var children: [ViewNode] { [] }
  package func room(in offered: Size) -> Size { offered }

  static var bare: DocumentValue { .string(name) }

  static func written(
    _ value: DocumentValue, _ options: MapWriter = MapWriter()
  ) -> DocumentValue {
    .map([DocumentValue.Entry(name, value)] + options.entries)
  }

  static func flag(_ value: Bool) -> DocumentValue { value ? bare : written(.bool(false)) }
}
