// SPDX-License-Identifier: MIT

/// The symbols that Xcode generates for asset catalogs, as Swift source: `.logo` for
/// `Image(.logo)`, and `Color.brand` where extensions are asked for.
package struct AssetSymbols: Sendable {
  private let colors: AssetSymbolTree
  private let images: AssetSymbolTree
  private let hasExtensions: Bool
  /// Names of static members that the app gives to types itself.
  private let declared: [String: Set<String>]

  /// - Parameters:
  ///   - hasExtensions: whether colors and images are members of `Color`, `UIColor`, `UIImage` and
  ///     `ShapeStyle` too.
  ///   - declared: the static members that the app declares in extensions, by the name of the type:
  ///     they are left out.
  package init(
    _ names: AssetNames, hasExtensions: Bool, declared: [String: Set<String>] = [:]
  ) {
    colors = AssetSymbolTree(names.colors)
    images = AssetSymbolTree(names.images)
    self.hasExtensions = hasExtensions
    self.declared = declared
  }

  /// The source of a file. It declares nothing on Apple's systems, where Xcode writes such a file.
  ///
  /// - Parameters:
  ///   - header: a comment without its slashes.
  ///   - module: what the file imports. A source cannot name both SwiftUI and AssayViews: where the
  ///     one is an alias of the other, the compiler refuses the other's name.
  package func source(header: String, module: String) -> String {
    var lines = [
      "// \(header)", "#if !canImport(Darwin)", "import Foundation", "import \(module)", "",
    ]
    lines += resources("ColorResource", colors) + resources("ImageResource", images)
    if hasExtensions {
      lines += members("Color", of: "Color", from: "ColorResource", colors, "(")
      lines += members("UIColor", of: "UIColor", from: "ColorResource", colors, "(resource: ")
      let top = AssetSymbolTree(members: colors.members)
      lines += members(
        "ShapeStyle where Self == Color", of: "Color", from: "ColorResource", top, "(")
      lines += members("UIImage", of: "UIImage", from: "ImageResource", images, "(resource: ")
    }
    return lines.joined(separator: "\n") + "\n#endif\n"
  }

  private func resources(_ type: String, _ tree: AssetSymbolTree) -> [String] {
    let own = declared[type] ?? []
    return extending(type, tree.without(own), of: type) { member in
      "\(type)(name: \(Self.literal(member.asset)), bundle: .main)"
    }
  }

  /// - Parameters:
  ///   - extended: what the extension says it extends.
  ///   - type: of the members.
  ///   - resource: the type of the resources that they are made from.
  ///   - opening: what is between the type and the resource.
  private func members(
    _ extended: String, of type: String, from resource: String, _ tree: AssetSymbolTree,
    _ opening: String
  ) -> [String] {
    let name = String(extended.prefix { $0 != " " })
    var left = KnownMembers.names(of: name).union(declared[name] ?? [])
    if name == "UIColor" { left.formUnion(declared["NSColor"] ?? []) }
    if name == "UIImage" { left.formUnion(declared["NSImage"] ?? []) }
    // In a namespace of that name, the name would no longer mean the type.
    let tree = tree.without(left.union(declared[resource] ?? [])).without(namespaces: [type])
    return extending(extended, tree, of: type) { member in
      "\(type)\(opening)\(resource).\(member.path))"
    }
  }

  private func extending(
    _ extended: String, _ tree: AssetSymbolTree, of type: String,
    value: (AssetSymbolTree.Member) -> String
  ) -> [String] {
    guard !tree.isEmpty else { return [] }
    func body(_ tree: AssetSymbolTree, indent: String) -> [String] {
      var lines = tree.members.map { member in
        "\(indent)nonisolated static var \(AssetSymbolName.declared(member.symbol)): "
          + "\(type) { \(value(member)) }"
      }
      lines += tree.clashes.map { "\(indent)// \(Self.literal($0)) has the name of another asset." }
      for namespace in tree.namespaces {
        lines.append("\(indent)enum \(AssetSymbolName.declared(namespace.symbol)) {")
        lines += body(namespace.tree, indent: indent + "  ")
        lines.append("\(indent)}")
      }
      return lines
    }
    return ["extension \(extended) {"] + body(tree, indent: "  ") + ["}", ""]
  }

  private static func literal(_ text: String) -> String {
    "\"\(SwiftLiteral.contents(text))\""
  }
}
