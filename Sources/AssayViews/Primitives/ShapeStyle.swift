// SPDX-License-Identifier: MIT

/// What fills a shape or colors text: a color, a gradient, a material, a level of the foreground.
public protocol ShapeStyle: Sendable {
  /// What the style is in an environment; `Never` for the styles that Assay draws itself.
  associatedtype Resolved: ShapeStyle = Never

  func resolve(in environment: EnvironmentValues) -> Resolved
}

nonisolated extension Never: ShapeStyle {
  public typealias Resolved = Never
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) is drawn by Assay itself and resolves to nothing")
  }
}

/// A style that has a place in a view description.
package protocol PrimitiveShapeStyle: ShapeStyle where Resolved == Never {
  /// nil for the foreground style in force.
  var styleNode: StyleNode? { get }
}

extension ShapeStyle {
  /// nil for the foreground style in force.
  func optionalStyleNode(in environment: EnvironmentValues) -> StyleNode? {
    if let primitive = self as? any PrimitiveShapeStyle { return primitive.styleNode }
    return resolve(in: environment).optionalStyleNode(in: environment)
  }

  func styleNode(in environment: EnvironmentValues) -> StyleNode {
    optionalStyleNode(in: environment) ?? environment.foregroundStyle ?? .hierarchical(0)
  }
}

extension Color: ShapeStyle, PrimitiveShapeStyle {
  public typealias Resolved = Never
  package var styleNode: StyleNode? { .color(self) }
}

extension LinearGradient: ShapeStyle, PrimitiveShapeStyle {
  public typealias Resolved = Never
  package var styleNode: StyleNode? { .linearGradient(self) }
}

/// The foreground style in force.
public struct ForegroundStyle: ShapeStyle, PrimitiveShapeStyle {
  public typealias Resolved = Never
  public init() {}
  package var styleNode: StyleNode? { nil }
}

/// A level of the foreground style in force.
public struct HierarchicalShapeStyle: ShapeStyle, PrimitiveShapeStyle {
  public typealias Resolved = Never
  let level: Int
  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  package var styleNode: StyleNode? { .hierarchical(level) }
}

public struct TintShapeStyle: ShapeStyle, PrimitiveShapeStyle {
  public typealias Resolved = Never
  public init() {}
  package var styleNode: StyleNode? { .tint }
}

/// The background of the container in force.
public struct BackgroundStyle: ShapeStyle, PrimitiveShapeStyle {
  public typealias Resolved = Never
  public init() {}
  package var styleNode: StyleNode? { .background }
}

public struct SeparatorShapeStyle: ShapeStyle, PrimitiveShapeStyle {
  public typealias Resolved = Never
  public init() {}
  package var styleNode: StyleNode? { .color(Color(base: .system("separator"))) }
}

public struct FillShapeStyle: ShapeStyle, PrimitiveShapeStyle {
  public typealias Resolved = Never
  public init() {}
  package var styleNode: StyleNode? { .color(Color(base: .system("systemFill"))) }
}

/// Frosted glass, drawn as the flat color nearest to it.
public struct Material: ShapeStyle, PrimitiveShapeStyle {
  public typealias Resolved = Never
  let name: String
  public static let ultraThin = Material(name: "ultraThinMaterial")
  public static let thin = Material(name: "thinMaterial")
  public static let regular = Material(name: "regularMaterial")
  public static let thick = Material(name: "thickMaterial")
  public static let ultraThick = Material(name: "ultraThickMaterial")
  public static let bar = Material(name: "bar")
  package var styleNode: StyleNode? { .material(name) }
}

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle
  public init<S: ShapeStyle>(_ style: S) { self.style = style }

  public func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    ResolvedStyle(styleNode: style.optionalStyleNode(in: environment))
  }
}

/// A color's own soft gradient, drawn as the flat color.
public struct AnyGradient: ShapeStyle, PrimitiveShapeStyle {
  public typealias Resolved = Never
  package let styleNode: StyleNode?

  public init(_ gradient: Gradient) {
    self.styleNode = .linearGradient(
      LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom))
  }

  init(flat color: Color) { self.styleNode = .color(color) }
}

/// A style as the node it is.
struct ResolvedStyle: PrimitiveShapeStyle {
  typealias Resolved = Never
  let styleNode: StyleNode?
}

/// A style whose alpha is multiplied.
struct OpacityStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let opacity: Double

  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    ResolvedStyle(styleNode: base.styleNode(in: environment).opacity(opacity))
  }
}

extension StyleNode {
  /// NB: a background and a material have no color of their own here; they keep their alpha.
  func opacity(_ opacity: Double) -> StyleNode {
    switch self {
    case .color(let color): .color(color.opacity(opacity))
    case .hierarchical(let level): .color(Color(base: .hierarchical(level), opacity: opacity))
    case .tint: .color(Color(base: .accent, opacity: opacity))
    case .linearGradient(var gradient):
      {
        for index in gradient.gradient.stops.indices {
          let color = gradient.gradient.stops[index].color
          gradient.gradient.stops[index].color = color.opacity(opacity)
        }
        return .linearGradient(gradient)
      }()
    case .background, .material: self
    }
  }
}
