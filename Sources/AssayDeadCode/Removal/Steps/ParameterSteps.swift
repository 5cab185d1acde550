// SPDX-License-Identifier: MIT

internal import AssayFindings
internal import SwiftSyntax

extension RemovalSteps {
  /// The parameter, and its argument in every call. Every use of the function must be a call whose
  /// arguments can be seen; any doubt keeps the parameter.
  func parameter(_ finding: Finding) throws(Refusal) -> [RemovalStep] {
    let (source, position) = try place(finding)
    guard let token = source.token(startingAt: position),
      let parameter = token.ancestorOrSelf(mapping: { $0.as(FunctionParameterSyntax.self) }),
      let list = parameter.parent?.as(FunctionParameterListSyntax.self),
      let index = list.enumerated().first(where: { $0.element.id == parameter.id })?.offset
    else { throw Refusal("only parameters of functions and initializers are removed") }
    let function = try FunctionOfParameter(list)
    let parameters = list.map(CallParameter.init)
    try function.check(removing: parameter)

    guard let namePosition = start(of: function.nameToken, in: source),
      let id = context.declaration(at: namePosition, in: source.path)
    else { throw Refusal("the calls of a local function are not in the graph") }
    try checkUses(of: id, name: function.name, parameters: parameters, removing: index)

    var steps = [RemovalStep(source.path, .element(Syntax(parameter)))]
    steps += DocumentedParameter.lines(of: function.node, naming: parameter)
      .map { RemovalStep(source.path, .lines($0)) }
    for (path, position) in try callPlaces(of: id) {
      let call = try CallSite(at: position, in: try context.source(path))
      guard let argument = try call.argument(index, of: parameters) else { continue }
      guard EffectFreeExpression.holds(argument.expression) else {
        throw Refusal("the argument in '\(path):\(position.line)' may have side effects")
      }
      // A closure that names none of what it is given takes nothing, or says so with `_ in`.
      if argument.tokens(viewMode: .sourceAccurate).contains(where: \.isClosureArgument) {
        throw Refusal("the argument in '\(path):\(position.line)' is a parameter of a closure")
      }
      steps.append(RemovalStep(path, .element(Syntax(argument))))
    }
    return steps
  }

  private func start(of token: TokenSyntax, in source: ParsedSource) -> SourcePosition? {
    let offset = token.contentRange.lowerBound
    let line = source.line(of: offset)
    guard let start = source.offset(of: SourcePosition(line: UInt32(line), column: 1)) else {
      return nil
    }
    return SourcePosition(line: UInt32(line), column: UInt32(offset - start + 1))
  }

  private func checkUses(
    of id: DeclarationID, name: String, parameters: [CallParameter], removing index: Int
  ) throws(Refusal) {
    let declaration = context.graph.declarations[id.index]
    let fixed: DeclarationFlags = [
      .override, .dynamic, .required, .objc, .linkage, .inlinable, .compilerHook, .customAttribute,
      .operatorFunction, .optional, .testing, .main,
    ]
    guard declaration.flags.isDisjoint(with: fixed) else {
      throw Refusal("an attribute or modifier of the function fixes its parameters")
    }
    if declaration.parent != .none,
      context.graph.declarations[declaration.parent.index].kind == .protocol
    {
      throw Refusal("the function is a requirement of a protocol")
    }
    let hooks: Set<String> = [
      "callAsFunction", "dynamicallyCall", "subscript", "appendInterpolation", "main",
    ]
    guard !hooks.contains(name), !name.hasPrefix("build") else {
      throw Refusal("the language calls functions of this name implicitly")
    }
    for edge in context.edges(from: id) where edge.kind == .need || edge.kind == .witness {
      throw Refusal("the function overrides or fulfills another declaration")
    }
    let labels = parameters.enumerated().filter { $0.offset != index }.map {
      "\($0.element.label):"
    }
    if context.isNameTaken("\(name)(\(labels.joined()))") {
      throw Refusal("another function would have the same name")
    }
  }

  /// Where the function is used; each must turn out to be a call.
  private func callPlaces(of id: DeclarationID) throws(Refusal) -> [(String, SourcePosition)] {
    var places: [(String, SourcePosition)] = []
    for edge in context.edges(to: id) {
      switch edge.kind {
      case .use, .defaultValue:
        places.append((context.graph.path(of: edge), edge.position))
      case .member: continue
      case .write, .type, .inheritance, .switchItem, .need, .witness:
        throw Refusal("the function has uses that are not calls")
      }
    }
    for root in context.graph.roots(of: id) {
      guard root.reason == .topLevelUse, let position = root.position,
        let path = context.graph.path(of: root)
      else {
        throw Refusal("the function is kept because \(root.reason.rawValue)")
      }
      places.append((path, position))
    }
    return places
  }
}

/// A function or initializer, from its list of parameters.
private struct FunctionOfParameter {
  var node: Syntax
  var nameToken: TokenSyntax
  var generics: GenericParameterClauseSyntax?
  var name: String { BaseName.of(nameToken.text) }

