// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayLayout
internal import AssayNodes

extension SceneTree {
  func lowerTextField(_ node: TextFieldNode, _ environment: SceneEnvironment) throws -> ID {
    let environment = environment.withControlFont
    let metrics = environment.look.textField
    let isBordered =
      switch environment.values.textFieldStyle {
      case .automatic: metrics.automaticIsBordered
      case .plain: false
      case .roundedBorder: true
      }
    let lineHeight = lineHeight(environment)
    var view = Self.words(node, environment)
    // A field without a prompt is as high as one with it.
    if node.isMultiline, node.text.isEmpty {
      view = view.with(.frame(FrameLimits(minHeight: lineHeight)))
    }
    if isBordered {
      let height = metrics.borderedHeight(
        lineHeight: lineHeight, pointSize: FontResolver(environment).resolve().descriptor.size,
        scale: environment.look.controlScale.factor(environment.values.controlSize))
      let geometry = ShapeGeometry.roundedRectangle(
        cornerRadius: metrics.borderedCornerRadius, style: .continuous)
      let hairline = StrokeStyle(lineWidth: 1 / environment.values.displayScale)
      let outline = ViewNode(
        .shape(
          ShapeNode(
            geometry, drawing: .strokeBorder(hairline),
            style: .color(Color.primary.opacity(0.2)))))
      let inset = metrics.borderedInsets
      let isDark = environment.values.colorScheme == .dark
      let ground = isDark ? metrics.darkFill : nil
      let fill: StyleNode = ground.map { .color($0) } ?? .system("systemBackground")
      let field = ViewNode.filled(geometry, fill)
        .with(.overlay(alignment: .center, children: [outline]))
        .with(
          .padding(
            PaddingModifier(
              insets: EdgeInsets(
                top: inset.top, leading: inset.left, bottom: inset.bottom, trailing: inset.right))))
      let words = view.padding(.horizontal, metrics.borderedPadding)
      // A field of several lines grows with them.
      let tall =
        node.isMultiline
        ? words.padding(.vertical, (height - lineHeight) / 2) : words.frame(height: height)
      view = tall.with(.background(alignment: .center, children: [field]))
    } else if !node.isMultiline {
      view = view.padding(.trailing, keepsCaretRoom(environment) ? metrics.caretWidth : 0)
        .frame(height: plainHeight(node, lineHeight: lineHeight, metrics))
    }
    view = Self.faded(view, environment)
    let id = single(try lower(view, environment), environment)
    // What is typed is the value; the prompt is the name, though it is not drawn then.
    let name = node.text.isEmpty ? nil : words(node.prompt, environment)
    let element = AccessibilityNode(
      frame: .zero, label: name, value: node.text.isEmpty ? "" : spoken(node),
      traits: environment.values.isEnabled ? [.isTextField] : [.isTextField, .isNotEnabled])
    return unary(
      "TextField", PassThroughLayout(), id, environment, semantics: Semantics(.control(element)))
  }

  private func spoken(_ node: TextFieldNode) -> String {
    node.isSecure ? "\(node.text.count) characters" : node.text
  }

  private static func words(
    _ node: TextFieldNode, _ environment: SceneEnvironment
  ) -> ViewNode {
    let view: ViewNode
    if node.text.isEmpty {
      view = ViewNode(.text(node.prompt)).foreground(.system("placeholderText"))
    } else {
      let shown = node.isSecure ? String(repeating: "•", count: node.text.count) : node.text
      view = ViewNode(.text(TextNode(verbatim: shown)))
    }
    let alignment: Alignment =
      switch environment.values.multilineTextAlignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    return (node.isMultiline ? view : view.with(.lineLimit(1))).fillingWidth(alignment)
  }

  /// A secure field with a text is as high as its line, and a whole number of points where it is
  /// empty: 20.333 and 21 at 17 points, measured on iOS 18.5.
  private func plainHeight(
    _ node: TextFieldNode, lineHeight: Double, _ metrics: TextFieldMetrics
  ) -> Double {
    guard node.isSecure, metrics.extraHeight > 0 else {
      return (lineHeight + metrics.extraHeight).rounded(.up)
    }
    return node.text.isEmpty ? lineHeight.rounded(.up) : lineHeight
  }

  /// A text that starts at the leading edge keeps the caret's room at its end.
  private func keepsCaretRoom(_ environment: SceneEnvironment) -> Bool {
    environment.values.multilineTextAlignment == .leading
  }

  /// Of the font in force, in points on the pixel grid.
  private func lineHeight(_ environment: SceneEnvironment) -> Double {
    let size = FontResolver(environment).resolve().descriptor.size
    // San Francisco's line is 1950 + 494 of 2048 units high.
    return environment.grid.ceil(size * 2444 / 2048)
  }
}
