// SPDX-License-Identifier: MIT

/// What decides which declarations of a name a use fits, wherever it is.
struct FittingKey: Hashable {
  /// Of the index.
  var list: Int32
  var labels: Int32
  var flags: UseFlags

  /// The others say nothing about it.
  static let flags: UseFlags = [.operator, .attribute, .type, .member, .pattern, .switchItem]
}

extension SyntaxGraphBuilder {
  /// All of a list that a use fits.
  ///
  /// A large folder has thousands of declarations of a common name and uses of it in thousands of
  /// files, but few kinds of uses, so each kind is looked up once.
  mutating func declarations(
    inList list: Int, fitting use: NameUse, in names: NameTable, file: Int
  ) -> [DeclarationID] {
    let key = FittingKey(
      list: Int32(list), labels: index.number(of: use.labels, in: file),
      flags: use.flags.intersection(FittingKey.flags))
    if let known = fitting[key] { return known }
    let call = call(use, in: names, file: file)
    let found = index.declarations(inList: list).filter { isFitting($0, use, call) }
    fitting[key] = found
    return found
  }

  /// Whether a use may mean a declaration by its kind and its labels.
  func isFitting(
    _ candidate: DeclarationID, _ use: NameUse, _ call: CallShapes.Call
  ) -> Bool {
    let declaration = graph.declarations[candidate.index]
    let kind = declaration.kind
    if use.flags.contains(.operator) { return declaration.flags.contains(.operatorFunction) }
    let isType = kind.isNominalType || kind == .typealias || kind == .associatedType
    if use.flags.contains(.attribute) { return isType || kind == .macro }
    if use.flags.contains(.type), !isType { return false }
    if kind == .operator || kind == .precedenceGroup { return true }
    if kind == .deinitializer { return false }
    guard !call.text.isEmpty, kind.isCallable, use.flags.isDisjoint(with: UseClass.patterns) else {
      return true
    }
    // `Type.method(value)` gives the method of a value; its own labels come with the next call.
    if kind == .method, use.flags.contains(.member), call.text.elementsEqual("(_:)".utf8) {
      return true
    }
    return shapes.fits(call, candidate, shape: graph.shapeUTF8(of: candidate))
  }
}
