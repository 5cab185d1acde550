// SPDX-License-Identifier: MIT

extension SyntaxGraphBuilder {
  /// All initializers that a call with these labels may mean, whatever their types.
  ///
  /// There are thousands in a large app, and few kinds of calls, so each kind is looked up once.
  mutating func initializers(
    fitting labels: ArraySlice<UInt8>, of use: NameUse
  ) -> [DeclarationID] {
    let all = index.declarations(named: "init".utf8)
    // `isFitting` looks at no labels of these.
    guard !labels.isEmpty, use.flags.isDisjoint(with: [.pattern, .switchItem, .attribute]) else {
      return all
    }
    if let known = initializersOfLabels[labels] { return known }
    let fitting = all.filter { candidate in
      guard graph.declarations[candidate.index].kind == .initializer else { return true }
      return NameShape.fits(call: labels, shape: graph.shapeUTF8(of: candidate))
    }
    initializersOfLabels[labels] = fitting
    return fitting
  }
}
