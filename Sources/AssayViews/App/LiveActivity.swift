// SPDX-License-Identifier: MIT

// A live activity compiles as it is. `#Preview(as: .content, using:widget:contentStates:)` draws it
// as on the Lock Screen.

/// The data of a live activity that stays the same.
public protocol ActivityAttributes: Codable {
  /// The data that changes.
  associatedtype ContentState: Codable & Hashable
}

/// What a live activity shows.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  /// The identity of the activity.
  public let activityID: String
  /// The data that stays the same.
  public let attributes: Attributes
  /// The data that changes.
  public let state: Attributes.ContentState
  /// Whether the data is out of date: no.
  public let isStale: Bool
}

/// A configuration that knows its view of a state.
nonisolated protocol ActivityContentView {
  /// nil for data of another type.
  @MainActor func view<A: ActivityAttributes>(of context: ActivityViewContext<A>) -> AnyView?
}

/// The configuration of a live activity. Its Dynamic Island is not drawn.
public nonisolated struct ActivityConfiguration<Attributes: ActivityAttributes>:
  WidgetConfiguration, ActivityContentView
{
  private let content: (ActivityViewContext<Attributes>) -> AnyView
  /// Never called, because a live activity is never shown.
  public var body: Never { preconditionFailure("a live activity has no body") }

  /// Creates a configuration.
  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {
    self.content = { AnyView(content($0)) }
  }

  func view<A: ActivityAttributes>(of context: ActivityViewContext<A>) -> AnyView? {
    (context as? ActivityViewContext<Attributes>).map(content)
  }
}

/// Accepted, and never shown: what a live activity is in the Dynamic Island.
public nonisolated struct DynamicIsland {
  /// Creates the content.
  public init<Expanded: View, Leading: View, Trailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded:
      @escaping () ->
      DynamicIslandExpandedContent<Expanded>,
    @ViewBuilder compactLeading: @escaping () -> Leading,
    @ViewBuilder compactTrailing: @escaping () -> Trailing,
    @ViewBuilder minimal: @escaping () -> Minimal
  ) {}
  /// Accepted, and has no effect: where a tap leads.
  public func widgetURL(_ url: URL?) -> DynamicIsland { self }
  /// Accepted, and has no effect: the color of the edge.
  public func keylineTint(_ color: Color?) -> DynamicIsland { self }
  /// Accepted, and has no effect: the distance to the edge.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat, for mode: DynamicIslandMode
  ) -> DynamicIsland { self }
}

/// A form of the Dynamic Island.
public enum DynamicIslandMode: Hashable, Sendable {
  /// A form.
  case compactLeading, compactTrailing, expanded, minimal
}

/// A place in the expanded Dynamic Island.
public enum DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  /// A place.
  case leading, trailing, center, bottom
}

/// The vertical placement of a view in the expanded Dynamic Island.
public enum DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
  /// A placement.
  case `default`, belowIfTooWide
}

/// Accepted, and never shown: a view in a place of the expanded Dynamic Island.
public nonisolated struct DynamicIslandExpandedRegion<Content: View> {
  /// Creates a view in a place.
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
    @ViewBuilder content: () -> Content
  ) {}
}

/// Accepted, and never shown: the views of the expanded Dynamic Island.
public nonisolated struct DynamicIslandExpandedContent<Content: View> {}

/// Builds the views of the expanded Dynamic Island.
@resultBuilder
public enum DynamicIslandExpandedContentBuilder {
  /// Builds a closure.
  public static func buildBlock<each C: View>(
    _ content: repeat DynamicIslandExpandedRegion<each C>
  ) -> DynamicIslandExpandedContent<EmptyView> { DynamicIslandExpandedContent() }
}

nonisolated extension View {
  /// Sets the background of a live activity.
  public func activityBackgroundTint(_ color: Color?) -> some View {
    frame(maxWidth: .infinity).background(color ?? .clear)
  }
  /// Accepted, and has no effect: the color of the system's buttons beside a live activity.
  public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
  /// Accepted, and has no effect: the place in the Dynamic Island, which is not drawn.
  public func dynamicIsland(
    verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
  ) -> some View { self }
}

/// What a preview of a live activity shows.
public struct ActivityPreviewViewKind: Hashable, Sendable {
  /// A form of the Dynamic Island.
  public enum DynamicIslandPreviewViewState: Hashable, Sendable {
    /// A form.
    case compact, expanded, minimal
  }

  let isContent: Bool
  /// As on the Lock Screen.
  public static let content = ActivityPreviewViewKind(isContent: true)
  /// In the Dynamic Island, which is reported and not drawn.
  public static func dynamicIsland(_ state: DynamicIslandPreviewViewState)
    -> ActivityPreviewViewKind
  { ActivityPreviewViewKind(isContent: false) }
}
