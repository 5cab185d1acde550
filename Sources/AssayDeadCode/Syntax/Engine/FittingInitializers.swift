// SPDX-License-Identifier: MIT

extension SyntaxGraphBuilder {
  /// All initializers that a call with these labels may mean, whatever their types.
  ///
  /// There are thousands in a large app, and few kinds of calls and shapes, so each pair of kinds
  /// is looked up once.
  mutating func initializers(fitting call: CallShapes.Call, of use: NameUse) -> [DeclarationID] {
    // `isFitting` looks at no labels of these.
    guard !call.text.isEmpty, use.flags.isDisjoint(with: [.pattern, .switchItem, .attribute]) else {
      return index.declarations(named: "init".utf8)
    }
    if let known = initializersOfLabels[call.number] { return known }
    let fitting = initializersByShape.enumerated().flatMap { place, group in
      guard let first = group.first, place < initializersByShape.count - 1 else { return group }
      return shapes.fits(call, first, graph) ? group : []
    }
    .sorted()
    initializersOfLabels[call.number] = fitting
    return fitting
  }
}
