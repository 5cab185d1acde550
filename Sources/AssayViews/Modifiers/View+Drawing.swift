// SPDX-License-Identifier: MIT

nonisolated extension View {
  public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modified { .backgroundStyle(style.styleNode(in: $0.environment), ignoresSafeAreaEdges: edges) }
  }

  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modified { .backgroundShape(style.styleNode(in: $0.environment), in: shape.geometry) }
  }

  public func background<T: Shape>(
    in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape)
  }

  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let content = content()
    return modified {
      .background(alignment: alignment, children: try content.lowered(in: $0))
    }
  }

  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    self.background(alignment: alignment) { background }
  }

  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let content = content()
    return modified { .overlay(alignment: alignment, children: try content.lowered(in: $0)) }
  }

  @_disfavoredOverload
  public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    self.overlay(alignment: alignment) { overlay }
  }

  public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    overlay { Rectangle().fill(style) }
  }

  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style) }
  }

  public func border<S: ShapeStyle>(_ content: S, width: Double = 1) -> some View {
    modified { .border(content.styleNode(in: $0.environment), width: width) }
  }

  public func cornerRadius(_ radius: Double, antialiased: Bool = true) -> some View {
    modified(.cornerRadius(radius))
  }

  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modified { _ in .clipShape(shape.geometry) }
  }

  public func clipped(antialiased: Bool = false) -> some View { modified(.clipped) }

  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    let mask = mask()
    return modified { .mask(alignment: alignment, children: try mask.lowered(in: $0)) }
  }

  public func mask<Mask: View>(_ mask: Mask) -> some View { self.mask { mask } }

  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: Double, x: Double = 0,
    y: Double = 0
  ) -> some View {
    modified(.shadow(color: color, radius: radius, x: x, y: y))
  }

  public func opacity(_ opacity: Double) -> some View { modified(.opacity(opacity)) }
  public func hidden() -> some View { modified(.hidden) }

  public func redacted(reason: RedactionReasons) -> some View {
    RedactedView(content: self, reasons: reason)
  }

  public func unredacted() -> some View { modified(.unredacted) }

  /// Kept private only where the view is redacted for privacy.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    PrivacySensitiveView(content: self, isSensitive: sensitive)
  }
}

/// Why a view's content is not shown.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)

  var nodes: [RedactionReason] {
    var nodes: [RedactionReason] = []
    if contains(.placeholder) { nodes.append(.placeholder) }
    if contains(.privacy) { nodes.append(.privacy) }
    if contains(.invalidated) { nodes.append(.invalidated) }
    return nodes
  }
}

private nonisolated struct RedactedView<Content: View>: PrimitiveView {
  typealias Body = Never
  let content: Content
  let reasons: RedactionReasons

  func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    let modifiers = reasons.nodes.map { ModifierNode.redacted($0) }
    let inner = modifiers.reduce(context) { $0.inside($1) }
    var nodes = try content.lowered(in: inner)
    for index in nodes.indices { nodes[index].modifiers += modifiers }
    return nodes
  }
}

private nonisolated struct PrivacySensitiveView<Content: View>: PrimitiveView {
  typealias Body = Never
  let content: Content
  let isSensitive: Bool

  func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    let isPrivate = context.environment.redactionReasons.contains(.privacy)
    guard isSensitive, isPrivate else { return try content.lowered(in: context) }
    return try content.modified(.redacted(.placeholder)).lowered(in: context)
  }
}
