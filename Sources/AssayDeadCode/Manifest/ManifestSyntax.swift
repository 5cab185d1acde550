// SPDX-License-Identifier: MIT

internal import SwiftParser
internal import SwiftSyntax

/// The value of an `#if` condition in a manifest, which is compiled for the machine that builds;
/// nil where it depends on more than the system.
enum ManifestCondition {
  #if os(macOS)
    private static let system = "macOS"
  #elseif os(Windows)
    private static let system = "Windows"
  #else
    private static let system = "Linux"
  #endif

  static func value(_ condition: ExprSyntax) -> Bool? {
    if let negation = condition.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!" {
      return value(negation.expression).map { !$0 }
    }
    if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first.flatMap { value($0.expression) }
    }
    if let sequence = condition.as(SequenceExprSyntax.self) {
      let parts = Array(sequence.elements)
      let operators = Set(
        stride(from: 1, to: parts.count, by: 2).map { parts[$0].trimmedDescription })
      let values = stride(from: 0, to: parts.count, by: 2).map { value(parts[$0]) }
      if operators == ["||"] {
        if values.contains(true) { return true }
        return values.contains(nil) ? nil : false
      }
      if operators == ["&&"] {
        if values.contains(false) { return false }
        return values.contains(nil) ? nil : true
      }
      return nil
    }
    guard let call = condition.as(FunctionCallExprSyntax.self),
      let argument = call.arguments.first?.expression.trimmedDescription
    else { return nil }
    switch call.calledExpression.trimmedDescription {
    case "os": return argument == system || (argument == "OSX" && system == "macOS")
    case "canImport" where ["Darwin", "AppKit", "UIKit", "SwiftUI"].contains(argument):
      return system == "macOS" && argument != "UIKit"
    case "canImport" where argument == "Glibc": return system == "Linux" ? nil : false
    default: return nil
    }
  }
}

/// Every string literal in an expression.
final class LiteralTexts: SyntaxVisitor {
  private var texts: [String] = []

  static func of(_ node: some SyntaxProtocol) -> [String] {
    let visitor = LiteralTexts(viewMode: .sourceAccurate)
    visitor.walk(node)
    return visitor.texts
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    texts.append(node.representedLiteralValue ?? "")
    return .visitChildren
  }
}

/// Calls that make a target, wherever they stand, with a literal name.
final class TargetCalls: SyntaxVisitor {
  private(set) var found: [FunctionCallExprSyntax] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      LiteralManifestReader.targetKinds[member.declName.baseName.text] != nil
    else { return .visitChildren }
    let hasName = node.arguments.contains { argument in
      argument.label?.text == "name" && argument.expression.is(StringLiteralExprSyntax.self)
    }
    if hasName { found.append(node) }
    return .visitChildren
  }
}

/// What statements that are not understood do to the package.
final class ManifestChanges: SyntaxVisitor {
  /// Texts of what may change targets or products.
  private(set) var risky: [String] = []
  private(set) var addedPackages: [ExprSyntax] = []

  /// Members whose value changes nothing about targets, their files and their dependencies.
  private static let harmless: Set<String> = [
    "swiftSettings", "cSettings", "cxxSettings", "linkerSettings", "platforms", "traits",
    "swiftLanguageModes", "swiftLanguageVersions", "cLanguageStandard", "cxxLanguageStandard",
    "defaultLocalization", "pkgConfig", "providers", "packageAccess",
  ]
  private static let mutations: Set<String> = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange",
    "replaceSubrange", "sort", "swapAt", "popLast",
  ]

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    guard parts.count >= 3 else { return .visitChildren }
    let sign = parts[1].trimmedDescription
    guard sign == "=" || sign == "+=" else { return .visitChildren }
    if parts[0].trimmedDescription == "package.dependencies" {
      addedPackages.append(parts[2])
    } else {
      check(parts[0])
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      Self.mutations.contains(member.declName.baseName.text), let base = member.base
    {
      if base.trimmedDescription == "package.dependencies" {
        addedPackages += node.arguments.map(\.expression)
      } else {
        check(base)
      }
    }
    for argument in node.arguments where argument.expression.is(InOutExprSyntax.self) {
      risky.append(argument.expression.trimmedDescription)
    }
    return .visitChildren
  }

  private func check(_ changed: ExprSyntax) {
    var changed = changed
    while true {
      if let chain = changed.as(OptionalChainingExprSyntax.self) {
        changed = chain.expression
      } else if let force = changed.as(ForceUnwrapExprSyntax.self) {
        changed = force.expression
      } else {
        break
      }
    }
    // A plain name is a variable of the manifest's own: a loop's, or a list that is computed
    // anyway.
    guard let member = changed.as(MemberAccessExprSyntax.self) else {
      if changed.is(SubscriptCallExprSyntax.self) { risky.append(changed.trimmedDescription) }
      return
    }
    if !Self.harmless.contains(member.declName.baseName.text) {
      risky.append(changed.trimmedDescription)
    }
  }
}
