// SPDX-License-Identifier: MIT

extension SyntaxGraphBuilder {
  /// All initializers that a call with these labels may mean, whatever their types.
  ///
  /// There are thousands in a large app, and few kinds of calls, so each kind is looked up once.
  mutating func initializers(fitting call: CallShapes.Call, of use: NameUse) -> [DeclarationID] {
    // `isFitting` looks at no labels of these.
    guard !call.text.isEmpty, use.flags.isDisjoint(with: [.pattern, .switchItem, .attribute]) else {
      return index.declarations(named: "init".utf8)
    }
    if let known = initializersOfLabels[call.number] { return known }
    let fitting = initializerShapes.declarations(fitting: call.text)
    initializersOfLabels[call.number] = fitting
    return fitting
  }
}
