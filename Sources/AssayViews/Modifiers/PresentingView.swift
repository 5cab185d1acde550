// SPDX-License-Identifier: MIT

/// A view that may have something presented over it.
nonisolated struct PresentingView<Content: View>: PrimitiveView {
  typealias Body = Never
  var holdsItsViews: Bool { true }
  let content: Content
  /// As in "`what` is not drawn", where presentations are left out.
  let what: String
  /// What is presented; nil while nothing is.
  let presented: (EvaluationContext) throws -> PresentationNode?

  func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    var environment = context.environment
    environment.presentationOptions = nil
    let inner = context.with(environment: environment)
    let presentation = try context.state.withViews(areSame: false) { try presented(inner) }
    guard let presentation else {
      return try content.evaluated(in: context)
    }
    let modifier = ModifierNode(
      PresentationModifier(
        what: what, presentation: environment.drawsPresentations ? presentation : nil))
    let nodes = try content.modified(modifier).evaluated(in: context)
    if nodes.isEmpty { LeftOutNotes.add("\(what) of an empty view") }
    return nodes
  }
}

private enum DrawsPresentationsKey: EnvironmentKey { static let defaultValue = true }

extension EnvironmentValues {
  /// Whether sheets, alerts, dialogs and covers that are shown at first are drawn over the screen.
  /// Not part of SwiftUI. Where they are not, a snapshot reports them.
  public var drawsPresentations: Bool {
    get { self[DrawsPresentationsKey.self] }
    set { self[DrawsPresentationsKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Presents the views of a closure while a condition holds.
  func presenting(
    _ what: String, _ isPresented: @escaping () -> Bool,
    _ presentation: @escaping (EvaluationContext) throws -> PresentationNode
  ) -> some View {
    PresentingView(content: self, what: what) { context in
      isPresented() ? try presentation(context) : nil
    }
  }
}
