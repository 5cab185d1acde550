// SPDX-License-Identifier: MIT

internal import AssayFindings
internal import SwiftSyntax

/// A declaration's node, found by the place of its name.
enum LocatedDeclaration {
  case declaration(DeclSyntax)
  case binding(PatternBindingSyntax)
  /// One name of a pattern that binds several: `let (a, b) = …`.
  case partOfPattern(IdentifierPatternSyntax)
  case enumCase(EnumCaseElementSyntax)

  /// - Parameter name: checked against the source, so that a file that changed since the scan is
  ///   not cut at a wrong place; nil to check nothing.
  static func find(
    at position: SourcePosition, named name: String?, in source: ParsedSource
  ) throws(Refusal) -> LocatedDeclaration {
    guard let token = source.token(startingAt: position) else { throw .sourceChanged }
    if let name, !matches(token, name) { throw .sourceChanged }
    var node = token.parent
    while let current = node {
      if let found = match(current, token) { return found }
      node = current.parent
    }
    throw .sourceChanged
  }

  private static func match(_ node: Syntax, _ token: TokenSyntax) -> LocatedDeclaration? {
    if let element = node.as(EnumCaseElementSyntax.self) {
      return element.name == token ? .enumCase(element) : nil
    }
    if let pattern = node.as(IdentifierPatternSyntax.self), pattern.identifier == token {
      if let binding = pattern.parent?.as(PatternBindingSyntax.self) { return .binding(binding) }
      return .partOfPattern(pattern)
    }
    guard let declaration = node.as(DeclSyntax.self) else { return nil }
    return name(of: declaration, is: token) ? .declaration(declaration) : nil
  }

  private static func name(of declaration: DeclSyntax, is token: TokenSyntax) -> Bool {
    if let node = declaration.asProtocol((any NamedDeclSyntax).self) { return node.name == token }
    if let node = declaration.as(InitializerDeclSyntax.self) { return node.initKeyword == token }
    if let node = declaration.as(DeinitializerDeclSyntax.self) {
      return node.deinitKeyword == token
    }
    if let node = declaration.as(SubscriptDeclSyntax.self) { return node.subscriptKeyword == token }
    if let node = declaration.as(ExtensionDeclSyntax.self) {
      return node.extendedType.contentRange.contains(token.contentRange.lowerBound)
    }
    return false
  }

  private static func matches(_ token: TokenSyntax, _ name: String) -> Bool {
    let text = token.text.filter { $0 != "`" }
    let base = BaseName.of(name)
    return text == base || base.split(separator: ".").last.map(String.init) == text
  }
}

/// A name without its argument labels.
enum BaseName {
  static func of(_ name: String) -> String {
    let base = name.prefix { $0 != "(" }
    return String(base).filter { $0 != "`" }
  }
}
