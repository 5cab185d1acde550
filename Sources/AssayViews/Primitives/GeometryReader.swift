// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// A view made from its room: its size, its safe area and its place.
///
/// A reader takes all the room that it is offered, and its content starts at the top leading
/// corner:
///
/// ```swift
/// GeometryReader { proxy in
///   HStack(spacing: 0) {
///     Color.blue.frame(width: proxy.size.width / 3)
///     Color.gray
///   }
/// }
/// ```
///
/// The content is evaluated during layout. It is also evaluated before layout, with an estimate of
/// the room (the canvas inside its safe area, less the fixed frames and paddings around the
/// reader). Navigation titles, tab items and the written form of a view come from the estimate.
public nonisolated struct GeometryReader<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  /// Makes the views inside from the room.
  public var content: (GeometryProxy) -> Content

  /// Creates a reader of the room at its place.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    let later = LaterEvaluation(context, of: Self.self)
    let estimate = try later.estimate {
      try content(GeometryProxy(.estimated(in: context))).evaluated(in: context)
    }
    let reader = GeometryReaderNode(estimate: estimate) { room in
      try later.evaluate(in: room) { context in
        try content(GeometryProxy(room)).evaluated(in: context)
      }
    }
    return [ViewNode(.geometryReader(reader))]
  }
}

extension Room {
  /// The room that a view has as far as it is known before layout: the origin is the view's own.
  static func estimated(in context: EvaluationContext) -> Room {
    Room(
      frame: Rect(size: context.available),
      safeAreaInsets: context.environment.canvasSafeArea)
  }
}
