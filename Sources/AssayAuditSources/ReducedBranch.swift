// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// A choice by Reduce Motion alone, which may be the wrong way round: an animation where motion is
/// to be reduced, and none where it is not.
struct ReducedBranch {
  /// Of the whole file.
  let animations: [Animation]

  /// Whether an animation runs only where Reduce Motion is on, as far as the choice next to it
  /// tells.
  func isTheOnlyPlace(of animation: Animation) -> Bool {
    if let style = animation.style, let isOn = choice(in: style) { return isOn }
    var child = Syntax(animation.call)
    while let node = child.parent, node.asProtocol((any DeclSyntaxProtocol).self) == nil {
      if let choice = node.as(IfExprSyntax.self), child.id != choice.conditions.id,
        let reduces = Self.meaning(of: choice.conditions)
      {
        let isInBody = child.id == choice.body.id
        return reduces == isInBody
          && !moves(isInBody ? choice.elseBody.map(Syntax.init) : Syntax(choice.body))
      }
      if let items = node.as(CodeBlockItemListSyntax.self) {
        let before = items.prefix { $0.id != child.id }
        if let reduces = before.lazy.compactMap(Self.staying).first { return reduces }
      }
      child = node
    }
    return false
  }

  /// `reduceMotion ? .spring() : nil` runs where it is on, `reduceMotion ? nil : .spring()` where
  /// it is not; nil for others.
  private func choice(in style: ExprSyntax) -> Bool? {
    guard let row = style.as(SequenceExprSyntax.self)?.elements, row.count == 3,
      let condition = row.first, let reduces = Self.meaning(of: condition),
      let middle = row.dropFirst().first?.as(UnresolvedTernaryExprSyntax.self)?.thenExpression,
      let last = row.last
    else { return nil }
    switch (Self.isNothing(middle), Self.isNothing(last)) {
    case (false, true): return reduces
    case (true, false): return !reduces
    default: return nil
    }
  }

  private static func isNothing(_ style: ExprSyntax) -> Bool {
    if style.is(NilLiteralExprSyntax.self) { return true }
    guard let member = style.as(MemberAccessExprSyntax.self) else { return false }
    return ["none", "identity"].contains(member.declName.baseName.text)
      && Animation.isStandardBase(member.base)
  }

  private func moves(_ branch: Syntax?) -> Bool {
    guard let branch else { return false }
    return animations.contains { branch.encloses($0.call) }
  }

  /// Whether motion is to be reduced after `guard !reduceMotion else { return }` (false) or
  /// `if !reduceMotion { return }` (true); nil for other statements.
  private static func staying(_ item: CodeBlockItemSyntax) -> Bool? {
    guard let exit = EarlyExit(item) else { return nil }
    return meaning(of: exit.conditions).map { $0 == exit.goesOnIfTrue }
  }

  private static func meaning(of conditions: ConditionElementListSyntax) -> Bool? {
    guard conditions.count == 1, let only = conditions.first?.condition.as(ExprSyntax.self) else {
      return nil
    }
    return meaning(of: only)
  }

  /// Whether a condition says that motion is to be reduced: by a plain name, with `!` or not; nil
  /// for all else.
  private static func meaning(of condition: ExprSyntax) -> Bool? {
    if let negated = condition.as(PrefixOperatorExprSyntax.self), negated.operator.text == "!" {
      return meaning(of: negated.expression).map { !$0 }
    }
    let name =
      condition.as(MemberAccessExprSyntax.self)?.declName
      ?? condition.as(DeclReferenceExprSyntax.self)
    return name.flatMap { plainNames.contains($0.baseName.text) ? true : nil }
  }

  /// SwiftUI's, UIKit's, and what they are mostly called.
  private static let plainNames: Set<String> = [
    "accessibilityReduceMotion", "isReduceMotionEnabled", "reduceMotion", "shouldReduceMotion",
    "isReduceMotionOn", "reduceMotionEnabled",
  ]
}
