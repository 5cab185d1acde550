// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayLayout
internal import AssayNodes

extension SceneTree {
  func lowerButton(
    _ role: ButtonRole?, _ label: [ViewNode], _ environment: SceneEnvironment
  ) throws -> ID {
    let isBordered = environment.look.button.automaticIsBordered
    var inner = environment
    // The lines of a label are centered, but for rows of lists.
    if !environment.isInList, environment.look.name != .macOS {
      inner.values.multilineTextAlignment = .center
    }
    let view = styled(label, role, automatic: isBordered ? .bordered : .borderless, &inner)
    return control("Button", single(try lower(view, inner), inner), environment, [.isButton])
  }

  func lowerLink(_ label: [ViewNode], _ environment: SceneEnvironment) throws -> ID {
    var inner = environment
    let view = styled(label, nil, automatic: .borderless, &inner)
    return control("Link", single(try lower(view, inner), inner), environment, [.isLink])
  }

  /// The label of a button, or of what is drawn like one, in the button style in force.
  func styled(
    _ label: [ViewNode], _ role: ButtonRole?, automatic: ButtonStyleNode,
    _ environment: inout SceneEnvironment
  ) -> ViewNode {
    let own = environment.values.buttonStyle
    switch own == .automatic ? automatic : own {
    case .plain:
      return Self.faded(.row(label), environment)
    case .bordered:
      return bezel(label, role, isProminent: false, &environment)
    case .borderedProminent:
      return bezel(label, role, isProminent: true, &environment)
    case .automatic, .borderless:
      environment.setDefaultForeground(Self.labelStyle(role, environment))
      return .row(label)
    }
  }

  /// A borderless label: the tint, red where it destroys, gray where it cannot be used.
  static func labelStyle(_ role: ButtonRole?, _ environment: SceneEnvironment) -> StyleNode {
    if !environment.values.isEnabled { return .system("tertiaryLabel") }
    return role == .destructive ? .system("systemRed") : .tint
  }

  /// What cannot be used is drawn at half strength.
  static func faded(_ view: ViewNode, _ environment: SceneEnvironment) -> ViewNode {
    environment.values.isEnabled ? view : view.with(.opacity(0.5))
  }

  private func bezel(
    _ label: [ViewNode], _ role: ButtonRole?, isProminent: Bool,
    _ environment: inout SceneEnvironment
  ) -> ViewNode {
    let metrics = environment.look.button
    let bezel = metrics.bezel(environment.values.controlSize)
    let isEnabled = environment.values.isEnabled
    let accent: StyleNode = role == .destructive ? .system("systemRed") : .tint
    let background: StyleNode
    let foreground: StyleNode
    if isProminent {
      background = isEnabled ? accent : .system("tertiarySystemFill")
      foreground = isEnabled ? .color(.white) : .system("tertiaryLabel")
    } else if let fill = metrics.fill(environment.values.colorScheme) {
      background = .color(fill)
      foreground = isEnabled ? .hierarchical(0) : .system("tertiaryLabel")
    } else {
      background = Self.tintedBackground(role, environment)
      foreground = Self.labelStyle(role, environment)
    }
    environment.setDefaultForeground(foreground)
    environment.values.lineLimit = metrics.labelLineLimit ?? environment.values.lineLimit
    if environment.values.font == nil {
      environment.values.font = Font(base: .style(bezel.textStyle))
    }
    let geometry = Self.borderShape(bezel, environment.values.buttonBorderShape)
    if environment.values.buttonBorderShape == .circle {
      return ViewNode.row(label)
        .padding(.all, 4)
        .with(.frame(FrameLimits(minWidth: bezel.height, minHeight: bezel.height)))
        .with(.backgroundShape(background, in: geometry))
    }
    let button = ViewNode.row(label)
      .padding(.horizontal, bezel.horizontalPadding)
      .padding(.top, bezel.verticalPadding - metrics.labelRise)
      .padding(.bottom, bezel.verticalPadding + metrics.labelRise)
      .with(.frame(FrameLimits(minHeight: bezel.height)))
      .with(.backgroundShape(background, in: geometry))
    guard metrics.hasEdge else { return button }
    let edge =
      metrics.edgeShadow(environment.values.colorScheme)?.cast(by: .filled(geometry, background))
      ?? ViewNode.filled(geometry, .color(Color.black.opacity(0.12)))
      .with(
        .padding(
          PaddingModifier(
            insets: EdgeInsets(top: -0.5, leading: -0.5, bottom: -1, trailing: -0.5))))
    return button.with(.background(alignment: .center, children: [edge]))
  }

  private static func borderShape(
    _ bezel: ButtonMetrics.Bezel, _ shape: ButtonBorderShapeNode
  ) -> ShapeGeometry {
    let standard = bezel.cornerRadius.map {
      ShapeGeometry.roundedRectangle(cornerRadius: $0, style: .continuous)
    }
    switch shape {
    case .automatic: return standard ?? .capsule(style: .continuous)
    case .capsule: return .capsule(style: .continuous)
    case .circle: return .circle
    case .roundedRectangle(let radius):
      let radius = radius ?? bezel.cornerRadius ?? bezel.height / 4
      return .roundedRectangle(cornerRadius: radius, style: .continuous)
    }
  }

  /// Gray behind a label in the system's tint, else the tint, faint.
  private static func tintedBackground(
    _ role: ButtonRole?, _ environment: SceneEnvironment
  ) -> StyleNode {
    guard environment.values.isEnabled else { return .system("tertiarySystemFill") }
    let opacity = environment.look.button.tintedOpacity
    if role == .destructive {
      return .color(Color(base: .system("systemRed"), opacity: opacity))
    }
    guard let tint = environment.values.tint else { return .system("tertiarySystemFill") }
    return .color(tint.opacity(opacity))
  }
}
