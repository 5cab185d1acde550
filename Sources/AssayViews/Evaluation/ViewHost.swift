// SPDX-License-Identifier: MIT

package import AssayGraphics

/// One rendering of a view: its state, and the actions that run until nothing changes.
///
/// ```swift
/// let host = ViewHost(view, in: environment)
/// let scene = try host.settle { try builder.build($0, traits: traits) }
/// ```
///
/// As in SwiftUI, `onAppear` and its kind run after layout, for the views that layout has placed.
/// What they set is then drawn: the view is evaluated and laid out again. A view without actions
/// that change something is evaluated once.
package final class ViewHost<Content: View> {
  /// Evaluations before a view counts as one that never settles. A chain of actions in a real
  /// screen is shorter than 5.
  static var maximumEvaluations: Int { 20 }

  private let view: Content
  private let environment: EnvironmentValues
  private let runsActions: Bool
  private let store: StateStore
  /// What is missing from the picture because the view did not settle.
  package private(set) var diagnostics: [SceneDiagnostic] = []

  /// - Parameter runsActions: false leaves each state at its first value.
  package init(_ view: Content, in environment: EnvironmentValues, runsActions: Bool = true) {
    self.view = view
    self.environment = environment
    self.runsActions = runsActions
    self.store = StateStore(runsActions: runsActions)
  }

  /// Evaluates the view, lays it out and runs its actions, until nothing changes.
  ///
  /// - Parameter build: lays out the view description.
  /// - Returns: what the last call of `build` returned.
  /// - Throws: `EvaluationError`, and what `build` throws.
  package func settle<Built>(_ build: (ViewNode) throws -> Built) throws -> Built {
    let executor = RenderingExecutor()
    defer {
      store.close()
      diagnostics += LeftOutNotes.take().map { SceneDiagnostic(.notDrawn($0)) }
    }
    return try executor.run {
      while true {
        let built = try store.evaluate {
          try build(view.viewNode(in: context(focus: FocusPass())))
        }
        guard runsActions else { return built }
        store.runActions(drain: executor.drain)
        guard store.hasChanges else { return built }
        guard store.round < Self.maximumEvaluations else {
          diagnostics = [
            SceneDiagnostic(
              .notDrawn(
                "what actions still change after \(Self.maximumEvaluations) evaluations of the view"
              ))
          ]
          return built
        }
      }
    }
  }

  /// The descriptions of the view with the focus on each focusable view, as far as they differ from
  /// the description without focus. None shows what the system draws, such as a cursor or a halo.
  ///
  /// - Throws: `EvaluationError`.
  package func focusedViewNodes() throws -> [ViewNode] {
    let nowhere = FocusPass()
    let plain = try node(focus: nowhere)
    var result: [ViewNode] = []
    for target in nowhere.targets {
      let node = try node(focus: FocusPass(on: target))
      if node != plain, !result.contains(node) { result.append(node) }
    }
    return result
  }

  private func node(focus: FocusPass) throws -> ViewNode {
    try store.evaluate(usesKeptBodies: false) {
      try view.viewNode(in: context(focus: focus))
    }
  }

  private func context(focus: FocusPass) -> EvaluationContext {
    EvaluationContext(environment: environment, focus: focus, state: store)
  }
}
