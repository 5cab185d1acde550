// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// A call that sets something in motion.
struct Animation {
  /// As a reader knows it: "withAnimation", ".animation", "UIView.animate".
  var name: String
  var call: FunctionCallExprSyntax
  var isUIKit = false

  /// The call without what it is called on: `.animation(.spring(), value: isOpen)`.
  var text: String { name + call.arguments.trimmedDescription }

  /// What says how it moves; nil where nothing does.
  var style: ExprSyntax? {
    let styled: Set<String> = [
      "withAnimation", "Transaction", ".animation", ".transition", ".contentTransition",
      ".symbolEffect", ".navigationTransition",
    ]
    if name == ".transaction" { return Self.assignedAnimation(in: call) }
    return styled.contains(name) ? call.arguments.first?.expression : nil
  }

  /// nil for a call that moves nothing by itself.
  init?(_ call: FunctionCallExprSyntax) {
    self.call = call
    if let reference = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      name = reference.baseName.text
      switch name {
      case "withAnimation", "PhaseAnimator", "KeyframeAnimator": return
      case "UIViewPropertyAnimator", "CABasicAnimation", "CAKeyframeAnimation", "CASpringAnimation":
        isUIKit = true
        return
      case "TimelineView":
        guard Self.isMember(call.arguments.first?.expression, "animation") else { return nil }
        return
      case "Transaction":
        guard call.arguments.first?.label?.text == "animation" else { return nil }
        return
      default: return nil
      }
    }
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else { return nil }
    let word = member.declName.baseName.text
    name = "." + word
    let first = call.arguments.first
    switch word {
    case "animation":
      // `.animation(_:)`, `.animation(_:value:)`, `.animation(_:body:)`, and `$value.animation()`.
      guard first == nil ? Self.isBinding(member.base) : first?.label == nil && member.base != nil
      else { return nil }
      // A schedule of TimelineView is reported with it, and a transition's own animation too.
      if Self.isInTimeline(call) || Self.isInTransition(call) { return nil }
    case "transition":
      guard !Self.isName(member.base, "UIView") else {
        name = "UIView.transition"
        isUIKit = true
        return
      }
      guard call.arguments.count == 1, first?.label == nil, member.base != nil else { return nil }
    case "transaction":
      guard Self.assignedAnimation(in: call) != nil else { return nil }
    case "contentTransition", "symbolEffect", "navigationTransition":
      guard first != nil, first?.label == nil else { return nil }
    case "phaseAnimator", "keyframeAnimator", "scrollTransition": break
    case "animate", "animateKeyframes":
      guard Self.isName(member.base, "UIView") else { return nil }
      name = "UIView.\(word)"
      isUIKit = true
    case "repeatForever":
      break
    default: return nil
    }
  }

  /// What `.transaction { $0.animation = … }` makes things move with.
  private static func assignedAnimation(in call: FunctionCallExprSyntax) -> ExprSyntax? {
    for item in call.trailingClosure?.statements ?? [] {
      guard let parts = item.assignment, let target = parts.target.as(MemberAccessExprSyntax.self),
        target.declName.baseName.text == "animation"
      else { continue }
      return parts.value
    }
    return nil
  }

  private static func isMember(_ expression: ExprSyntax?, _ name: String) -> Bool {
    if let call = expression?.as(FunctionCallExprSyntax.self) {
      return isMember(call.calledExpression, name)
    }
    return expression?.as(MemberAccessExprSyntax.self)?.declName.baseName.text == name
  }

  private static func isInTimeline(_ call: FunctionCallExprSyntax) -> Bool {
    guard let argument = call.parent?.as(LabeledExprSyntax.self),
      let outer = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    else { return false }
    return isName(outer.calledExpression, "TimelineView")
  }

  /// Whether it is in the argument of `.transition(_:)`.
  private static func isInTransition(_ call: FunctionCallExprSyntax) -> Bool {
    var node = call.parent
    while let current = node, !current.is(ClosureExprSyntax.self),
      !current.is(CodeBlockItemSyntax.self)
    {
      if current.is(LabeledExprSyntax.self),
        let outer = current.parent?.parent?.as(FunctionCallExprSyntax.self),
        let member = outer.calledExpression.as(MemberAccessExprSyntax.self),
        member.declName.baseName.text == "transition", !isName(member.base, "UIView")
      {
        return true
      }
      node = current.parent
    }
    return false
  }

  /// NB: never a description, for what a modifier is called on may be a thousand others.
  static func isName(_ expression: ExprSyntax?, _ name: String) -> Bool {
    expression?.as(DeclReferenceExprSyntax.self)?.baseName.text == name
  }

  /// `$value`, `$model.value`.
  private static func isBinding(_ expression: ExprSyntax?) -> Bool {
    var root = expression
    while let member = root?.as(MemberAccessExprSyntax.self) { root = member.base }
    return root?.as(DeclReferenceExprSyntax.self)?.baseName.text.hasPrefix("$") == true
  }

  /// Whether it asks for no animation, or for one in which nothing moves: Apple counts fades as
  /// none.
  var isStill: Bool {
    if isUIKit { return UIKitFade.isFade(call, name: name) }
    guard let style else { return false }
    if style.is(NilLiteralExprSyntax.self) { return true }
    // `.opacity.animation(.default)` is a fade, whatever its timing.
    if name == ".transition", let timed = Self.timedTransition(style) { return isStillStyle(timed) }
    if name == ".animation", let timed = Self.timedTransition(ExprSyntax(call)), isStillStyle(timed)
    {
      return true
    }
    return isStillStyle(style)
  }

  /// `.opacity` of `.opacity.animation(.default)`.
  private static func timedTransition(_ style: ExprSyntax) -> ExprSyntax? {
    guard
      let member = style.as(FunctionCallExprSyntax.self)?.calledExpression
        .as(MemberAccessExprSyntax.self), member.declName.baseName.text == "animation"
    else { return nil }
    return member.base
  }

  private func isStillStyle(_ style: ExprSyntax) -> Bool {
    guard let member = style.as(MemberAccessExprSyntax.self) else { return false }
    let still: Set<String> = ["none", "identity", "opacity", "automatic"]
    if member.declName.baseName.text == "automatic", name != ".navigationTransition" {
      return false
    }
    return still.contains(member.declName.baseName.text) && Self.isStandardBase(member.base)
  }

  /// Implicit, or one of SwiftUI's own types.
  static func isStandardBase(_ base: ExprSyntax?) -> Bool {
    base == nil || isName(base, "Animation") || isName(base, "AnyTransition")
  }

  /// The names of SwiftUI's own animations, transitions and effects.
  static let standardStyles: Set<String> = [
    "default", "linear", "easeIn", "easeOut", "easeInOut", "spring", "bouncy", "smooth", "snappy",
    "interpolatingSpring", "interactiveSpring", "timingCurve", "slide", "move", "scale", "push",
    "offset", "asymmetric", "modifier", "blurReplace", "numericText", "interpolate", "bounce",
    "pulse", "variableColor", "appear", "disappear", "replace", "rotate", "breathe", "wiggle",
    "symbolEffect", "animation", "automatic", "opacity", "identity", "none", "zoom",
  ]
}
