// SPDX-License-Identifier: MIT

nonisolated extension View {
  /// Adds space around the view, in points for each edge.
  public func padding(_ insets: EdgeInsets) -> some View {
    modified(.padding(PaddingModifier(insets: insets)))
  }

  /// Adds space at the edges of the view, in points; nil for 16 points.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modified(.padding(PaddingModifier(edges: edges, length: length.points)))
  }

  /// Adds space around the view, in points.
  public func padding(_ length: CGFloat) -> some View {
    modified(.padding(PaddingModifier(edges: .all, length: Double(length))))
  }

  /// Sets the width and the height of the view's frame, in points; nil keeps that of the view.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modified(.frame(width: width.points, height: height.points, alignment: alignment))
  }

  /// Sets limits for the frame of the view, in points; nil keeps those of the view.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modified(
      .frame(
        FrameLimits(
          minWidth: minWidth.points, idealWidth: idealWidth.points, maxWidth: maxWidth.points,
          minHeight: minHeight.points, idealHeight: idealHeight.points,
          maxHeight: maxHeight.points), alignment: alignment))
  }

  /// Keeps the view at its ideal size.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Keeps the view at its ideal width, its ideal height or both.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modified(.fixedSize(horizontal: horizontal, vertical: vertical))
  }

  /// Sets the priority of the view when a stack distributes its space. The default is 0.
  public func layoutPriority(_ value: Double) -> some View { modified(.layoutPriority(value)) }

  /// Draws the view moved by distances in points. Its place in the layout is unchanged.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { modified(.offset(x: x, y: y)) }

  /// Draws the view moved by a size in points. Its place in the layout is unchanged.
  public func offset(_ offset: CGSize) -> some View {
    modified(.offset(x: Double(offset.width), y: Double(offset.height)))
  }

  /// Places the center of the view at a point of its container, in points.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modified(.position(x: x, y: y))
  }

  /// Places the center of the view at a point of its container, in points.
  public func position(_ position: CGPoint) -> some View {
    modified(.position(x: Double(position.x), y: Double(position.y)))
  }

  /// Sets the position of a horizontal alignment guide, in points from the leading edge of the
  /// view.
  public func alignmentGuide(
    _ guide: HorizontalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modified(
      .alignmentGuide(
        AlignmentGuideModifier(
          guide: .horizontal(guide), value: .computed(AlignmentGuideComputation(of: computeValue))))
    )
  }

  /// Sets the position of a vertical alignment guide, in points from the top edge of the view.
  public func alignmentGuide(
    _ guide: VerticalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modified(
      .alignmentGuide(
        AlignmentGuideModifier(
          guide: .vertical(guide), value: .computed(AlignmentGuideComputation(of: computeValue)))))
  }

  /// Keeps the ratio of width to height; nil for that of the view.
  public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modified(.aspectRatio(aspectRatio.points, contentMode: contentMode))
  }

  /// Keeps the ratio of width to height of a size.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    modified(
      .aspectRatio(
        Double(aspectRatio.width) / Double(aspectRatio.height), contentMode: contentMode))
  }

  /// Fits the view into its container and keeps its ratio.
  public func scaledToFit() -> some View { modified(.aspectRatio(nil, contentMode: .fit)) }
  /// Fills the container with the view and keeps its ratio.
  public func scaledToFill() -> some View { modified(.aspectRatio(nil, contentMode: .fill)) }

  /// Lets the view extend into the safe area. Only the region `container` has an effect, because a
  /// snapshot shows no keyboard.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modified(
      .ignoresSafeArea(edges: regions.contains(.container) ? edges : []))
  }

  /// Lets the view extend into the safe area at the edges.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    modified(.ignoresSafeArea(edges: edges))
  }

  /// Sets the order in which overlapping views are drawn; a higher value is nearer. The default is
  /// 0.
  public func zIndex(_ value: Double) -> some View { modified(.zIndex(value)) }

  /// Draws the view scaled around an anchor. Its place in the layout is unchanged.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    modified(.scaleEffect(x: scale, y: scale, anchor: anchor))
  }

  /// Draws the view scaled around an anchor, differently in each direction. Its place in the layout
  /// is unchanged.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    modified(.scaleEffect(x: x, y: y, anchor: anchor))
  }

  /// Draws the view scaled around an anchor, differently in each direction. Its place in the layout
  /// is unchanged.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modified(
      .scaleEffect(x: Double(scale.width), y: Double(scale.height), anchor: anchor))
  }

  /// Draws the view turned around an anchor. Its place in the layout is unchanged.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modified(.rotationEffect(angle, anchor: anchor))
  }

  /// Places views at the top or bottom edge, and moves the safe area of the view inside.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let inset = content()
    return modified { context in
      .safeAreaInset(
        edge: edge == .top ? .top : .bottom,
        alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing.points,
        children: try inset.evaluated(in: context))
    }
  }

  /// Places views at the leading or trailing edge, and moves the safe area of the view inside.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let inset = content()
    return modified { context in
      .safeAreaInset(
        edge: edge == .leading ? .leading : .trailing,
        alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing.points,
        children: try inset.evaluated(in: context))
    }
  }
}

/// The parts of the screen that content avoids.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The regions as bits.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The edges of the screen and its bars.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard, which a snapshot does not show.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All regions.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// A horizontal edge at the top or at the bottom.
public enum VerticalEdge: Hashable, Sendable, CaseIterable {
  /// The edge at the top or at the bottom.
  case top, bottom

  /// A set of vertical edges.
  public struct Set: OptionSet, Sendable {
    /// The edges as bits.
    public let rawValue: UInt8
    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// The edge at the top.
    public static let top = Set(rawValue: 1)
    /// The edge at the bottom.
    public static let bottom = Set(rawValue: 2)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}

/// An edge at the side.
public enum HorizontalEdge: Hashable, Sendable, CaseIterable {
  /// The edge where lines begin or end.
  case leading, trailing

  /// A set of edges at the sides.
  public struct Set: OptionSet, Sendable {
    /// The edges as bits.
    public let rawValue: UInt8
    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// The edge where lines begin.
    public static let leading = Set(rawValue: 1)
    /// The edge where lines end.
    public static let trailing = Set(rawValue: 2)
    /// Both edges.
    public static let all: Set = [.leading, .trailing]
  }
}

nonisolated extension View {
  /// Puts a bar at the top or bottom edge, and moves the safe area inside. Unlike in SwiftUI, what
  /// scrolls below the bar is not faded at its edge, which a snapshot reports.
  public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
      .reporting("the fade of what scrolls below a safeAreaBar")
  }

  /// Puts a bar at the leading or trailing edge, and moves the safe area inside. Unlike in SwiftUI,
  /// what scrolls below the bar is not faded at its edge, which a snapshot reports.
  public func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
      .reporting("the fade of what scrolls below a safeAreaBar")
  }

  /// Draws the view as it is. SwiftUI draws mirrored and blurred copies of it where bars cover its
  /// edges, which a snapshot reports.
  public func backgroundExtensionEffect(isEnabled: Bool = true) -> some View {
    reporting(isEnabled ? "the area that a backgroundExtensionEffect fills around a view" : nil)
  }
}
