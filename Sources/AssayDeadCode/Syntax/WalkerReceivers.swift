// SPDX-License-Identifier: MIT

@_spi(RawSyntax) internal import SwiftSyntax

/// What is before the dot of a member.
enum Receiver {
  /// A local or parameter of the type of this name.
  case value(type: NameID)
  /// A property of a type around, or a global, of this name.
  case property(NameID)
}

/// Types of values, where the source writes them.
extension FactsWalker {
  /// Nil where nothing can be said of it.
  mutating func receiver(_ base: Node) -> Receiver? {
    // A macro may make anything of what it gets.
    guard ambient.isDisjoint(with: .macroArgument), !isRewritten else { return nil }
    var base = base
    while base.kind == .optionalChainingExpr || base.kind == .forceUnwrapExpr {
      guard let inner = base.child(PostfixedExprChild.expression) else { return nil }
      base = inner
    }
    switch base.kind {
    case .declReferenceExpr:
      guard let name = plainName(base) else { return nil }
      let index = scopes.innermostBinding(of: name)
      guard index >= 0 else { return isInLocalType ? nil : .property(name) }
      let binding = scopes.bindings[Int(index)]
      guard binding.type != .empty, encloses(binding.condition) else { return nil }
      return .value(type: binding.type)
    case .memberAccessExpr:
      guard !isInLocalType, let owner = base.child(MemberAccessExprChild.base), isSelf(owner),
        let reference = base.child(MemberAccessExprChild.declName)
      else { return nil }
      return plainName(reference).map { .property($0) }
    default: return nil
    }
  }

  /// The name of a reference that is a name and nothing else; `$name` is another value.
  private mutating func plainName(_ reference: Node) -> NameID? {
    guard reference.child(DeclReferenceExprChild.moduleSelector) == nil,
      reference.child(DeclReferenceExprChild.argumentNames) == nil,
      let token = reference.child(DeclReferenceExprChild.baseName),
      source[token.contentStart] != UInt8(ascii: "$")
    else { return nil }
    return name(of: token)?.name
  }

  mutating func add(_ receiver: Receiver, ofUseAt use: Int) {
    switch receiver {
    case .value(let type):
      facts.typedReceivers.append(ReceiverFact(use: UInt32(use), name: type))
    case .property(let name):
      facts.memberReceivers.append(ReceiverFact(use: UInt32(use), name: name))
    }
  }

  /// The type of `let cart: Cart` and `let cart = Cart(…)`; the empty name for any other.
  mutating func writtenType(ofBinding binding: Node) -> NameID {
    if let annotation = binding.child(PatternBindingChild.typeAnnotation) {
      return annotation.child(TypeAnnotationChild.type).map { writtenType($0) } ?? .empty
    }
    let initializer = binding.child(PatternBindingChild.initializer)
    return initializer?.child(InitializerClauseChild.value).map { madeType($0) } ?? .empty
  }

  mutating func writtenType(ofParameter parameter: Node) -> NameID {
    guard parameter.child(ParameterChild.ellipsis) == nil,
      let type = parameter.child(ParameterChild.type)
    else { return .empty }
    return writtenType(type)
  }

  private mutating func writtenType(_ type: Node) -> NameID {
    var type = type
    while true {
      let inner: Node?
      switch type.kind {
      case .optionalType, .implicitlyUnwrappedOptionalType:
        inner = type.child(OptionalTypeChild.wrappedType)
      case .attributedType: inner = type.child(AttributedTypeChild.baseType)
      case .someOrAnyType: inner = type.child(SomeOrAnyTypeChild.constraint)
      case .identifierType:
        guard type.child(IdentifierTypeChild.moduleSelector) == nil else { return .empty }
        return type.child(IdentifierTypeChild.name).map { typeName($0) } ?? .empty
      default: return .empty
      }
      guard let inner else { return .empty }
      type = inner
    }
  }

  /// The type that a call of a capitalized name makes a value of.
  private mutating func madeType(_ value: Node) -> NameID {
    var value = value
    while value.kind == .tryExpr || value.kind == .awaitExpr {
      let inner =
        value.kind == .tryExpr
        ? value.child(TryExprChild.expression) : value.child(AwaitExprChild.expression)
      guard let inner else { return .empty }
      value = inner
    }
    guard value.kind == .functionCallExpr,
      let called = value.child(FunctionCallExprChild.calledExpression),
      called.kind == .declReferenceExpr,
      called.child(DeclReferenceExprChild.moduleSelector) == nil,
      called.child(DeclReferenceExprChild.argumentNames) == nil,
      let token = called.child(DeclReferenceExprChild.baseName),
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(source[token.contentStart])
    else { return .empty }
    return typeName(token)
  }

  /// The empty name for `Self` and for what is local: a generic parameter, a type in a body.
  private mutating func typeName(_ token: Node) -> NameID {
    guard let found = name(of: token), found.name != NameInterner.WellKnown.selfType,
      scopes.innermostBinding(of: found.name) < 0
    else { return .empty }
    return found.name
  }
}
