// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// A place in the view tree to evaluate a body at once more, during layout: with the environment,
/// the models, the state and the focus as they were when it was evaluated first.
///
/// It may be used from many threads at once, one for each rendering.
struct LaterEvaluation {
  private let context: EvaluationContext
  private let scope: EnvironmentScope?
  private let focus: FocusPass.Mark
  private let place: ViewPlace

  /// - Parameters:
  ///   - context: of the evaluation that is going on, before it counts what is inside.
  ///   - owner: the type of the view or the modifier.
  init(_ context: EvaluationContext, of owner: Any.Type) {
    self.context = context
    self.scope = EnvironmentScope.current
    self.focus = context.focus.mark
    self.place = context.state.next(owner)
  }

  /// Evaluates the body before layout.
  func estimate<Result>(_ body: () throws -> Result) rethrows -> Result {
    try context.state.at(place, body)
  }

  func evaluate<Result>(
    in room: Room, _ body: (EvaluationContext) throws -> Result
  ) rethrows -> Result {
    let focus = FocusPass(from: focus)
    return try EnvironmentScope.$current.withValue(scope?.with(focus: focus)) {
      try context.state.at(place) { try body(context.with(available: room.size, focus: focus)) }
    }
  }

  /// Reports that layout has placed the view, unless nothing runs in this rendering.
  func report(_ room: Room, _ report: (PlacedView) -> Void) {
    guard context.state.isOpen else { return }
    // A lazy container makes what is out of sight when it is scrolled to.
    guard room.isVisible || !context.environment.isInsideLazyContainer else { return }
    report(PlacedView(room: room, place: place, store: context.state, scope: scope))
  }
}

/// A view that layout has placed, for a modifier with an action.
struct PlacedView {
  let room: Room
  let place: ViewPlace
  let store: StateStore
  let scope: EnvironmentScope?

  /// Calls code in the scope of the view.
  func call<Result>(_ body: () throws -> Result) rethrows -> Result {
    try EnvironmentScope.$current.withValue(scope, operation: body)
  }

  /// Calls code in the scope of the view, after layout.
  func enqueue(_ action: @escaping () -> Void) {
    store.enqueue { call(action) }
  }
}

nonisolated extension View {
  /// Adds code that is called in each rendering where layout has placed the view.
  ///
  /// - Parameter owner: identifies the modifier.
  func whenPlaced(_ owner: Any.Type, _ report: @escaping (PlacedView) -> Void) -> some View {
    modified { context in
      let later = LaterEvaluation(context, of: owner)
      return ModifierNode(GeometryChangeModifier { later.report($0, report) })
    }
  }
}

private enum LazyKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether a container around makes only the views that are in sight.
  var isInsideLazyContainer: Bool {
    get { self[LazyKey.self] }
    set { self[LazyKey.self] = newValue }
  }
}

extension EvaluationContext {
  /// The context inside a container that makes only the views that are in sight.
  func insideLazyContainer() -> EvaluationContext {
    var environment = environment
    environment.isInsideLazyContainer = true
    return with(environment: environment)
  }
}
