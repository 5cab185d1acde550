// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// What a function does in place of a body that does not compile.
///
/// A preview goes on wherever the language has an answer that is no value of the app: an error, a
/// task that waits, nothing. A value that nobody can know costs the view that asks for it.
struct LeftOutBody {
  private enum Answer {
    case error
    case wait
    case value(String)
    case stop
  }

  /// The functions of the views' module that say what is left out.
  static let functions = "_LeftOut"
  /// The accessors that return nothing.
  private static let observers: Set<String> = ["set", "willSet", "didSet"]

  private let answer: Answer

  /// - Parameter owner: a function, an initializer, a subscript, a property or an accessor.
  init(_ owner: Syntax) {
    if let function = owner.as(FunctionDeclSyntax.self) {
      let effects = function.signature.effectSpecifiers
      answer =
        Self.answer(async: effects?.asyncSpecifier, throwing: effects?.throwsClause)
        ?? Self.value(of: function.signature.returnClause?.type)
    } else if let initializer = owner.as(InitializerDeclSyntax.self) {
      let effects = initializer.signature.effectSpecifiers
      answer =
        Self.answer(async: nil, throwing: effects?.throwsClause)
        ?? (initializer.optionalMark == nil ? .stop : .value("nil"))
    } else if let accessor = owner.as(AccessorDeclSyntax.self) {
      let effects = accessor.effectSpecifiers
      answer =
        Self.answer(async: effects?.asyncSpecifier, throwing: effects?.throwsClause)
        ?? (Self.observers.contains(accessor.accessorSpecifier.text) ? .value("") : .stop)
    } else if let type = owner.as(PatternBindingSyntax.self)?.typeAnnotation?.type {
      answer = Self.value(of: type)
    } else {
      answer = .stop
    }
  }

  private static func answer(async: TokenSyntax?, throwing: ThrowsClauseSyntax?) -> Answer? {
    if let throwing, throwing.type == nil, throwing.throwsSpecifier.tokenKind == .keyword(.throws) {
      return .error
    }
    return async?.tokenKind == .keyword(.async) ? .wait : nil
  }

  /// - Parameter type: what is returned; nil for nothing.
  private static func value(of type: TypeSyntax?) -> Answer {
    guard let type else { return .value("") }
    if ["Void", "()"].contains(type.trimmedDescription) { return .value("") }
    if type.is(OptionalTypeSyntax.self) { return .value("nil") }
    if type.is(ArrayTypeSyntax.self) { return .value("[]") }
    if type.is(DictionaryTypeSyntax.self) { return .value("[:]") }
    return .stop
  }

  /// - Parameters:
  ///   - name: the declaration.
  ///   - place: the file and the line of the error.
  func code(name: String, place: String) -> String {
    let arguments = "(\(SwiftText.literal(name)), \(SwiftText.literal(place)))"
    switch answer {
    case .error: return "throw \(Self.functions).failure\(arguments)"
    case .wait: return "await \(Self.functions).wait\(arguments)"
    case .value(let value):
      let note = "\(Self.functions).note\(arguments)"
      return value.isEmpty ? note : "\(note); return \(value)"
    case .stop: return "\(Self.functions).stop\(arguments)"
    }
  }

  /// Whether these words are such code.
  static func isCode(_ words: [String]) -> Bool {
    words.contains(functions)
  }
}
