// SPDX-License-Identifier: MIT

// Motion: a still picture has none.
nonisolated extension View {
  /// Accepted, but not drawn: an animation of changes.
  public func animation(_ animation: Animation?) -> some View { self }
  /// Accepted, but not drawn: an animation of changes of a value.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
  /// Draws the view as the body changes it; the animation of the changes is not drawn.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(self))
  }
  /// Accepted, but never called: a change of transactions.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
  /// Accepted, but never called: a change of transactions when a value changes.
  public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    self
  }
  /// Draws the view as the body changes it; the change of transactions is never called.
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(self))
  }
  /// Accepted, but not drawn: how the view appears and disappears.
  public func transition(_ transition: AnyTransition) -> some View { self }
  /// Accepted, but not drawn: how the view appears and disappears.
  @_disfavoredOverload
  public func transition<T: Transition>(_ transition: T) -> some View { self }
  /// Accepted, but not drawn: how the content of the view changes.
  public func contentTransition(_ transition: ContentTransition) -> some View { self }
  /// Accepted, but not drawn: how the screen is pushed.
  public func navigationTransition(_ style: some NavigationTransition) -> some View { self }
  /// Accepted, but not drawn: the view that a screen grows from.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View {
    self
  }
  /// Accepted, but not drawn: the view that a screen grows from, and its look while it grows.
  public func matchedTransitionSource<C: MatchedTransitionSourceConfiguration>(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> C
  ) -> some View {
    self
  }
  /// Accepted, but not drawn: an animation between two views. At rest too, SwiftUI puts a view that
  /// is no source where its source is, which is reported.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    reporting(isSource ? nil : "the place of a view that matches the geometry of another one")
  }
}

/// The look of a view while a screen grows from it.
public protocol MatchedTransitionSourceConfiguration {}

extension MatchedTransitionSourceConfiguration {
  /// Accepted, but not drawn: the color behind the view.
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }
  /// Accepted, but not drawn: the shape of the view.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
    self
  }
  /// Accepted, but not drawn: the shadow of the view.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration { self }
}

/// A view as it is while a screen grows from it.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}

/// What two views share while one becomes the other.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The properties as bits.
  public let rawValue: UInt32
  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The place.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}
