// SPDX-License-Identifier: MIT

/// A change to previews that share data.
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// The data that previews share.
  associatedtype Context = Void
  /// The type of the changed view.
  associatedtype Body: View
  /// The view of the preview.
  typealias Content = _PreviewModifierContent

  /// Makes the data that previews share.
  static func makeSharedContext() async throws -> Context

  /// Returns the changed view.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Makes no data.
  public static func makeSharedContext() async throws {}
}

/// The view of a preview, as a `PreviewModifier` sees it.
public nonisolated struct _PreviewModifierContent: View {
  let content: AnyView

  /// The view.
  public var body: some View { content }
}

extension PreviewModifier {
  nonisolated func applied(to view: any View) -> any View {
    PreviewModifierView(modifier: self, content: _PreviewModifierContent(content: AnyView(view)))
  }
}

/// A view changed by a `PreviewModifier`, whose data is made when the view is evaluated.
private nonisolated struct PreviewModifierView<Modifier: PreviewModifier>: PrimitiveView {
  typealias Body = Never
  var holdsItsViews: Bool { true }
  let modifier: Modifier
  let content: _PreviewModifierContent

  func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    let place = context.state.next(Self.self)
    let shared =
      try place.memory as? SharedData
      ?? SharedData(value: BodyEvaluator.sharedContext(of: Modifier.self))
    place.memory = shared
    return try context.evaluateBody(of: modifier) {
      BodyEvaluator.body(of: modifier, content: content, context: shared.value)
    }
  }

  /// One for each rendering.
  private final class SharedData {
    let value: Modifier.Context
    init(value: Modifier.Context) { self.value = value }
  }
}
