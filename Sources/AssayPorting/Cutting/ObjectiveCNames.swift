// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// Finds what needs Objective-C's runtime, and what takes its place: accessors of Assay's for
/// `@NSManaged`, texts for `#keyPath` and `#selector`, nothing for `@objc` and its kind.
final class ObjectiveCNames: SyntaxVisitor {
  struct Edit {
    /// In bytes.
    var range: Range<Int>
    var replacement: String
  }

  /// What a declaration can be without on Linux.
  static let attributes: Set<String> = [
    "NSManaged", "objc", "objcMembers", "nonobjc", "IBAction", "IBDesignable", "IBInspectable",
    "IBOutlet", "IBSegueAction",
  ]

  private(set) var edits: [Edit] = []

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if Self.attributes.contains(node.attributeName.trimmedDescription) {
      edits.append(Edit(range: Self.range(Syntax(node)), replacement: ""))
    }
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard Self.isManaged(node.attributes) else { return .visitChildren }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let type = binding.typeAnnotation?.type
      else { continue }
      let key = SwiftText.literal(name.filter { $0 != "`" })
      let read = Self.isOptional(type) ? "_optional" : "_value"
      insert(
        " { get { \(read)(\(key)) } set { _set(newValue, \(key)) } }", after: Syntax(type))
    }
    return .visitChildren
  }

  private static func isOptional(_ type: TypeSyntax) -> Bool {
    type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      || type.trimmedDescription.hasPrefix("Optional<")
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard Self.isManaged(node.attributes), let accessor = RelationshipAccessor(node) else {
      return .visitChildren
    }
    insert(" { \(accessor.body) }", after: Syntax(node.signature))
    return .visitChildren
  }

  /// `#keyPath(Item.owner.name)` is the text `owner.name`, and `#selector(Screen.close(_:))` the
  /// selector `close(_:)`.
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard let argument = node.arguments.first?.expression else { return .visitChildren }
    let replacement: String
    switch node.macroName.text {
    case "keyPath":
      var names = argument.trimmedDescription.split(separator: ".").map(String.init)
      if names.count > 1, names[0].first?.isUppercase == true { names.removeFirst() }
      replacement = SwiftText.literal(names.joined(separator: "."))
    case "selector":
      replacement = "Selector(\(SwiftText.literal(Self.method(argument))))"
    default: return .visitChildren
    }
    edits.append(Edit(range: Self.range(Syntax(node)), replacement: replacement))
    return .skipChildren
  }

  /// The method that an expression refers to, without its type.
  private static func method(_ expression: ExprSyntax) -> String {
    // Parentheses and `as` say which of several methods is meant.
    if let inner = expression.as(TupleExprSyntax.self)?.elements.first?.expression {
      return method(inner)
    }
    if let inner = expression.as(SequenceExprSyntax.self)?.elements.first { return method(inner) }
    let reference =
      expression.as(MemberAccessExprSyntax.self)?.declName
      ?? expression.as(DeclReferenceExprSyntax.self)
    return (reference.map { Syntax($0) } ?? Syntax(expression)).trimmedDescription
      .filter { !$0.isWhitespace }
  }

  private static func isManaged(_ attributes: AttributeListSyntax) -> Bool {
    attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "NSManaged"
    }
  }

  private func insert(_ text: String, after node: Syntax) {
    let place = node.endPositionBeforeTrailingTrivia.utf8Offset
    edits.append(Edit(range: place..<place, replacement: text))
  }

  private static func range(_ node: Syntax) -> Range<Int> {
    node.positionAfterSkippingLeadingTrivia
      .utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
  }
}

/// What a method that Xcode generates for a relationship does, such as `addToItems(_:)`.
private struct RelationshipAccessor {
  let body: String

  init?(_ function: FunctionDeclSyntax) {
    let name = function.name.text
    let parameters = Array(function.signature.parameterClause.parameters)
    guard let first = parameters.first else { return nil }
    func value(_ index: Int) -> String {
      let parameter = parameters[index]
      return (parameter.secondName ?? parameter.firstName).text
    }
    func indexes(_ index: Int) -> String {
      parameters[index].type.trimmedDescription == "Int"
        ? "NSIndexSet(index: \(value(index)))" : value(index)
    }
    func key(after prefix: String, before suffix: String = "") -> String? {
      guard name.hasPrefix(prefix), name.hasSuffix(suffix),
        name.count > prefix.count + suffix.count
      else { return nil }
      let rest = name.dropFirst(prefix.count).dropLast(suffix.count)
      return SwiftText.literal(rest.prefix(1).lowercased() + rest.dropFirst())
    }
    if parameters.count == 2, let key = key(after: "insertInto") {
      body = "_insert(\(value(0)), at: \(indexes(1)), \(key))"
    } else if parameters.count == 2, let key = key(after: "replace") {
      body = "_remove(at: \(indexes(0)), \(key)); _insert(\(value(1)), at: \(indexes(0)), \(key))"
    } else if parameters.count == 1, first.firstName.text == "at",
      let key = key(after: "removeFrom")
    {
      body = "_remove(at: \(indexes(0)), \(key))"
    } else if parameters.count == 1,
      let key = key(after: "addTo") ?? key(after: "add", before: "Object") ?? key(after: "add")
    {
      body = "_add(\(value(0)), \(key))"
    } else if parameters.count == 1,
      let key = key(after: "removeFrom") ?? key(after: "remove", before: "Object")
        ?? key(after: "remove")
    {
      body = "_remove(\(value(0)), \(key))"
    } else {
      return nil
    }
  }
}
