// SPDX-License-Identifier: MIT

@_spi(RawSyntax) internal import SwiftSyntax

/// Names of types.
extension FactsWalker {
  private typealias WellKnown = NameInterner.WellKnown

  /// The last name of `Line` or `Cart.Line`.
  func typeName(_ type: Node) -> Node? {
    type.kind == .memberType
      ? type.child(MemberTypeChild.name) : type.child(IdentifierTypeChild.name)
  }

  mutating func walkIdentifierType(_ node: Node, adding flags: UseFlags) {
    if let token = node.child(IdentifierTypeChild.name), let found = name(of: token) {
      switch found.name {
      case WellKnown.selfType, WellKnown.anyType: break
      default:
        if node.child(IdentifierTypeChild.moduleSelector) != nil
          || !resolve(found.name, isWritten: false)
        {
          emit(found.name, at: found.start, flags.union(.type), labels: .empty)
        }
      }
    }
    if let arguments = node.child(IdentifierTypeChild.genericArgumentClause) { walk(arguments) }
  }

  mutating func walkMemberType(_ node: Node, adding flags: UseFlags) {
    if let base = node.child(MemberTypeChild.baseType) { walk(base) }
    if let token = node.child(MemberTypeChild.name), let found = name(of: token) {
      emit(found.name, at: found.start, flags.union([.type, .member]), labels: .empty)
    }
    if let arguments = node.child(MemberTypeChild.genericArgumentClause) { walk(arguments) }
  }
}
