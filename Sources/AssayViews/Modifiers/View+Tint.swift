// SPDX-License-Identifier: MIT

/// A gradient that is the tint of the controls inside, which gauges draw.
struct GradientTint: Hashable, Sendable {
  let style: StyleNode
  /// Of a tint without a direction, which gauges draw along themselves.
  let gradient: Gradient?

  /// Nil for a style of one color.
  init?(_ tint: some ShapeStyle, in environment: EnvironmentValues) {
    style = tint.styleNode(in: environment)
    gradient = tint as? Gradient
    switch style.plain {
    case .linearGradient, .gradient: break
    case .color, .hierarchical, .tint, .background, .material, .image, .faded, .shadowed, .blended:
      return nil
    }
  }
}

private enum GradientTintKey: EnvironmentKey { static var defaultValue: GradientTint? { nil } }

extension EnvironmentValues {
  /// nil for a tint of one color.
  var gradientTint: GradientTint? {
    get { self[GradientTintKey.self] }
    set { self[GradientTintKey.self] = newValue }
  }
}

extension EvaluationContext {
  /// A control that is drawn in the first color of a gradient.
  func reportingGradientTint(_ node: ViewNode, of control: String) -> ViewNode {
    guard environment.gradientTint != nil else { return node }
    var node = node
    node.modifiers.append(.notDrawn("the gradient in the tint of \(control)"))
    return node
  }
}

nonisolated extension View {
  /// Sets the tint color of controls; nil for the accent color.
  public func tint(_ tint: Color?) -> some View {
    EnvironmentChangingView(content: self) { $0.gradientTint = nil }.modified(.tint(tint))
  }

  /// Sets the tint of controls. Gauges and the style `.tint` draw a gradient; other controls are
  /// drawn in its first color, which a snapshot reports.
  @_disfavoredOverload
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    NodeView { context in
      let environment = context.environment
      let gradient = tint.flatMap { GradientTint($0, in: environment) }
      let content = EnvironmentChangingView(content: self) { $0.gradientTint = gradient }
      let color = tint.map { $0.styleNode(in: environment).tint(in: environment) } ?? nil
      return try content.modified(.tint(color)).evaluated(in: context)
    }
  }
}

nonisolated extension View {
  /// Sets the tint of controls to a style by its name, such as `.linearGradient(…)`, which is not
  /// found behind an optional. It is drawn as any other tint.
  @_disfavoredOverload
  public func tint<S: ShapeStyle>(_ tint: S) -> some View { self.tint(Optional(tint)) }
}

extension StyleNode {
  /// One color for a style: a gradient's first.
  fileprivate func tint(in environment: EnvironmentValues) -> Color? {
    switch plain {
    case .color(let color): color
    case .hierarchical(let level): Color(base: .hierarchical(level))
    case .linearGradient(let gradient): gradient.gradient.stops.first?.color
    case .gradient(let gradient): gradient.colors.first
    case .faded(.color(let color), let opacity): color.opacity(opacity)
    case .tint, .background, .material, .image, .faded, .shadowed, .blended: environment.tint
    }
  }
}
