// SPDX-License-Identifier: MIT

@_spi(RawSyntax) internal import SwiftSyntax

/// The attributes and modifiers before a declaration's keyword.
struct DeclarationHeader {
  var flags: DeclarationFlags = []
  var access = AccessLevel.unstated
  var setterAccess = AccessLevel.unstated
  var attributesStart: UInt32 = 0
  var attributesCount: UInt32 = 0
  /// Whether an attribute may be a macro that rewrites the body.
  var mayRewrite = false
}

extension FactsWalker {
  /// Reads attributes and modifiers; what they use is walked later, with the declaration around it.
  mutating func header(of node: Node) -> DeclarationHeader {
    var header = DeclarationHeader()
    header.attributesStart = UInt32(facts.attributeNames.count)
    if let attributes = node.child(AttributedDeclChild.attributes), attributes.raw.byteLength > 0 {
      readAttributes(attributes, into: &header)
    }
    if let modifiers = node.child(AttributedDeclChild.modifiers), modifiers.raw.byteLength > 0 {
      readModifiers(modifiers, into: &header)
    }
    header.attributesCount = UInt32(facts.attributeNames.count) - header.attributesStart
    return header
  }

  private mutating func readAttributes(_ list: Node, into header: inout DeclarationHeader) {
    var cursor = NodeCursor(list)
    while let element = cursor.next() {
      if element.node.kind == .ifConfigDecl {
        guard let clauses = element.node.child(IfConfigDeclChild.clauses) else { continue }
        var clauseCursor = NodeCursor(clauses)
        while let clause = clauseCursor.next() {
          guard let elements = clause.node.child(IfConfigClauseChild.elements),
            elements.kind == .attributeList
          else {
            continue
          }
          readAttributes(elements, into: &header)
        }
        continue
      }
      guard element.node.kind == .attribute, let name = attributeName(element.node) else {
        continue
      }
      let meaning = meaning(of: name)
      header.flags.formUnion(meaning.flags)
      // Only functions have a body to rewrite.
      if meaning.isCustom, !AttributeNames.isPlainCustom(names.table[name], isOnType: false) {
        header.mayRewrite = true
      }
      readArguments(of: element.node, name: name, into: &header)
    }
  }

  private mutating func readArguments(
    of attribute: Node, name: NameID, into header: inout DeclarationHeader
  ) {
    guard let arguments = attribute.child(AttributeChild.arguments) else {
      facts.attributeNames.append(name)
      return
    }
    switch names.table[name] {
    case "available":
      facts.attributeNames.append(name)
      let words = text(from: arguments.offset, to: arguments.end)
      if words.contains("unavailable") || words.contains("obsoleted") {
        header.flags.insert(.unavailable)
      }
      if words.contains("deprecated") { header.flags.insert(.deprecated) }
    case "_spi":
      scratch.removeAll(keepingCapacity: true)
      scratch.append(contentsOf: "_spi(".utf8)
      scratch.append(contentsOf: text(from: arguments.contentStart, to: arguments.contentEnd))
      scratch.append(UInt8(ascii: ")"))
      facts.attributeNames.append(internScratch())
    default: facts.attributeNames.append(name)
    }
  }

  /// The last name of the attribute's type.
  private mutating func attributeName(_ attribute: Node) -> NameID? {
    guard let type = attribute.child(AttributeChild.attributeName) else { return nil }
    let token = typeName(type)
    guard let token else { return nil }
    return name(of: token)?.name
  }

  private mutating func meaning(of name: NameID) -> (flags: DeclarationFlags, isCustom: Bool) {
    if let known = attributeMeanings[name] { return known }
    let text = names.table[name]
    let known = AttributeNames.flags(of: text)
    let meaning = (known ?? AttributeNames.customFlags(of: text), known == nil)
    attributeMeanings[name] = meaning
    return meaning
  }

  private func readModifiers(_ list: Node, into header: inout DeclarationHeader) {
    var cursor = NodeCursor(list)
    while let modifier = cursor.next() {
      guard let token = modifier.node.child(DeclModifierChild.name), let view = token.raw.tokenView
      else { continue }
      let start = token.offset + view.leadingTriviaByteLength
      let word = text(from: start, to: start + view.textByteLength)
      if let level = AccessLevel(word: word) {
        // The only detail of an access modifier is `(set)`.
        if modifier.node.child(DeclModifierChild.detail) != nil {
          header.setterAccess = level
        } else {
          header.access = level
        }
      } else if let flag = DeclarationFlags(modifier: word) {
        header.flags.insert(flag)
      }
    }
  }

  mutating func walkAttribute(_ node: Node) {
    guard let type = node.child(AttributeChild.attributeName) else { return walkChildren(node) }
    guard let name = attributeName(node), meaning(of: name).isCustom else {
      // What the language's own attributes say is in words of their own, but for the few that name
      // declarations.
      if let arguments = node.child(AttributeChild.arguments), let name = attributeName(node),
        meaning(of: name).flags.contains(.compilerHook)
          || meaning(of: name).flags.contains(.linkage)
      {
        let outer = ambient
        ambient.insert(.macroArgument)
        walk(arguments)
        ambient = outer
      }
      return
    }
    var flags: UseFlags = .attribute
    if node.child(AttributeChild.leftParen) != nil { flags.insert(.called) }
    let first = facts.uses.count
    if type.kind == .memberType {
      walkMemberType(type, adding: flags)
    } else {
      walkIdentifierType(type, adding: flags)
    }
    guard let arguments = node.child(AttributeChild.arguments) else { return }
    if facts.uses.count > first {
      facts.uses[first].labels = callLabels(arguments)
    }
    let outer = ambient
    ambient.insert(.macroArgument)
    walk(arguments)
    ambient = outer
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func contains(_ word: StaticString) -> Bool {
    let length = word.utf8CodeUnitCount
    guard length <= count else { return false }
    for start in 0...(count - length) {
      var matched = 0
      while matched < length, self[start + matched] == word.utf8Start[matched] { matched += 1 }
      if matched == length { return true }
    }
    return false
  }

  fileprivate func equals(_ word: StaticString) -> Bool {
    guard count == word.utf8CodeUnitCount else { return false }
    for index in 0..<count where self[index] != word.utf8Start[index] { return false }
    return true
  }
}

extension AccessLevel {
  fileprivate init?(word: UnsafeBufferPointer<UInt8>) {
    if word.equals("public") {
      self = .public
    } else if word.equals("private") {
      self = .private
    } else if word.equals("fileprivate") {
      self = .fileprivate
    } else if word.equals("internal") {
      self = .internal
    } else if word.equals("package") {
      self = .package
    } else if word.equals("open") {
      self = .open
    } else {
      return nil
    }
  }
}

extension DeclarationFlags {
  fileprivate init?(modifier word: UnsafeBufferPointer<UInt8>) {
    if word.equals("static") {
      self = .static
    } else if word.equals("class") {
      self = .classMember
    } else if word.equals("override") {
      self = .override
    } else if word.equals("final") {
      self = .final
    } else if word.equals("lazy") {
      self = .lazy
    } else if word.equals("weak") {
      self = .weak
    } else if word.equals("dynamic") {
      self = .dynamic
    } else if word.equals("required") {
      self = .required
    } else if word.equals("convenience") {
      self = .convenience
    } else if word.equals("indirect") {
      self = .indirect
    } else if word.equals("optional") {
      self = .optional
    } else {
      return nil
    }
  }
}
