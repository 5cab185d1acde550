// SPDX-License-Identifier: MIT

internal import AssayGraphics

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
package protocol PrimitiveShapeStyle: ShapeStyle {
  /// nil for the foreground style in force.
  var styleNode: StyleNode? { get }
}

extension ShapeStyle {
  /// nil for the foreground style in force.
  func optionalStyleNode(in environment: EnvironmentValues) -> StyleNode? {
    if self is TintShapeStyle, let gradient = environment.gradientTint { return gradient.style }
    if let primitive = self as? any PrimitiveShapeStyle { return primitive.styleNode }
    return resolve(in: environment).optionalStyleNode(in: environment)
  }

  func styleNode(in environment: EnvironmentValues) -> StyleNode {
    optionalStyleNode(in: environment) ?? environment.foregroundStyle ?? .hierarchical(0)
  }
}

extension Color: ShapeStyle, PrimitiveShapeStyle {
  package var styleNode: StyleNode? { .color(self) }
}

extension Gradient: ShapeStyle, PrimitiveShapeStyle {
  public typealias Resolved = Never
  package var styleNode: StyleNode? {
    .linearGradient(LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom))
  }
}

extension LinearGradient: ShapeStyle, PrimitiveShapeStyle {
  public typealias Resolved = Never
  package var styleNode: StyleNode? { .linearGradient(self) }
}

extension RadialGradient: ShapeStyle, PrimitiveShapeStyle {
  public typealias Resolved = Never
  package var styleNode: StyleNode? { .gradient(.radial(self)) }
}

extension EllipticalGradient: ShapeStyle, PrimitiveShapeStyle {
  public typealias Resolved = Never
  package var styleNode: StyleNode? { .gradient(.elliptical(self)) }
}

extension AngularGradient: ShapeStyle, PrimitiveShapeStyle {
  public typealias Resolved = Never
  package var styleNode: StyleNode? { .gradient(.angular(self)) }
}

extension MeshGradient: ShapeStyle, PrimitiveShapeStyle {
  public typealias Resolved = Never
  package var styleNode: StyleNode? { .gradient(.mesh(self)) }
}

/// An image that is repeated over the area that it fills.
public struct ImagePaint: ShapeStyle, PrimitiveShapeStyle {
  public typealias Resolved = Never
  /// The image.
  public var image: Image
  /// The part of the image, as fractions of it.
  public var sourceRect: CGRect
  /// Multiplies the size of the image.
  public var scale: CGFloat

  /// Creates a paint from a part of an image.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  package var styleNode: StyleNode? {
    .image(ImagePaintNode(image.node, source: Rect(sourceRect), scale: Double(scale)))
  }
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
  var level = 0
  /// Creates the style.
  public init() {}

  package var styleNode: StyleNode? {
    switch level {
    case 0: .background
    case 1: .color(Color(base: .system("secondarySystemBackground")))
    default: .color(Color(base: .system("tertiarySystemBackground")))
    }
  }
}

/// The color of what is selected: the tint.
public struct SelectionShapeStyle: ShapeStyle, PrimitiveShapeStyle {
  public typealias Resolved = Never
  /// Creates the style.
  public init() {}
  package var styleNode: StyleNode? { .tint }
}

/// The color of separators.
public struct SeparatorShapeStyle: ShapeStyle, PrimitiveShapeStyle {
  public typealias Resolved = Never
  /// Creates the style.
  public init() {}
  package var styleNode: StyleNode? { .color(Color(base: .system("separator"))) }
}

/// The color of links.
public struct LinkShapeStyle: ShapeStyle, PrimitiveShapeStyle {
  public typealias Resolved = Never
  /// Creates the style.
  public init() {}
  package var styleNode: StyleNode? { .color(Color(base: .system("link"))) }
}

/// The color of placeholders.
public struct PlaceholderTextShapeStyle: ShapeStyle, PrimitiveShapeStyle {
  public typealias Resolved = Never
  /// Creates the style.
  public init() {}
  package var styleNode: StyleNode? { .color(Color(base: .system("placeholderText"))) }
}

