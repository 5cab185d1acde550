// SPDX-License-Identifier: MIT

/// The first of several views whose ideal size fits the room; the last where none does.
///
/// ```swift
/// ViewThatFits(in: .horizontal) {
///   Label("Notifications", systemImage: "bell")
///   Image(systemName: "bell")
/// }
/// ```
///
/// All views are evaluated and measured. The others are neither drawn nor spoken.
public nonisolated struct ViewThatFits<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  private let axes: Axis.Set
  private let content: Content

  /// Creates a view that shows one of several.
  ///
  /// A view must fit along `axes`, which are both by default.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    [ViewNode(.viewThatFits(axes: axes, children: try content.evaluated(in: context)))]
  }
}
