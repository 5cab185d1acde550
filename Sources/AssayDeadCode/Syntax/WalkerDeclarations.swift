// SPDX-License-Identifier: MIT

internal import AssayFindings
@_spi(RawSyntax) internal import SwiftSyntax

extension FactsWalker {
  /// Whether declarations here are facts of the file, not local to a body.
  var isDeclaring: Bool { surroundings == .file || surroundings == .member }

  mutating func declare(
    _ kind: DeclarationKind, _ header: DeclarationHeader, name: NameID, fullName: NameID,
    nameStart: Int, range: AssayFindings.SourceRange, adding flags: DeclarationFlags = [],
    shape: NameID? = nil
  ) -> Int32 {
    facts.declarations.append(
      DeclarationFact(
        kind: kind, access: header.access, setterAccess: header.setterAccess,
        flags: header.flags.union(flags), name: name, fullName: fullName, parent: declaration,
        nameStart: lines.position(nameStart), range: range,
        attributesStart: header.attributesStart, attributesCount: header.attributesCount,
        inheritanceStart: UInt32(facts.inheritedTypes.count), inheritanceCount: 0,
        condition: condition, shape: shape ?? fullName))
    return Int32(facts.declarations.count - 1)
  }

  mutating func range(of node: Node) -> AssayFindings.SourceRange {
    lines.range(node.contentStart, node.contentEnd)
  }

  // MARK: Types and extensions

  mutating func walkType(_ node: Node, _ kind: DeclarationKind) {
    guard isDeclaring else { return walkLocalType(node) }
    guard let token = node.child(NamedDeclChild.name), let found = name(of: token) else {
      return walkFlat(node)
    }
    let header = header(of: node)
    var flags: DeclarationFlags = []
    if takesTypes(node) { flags.insert(.hasGenericParameters) }
    let index = declare(
      kind, header, name: found.name, fullName: found.name, nameStart: found.start,
      range: range(of: node), adding: flags)
    walkMembers(node, of: index)
  }

  mutating func walkExtension(_ node: Node) {
    guard isDeclaring, let type = node.child(ExtensionDeclChild.extendedType) else {
      return walkFlat(node)
    }
    let header = header(of: node)
    var names = extendedNames(type)
    if names.fullName == .empty { names.fullName = names.name }
    var flags: DeclarationFlags = []
    if node.child(ExtensionDeclChild.genericWhereClause) != nil || statesArguments(type) {
      flags.insert(.constrained)
    }
    if text(from: node.offset, to: node.contentStart).firstRange(of: "sourcery:".utf8) != nil {
      flags.insert(.annotated)
    }
    let index = declare(
      .extension, header, name: names.name, fullName: names.fullName, nameStart: names.start,
      range: range(of: node), adding: flags)
    walkMembers(node, of: index)
  }

  /// Whether a type declaration has generic parameters, or a protocol primary associated types.
  private func takesTypes(_ node: Node) -> Bool {
    node.kind == .protocolDecl
      ? node.child(ProtocolDeclChild.primaryAssociatedTypeClause) != nil
      : node.child(TypeDeclChild.genericParameterClause) != nil
  }

  /// `Item` of `protocol Container<Item>`: `some Container<Int>` gives it a type without its name.
  mutating func walkPrimaryAssociatedType(_ node: Node) {
    guard let token = node.child(PrimaryAssociatedTypeChild.name), let found = name(of: token)
    else { return }
    emit(found.name, at: found.start, .type, labels: .empty)
  }

  /// Whether an extended type is written with its generic arguments: `Box<Int>`, `[Int]`, `Int?`.
  private func statesArguments(_ type: Node) -> Bool {
    switch type.kind {
    case .identifierType: type.child(IdentifierTypeChild.genericArgumentClause) != nil
    case .memberType:
      type.child(MemberTypeChild.genericArgumentClause) != nil
        || type.child(MemberTypeChild.baseType).map(statesArguments) ?? false
    default: true
    }
  }

  private func memberBlock(of node: Node) -> Node? {
    node.kind == .protocolDecl
      ? node.child(ProtocolDeclChild.memberBlock) : node.child(TypeDeclChild.memberBlock)
  }

