// SPDX-License-Identifier: MIT

nonisolated extension View {
  public func padding(_ insets: EdgeInsets) -> some View {
    modified(.padding(PaddingNode(insets: insets)))
  }

  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modified(.padding(PaddingNode(edges: edges, length: length.points)))
  }

  public func padding(_ length: CGFloat) -> some View {
    modified(.padding(PaddingNode(edges: .all, length: Double(length))))
  }

  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modified(.frame(width: width.points, height: height.points, alignment: alignment))
  }

  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modified(
      .flexibleFrame(
        FlexibleFrameNode(
          minWidth: minWidth.points, idealWidth: idealWidth.points, maxWidth: maxWidth.points,
          minHeight: minHeight.points, idealHeight: idealHeight.points,
          maxHeight: maxHeight.points, alignment: alignment)))
  }

  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modified(.fixedSize(horizontal: horizontal, vertical: vertical))
  }

  public func layoutPriority(_ value: Double) -> some View { modified(.layoutPriority(value)) }

  public func offset(x: Double = 0, y: Double = 0) -> some View { modified(.offset(x: x, y: y)) }

  public func offset(_ offset: CGSize) -> some View {
    modified(.offset(x: Double(offset.width), y: Double(offset.height)))
  }

  public func position(x: Double = 0, y: Double = 0) -> some View {
    modified(.position(x: x, y: y))
  }

  public func position(_ position: CGPoint) -> some View {
    modified(.position(x: Double(position.x), y: Double(position.y)))
  }

  public func alignmentGuide(
    _ guide: HorizontalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modified(
      .alignmentGuide(
        AlignmentGuideNode(
          guide: .horizontal(guide), value: .computed(AlignmentGuideComputation(of: computeValue))))
    )
  }

  public func alignmentGuide(
    _ guide: VerticalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modified(
      .alignmentGuide(
        AlignmentGuideNode(
          guide: .vertical(guide), value: .computed(AlignmentGuideComputation(of: computeValue)))))
  }

  public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modified(.aspectRatio(aspectRatio.points, contentMode: contentMode))
  }

  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    modified(
      .aspectRatio(
        Double(aspectRatio.width) / Double(aspectRatio.height), contentMode: contentMode))
  }

  public func scaledToFit() -> some View { modified(.aspectRatio(nil, contentMode: .fit)) }
  public func scaledToFill() -> some View { modified(.aspectRatio(nil, contentMode: .fill)) }

  /// There is no keyboard in a snapshot: of the regions only the container's counts.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modified(
      .ignoresSafeArea(edges: regions.contains(.container) ? edges : []))
  }

  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    modified(.ignoresSafeArea(edges: edges))
  }

  public func zIndex(_ value: Double) -> some View { modified(.zIndex(value)) }

  public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> some View {
    modified(.scaleEffect(x: scale, y: scale, anchor: anchor))
  }

  public func scaleEffect(
    x: Double = 1, y: Double = 1, anchor: UnitPoint = .center
  ) -> some View {
    modified(.scaleEffect(x: x, y: y, anchor: anchor))
  }

  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modified(
      .scaleEffect(x: Double(scale.width), y: Double(scale.height), anchor: anchor))
  }

  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modified(.rotationEffect(angle, anchor: anchor))
  }

  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let inset = content()
    return modified { context in
      .safeAreaInset(
        edge: edge == .top ? .top : .bottom,
        alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing.points,
        children: try inset.lowered(in: context))
    }
  }

  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let inset = content()
    return modified { context in
      .safeAreaInset(
        edge: edge == .leading ? .leading : .trailing,
        alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing.points,
        children: try inset.lowered(in: context))
    }
  }
}

public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

public enum VerticalEdge: Hashable, Sendable, CaseIterable {
  case top, bottom

  public struct Set: OptionSet, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1)
    public static let bottom = Set(rawValue: 2)
    public static let all: Set = [.top, .bottom]
  }
}

public enum HorizontalEdge: Hashable, Sendable, CaseIterable {
  case leading, trailing

  public struct Set: OptionSet, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public static let leading = Set(rawValue: 1)
    public static let trailing = Set(rawValue: 2)
    public static let all: Set = [.leading, .trailing]
  }
}
