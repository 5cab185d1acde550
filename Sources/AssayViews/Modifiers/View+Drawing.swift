// SPDX-License-Identifier: MIT

nonisolated extension View {
  /// Draws a style behind the view.
  public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modified { .backgroundStyle(style.styleNode(in: $0.environment), ignoresSafeAreaEdges: edges) }
  }

  /// Draws the background of the container behind the view.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Draws a shape in a style behind the view.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modified {
      .backgroundShape(style.styleNode(in: $0.environment), in: shape.geometry(fillStyle))
    }
  }

  /// Draws a shape in the background of the container behind the view.
  public func background<T: Shape>(
    in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Draws views behind the view.
  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let content = content()
    return modified {
      .background(alignment: alignment, children: try content.evaluated(in: $0.behindView()))
    }
  }

  /// Draws a view behind the view.
  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    self.background(alignment: alignment) { background }
  }

  /// Draws views in front of the view.
  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let content = content()
    return modified { .overlay(alignment: alignment, children: try content.evaluated(in: $0)) }
  }

  /// Draws a view in front of the view.
  @_disfavoredOverload
  public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    self.overlay(alignment: alignment) { overlay }
  }

  /// Draws a style in front of the view.
  public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    overlay { Rectangle().fill(style) }
  }

  /// Draws a shape in a style in front of the view.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style, style: fillStyle) }
  }

  /// Draws a border inside the edges of the view, with a width in points.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    modified { .border(content.styleNode(in: $0.environment), width: width) }
  }

  /// Clips the view to a rectangle with rounded corners, whose radius is in points.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    modified(.cornerRadius(radius))
  }

  /// Clips the view to a shape.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modified { _ in .clipShape(shape.geometry(style)) }
  }

  /// Clips the view to its frame.
  public func clipped(antialiased: Bool = false) -> some View { modified(.clipped) }

  /// Shows the view where the mask is opaque.
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    let mask = mask()
    return modified { .mask(alignment: alignment, children: try mask.evaluated(in: $0)) }
  }

  /// Shows the view where the mask is opaque.
  public func mask<Mask: View>(_ mask: Mask) -> some View { self.mask { mask } }

  /// Draws a shadow behind the view; its radius and offsets are in points.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modified(.shadow(color: color, radius: radius, x: x, y: y))
  }

  /// Multiplies the opacity of the view by a factor of 0 to 1.
  public func opacity(_ opacity: Double) -> some View { modified(.opacity(opacity)) }
  /// Hides the view, which keeps its place.
  public func hidden() -> some View { modified(.hidden) }

  /// Replaces the content of the view for a reason.
  public func redacted(reason: RedactionReasons) -> some View {
    RedactedView(content: self, reasons: reason)
  }

  /// Shows the content of the view in a redacted view.
  public func unredacted() -> some View { modified(.unredacted) }

  /// Redacts the view where the view around it is redacted for privacy.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    PrivacySensitiveView(content: self, isSensitive: sensitive)
  }
}

/// The reasons why the content of a view is not shown.
public struct RedactionReasons: OptionSet, Sendable {
  /// The reasons as bits.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The content is a placeholder.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is not up to date.
  public static let invalidated = RedactionReasons(rawValue: 4)

  private static let table: [(reason: RedactionReasons, node: RedactionReason)] = [
    (.placeholder, .placeholder), (.privacy, .privacy), (.invalidated, .invalidated),
  ]

  init(_ nodes: Set<RedactionReason>) {
    self = Self(Self.table.filter { nodes.contains($0.node) }.map(\.reason))
  }

  var nodes: [RedactionReason] { Self.table.filter { contains($0.reason) }.map(\.node) }
}

extension EnvironmentValues {
  /// Why the content of the view is not shown; empty where it is.
  public var redactionReasons: RedactionReasons {
    get { RedactionReasons(redactions) }
    set { redactions = Set(newValue.nodes) }
  }
}

private nonisolated struct RedactedView<Content: View>: PrimitiveView {
  typealias Body = Never
  var holdsItsViews: Bool { true }
  let content: Content
  let reasons: RedactionReasons

  func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    let modifiers = reasons.nodes.map { ModifierNode.redacted($0) }
    let inner = modifiers.reduce(context) { $0.inside($1) }
    var nodes = try content.evaluated(in: inner)
    for index in nodes.indices { nodes[index].modifiers += modifiers }
    return nodes
  }
}

private nonisolated struct PrivacySensitiveView<Content: View>: PrimitiveView {
  typealias Body = Never
  var holdsItsViews: Bool { true }
  let content: Content
  let isSensitive: Bool

  func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    let isPrivate = context.environment.redactions.contains(.privacy)
    guard isSensitive, isPrivate else { return try content.evaluated(in: context) }
    return try content.modified(.redacted(.placeholder)).evaluated(in: context)
  }
}
