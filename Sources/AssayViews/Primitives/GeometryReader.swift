// SPDX-License-Identifier: MIT

/// A view made from the size of its room.
///
/// The content is made before layout, so the size is that of the canvas inside its safe area, less the
/// fixed frames and paddings around the reader: exact for a reader that fills the screen or a frame, not
/// for one that shares a stack with others. Frames in other coordinate spaces start at (0, 0).
public nonisolated struct GeometryReader<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  public var content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    let proxy = GeometryProxy(
      size: CGSize(width: context.available.width, height: context.available.height),
      safeAreaInsets: context.environment.canvasSafeArea)
    let children = try content(proxy).evaluated(in: context)
    let fill = FrameLimits(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
    return [
      ViewNode(
        .zStack(alignment: .topLeading, children: children),
        modifiers: [.frame(fill, alignment: .topLeading)])
    ]
  }
}

/// The room of a `GeometryReader`.
public struct GeometryProxy: Sendable {
  /// In points.
  public let size: CGSize
  public let safeAreaInsets: EdgeInsets

  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    CGRect(x: 0, y: 0, width: size.width, height: size.height)
  }
}

/// Where a frame is measured from; all are the reader's own.
public enum CoordinateSpace: Hashable, Sendable {
  case global, local
  case named(String)
}

/// Makes content that can scroll to a place; a picture shows the start.
public nonisolated struct ScrollViewReader<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: (ScrollViewProxy) -> Content) {
    self.content = content(ScrollViewProxy())
  }

  public var body: some View { content }
}

public struct ScrollViewProxy: Sendable {
  /// Does nothing.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// The first of several views; SwiftUI shows the first that fits.
public nonisolated struct ViewThatFits<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  private let content: Content

  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    Array(try content.evaluated(in: context).prefix(1))
  }
}
