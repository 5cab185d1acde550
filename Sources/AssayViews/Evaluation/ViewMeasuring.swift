// SPDX-License-Identifier: MIT

/// Asks the renderer for the size of a view while bodies are evaluated, for names of UIKit that
/// measure texts and hosted views.
package enum ViewMeasuring {
  /// Returns the size of a view description that is offered any room; nil where it cannot be drawn.
  @TaskLocal package static var measure: (@Sendable (ViewNode) -> CGSize?)?

  /// The size of a view in points. Nothing, and a note, outside of a rendering.
  ///
  /// - Parameter width: what the view is offered; nil for any.
  package static func size(of view: some View, width: CGFloat? = nil) -> CGSize {
    guard let measure, let scope = EnvironmentScope.current else { return unknown }
    do {
      let context = EvaluationContext(environment: scope.environment)
      let ideal = measure(try view.fixedSize().viewNode(in: context))
      guard let ideal else { return unknown }
      guard let width, width < ideal.width else { return ideal }
      let broken = measure(
        try view.frame(width: width, alignment: .leading).viewNode(in: context))
      return broken ?? unknown
    } catch {
      return unknown
    }
  }

  private static var unknown: CGSize {
    LeftOutNotes.add("what depends on the size of a text or view, measured outside of a body,")
    return .zero
  }
}
