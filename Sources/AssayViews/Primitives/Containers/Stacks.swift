// SPDX-License-Identifier: MIT

/// Views in a column.
public nonisolated struct VStack<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  package var holdsItsViews: Bool { true }
  private let alignment: HorizontalAlignment
  private let spacing: Double?
  private let content: Content

  /// Creates a column. `spacing` is in points; nil for the preference of each pair of neighbors.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing.points
    self.content = content()
  }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    let children = try content.evaluated(in: context)
    return [ViewNode(.vStack(alignment: alignment, spacing: spacing, children: children))]
  }
}

/// Views in a row.
public nonisolated struct HStack<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  package var holdsItsViews: Bool { true }
  private let alignment: VerticalAlignment
  private let spacing: Double?
  private let content: Content

  /// Creates a row. `spacing` is in points; nil for the preference of each pair of neighbors.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing.points
    self.content = content()
  }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    let children = try content.evaluated(in: context)
    return [ViewNode(.hStack(alignment: alignment, spacing: spacing, children: children))]
  }
}

/// Views on top of each other, the first one at the back.
public nonisolated struct ZStack<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  package var holdsItsViews: Bool { true }
  private let alignment: Alignment
  private let content: Content

  /// Creates a stack with an alignment.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    [ViewNode(.zStack(alignment: alignment, children: try content.evaluated(in: context)))]
  }
}

/// Accepted, but not drawn: which parts of sections stay visible while scrolling.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The parts as bits.
  public let rawValue: UInt32
  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Views in a column as wide as its container. Unlike SwiftUI, all views are evaluated, including
/// those that are not visible.
public nonisolated struct LazyVStack<Content: View>: View {
  private let stack: VStack<Content>

  /// Creates a column. `spacing` is in points; nil for the preference of each pair of neighbors.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.stack = VStack(alignment: alignment, spacing: spacing, content: content)
  }

  /// The column, at the proposed width.
  public var body: some View {
    EnvironmentChangingView(content: stack.frame(maxWidth: .infinity)) {
      $0.isInsideLazyContainer = true
    }
  }
}

/// Views in a row as high as its container. Unlike SwiftUI, all views are evaluated, including
/// those that are not visible.
public nonisolated struct LazyHStack<Content: View>: View {
  private let stack: HStack<Content>

  /// Creates a row. `spacing` is in points; nil for the preference of each pair of neighbors.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.stack = HStack(alignment: alignment, spacing: spacing, content: content)
  }

  /// The row, at the proposed height.
  public var body: some View {
    EnvironmentChangingView(content: stack.frame(maxHeight: .infinity)) {
      $0.isInsideLazyContainer = true
    }
  }
}

/// Flexible space along the axis of the stack around it.
public nonisolated struct Spacer: View, PrimitiveView {
  public typealias Body = Never
  /// The shortest length, in points; nil for the default.
  public var minLength: CGFloat?

  /// Creates a space.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    [ViewNode(.spacer(minLength: minLength.points))]
  }
}

/// A hairline across the stack around it.
public nonisolated struct Divider: View, PrimitiveView {
  public typealias Body = Never
  /// Creates a hairline.
  public init() {}
  package func nodes(in context: EvaluationContext) throws -> [ViewNode] { [ViewNode(.divider)] }
}
