// SPDX-License-Identifier: MIT

package import AssayDocuments
internal import AssayLayout

/// `GeometryReader`: a body in Swift that is evaluated when layout knows its room.
///
/// Two are equal if they make the same views in the estimated room, and the written form is that of
/// these views.
package struct GeometryReaderNode: KindDescription {
  package static let forms: [KindForm] = []
  package static let examples = [
    GeometryReaderNode(estimate: []) { room in
      [ViewNode(.text(TextNode(verbatim: "\(room.size.width) wide")))]
    }
  ]

  /// SwiftUI does not require a `@Sendable` closure. Each rendering calls it on one thread.
  private final class Body: @unchecked Sendable {
    let evaluate: (Room, PreferenceValues) throws -> [ViewNode]
    init(_ evaluate: @escaping (Room, PreferenceValues) throws -> [ViewNode]) {
      self.evaluate = evaluate
    }
  }

  /// The views in the room as it is estimated before layout.
  package let estimate: [ViewNode]
  /// The view whose preferences the body reads; nil for a body that reads its room alone.
  package let source: PreferenceSource?
  private let body: Body

  package init(estimate: [ViewNode], evaluate: @escaping (Room) throws -> [ViewNode]) {
    self.estimate = estimate
    self.source = nil
    self.body = Body { room, _ in try evaluate(room) }
  }

  /// - Parameter source: a view whose preferences the body reads.
  package init(
    estimate: [ViewNode], source: PreferenceSource,
    evaluate: @escaping (Room, PreferenceValues) throws -> [ViewNode]
  ) {
    self.estimate = estimate
    self.source = source
    self.body = Body(evaluate)
  }

  /// The views in a room.
  ///
  /// - Throws: what evaluating the body throws.
  package func views(
    in room: Room, _ preferences: PreferenceValues = PreferenceValues()
  ) throws -> [ViewNode] {
    try body.evaluate(room, preferences)
  }

  package static func read(_ kind: String, _ map: inout MapReader) throws -> Self {
    throw DocumentError.swiftCode("a GeometryReader", at: map.value.mark)
  }

  package func write(to map: inout MapWriter) throws {
    try written.content.kind.write(to: &map)
  }

  /// The views of the estimate at the top leading corner of the room, which has a written form.
  var written: ViewNode {
    let fill = FrameLimits(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
    return ViewNode(
      .zStack(alignment: .topLeading, children: estimate),
      modifiers: [.frame(fill, alignment: .topLeading)])
  }

  package var children: [ViewNode] { estimate }
  package var content: ViewNode.Content { .geometryReader(self) }

  package static func == (a: Self, b: Self) -> Bool { a.estimate == b.estimate }
  package func hash(into hasher: inout Hasher) { hasher.combine(estimate) }
}
