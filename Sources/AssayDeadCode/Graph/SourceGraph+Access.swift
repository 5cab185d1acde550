// SPDX-License-Identifier: MIT

/// How far declarations are visible.
extension SourceGraph {
  /// Visibility as the language counts it, by declaration.
  ///
  /// Requirements and enum cases are as visible as their type, an extension's modifier applies to
  /// its members, and no declaration is more visible than the one around it.
  func effectiveAccess() -> [AccessLevel] {
    var result = [AccessLevel](repeating: .internal, count: declarations.count)
    // A declaration comes after the one around it, but the type that an extension extends may come
    // later, in another file.
    for pass in 0..<4 {
      for index in declarations.indices where pass == 0 || declarations[index].kind != .protocol {
        result[index] = effectiveAccess(of: index, known: result)
      }
    }
    return result
  }

  private func effectiveAccess(of index: Int, known: [AccessLevel]) -> AccessLevel {
    let declaration = declarations[index]
    guard declaration.parent != .none else {
      if declaration.kind == .extension {
        return declaration.extended == .none ? .public : known[declaration.extended.index]
      }
      return declaration.access == .unstated ? .internal : declaration.access
    }
    let parent = declarations[declaration.parent.index]
    let around = known[declaration.parent.index]
    if parent.kind == .protocol || declaration.kind == .enumCase { return around }
    if declaration.access != .unstated { return min(around, declaration.access) }
    let byExtension = parent.kind == .extension && parent.access != .unstated
    return min(around, byExtension ? parent.access : .internal)
  }
}
