// SPDX-License-Identifier: MIT

/// Views below each other.
public nonisolated struct VStack<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  private let alignment: HorizontalAlignment
  private let spacing: Double?
  private let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing.points
    self.content = content()
  }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    let children = try content.lowered(in: context)
    return [ViewNode(.vStack(alignment: alignment, spacing: spacing, children: children))]
  }
}

/// Views beside each other.
public nonisolated struct HStack<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  private let alignment: VerticalAlignment
  private let spacing: Double?
  private let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing.points
    self.content = content()
  }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    let children = try content.lowered(in: context)
    return [ViewNode(.hStack(alignment: alignment, spacing: spacing, children: children))]
  }
}

/// Views over each other, the first at the back.
public nonisolated struct ZStack<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  private let alignment: Alignment
  private let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    [ViewNode(.zStack(alignment: alignment, children: try content.lowered(in: context)))]
  }
}

/// Section headers and footers that stay at the edge while scrolling; a picture does not scroll.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A `VStack`: all its children are made, whether they show or not.
public nonisolated struct LazyVStack<Content: View>: View {
  private let stack: VStack<Content>

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.stack = VStack(alignment: alignment, spacing: spacing, content: content)
  }

  /// Unlike a `VStack`, it takes the width it is offered.
  public var body: some View { stack.frame(maxWidth: .infinity) }
}

/// An `HStack`: all its children are made, whether they show or not.
public nonisolated struct LazyHStack<Content: View>: View {
  private let stack: HStack<Content>

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.stack = HStack(alignment: alignment, spacing: spacing, content: content)
  }

  /// Unlike an `HStack`, it takes the height it is offered.
  public var body: some View { stack.frame(maxHeight: .infinity) }
}

/// Room that grows along the axis of the stack around it.
public nonisolated struct Spacer: View, PrimitiveView {
  public typealias Body = Never
  public var minLength: CGFloat?

  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    [ViewNode(.spacer(minLength: minLength.points))]
  }
}

/// A hairline across the stack around it.
public nonisolated struct Divider: View, PrimitiveView {
  public typealias Body = Never
  public init() {}
  package func nodes(in context: EvaluationContext) throws -> [ViewNode] { [ViewNode(.divider)] }
}