/// The background of windows.
public struct WindowBackgroundShapeStyle: ShapeStyle, PrimitiveShapeStyle {
  public typealias Resolved = Never
  /// Creates the style.
  public init() {}
  package var styleNode: StyleNode? { .background }
}

/// The color of fills.
public struct FillShapeStyle: ShapeStyle, PrimitiveShapeStyle {
  public typealias Resolved = Never
  var level = 0
  /// Creates the style.
  public init() {}

  package var styleNode: StyleNode? {
    let names = [
      "systemFill", "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill",
    ]
    return .color(Color(base: .system(names[min(level, 3)])))
  }
}

/// Unlike SwiftUI, a flat color that is nearest to frosted glass.
public struct Material: ShapeStyle, PrimitiveShapeStyle {
  public typealias Resolved = Never
  let name: MaterialName
  /// Very thin frosted glass.
  public static let ultraThin = Material(name: .ultraThinMaterial)
  /// Thin frosted glass.
  public static let thin = Material(name: .thinMaterial)
  /// Frosted glass of medium thickness.
  public static let regular = Material(name: .regularMaterial)
  /// Thick frosted glass.
  public static let thick = Material(name: .thickMaterial)
  /// Very thick frosted glass.
  public static let ultraThick = Material(name: .ultraThickMaterial)
  /// The frosted glass of bars.
  public static let bar = Material(name: .bar)
  package var styleNode: StyleNode? { .material(name) }

  /// Returns the same material: the window of a snapshot is active. Unlike SwiftUI, one of an
  /// inactive window is not drawn, which is reported.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material {
    if appearance == .inactive { LeftOutNotes.add("a material of an inactive window") }
    return self
  }
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

/// A vertical gradient as a style.
public struct AnyGradient: Hashable, ShapeStyle, PrimitiveShapeStyle {
  public typealias Resolved = Never
  private let gradient: Gradient

  /// Creates a vertical gradient.
  public init(_ gradient: Gradient) { self.gradient = gradient }

  /// Sets the space in which the colors are mixed.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    AnyGradient(gradient.mixed(in: space))
  }

  package var styleNode: StyleNode? { gradient.styleNode }
}

extension Gradient {
  /// The space in which a gradient mixes its colors.
  public struct ColorSpace: Hashable, Sendable {
    private let name: String
    /// The sRGB color space.
    public static let device = ColorSpace(name: "device")
    /// A space in which equal steps look equal.
    public static let perceptual = ColorSpace(name: "perceptual")
  }

  /// Sets the space in which the colors are mixed.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(mixed(in: space)) }

  /// As a gradient is drawn in the space of the device, with stops between those of another space.
  fileprivate func mixed(in space: ColorSpace) -> Gradient {
    guard space != .device, let first = stops.first else { return self }
    let count = 16
    var result = [first]
    for (from, to) in zip(stops, stops.dropFirst()) {
      guard from.location != to.location else {
        result.append(to)
        continue
      }
      for step in 1...count {
        let part = Double(step) / Double(count)
        result.append(
          Stop(
            color: from.color.mix(with: to.color, by: part, in: space),
            location: from.location + (to.location - from.location) * part))
      }
    }
    return Gradient(stops: result)
  }
}

/// A style that is already resolved to a node.
struct ResolvedStyle: PrimitiveShapeStyle {
  typealias Resolved = Never
  let styleNode: StyleNode?
}

/// A style that is changed once it is known.
struct ChangedStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let change: @Sendable (StyleNode) -> StyleNode

  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    ResolvedStyle(styleNode: change(base.styleNode(in: environment)))
  }
}

extension StyleNode {
  func opacity(_ opacity: Double) -> StyleNode {
    switch self {
    case .color(let color): return .color(color.opacity(opacity))
    case .hierarchical(let level):
      return .color(Color(base: .hierarchical(level), opacity: opacity))
    case .linearGradient(var gradient):
      for index in gradient.gradient.stops.indices {
        let color = gradient.gradient.stops[index].color
        gradient.gradient.stops[index].color = color.opacity(opacity)
      }
      return .linearGradient(gradient)
    case .gradient, .image, .tint, .background, .material, .faded, .shadowed, .blended:
      return .faded(self, opacity)
    }
  }
}
