// SPDX-License-Identifier: MIT

nonisolated extension View {
  /// Adds space between the edges of scroll views and lists and their content, in points; nil for
  /// the default.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let isOfContent = placement != .scrollIndicators
    return OptionallyModifiedView(
      content: self,
      modifier: isOfContent ? length.points.map { .contentMargins(edges, $0) } : nil)
  }

  /// Adds space between the edges of scroll views and lists and their content, in points.
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }

  /// Adds space between the edges of scroll views and lists and their content, in points for each
  /// edge.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges.intersection(.top), insets.top, for: placement)
      .contentMargins(edges.intersection(.leading), insets.leading, for: placement)
      .contentMargins(edges.intersection(.bottom), insets.bottom, for: placement)
      .contentMargins(edges.intersection(.trailing), insets.trailing, for: placement)
  }

  /// Moves the safe area of the view inside, in points for each edge.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    paddingSafeArea(.top, insets.top).paddingSafeArea(.bottom, insets.bottom)
      .paddingSafeArea(.leading, insets.leading).paddingSafeArea(.trailing, insets.trailing)
  }

  /// Moves the safe area of the view inside at the edges, in points; nil for 16 points.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length ?? 16
    return paddingSafeArea(edges.contains(.top) ? .top : nil, length)
      .paddingSafeArea(edges.contains(.bottom) ? .bottom : nil, length)
      .paddingSafeArea(edges.contains(.leading) ? .leading : nil, length)
      .paddingSafeArea(edges.contains(.trailing) ? .trailing : nil, length)
  }

  /// Moves the safe area of the view inside at all edges, in points.
  public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }

  private func paddingSafeArea(_ edge: Edge?, _ length: CGFloat) -> some View {
    NodeView { context in
      guard let edge, length > 0 else { return try evaluated(in: context) }
      let isVertical = edge == .top || edge == .bottom
      let space = Color.clear.frame(
        width: isVertical ? nil : length, height: isVertical ? length : nil)
      let views = try space.evaluated(in: context)
      return try modified(
        .safeAreaInset(edge: edge, alignment: .center, spacing: 0, children: views)
      ).evaluated(in: context)
    }
  }

  /// Sets whether scroll views draw beyond their edges.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    modified(.scrollClipDisabled(disabled))
  }

  /// Adds the padding that the system gives to the content of a screen: 16 points.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }
  /// Adds the padding that the system gives to the content of a screen: 16 points.
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    self.padding(edges)
  }

  // Where something is scrolled to. A snapshot shows the start, and reports another place.

  /// Unlike SwiftUI, shows the start: a snapshot reports a view that would be scrolled to.
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    scrolled(id.wrappedValue != nil)
  }

  /// Unlike SwiftUI, shows the start: a snapshot reports a position that would be scrolled to.
  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    scrolled(position.wrappedValue.isElsewhere)
  }

  /// Unlike SwiftUI, shows the start: a snapshot reports another end.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    scrolled(anchor.map { $0.y > 0 && $0 != .center || $0.x > 0.5 } ?? false)
  }

  /// Unlike SwiftUI, shows the start: a snapshot reports another end.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    scrolled(role == .initialOffset && (anchor.map { $0.y > 0.5 || $0.x > 0.5 } ?? false))
  }

  private func scrolled(_ isElsewhere: Bool) -> some View {
    OptionallyModifiedView(
      content: self, modifier: isElsewhere ? .notDrawn("a scrolled position") : nil)
  }

  /// Accepted, but not drawn: where scrolling comes to rest.
  public func scrollTargetBehavior<B: ScrollTargetBehavior>(_ behavior: B) -> some View { self }
  /// Accepted, but not drawn: the views that scrolling comes to rest at.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  /// Accepted, but not drawn: a view that scrolling comes to rest at.
  public func scrollTarget(isEnabled: Bool = true) -> some View { self }
  /// Accepted, but not drawn: whether scrolling bounces at the ends of axes.
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set) -> some View {
    self
  }
  /// Accepted, but not drawn: whether scroll indicators are visible along axes.
  public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set)
    -> some View
  {
    self
  }
  /// Accepted, but not drawn: scroll indicators flash when a value changes.
  public func scrollIndicatorsFlash<V: Equatable>(trigger value: V) -> some View { self }
  /// Accepted, but not drawn: scroll indicators flash when the view appears.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
  /// Accepted, but never called: an action when a view becomes visible or hidden by scrolling.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    self
  }
  /// Accepted, but never called: an action when scrolling starts or ends.
  public func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase) -> Void)
    -> some View
  {
    self
  }
  /// Accepted, but never called: an action when scrolling starts or ends.
  public func onScrollPhaseChange(
    _ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  ) -> some View {
    self
  }
  /// Accepted, but never called: an action when the geometry of a scroll view changes.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (T, T) -> Void
  ) -> some View {
    self
  }
  /// Accepted, but never called: an action when other views are in the middle of a scroll view.
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    self
  }
  /// Accepted, but not drawn: whether edges under bars are soft, which only iOS 26 has.
  public func scrollEdgeEffectHidden(_ isHidden: Bool = true, for edges: Edge.Set = .all)
    -> some View
  {
    self
  }
  /// Accepted, but not drawn: soft edges under bars, which only iOS 26 has.
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set)
    -> some View
  {
    self
  }
}

