// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// Says whether a piece of a source can be left out by itself.
struct TargetReader {
  /// The name of the view that stands in the place of others.
  static let viewName = "_LeftOutView"
  /// The name of the modifier that stands in the place of others.
  static let modifierName = "_leftOut"

  private let node: Syntax
  /// Where the error is.
  private let offset: Int
  /// The file and the line of it.
  private let place: String

  init(_ node: Syntax, offset: Int, place: String) {
    self.node = node
    self.offset = offset
    self.place = place
  }

  var target: SourceTree.Target? {
    if let body = node.as(CodeBlockSyntax.self) {
      return block(body.statements, after: body.leftBrace, of: body.parent)
    } else if let accessors = node.as(AccessorBlockSyntax.self),
      case .getter(let statements) = accessors.accessors
    {
      return block(statements, after: accessors.leftBrace, of: accessors.parent)
    } else if let type = node.as(InheritedTypeSyntax.self) {
      return inheritance(type)
    } else if let attribute = node.as(AttributeSyntax.self) {
      return self.attribute(attribute)
    } else if let member = node.as(MemberBlockItemSyntax.self) {
      return declaration(Syntax(member.decl), of: node)
    } else if let call = node.as(FunctionCallExprSyntax.self) {
      return link(call)
    } else if let item = node.as(CodeBlockItemSyntax.self) {
      return Self.isTopLevel(item)
        ? declaration(Syntax(item.item), of: node) : statement(item)
    }
    return nil
  }

  /// Of a chain of modifiers that a view's body has as a statement: a modifier, or the view that
  /// the others change. What is left of the chain stays, such as the frame of an image.
  private func link(_ call: FunctionCallExprSyntax) -> SourceTree.Target? {
    var top = Syntax(call)
    while let member = top.parent?.as(MemberAccessExprSyntax.self),
      member.base.map({ Syntax($0) }) == top,
      let outer = member.parent?.as(FunctionCallExprSyntax.self),
      Syntax(outer.calledExpression) == Syntax(member)
    {
      top = Syntax(outer)
    }
    let returned = top.parent?.as(ReturnStmtSyntax.self)?.parent
    guard let item = (returned ?? top.parent)?.as(CodeBlockItemSyntax.self),
      let owner = Self.owner(of: Syntax(item)), Body(owner)?.isView == true,
      isView(top, in: item, of: owner)
    else { return nil }
    let place = SwiftText.literal(self.place)
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base != nil {
      let name = member.declName.baseName.text
      return .init(
        range: member.period.positionAfterSkippingLeadingTrivia
          .utf8Offset..<call.endPositionBeforeTrailingTrivia.utf8Offset,
        kind: .modifier, name: "\(name) of \(Self.owned(owner))",
        replacement: ".\(Self.modifierName)(\(SwiftText.literal(name)), \(place))")
    }
    guard top != Syntax(call),
      let name = call.firstToken(viewMode: .sourceAccurate)?.text, name.first?.isUppercase == true
    else { return nil }
    return .init(
      range: Self.range(Syntax(call)), kind: .statement, name: Self.owned(owner),
      replacement: "\(Self.viewName)(\(SwiftText.literal(name)), \(place))")
  }

  /// Whether a chain makes a view, as far as its words tell: it starts with a type, or with a value
  /// that has no error and is not within what may be an action.
  private func isView(_ chain: Syntax, in item: CodeBlockItemSyntax, of owner: Syntax) -> Bool {
    guard let first = chain.firstToken(viewMode: .sourceAccurate) else { return false }
    if ["UI", "NS"].contains(where: first.text.hasPrefix) { return false }
    if first.text.first?.isUppercase == true || first.text == "." { return true }
    let start = first.positionAfterSkippingLeadingTrivia.utf8Offset
    guard !(start..<start + first.text.utf8.count).contains(offset) else { return false }
    var node: Syntax? = Syntax(item)
    while let next = node, next != owner {
      if let closure = next.as(ClosureExprSyntax.self), !Self.makesViews(closure) { return false }
      node = next.parent
    }
    return true
  }

