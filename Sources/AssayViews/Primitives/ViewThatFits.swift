// SPDX-License-Identifier: MIT

/// The first of several views whose ideal size fits, or the last view if none fits.
///
/// ```swift
/// ViewThatFits(in: .horizontal) {
///   Label("Notifications", systemImage: "bell")
///   Image(systemName: "bell")
/// }
/// ```
///
/// All views are evaluated and measured. The others are not drawn and not part of accessibility.
public nonisolated struct ViewThatFits<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  private let axes: Axis.Set
  private let content: Content

  /// Creates a view that shows one of several.
  ///
  /// - Parameter axes: along which a view must fit.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    [ViewNode(.viewThatFits(axes: axes, children: try content.evaluated(in: context)))]
  }
}
