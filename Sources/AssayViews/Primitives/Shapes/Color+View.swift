// SPDX-License-Identifier: MIT

nonisolated extension Color: View, PrimitiveView {
  public typealias Body = Never

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    [ViewNode(.color(self))]
  }
}

nonisolated extension LinearGradient: View, PrimitiveView {
  public typealias Body = Never

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    [ViewNode(.linearGradient(self))]
  }
}

extension Color {
  /// Creates a color of the asset catalog. The bundle is not used.
  public init(_ name: String, bundle: Bundle?) { self.init(name) }

  /// The third level of the foreground style, for code that names the type.
  public static var tertiary: Color { Color(base: .hierarchical(2)) }
  /// The fourth level of the foreground style, for code that names the type.
  public static var quaternary: Color { Color(base: .hierarchical(3)) }
}
