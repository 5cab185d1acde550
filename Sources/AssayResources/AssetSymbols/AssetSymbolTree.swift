// SPDX-License-Identifier: MIT

/// The symbols of colors or of images, by their namespaces.
struct AssetSymbolTree: Sendable {
  struct Member: Sendable {
    var symbol: String
    /// The symbol with its namespaces, as code writes it: `Onboarding.hero`.
    var path: String
    /// The name in the catalog: `Onboarding/hero`.
    var asset: String
  }

  struct Namespace: Sendable {
    var symbol: String
    var tree: AssetSymbolTree
  }

  var members: [Member] = []
  var namespaces: [Namespace] = []
  /// Names in the catalog whose symbols another asset has.
  var clashes: [String] = []

  init(members: [Member]) { self.members = members }

  /// Of several assets whose names make one symbol, the first has it, in the order of their bytes.
  init(_ names: Set<String>) {
    for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      add(name.split(separator: "/").map(String.init)[...], path: [], asset: name)
    }
  }

  var isEmpty: Bool { members.isEmpty && namespaces.isEmpty }

  private mutating func add(_ parts: ArraySlice<String>, path: [String], asset: String) {
    guard let part = parts.first else { return }
    guard parts.count > 1 else {
      guard let symbol = AssetSymbolName.member(part) else { return }
      if members.contains(where: { $0.symbol == symbol }) {
        clashes.append(asset)
      } else {
        let path = (path + [symbol]).map(AssetSymbolName.declared).joined(separator: ".")
        members.append(Member(symbol: symbol, path: path, asset: asset))
      }
      return
    }
    guard let symbol = AssetSymbolName.namespace(part) else { return }
    let index = namespaces.firstIndex { $0.symbol == symbol } ?? namespaces.count
    if index == namespaces.count {
      namespaces.append(Namespace(symbol: symbol, tree: AssetSymbolTree(members: [])))
    }
    namespaces[index].tree.add(parts.dropFirst(), path: path + [symbol], asset: asset)
  }

  /// Without symbols outside of namespaces.
  func without(_ symbols: Set<String>) -> AssetSymbolTree {
    var copy = self
    copy.members.removeAll { symbols.contains($0.symbol) }
    return copy
  }

  func without(namespaces symbols: Set<String>) -> AssetSymbolTree {
    var copy = self
    copy.namespaces.removeAll { symbols.contains($0.symbol) }
    return copy
  }
}