/// What margins around content are for.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let name: String
  /// The content and the indicators.
  public static let automatic = ContentMarginPlacement(name: "automatic")
  /// The content.
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  /// The indicators, which are not drawn.
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

/// The padding of the system for the content of a screen.
public struct ScenePadding: Hashable, Sendable {
  private let name: String
  /// The smallest padding.
  public static let minimum = ScenePadding(name: "minimum")
  /// The padding of a navigation bar.
  public static let navigationBar = ScenePadding(name: "navigationBar")
}

/// The place that a scroll view is scrolled to. A snapshot shows the start.
public struct ScrollPosition: Equatable, Sendable {
  var isElsewhere = false
  /// The edge that the position names; nil for none.
  public private(set) var edge: Edge?
  /// The point that the position names, in points; nil for none.
  public private(set) var point: CGPoint?
  /// The place across that the position names, in points; nil for none.
  public var x: CGFloat? { point?.x }
  /// The place down that the position names, in points; nil for none.
  public var y: CGFloat? { point?.y }

  /// Creates a position that names no view.
  public init() {}
  /// Creates a position for views of a type.
  public init<ID: Hashable>(idType: ID.Type) {}
  /// Creates a position at a point, for views of a type.
  public init<ID: Hashable>(idType: ID.Type, point: CGPoint) { self.init(point: point) }
  /// Creates a position at an offset in points, for views of a type.
  public init<ID: Hashable>(idType: ID.Type, x: CGFloat = 0, y: CGFloat = 0) {
    self.init(x: x, y: y)
  }
  /// Creates a position at a view.
  public init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) { isElsewhere = true }
  /// Creates a position at an edge.
  public init(edge: Edge) {
    isElsewhere = edge == .bottom || edge == .trailing
    self.edge = edge
  }
  /// Creates a position at an edge, for views of a type.
  public init<ID: Hashable>(idType: ID.Type, edge: Edge) { self.init(edge: edge) }
  /// Creates a position at an offset, in points.
  public init(x: CGFloat = 0, y: CGFloat = 0) { self.init(point: CGPoint(x: x, y: y)) }
  /// Creates a position at a point.
  public init(point: CGPoint) {
    isElsewhere = point != .zero
    self.point = point
  }

  /// Scrolls to an edge.
  public mutating func scrollTo(edge: Edge) { self = ScrollPosition(edge: edge) }
  /// Scrolls to a view.
  public mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {
    isElsewhere = true
  }
  /// Scrolls to an offset, in points.
  public mutating func scrollTo(x: CGFloat = 0, y: CGFloat = 0) {
    self = ScrollPosition(x: x, y: y)
  }
  /// Scrolls to a point.
  public mutating func scrollTo(point: CGPoint) { self = ScrollPosition(point: point) }
  /// Always nil: nothing is scrolled in a snapshot.
  public var viewID: (any Hashable & Sendable)? { nil }
  /// Always nil: nothing is scrolled in a snapshot.
  public func viewID<T: Hashable>(type: T.Type) -> T? { nil }
  /// Always false: nothing is scrolled in a snapshot.
  public var isPositionedByUser: Bool { false }
}

/// What a default anchor of a scroll view is for.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String
  /// The place that is shown at first.
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  /// Changes of sizes.
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  /// Content that is smaller than its scroll view.
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

/// Accepted, but not drawn: where scrolling comes to rest.
public protocol ScrollTargetBehavior {
  /// What is known about the scroll view.
  typealias TargetContext = ScrollTargetBehaviorContext
  /// Changes where scrolling comes to rest. Never called: nothing scrolls.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
  /// What is known about the scroll view where its properties are asked for.
  typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
  /// How scrolling behaves.
  typealias Properties = ScrollTargetBehaviorProperties
  /// Says how scrolling behaves. Never called: nothing scrolls.
  func properties(context: PropertiesContext) -> Properties
}