  /// `Line` and `Cart.Line` of `extension Cart.Line`; the types behind `[Int]`, `Int?` by their own
  /// names.
  private mutating func extendedNames(_ type: Node) -> (name: NameID, fullName: NameID, start: Int)
  {
    switch type.kind {
    case .identifierType:
      guard let token = type.child(IdentifierTypeChild.name), let found = name(of: token) else {
        break
      }
      return (found.name, found.name, found.start)
    case .memberType:
      guard let base = type.child(MemberTypeChild.baseType),
        let token = type.child(MemberTypeChild.name), let found = name(of: token)
      else { break }
      let outer = extendedNames(base)
      scratch.removeAll(keepingCapacity: true)
      append(outer.fullName)
      scratch.append(UInt8(ascii: "."))
      append(found.name)
      return (found.name, internScratch(), found.start)
    case .arrayType: return known("Array", at: type)
    case .dictionaryType: return known("Dictionary", at: type)
    case .optionalType: return known("Optional", at: type)
    default: break
    }
    let name = intern(text(from: type.contentStart, to: type.contentEnd))
    return (name, name, type.contentStart)
  }

  private mutating func known(_ name: String, at node: Node)
    -> (name: NameID, fullName: NameID, start: Int)
  {
    let name = intern(name)
    return (name, name, node.contentStart)
  }

  private mutating func walkMembers(_ node: Node, of index: Int32) {
    let outer = (surroundings, declaration, isRewritten)
    declaration = index
    surroundings = .member
    isRewritten = false
    let mark = openScope()
    walkHeaderAndRest(node, of: index)
    closeScope(mark)
    (surroundings, declaration, isRewritten) = outer
  }

  /// Walks a declaration's children, noting what it inherits and extends.
  mutating func walkHeaderAndRest(_ node: Node, of index: Int32) {
    var cursor = NodeCursor(node)
    while let child = cursor.next() {
      switch child.node.kind {
      case .inheritanceClause: walkInheritance(child.node, of: index)
      case .identifierType where node.kind == .extensionDecl:
        walkIdentifierType(child.node, adding: .extended)
      case .memberType where node.kind == .extensionDecl:
        walkMemberType(child.node, adding: .extended)
      default: walk(child.node)
      }
    }
  }

  private mutating func walkInheritance(_ node: Node, of index: Int32) {
    guard let list = node.child(InheritanceClauseChild.inheritedTypes) else {
      return walkChildren(node)
    }
    facts.declarations[Int(index)].inheritanceStart = UInt32(facts.inheritedTypes.count)
    var cursor = NodeCursor(list)
    while let element = cursor.next() {
      if let type = element.node.child(InheritedTypeChild.type) {
        walkInherited(type, of: index, written: type)
      }
    }
    let start = facts.declarations[Int(index)].inheritanceStart
    facts.declarations[Int(index)].inheritanceCount = UInt32(facts.inheritedTypes.count) - start
  }

  private mutating func walkInherited(_ type: Node, of index: Int32, written: Node) {
    switch type.kind {
    case .identifierType, .memberType:
      if let token = typeName(type), let found = name(of: token) {
        let text = intern(self.text(from: written.contentStart, to: written.contentEnd))
        facts.inheritedTypes.append(
          InheritedTypeFact(name: found.name, text: text, nameStart: lines.position(found.start)))
      }
      if type.kind == .memberType {
        walkMemberType(type, adding: .inheritance)
      } else {
        walkIdentifierType(type, adding: .inheritance)
      }
    case .attributedType:
      if let attributes = type.child(AttributedTypeChild.attributes) { walk(attributes) }
      if let base = type.child(AttributedTypeChild.baseType) {
        walkInherited(base, of: index, written: written)
      }
    case .suppressedType:
      if let base = type.child(SuppressedTypeChild.type) {
        walkInherited(base, of: index, written: written)
      }
      facts.declarations[Int(index)].flags.insert(.noncopyable)
    case .compositionType:
      guard let elements = type.child(CompositionTypeChild.elements) else { return }
      var cursor = NodeCursor(elements)
      while let element = cursor.next() {
        if let part = element.node.child(CompositionTypeElementChild.type) {
          walkInherited(part, of: index, written: part)
        }
      }
    default: walk(type)
    }
  }

  private mutating func walkLocalType(_ node: Node) {
    let outer = (surroundings, isRewritten, isInLocalType)
    let mark = openScope()
    if let members = memberBlock(of: node) { bindMembers(members) }
    isInLocalType = true
    surroundings = .localMember
    isRewritten = false
    var cursor = NodeCursor(node)
    while let child = cursor.next() {
      let around = ambient
      if child.node.kind == .inheritanceClause { ambient.insert(.localInheritance) }
      walk(child.node)
      ambient = around
    }
    closeScope(mark)
    (surroundings, isRewritten, isInLocalType) = outer
  }

