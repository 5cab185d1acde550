// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// UIKit's animations in which nothing moves: fades, changes of color, and those that take no time.
enum UIKitFade {
  private static let still: Set<String> = ["alpha", "opacity", "backgroundColor", "tintColor"]

  /// - Parameter name: as `Animation` has it.
  static func isFade(_ call: FunctionCallExprSyntax, name: String) -> Bool {
    switch name {
    case "UIView.animate": takesNoTime(call) || changesColorsOnly(call)
    case "UIView.transition": crossDissolves(call)
    case "CABasicAnimation", "CASpringAnimation", "CAKeyframeAnimation": fadesLayer(call)
    default: false
    }
  }

  private static func takesNoTime(_ call: FunctionCallExprSyntax) -> Bool {
    let duration = call.arguments.first { $0.label?.text == "withDuration" }?.expression
    return ["0", "0.0"].contains(duration?.trimmedDescription ?? "")
  }

  /// Whether every statement of what is animated sets a color or an opacity.
  private static func changesColorsOnly(_ call: FunctionCallExprSyntax) -> Bool {
    let argument = call.arguments.first { $0.label?.text == "animations" }?.expression
    guard let closure = argument?.as(ClosureExprSyntax.self) ?? call.trailingClosure,
      !closure.statements.isEmpty
    else { return false }
    return closure.statements.allSatisfy { item in
      let target = item.assignment?.target.as(MemberAccessExprSyntax.self)
      return target.map { still.contains($0.declName.baseName.text) } ?? false
    }
  }

  private static func crossDissolves(_ call: FunctionCallExprSyntax) -> Bool {
    let options = call.arguments.first { $0.label?.text == "options" }?.expression
    let names = options?.tokens(viewMode: .sourceAccurate).map(\.text) ?? []
    return names.filter { $0.hasPrefix("transition") } == ["transitionCrossDissolve"]
  }

  /// `keyPath: "opacity"`, `keyPath: #keyPath(CALayer.opacity)`.
  private static func fadesLayer(_ call: FunctionCallExprSyntax) -> Bool {
    guard let path = call.arguments.first(where: { $0.label?.text == "keyPath" })?.expression else {
      return false
    }
    if let text = path.as(StringLiteralExprSyntax.self)?.representedLiteralValue {
      return still.contains(text)
    }
    let member = path.as(MacroExpansionExprSyntax.self)?.arguments.first?.expression
    return member?.as(MemberAccessExprSyntax.self).map {
      still.contains($0.declName.baseName.text)
    } ?? false
  }
}

extension CodeBlockItemSyntax {
  /// `target = value`, whose operators are not folded.
  var assignment: (target: ExprSyntax, value: ExprSyntax)? {
    guard let row = item.as(SequenceExprSyntax.self)?.elements, row.count >= 3,
      let target = row.first, row.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
      let value = row.dropFirst(2).first
    else { return nil }
    return (target, value)
  }
}