  /// Whether a closure is what a container has: `VStack { }`, `Section { } header: { }`.
  private static func makesViews(_ closure: ClosureExprSyntax) -> Bool {
    var call = closure.parent
    var label = ""
    if let argument = call?.as(LabeledExprSyntax.self) {
      (label, call) = (argument.label?.text ?? "", argument.parent?.parent)
    } else if let trailing = call?.as(MultipleTrailingClosureElementSyntax.self) {
      (label, call) = (trailing.label.text, trailing.parent?.parent)
    }
    guard let name = call?.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription,
      name.first?.isUppercase == true, label != "action"
    else { return false }
    return !["Button", "Task"].contains(name) || label == "label"
  }

  /// Of a function or a closure. One that returns a value, and what uses its value, fails again,
  /// and then more around it is left out.
  private func statement(_ item: CodeBlockItemSyntax) -> SourceTree.Target? {
    guard let owner = Self.owner(of: Syntax(item)), !item.item.is(IfConfigDeclSyntax.self) else {
      return nil
    }
    let name = Self.owned(owner)
    let isView = item.firstToken(viewMode: .sourceAccurate)?.text.first?.isUppercase == true
    let label = isView ? item.firstToken(viewMode: .sourceAccurate)?.text ?? name : name
    let area =
      "\(Self.viewName)(\(SwiftText.literal(label)), \(SwiftText.literal(place)))"
    return .init(
      range: Self.range(Syntax(item)), kind: .statement, name: name,
      replacement: (item.item.is(DeclSyntax.self) ? "let _ = " + area : area)
        // More may follow in the same line.
        + (item.semicolon == nil ? "" : ";"))
  }

  /// The declaration whose body a statement belongs to; nil for a property's first value, and for
  /// a preview, which is left out whole.
  private static func owner(of node: Syntax) -> Syntax? {
    var node = node.parent
    while let next = node {
      if Body(next) != nil, !next.is(PatternBindingSyntax.self) { return next }
      if let binding = next.as(PatternBindingSyntax.self), binding.accessorBlock != nil {
        return next
      }
      if next.is(MemberBlockItemSyntax.self) { return nil }
      node = next.parent
    }
    return nil
  }

  /// `HomeView.body`, `#Preview`.
  private static func owned(_ owner: Syntax) -> String {
    guard let body = Body(owner) else { return name(owner) }
    return typeName(around: owner).map { "\($0).\(body.name)" } ?? body.name
  }

  private func block(
    _ statements: CodeBlockItemListSyntax, after brace: TokenSyntax, of owner: Syntax?
  ) -> SourceTree.Target? {
    let range = statements.position.utf8Offset..<statements.endPosition.utf8Offset
    guard let owner, offset > brace.positionAfterSkippingLeadingTrivia.utf8Offset,
      let place = Body(owner)
    else { return nil }
    let name = place.name
    if place.isView {
      let type = Self.typeName(around: owner)
      return .init(
        range: range, kind: .viewBody, name: type.map { "\($0).\(name)" } ?? name,
        replacement:
          " \(Self.viewName)(\(SwiftText.literal(type ?? name)), \(SwiftText.literal(self.place))) "
      )
    }
    let whole = place.keyword + name
    return .init(
      range: range, kind: .body, name: whole,
      replacement: " " + LeftOutBody(owner).code(name: whole, place: self.place) + " ")
  }

  /// With the comma that goes with it, or with the colon where it is the only one.
  private func inheritance(_ type: InheritedTypeSyntax) -> SourceTree.Target? {
    guard let list = type.parent?.as(InheritedTypeListSyntax.self),
      let clause = list.parent?.as(InheritanceClauseSyntax.self)
    else { return nil }
    let all = Array(list)
    guard let index = all.firstIndex(of: type) else { return nil }
    var start = type.positionAfterSkippingLeadingTrivia
    if all.count == 1 {
      start = clause.positionAfterSkippingLeadingTrivia
    } else if index == all.count - 1, let comma = all[index - 1].trailingComma {
      start = comma.positionAfterSkippingLeadingTrivia
    }
    return .init(
      range: start.utf8Offset..<type.endPositionBeforeTrailingTrivia.utf8Offset,
      kind: .inheritance, name: type.type.trimmedDescription)
  }

