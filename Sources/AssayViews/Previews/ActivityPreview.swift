// SPDX-License-Identifier: MIT

/// A live activity of a preview, drawn as on the Lock Screen.
enum ActivityPreview {
  /// In points, on a screen of 390 x 844. Source: Apple, Human Interface Guidelines, Live
  /// Activities.
  private static let width = 371.0
  /// In points; an estimate.
  private static let cornerRadius = 24.0

  @MainActor static func view<A: ActivityAttributes>(
    of widget: some Widget, _ attributes: A, _ state: A.ContentState
  ) -> any View {
    let context = ActivityViewContext(
      activityID: "preview", attributes: attributes, state: state, isStale: false)
    guard let view = widget.body.first(as: (any ActivityContentView).self)?.view(of: context) else {
      return emptyContent.reporting("a live activity that has no view of the preview's state")
    }
    return
      view
      .frame(width: width)
      .background(Color(.secondarySystemBackground))
      .clipShape(RoundedRectangle(cornerRadius: cornerRadius, style: .continuous))
  }

  static var emptyContent: some View { Color.clear.frame(width: width, height: 84) }

  /// The cutout of a phone of 393 x 852 points, of 126 x 37.
  static var emptyIsland: some View { Capsule().fill(Color.black).frame(width: 126, height: 37) }
}

extension ActivityAttributes {
  /// Reported, but not drawn: a preview provider does not name the widget of the live activity,
  /// which `#Preview` does.
  @MainActor public func previewContext(
    _ state: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
  ) -> some View {
    Group {
      if viewKind.isContent {
        ActivityPreview.emptyContent
          .reporting("a live activity whose widget the preview does not name")
      } else {
        ActivityPreview.emptyIsland.reporting("the Dynamic Island of a live activity")
      }
    }
  }
}

/// Builds the states of a live activity's preview.
@resultBuilder
public enum ActivityStateBuilder<State> {
  /// Builds one statement of a closure.
  public static func buildExpression(_ state: State) -> [State] { [state] }
  /// Builds a closure.
  public static func buildBlock(_ states: [State]...) -> [State] { states.flatMap(\.self) }
}

extension PreviewRecord.Place {
  /// Adds a preview of a live activity for each of several states.
  public func add<A: ActivityAttributes>(
    _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: A,
    widget: @escaping @MainActor () -> any Widget,
    @ActivityStateBuilder<A.ContentState> contentStates: @escaping @MainActor () -> [A.ContentState]
  ) {
    nonisolated(unsafe) let attributes = attributes
    add(name, [.sizeThatFitsLayout], each: "state", of: contentStates) { state in
      kind.isContent
        ? ActivityPreview.view(of: widget(), attributes, state)
        : ActivityPreview.emptyIsland.reporting("the Dynamic Island of a live activity")
    }
  }
}
