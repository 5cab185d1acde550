// SPDX-License-Identifier: MIT

/// A style that fills a shape or colors text: a color, a gradient, a material or a level of the
/// foreground.
public protocol ShapeStyle: Sendable {
  /// The type of the resolved style; `Never` for the styles that Assay draws itself.
  associatedtype Resolved: ShapeStyle = Never

  /// Returns the style for an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

nonisolated extension Never: ShapeStyle {
  public typealias Resolved = Never
}

extension ShapeStyle where Resolved == Never {
  /// Never called, because Assay draws the style itself.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) is drawn by Assay itself and resolves to nothing")
  }
}

/// A style that a view description can hold.
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

/// The foreground style in effect.
public struct ForegroundStyle: ShapeStyle, PrimitiveShapeStyle {
  public typealias Resolved = Never
  /// Creates the style.
  public init() {}
  package var styleNode: StyleNode? { nil }
}

/// A level of the foreground style in effect.
public struct HierarchicalShapeStyle: ShapeStyle, PrimitiveShapeStyle {
  public typealias Resolved = Never
  let level: Int
  /// The first level.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second level.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  package var styleNode: StyleNode? { .hierarchical(level) }
}

/// The tint color in effect.
public struct TintShapeStyle: ShapeStyle, PrimitiveShapeStyle {
  public typealias Resolved = Never
  /// Creates the style.
  public init() {}
  package var styleNode: StyleNode? { .tint }
}

/// The background of the container.
public struct BackgroundStyle: ShapeStyle, PrimitiveShapeStyle {
  public typealias Resolved = Never
  /// Creates the style.
  public init() {}
  package var styleNode: StyleNode? { .background }
}

/// The color of separators.
public struct SeparatorShapeStyle: ShapeStyle, PrimitiveShapeStyle {
  public typealias Resolved = Never
  /// Creates the style.
  public init() {}
  package var styleNode: StyleNode? { .color(Color(base: .system("separator"))) }
}

/// The color of fills.
public struct FillShapeStyle: ShapeStyle, PrimitiveShapeStyle {
  public typealias Resolved = Never
  /// Creates the style.
  public init() {}
  package var styleNode: StyleNode? { .color(Color(base: .system("systemFill"))) }
}

/// Unlike SwiftUI, a flat color that is nearest to frosted glass.
public struct Material: ShapeStyle, PrimitiveShapeStyle {
  public typealias Resolved = Never
  let name: String
  /// Very thin frosted glass.
  public static let ultraThin = Material(name: "ultraThinMaterial")
  /// Thin frosted glass.
  public static let thin = Material(name: "thinMaterial")
  /// Frosted glass of medium thickness.
  public static let regular = Material(name: "regularMaterial")
  /// Thick frosted glass.
  public static let thick = Material(name: "thickMaterial")
  /// Very thick frosted glass.
  public static let ultraThick = Material(name: "ultraThickMaterial")
  /// The frosted glass of bars.
  public static let bar = Material(name: "bar")
  package var styleNode: StyleNode? { .material(name) }
}

/// A style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle
  /// Hides the type of a style.
  public init<S: ShapeStyle>(_ style: S) { self.style = style }

  /// Returns the hidden style for an environment.
  public func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    ResolvedStyle(styleNode: style.optionalStyleNode(in: environment))
  }
}

/// Unlike SwiftUI, a vertical gradient; the soft gradient of a color is drawn as the flat color.
public struct AnyGradient: ShapeStyle, PrimitiveShapeStyle {
  public typealias Resolved = Never
  package let styleNode: StyleNode?

  /// Creates a vertical gradient.
  public init(_ gradient: Gradient) {
    self.styleNode = .linearGradient(
      LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom))
  }

  init(flat color: Color) { self.styleNode = .color(color) }
}

/// A style that is already resolved to a node.
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
  /// NB: a background and a material have no color yet, so their opacity does not change.
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