  /// Of a type. A property without its attribute would mean something else.
  private func attribute(_ attribute: AttributeSyntax) -> SourceTree.Target? {
    guard let owner = attribute.parent?.parent, owner.asProtocol(DeclGroupSyntax.self) != nil
    else { return nil }
    return .init(
      range: Self.range(Syntax(attribute)), kind: .attribute,
      name: "@" + attribute.attributeName.trimmedDescription)
  }

  private func declaration(_ declaration: Syntax, of item: Syntax) -> SourceTree.Target? {
    guard declaration.is(DeclSyntax.self) || declaration.is(MacroExpansionExprSyntax.self),
      !declaration.is(IfConfigDeclSyntax.self)
    else { return nil }
    return .init(range: Self.range(item), kind: .declaration, name: Self.name(declaration))
  }

  private static func range(_ node: Syntax) -> Range<Int> {
    node.positionAfterSkippingLeadingTrivia
      .utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// Also in a condition outside of all declarations.
  private static func isTopLevel(_ item: CodeBlockItemSyntax) -> Bool {
    guard let owner = item.parent?.parent else { return false }
    if owner.is(SourceFileSyntax.self) { return true }
    guard owner.is(IfConfigClauseSyntax.self) else { return false }
    var node: Syntax? = owner
    while let next = node, !next.is(CodeBlockItemSyntax.self) { node = next.parent }
    return node?.as(CodeBlockItemSyntax.self).map(isTopLevel) ?? false
  }

  private static func typeName(around node: Syntax) -> String? {
    var node: Syntax? = node
    while let next = node {
      if let type = next.as(ExtensionDeclSyntax.self) {
        return type.extendedType.trimmedDescription
      }
      if let type = next.asProtocol(DeclGroupSyntax.self),
        let named = Syntax(type).asProtocol(NamedDeclSyntax.self)
      {
        return named.name.text
      }
      node = next.parent
    }
    return nil
  }

  /// What a reader calls a declaration.
  private static func name(_ node: Syntax) -> String {
    if let macro = node.as(MacroExpansionExprSyntax.self) { return "#" + macro.macroName.text }
    if let macro = node.as(MacroExpansionDeclSyntax.self) { return "#" + macro.macroName.text }
    if let found = node.as(ExtensionDeclSyntax.self) {
      return "extension " + found.extendedType.trimmedDescription
    }
    if let variable = node.as(VariableDeclSyntax.self) {
      let names = variable.bindings.map(\.pattern.trimmedDescription).joined(separator: ", ")
      return variable.bindingSpecifier.text + " " + names
    }
    if let cases = node.as(EnumCaseDeclSyntax.self) {
      return "case " + cases.elements.map(\.name.text).joined(separator: ", ")
    }
    if let found = Body(node) { return found.keyword + found.name }
    if let named = node.asProtocol(NamedDeclSyntax.self) {
      let group = node.asProtocol(DeclGroupSyntax.self)
      return (group.map { $0.introducer.text + " " } ?? "") + named.name.text
    }
    return "a declaration"
  }
}

/// A declaration that has a body.
private struct Body {
  var keyword: String
  var name: String
  var isView = false

  init?(_ owner: Syntax) {
    if let function = owner.as(FunctionDeclSyntax.self) {
      (keyword, name) = ("func ", function.name.text)
      isView = Self.isView(function.signature.returnClause?.type)
    } else if owner.is(InitializerDeclSyntax.self) {
      (keyword, name) = ("", "init")
    } else if let binding = owner.as(PatternBindingSyntax.self) {
      (keyword, name) = ("var ", binding.pattern.trimmedDescription)
      isView = Self.isView(binding.typeAnnotation?.type)
    } else if owner.is(SubscriptDeclSyntax.self) {
      (keyword, name) = ("", "subscript")
    } else if let accessor = owner.as(AccessorDeclSyntax.self) {
      (keyword, name) = ("", accessor.accessorSpecifier.text)
    } else {
      return nil
    }
  }

  private static func isView(_ type: TypeSyntax?) -> Bool {
    ["some View", "some SwiftUI.View"].contains(type?.trimmedDescription)
  }
}
