// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayLayout

extension SceneTree {
  /// `Button`: in the automatic style the label alone, in the tint.
  func lowerButton(
    _ role: ButtonRole?, _ label: [ViewNode], _ environment: SceneEnvironment
  ) throws -> ID {
    var inner = environment
    inner.stackAxis = .horizontal
    if !environment.values.isEnabled {
      inner.apply(.foregroundStyle(.color(Color(base: .system("tertiaryLabel")))))
    } else if environment.values.buttonStyle != .plain {
      let red = Color(base: .system("systemRed"))
      inner.setDefaultForeground(role == .destructive ? .color(red) : .tint)
    }
    let content = single(try lower(label, inner), inner, layout: HStackLayout())
    return unary(
      "Button", PassThroughLayout(), content, environment,
      semantics: Semantics(.control(controlElement([.isButton], environment))))
  }

  func lowerLink(_ label: [ViewNode], _ environment: SceneEnvironment) throws -> ID {
    var inner = environment
    inner.setDefaultForeground(.tint)
    let content = single(try lower(label, inner), inner, layout: HStackLayout())
    return unary(
      "Link", PassThroughLayout(), content, environment,
      semantics: Semantics(.control(controlElement([.isLink], environment))))
  }

  /// What a control adds to the elements inside it.
  func controlElement(
    _ traits: Set<AccessibilityTrait>, _ environment: SceneEnvironment
  ) -> AccessibilityNode {
    AccessibilityNode(
      frame: .zero,
      traits: environment.values.isEnabled ? traits : traits.union([.isNotEnabled]))
  }
}