  // MARK: Declarations with nothing but a name

  mutating func walkNamed(_ node: Node, _ kind: DeclarationKind) {
    let mark = openScope()
    defer { closeScope(mark) }
    guard isDeclaring else { return walkChildren(node) }
    guard let token = node.child(NamedDeclChild.name), let found = name(of: token) else {
      return walkFlat(node)
    }
    let header = header(of: node)
    let outer = declaration
    declaration = declare(
      kind, header, name: found.name, fullName: found.name, nameStart: found.start,
      range: range(of: node))
    walkHeaderAndRest(node, of: declaration)
    declaration = outer
  }

  mutating func walkOperatorDeclaration(_ node: Node) {
    guard isDeclaring, let token = node.child(OperatorDeclChild.name),
      let view = token.raw.tokenView
    else { return }
    let start = token.offset + view.leadingTriviaByteLength
    let name = intern(text(from: start, to: start + view.textByteLength))
    let outer = declaration
    declaration = declare(
      .operator, DeclarationHeader(), name: name, fullName: name, nameStart: start,
      range: range(of: node))
    walkChildren(node)
    declaration = outer
  }

  mutating func walkEnumCase(_ node: Node) {
    guard isDeclaring, let elements = node.child(EnumCaseDeclChild.elements) else {
      return walkChildren(node)
    }
    let header = header(of: node)
    let outer = declaration
    var cursor = NodeCursor(elements)
    var next = cursor.next()
    let first = next?.node
    while let element = next?.node {
      next = cursor.next()
      guard let token = element.child(EnumCaseElementChild.name), let found = name(of: token) else {
        continue
      }
      var fullName = found.name
      var flags: DeclarationFlags = []
      if let clause = element.child(EnumCaseElementChild.parameterClause) {
        flags.insert(.hasAssociatedValues)
        scratch.removeAll(keepingCapacity: true)
        append(found.name)
        scratch.append(UInt8(ascii: "("))
        if let list = clause.child(EnumCaseParameterClauseChild.parameters) {
          var parameters = NodeCursor(list)
          while let parameter = parameters.next() {
            appendLabel(parameter.node.child(EnumCaseParameterChild.firstName))
          }
        }
        scratch.append(UInt8(ascii: ")"))
        fullName = internScratch()
      }
      if element.child(EnumCaseElementChild.rawValue) != nil { flags.insert(.hasRawValue) }
      let isShared = next != nil || element.offset != first?.offset
      if isShared { flags.insert(.sharesDeclaration) }
      declaration = outer
      let end = element.child(EnumCaseElementChild.trailingComma)?.offset ?? element.contentEnd
      declaration = declare(
        .enumCase, header, name: found.name, fullName: fullName, nameStart: found.start,
        range: isShared ? lines.range(found.start, trimmed(end)) : range(of: node), adding: flags)
      if element.offset == first?.offset,
        let attributes = node.child(AttributedDeclChild.attributes)
      {
        walk(attributes)
      }
      walkChildren(element)
    }
    declaration = outer
  }

  /// An end without white space before it.
  func trimmed(_ end: Int) -> Int {
    var end = end
    while end > 0, [UInt8(ascii: " "), 9, 10, 13].contains(source[end - 1]) { end -= 1 }
    return end
  }

  // MARK: Imports

  mutating func walkImport(_ node: Node) {
    guard let path = node.child(ImportDeclChild.path) else { return }
    var components = NodeCursor(path)
    guard let first = components.next()?.node,
      let token = first.child(ImportPathComponentChild.name), let module = name(of: token)
    else { return }
    let firstAttribute = facts.attributeNames.count
    let header = header(of: node)
    let attributes = facts.attributeNames[firstAttribute...].map { names.table[$0] }
    facts.attributeNames.removeLast(attributes.count)
    let start = (node.child(ImportDeclChild.importKindSpecifier) ?? path).contentStart
    facts.imports.append(
      ImportFact(
        module: module.name, text: intern(text(from: start, to: path.contentEnd)),
        range: range(of: node), nameStart: lines.position(module.start),
        isExported: attributes.contains("_exported"), isTestable: attributes.contains("testable"),
        hasOtherAttributes: attributes.contains { $0 != "_exported" && $0 != "testable" },
        access: header.access, condition: condition))
  }
}
