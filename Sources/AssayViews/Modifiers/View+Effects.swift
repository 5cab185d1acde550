// SPDX-License-Identifier: MIT

public import AssayGraphics

nonisolated extension View {
  /// Blurs the view. The radius is the standard deviation of a Gaussian blur, in points.
  ///
  /// An opaque blur fills the frame of the view and does not fade at its edges.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modified(.blur(radius: Double(radius), isOpaque: opaque))
  }

  /// Sets how the view is laid over what is behind it.
  public func blendMode(_ blendMode: BlendMode) -> some View { modified(.blendMode(blendMode)) }

  /// Lets views inside that blend do so with each other only.
  public func compositingGroup() -> some View { modified(.compositingGroup) }

  /// Lets views inside that blend do so with each other only. Unlike SwiftUI, an opaque group and a
  /// color mode have no effect.
  public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    modified(.compositingGroup)
  }

  /// Adds an amount to each color channel.
  public func brightness(_ amount: Double) -> some View { modified(.brightness(amount)) }
  /// Scales each color channel about the middle; 1 changes nothing.
  public func contrast(_ amount: Double) -> some View { modified(.contrast(amount)) }
  /// Sets how strong colors are, from 0, which is gray, to 1 and beyond.
  public func saturation(_ amount: Double) -> some View { modified(.saturation(amount)) }
  /// Makes colors gray, from 0, which changes nothing, to 1.
  public func grayscale(_ amount: Double) -> some View { modified(.grayscale(amount)) }
  /// Turns the hues of all colors.
  public func hueRotation(_ angle: Angle) -> some View { modified(.hueRotation(angle)) }
  /// Multiplies all colors by another.
  public func colorMultiply(_ color: Color) -> some View { modified(.colorMultiply(color)) }
  /// Replaces each color by its opposite.
  public func colorInvert() -> some View { modified(.colorInvert) }
  /// Draws black, as opaque as each color was bright.
  public func luminanceToAlpha() -> some View { modified(.luminanceToAlpha) }

  /// Draws the view turned around an axis in space. Its place in the layout is unchanged.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modified(
      .rotation3DEffect(
        SpaceRotation(
          angle, axis: (Double(axis.x), Double(axis.y), Double(axis.z)), anchor: anchor,
          anchorZ: Double(anchorZ), perspective: Double(perspective))))
  }

  /// Draws the view through an affine transform of its own coordinates. Its place in the layout is
  /// unchanged.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modified(.projectionEffect(ProjectionTransform(transform).node))
  }

  /// Draws the view through a projective transform of its own coordinates. Its place in the layout
  /// is unchanged.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modified(.projectionEffect(transform.node))
  }

  /// Mirrors the view where the layout runs from right to left.
  @ViewBuilder
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    if enabled { modified(.flipsForRightToLeftLayoutDirection) } else { self }
  }

  /// Sets whether the view is drawn mirrored where the language reads from right to left. Unlike
  /// SwiftUI, mirroring where it reads from left to right is not drawn, which a snapshot reports.
  @ViewBuilder
  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    switch behavior {
    case .fixed: self
    case .mirrors(in: .leftToRight): reporting("a view mirrored from left to right")
    default: flipsForRightToLeftLayoutDirection(true)
    }
  }

  /// Sets the shape that `ContainerRelativeShape` follows inside.
  public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modified { _ in .containerShape(shape.geometry) }
  }

  /// Sets the variant of the symbols in the view.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    modified(.symbolVariant(variant.name))
  }

  /// Accepted, but not drawn: a symbol at rest has no effect. An active one that hides the symbol
  /// or changes its size is reported.
  public func symbolEffect<T>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View where T: IndefiniteSymbolEffect, T: SymbolEffect {
    reporting(isActive ? effect.configuration.undrawn : nil)
  }

  /// Accepted, but not drawn: a symbol at rest has no effect.
  public func symbolEffect<T, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View where T: DiscreteSymbolEffect, T: SymbolEffect {
    self
  }

  /// Accepted, but not drawn: whether symbols inside have effects.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}

/// How the view is laid over what is behind it.
public typealias BlendMode = AssayGraphics.LayerBlendMode

/// How colors are mixed in a group. Unlike SwiftUI, always the first.
public enum ColorRenderingMode: Hashable, Sendable {
  /// The sRGB color space.
  case nonLinear
  /// The sRGB color space with linear components.
  case linear
  /// The extended sRGB color space with linear components.
  case extendedLinear
}

extension EnvironmentValues {
  /// The variant of the symbols in the view.
  public var symbolVariants: SymbolVariants {
    get { SymbolVariants(parts: symbolVariantNames.sorted()) }
    set { symbolVariantNames = Set(newValue.parts) }
  }
}

/// The variants that SF Symbols have.
public struct SymbolVariants: Hashable, Sendable {
  let parts: [String]

  /// No variant.
  public static let none = SymbolVariants(parts: [])
  /// In a circle.
  public static let circle = SymbolVariants(parts: ["circle"])
  /// In a square.
  public static let square = SymbolVariants(parts: ["square"])
  /// In a rectangle.
  public static let rectangle = SymbolVariants(parts: ["rectangle"])
  /// Filled.
  public static let fill = SymbolVariants(parts: ["fill"])
  /// With a line through it.
  public static let slash = SymbolVariants(parts: ["slash"])

  /// The variant in a circle.
  public var circle: SymbolVariants { adding("circle") }
  /// The variant in a square.
  public var square: SymbolVariants { adding("square") }
  /// The variant in a rectangle.
  public var rectangle: SymbolVariants { adding("rectangle") }
  /// The variant, filled.
  public var fill: SymbolVariants { adding("fill") }
  /// The variant with a line through it.
  public var slash: SymbolVariants { adding("slash") }

  /// Whether the variant includes another.
  public func contains(_ other: SymbolVariants) -> Bool {
    other.parts.allSatisfy(parts.contains)
  }

  private func adding(_ part: String) -> SymbolVariants {
    SymbolVariants(parts: parts.filter { $0 != part } + [part])
  }

  var name: String { parts.joined(separator: ".") }
}
