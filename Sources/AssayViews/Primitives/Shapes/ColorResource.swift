// SPDX-License-Identifier: MIT

/// A color of the asset catalog by its generated symbol: `Color(.brand)`.
public nonisolated struct ColorResource: Hashable, Sendable {
  let name: String

  /// Creates a resource. The bundle is not used.
  public init(name: String, bundle: Bundle) { self.name = name }
}

nonisolated extension Color {
  /// Creates a color of the asset catalog: `Color(.brand)`.
  public init(_ resource: ColorResource) { self.init(resource.name) }
}

extension UIColor {
  /// Creates a color of the asset catalog. A missing one is reported when it is drawn.
  public convenience init(resource: ColorResource) { self.init(Color(resource)) }
}