extension ScrollTargetBehavior {
  /// The usual properties.
  public func properties(context: PropertiesContext) -> Properties { Properties() }
}

/// Accepted, and has no effect: how scrolling behaves.
public struct ScrollTargetBehaviorProperties {
  /// Whether a swipe scrolls by a limited distance.
  public var limitsScrolls: Bool
  /// Creates properties.
  ///
  /// - Parameter limitsScrolls: whether a swipe scrolls by a limited distance.
  public init(limitsScrolls: Bool = false) { self.limitsScrolls = limitsScrolls }
}

/// Accepted, and never made: what a behavior of scrolling knows where its properties are asked for.
public struct ScrollTargetBehaviorPropertiesContext {
  /// The directions in which the view scrolls.
  public var axes: Axis.Set
}

/// Accepted, and never made: where scrolling comes to rest.
public struct ScrollTarget {
  /// The rectangle that becomes visible, in points.
  public var rect: CGRect
  /// The point of the rectangle that is aligned; nil for the nearest.
  public var anchor: UnitPoint?
}

/// Accepted, and never made: what a behavior of scrolling knows about the scroll view.
public struct ScrollTargetBehaviorContext {
  /// Where scrolling would come to rest.
  public var originalTarget: ScrollTarget
  /// The speed in points in a second.
  public var velocity: CGVector
  /// The size of the content in points.
  public var contentSize: CGSize
  /// The size of the scroll view in points.
  public var containerSize: CGSize
  /// The directions in which the view scrolls.
  public var axes: Axis.Set
}

/// Accepted, but not drawn: scrolling comes to rest at views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// Accepted, but not drawn: how far one swipe scrolls.
  public struct LimitBehavior: Sendable {
    /// As the system decides.
    public static let automatic = LimitBehavior()
    /// One view.
    public static let always = LimitBehavior()
    /// One view.
    public static let alwaysByOne = LimitBehavior()
    /// A few views.
    public static let alwaysByFew = LimitBehavior()
    /// Any number of views.
    public static let never = LimitBehavior()
  }
  /// Creates the behavior.
  public init(limitBehavior: LimitBehavior = .automatic) {}
  /// Changes nothing.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}
/// Accepted, but not drawn: scrolling comes to rest at pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates the behavior.
  public init() {}
  /// Changes nothing.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Scrolling comes to rest at views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }
  /// Scrolling comes to rest with a point of a view at that of the scroll view.
  public static func viewAligned(anchor: UnitPoint?) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }
  /// Scrolling comes to rest with a point of a view at that of the scroll view, with a limit for
  /// one swipe.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }
  /// Scrolling comes to rest at views, with a limit for one swipe.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }
}
extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Scrolling comes to rest at pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

/// Accepted, but never reported: what a scroll view does.
public enum ScrollPhase: Hashable, Sendable {
  /// Nothing, a touch, a drag, motion after a drag, or an animation.
  case idle, tracking, interacting, decelerating, animating
  /// Whether the view scrolls.
  public var isScrolling: Bool { self != .idle }
}

/// Accepted, but never reported: what a scroll view does when its phase changes.
public struct ScrollPhaseChangeContext {
  /// The geometry of the scroll view.
  public let geometry: ScrollGeometry
  /// In points a second; nil for a scroll view at rest.
  public let velocity: CGVector?
}

/// Accepted, but never reported: the geometry of a scroll view, in points.
public struct ScrollGeometry: Equatable, Sendable {
  /// Creates the geometry of a scroll view. What is visible begins at the offset.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
    visibleRect = CGRect(origin: contentOffset, size: containerSize)
    bounds = visibleRect
  }

  /// The distance that is scrolled.
  public var contentOffset = CGPoint.zero
  /// The size of the content.
  public var contentSize = CGSize.zero
  /// The insets of the content.
  public var contentInsets = EdgeInsets()
  /// The size of the scroll view.
  public var containerSize = CGSize.zero
  /// The visible part of the content.
  public var visibleRect = CGRect.zero
  /// The bounds of the scroll view.
  public var bounds = CGRect.zero
}

/// Accepted, but not drawn: how content fades under bars.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String
  /// As the system decides.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// A hard edge.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  /// A soft edge.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}
