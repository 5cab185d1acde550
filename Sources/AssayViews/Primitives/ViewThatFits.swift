// SPDX-License-Identifier: MIT

/// The first of several views; SwiftUI shows the first that fits.
public nonisolated struct ViewThatFits<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  private let content: Content

  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    Array(try content.lowered(in: context).prefix(1))
  }
}
