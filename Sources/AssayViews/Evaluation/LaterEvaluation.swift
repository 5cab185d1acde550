// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// A place in the view tree to evaluate a body at once more, during layout: with the environment,
/// the models and the focus as they were when it was evaluated first.
///
/// It may be used from many threads at once, one for each rendering.
struct LaterEvaluation {
  private let context: EvaluationContext
  private let scope: EnvironmentScope?
  private let focus: FocusPass.Mark

  /// - Parameter context: of the evaluation that is going on, before it counts what is inside.
  init(_ context: EvaluationContext) {
    self.context = context
    self.scope = EnvironmentScope.current
    self.focus = context.focus.mark
  }

  func evaluate<Result>(
    in room: Room, _ body: (EvaluationContext) throws -> Result
  ) rethrows -> Result {
    let focus = FocusPass(from: focus)
    return try EnvironmentScope.$current.withValue(scope?.with(focus: focus)) {
      try body(context.with(available: room.size, focus: focus))
    }
  }
}
