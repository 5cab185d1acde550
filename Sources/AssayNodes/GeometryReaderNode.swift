// SPDX-License-Identifier: MIT

internal import AssayLayout

/// `GeometryReader`: a body that is evaluated once layout knows its room.
///
/// Two are equal when they make the same views in the estimated room. The written form is that of
/// these views.
public struct GeometryReaderNode: Hashable, Sendable {
  /// SwiftUI does not ask for a closure that is `@Sendable`. Each rendering calls it on one thread.
  private final class Body: @unchecked Sendable {
    let evaluate: (Room) throws -> [ViewNode]
    init(_ evaluate: @escaping (Room) throws -> [ViewNode]) { self.evaluate = evaluate }
  }

  /// The views in a room as it is known before layout.
  public let estimate: [ViewNode]
  private let body: Body

  package init(
    estimate: [ViewNode], evaluate: @escaping (Room) throws -> [ViewNode]
  ) {
    self.estimate = estimate
    self.body = Body(evaluate)
  }

  /// The views in a room.
  ///
  /// - Throws: what evaluating a body throws.
  package func views(in room: Room) throws -> [ViewNode] { try body.evaluate(room) }

  /// The estimate as views that have a written form: at the top leading corner of all the room
  /// there is.
  var writtenView: ViewNode {
    let fill = FlexibleFrameNode(
      minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity,
      alignment: .topLeading)
    return ViewNode(
      .zStack(alignment: .topLeading, children: estimate), modifiers: [.flexibleFrame(fill)])
  }

  public static func == (a: Self, b: Self) -> Bool { a.estimate == b.estimate }
  public func hash(into hasher: inout Hasher) { hasher.combine(estimate) }
}