  init(_ list: FunctionParameterListSyntax) throws(Refusal) {
    let owner = list.parent?.parent?.parent
    if let function = owner?.as(FunctionDeclSyntax.self) {
      node = Syntax(function)
      nameToken = function.name
      generics = function.genericParameterClause
    } else if let initializer = owner?.as(InitializerDeclSyntax.self) {
      node = Syntax(initializer)
      nameToken = initializer.initKeyword
      generics = initializer.genericParameterClause
    } else {
      throw Refusal("only parameters of functions and initializers are removed")
    }
  }

  func check(removing parameter: FunctionParameterSyntax) throws(Refusal) {
    if parameter.ellipsis != nil { throw Refusal("it is variadic") }
    let names = Set((generics?.parameters ?? []).map(\.name.text))
    let words = parameter.type.tokens(viewMode: .sourceAccurate).map(\.text)
    if words.contains(where: names.contains) {
      throw Refusal("the function's generic parameters may be inferred from it")
    }
    if words.contains("inout") || words.contains("repeat") {
      throw Refusal("its type is inout or a parameter pack")
    }
    if let value = parameter.defaultValue?.value, !EffectFreeExpression.holds(value) {
      throw Refusal("its default value may have side effects")
    }
    let enclosing = node.parent?.ancestorOrSelf { $0.as(ClassDeclSyntax.self) }
    let isOnly = (parameter.parent?.children(viewMode: .sourceAccurate).count ?? 0) == 1
    if nameToken.tokenKind == .keyword(.`init`), isOnly, enclosing?.inheritanceClause != nil {
      throw Refusal("'init()' might override that of a superclass")
    }
  }
}

extension TokenSyntax {
  /// `$0`
  fileprivate var isClosureArgument: Bool {
    if case .dollarIdentifier = tokenKind { return true }
    return false
  }
}

/// A parameter as its callers see it.
struct CallParameter {
  /// `_` for none.
  var label: String
  var hasDefault: Bool
  var isVariadic: Bool

  init(_ node: FunctionParameterSyntax) {
    label = BaseName.of(node.firstName.text)
    hasDefault = node.defaultValue != nil
    isVariadic = node.ellipsis != nil
  }
}

/// A call, found by the place of the called name.
private struct CallSite {
  var call: FunctionCallExprSyntax
  var place: String

  init(at position: SourcePosition, in source: ParsedSource) throws(Refusal) {
    place = "'\(source.path):\(position.line)'"
    guard let token = source.token(startingAt: position),
      let reference = token.parent?.as(DeclReferenceExprSyntax.self),
      reference.argumentNames == nil
    else { throw Refusal("the use of its function in \(place) is not a plain call") }
    var callee = ExprSyntax(reference)
    while let parent = callee.parent {
      if let member = parent.as(MemberAccessExprSyntax.self), member.declName.id == callee.id {
        callee = ExprSyntax(member)
      } else if let member = parent.as(MemberAccessExprSyntax.self),
        member.declName.baseName.tokenKind == .keyword(.`init`)
      {
        callee = ExprSyntax(member)
      } else if let generic = parent.as(GenericSpecializationExprSyntax.self) {
        callee = ExprSyntax(generic)
      } else {
        break
      }
    }
    guard let call = callee.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == callee.id
    else { throw Refusal("the use of its function in \(place) is not a plain call") }
    self.call = call
  }

  /// The argument that a parameter gets; nil where its default value is taken.
  func argument(
    _ index: Int, of parameters: [CallParameter]
  ) throws(Refusal) -> LabeledExprSyntax? {
    let closures = call.trailingClosure == nil ? 0 : 1 + call.additionalTrailingClosures.count
    let arguments = Array(call.arguments)
    if closures > 0, arguments.count + closures != parameters.count {
      throw Refusal("it is unclear which parameters the closures in \(place) belong to")
    }
    let limit = parameters.count - closures
    guard index < limit else { throw Refusal("its argument in \(place) is a trailing closure") }
    var result: LabeledExprSyntax?
    var next = 0
    for (position, parameter) in parameters[..<limit].enumerated() {
      if parameter.isVariadic { throw Refusal("the function is variadic") }
      if next < arguments.count, Self.label(of: arguments[next]) == parameter.label {
        if position == index { result = arguments[next] }
        next += 1
      } else if !parameter.hasDefault {
        throw Refusal("the arguments in \(place) do not match the function")
      }
    }
    guard next == arguments.count else {
      throw Refusal("the arguments in \(place) do not match the function")
    }
    // With an argument left out, an unlabeled one could be that of either parameter.
    if next < limit, parameters[index].label == "_" {
      throw Refusal("it is unclear which argument in \(place) belongs to it")
    }
    return result
  }

  private static func label(of argument: LabeledExprSyntax) -> String {
    BaseName.of(argument.label?.text ?? "_")
  }
}
