// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayLayout
internal import AssayNodes
internal import AssayResources
internal import AssayTraits

/// Turns colors and styles into paint, for the appearance, tint and foreground in force.
struct StyleResolver {
  // NB: what it needs of the environment and no more, for each drawing keeps one.
  private let appearance: Appearance
  private let assets: AssetCatalog?
  private let idiom: AssetIdiom
  private let ownTint: Color?
  private let ownAccent: Color?
  private let baseForeground: StyleNode?
  private let foregroundLevels: [StyleNode]
  private var ownBackground: StyleNode?
  private let pictures: PictureFinder
  private let surface: String
  private let interfaceStyle: InterfaceStyle
  private let isElevated: Bool
  /// The foreground style in force.
  let foreground: StyleNode
  let isRightToLeft: Bool

  init(_ environment: SceneEnvironment) {
    appearance = environment.appearance
    assets = environment.assets
    idiom = environment.idiom
    ownTint = environment.values.tint
    ownAccent = environment.values.accentColor
    baseForeground = environment.values.baseForegroundStyle
    foregroundLevels = environment.values.foregroundLevels
    ownBackground = environment.values.backgroundStyle
    pictures = PictureFinder(environment)
    surface = environment.surface
    interfaceStyle = environment.look.name.interfaceStyle
    isElevated = environment.values.isElevated
    foreground = environment.values.foregroundStyle ?? .hierarchical(0)
    isRightToLeft = environment.isRightToLeft
  }

  /// A color of the system table; nil for a name it does not hold.
  func system(_ name: String) -> RGBAColor? {
    SystemColors.color(
      name, appearance.colorAppearance, style: interfaceStyle, isElevated: isElevated)
  }

  func color(_ color: Color) -> RGBAColor {
    color.resolve(
      appearance: appearance, accent: color.needsAccent ? accent : .clear, assets: assets,
      idiom: idiom, style: interfaceStyle, isElevated: isElevated)
  }

  /// Why the colors of a style are not drawn that no table holds.
  func unknownColors(_ style: StyleNode) -> [SceneDiagnostic.Code] {
    unknownNames(style).map { name in
      .unknownColor(name, similar: assets?.colorSets.keys.name(like: name))
    }
  }

  /// The names of colors that no table holds.
  func unknownNames(_ style: StyleNode) -> [String] {
    switch style {
    case .color(let color): [color].compactMap { $0.missingAssetName(in: assets) }
    case .linearGradient(let gradient):
      gradient.gradient.stops.compactMap { $0.color.missingAssetName(in: assets) }
    case .gradient(let gradient):
      gradient.colors.compactMap { $0.missingAssetName(in: assets) }
    case .faded(let style, _), .blended(let style, _): unknownNames(style)
    case .shadowed(let style, let shadow):
      unknownNames(style) + [shadow.color].compactMap { $0.missingAssetName(in: assets) }
    case .hierarchical(let level): ownLevel(level).map(unknownNames) ?? []
    case .tint, .background, .material, .image: []
    }
  }

  var tint: RGBAColor { ownTint.map(color) ?? accent }

  /// As in an app, whose catalog's "AccentColor" is its accent color unless a view sets another.
  private var accent: RGBAColor {
    // NB: an accent color of `.accentColor` is the app's, not itself.
    if let ownAccent, !ownAccent.needsAccent { return color(ownAccent) }
    return assets?.color(named: AssetCatalog.accentColor, appearance.colorAppearance, idiom: idiom)
      ?? system("systemBlue") ?? .black
  }

  /// One color for a style: a gradient's first.
  func solid(_ style: StyleNode) -> RGBAColor {
    paint(style, in: .zero).colors.first ?? .clear
  }

  /// - Parameter frame: what a gradient runs over, in points of the scene.
  func paint(_ style: StyleNode, in frame: Rect) -> Paint {
    switch style {
    case .color(let value):
      return .color(color(value))
    case .linearGradient(let gradient):
      return .linearGradient(self.gradient(gradient, in: frame))
    case .hierarchical(let level):
      if let own = ownLevel(level) { return paint(own, in: frame) }
      guard let base = baseForeground else {
        return .color(
          SystemColors.hierarchical(level, appearance.colorAppearance, style: interfaceStyle))
      }
      return faded(paint(base, in: frame), by: StyleNode.opacity(ofLevel: level))
    case .tint:
      return .color(tint)
    case .background:
      if let ownBackground {
        // NB: a background inside of it is the surface, not itself.
        var around = self
        around.ownBackground = nil
        return around.paint(ownBackground, in: frame)
      }
      return .color(system(surface) ?? .white)
    case .gradient(let gradient):
      return self.gradient(gradient, in: frame)
    case .image(let image):
      return pictures.paint(image, in: frame) ?? .color(.clear)
    case .faded(let style, let opacity):
      return faded(paint(style, in: frame), by: opacity)
    case .shadowed(let style, _), .blended(let style, _):
      return paint(style, in: frame)
    case .material(let name):
      return .color(MaterialColor.color(name, isDark: appearance.colorScheme == .dark))
    }
  }

  func gradient(_ gradient: LinearGradient, in frame: Rect) -> LinearGradientPaint {
    LinearGradientPaint(
      stops: stops(gradient.gradient), start: point(gradient.startPoint, frame),
      end: point(gradient.endPoint, frame))
  }

  func stops(_ gradient: Gradient) -> [LinearGradientPaint.Stop] {
    gradient.stops.map {
      LinearGradientPaint.Stop(color: color($0.color), location: $0.location)
    }
  }

  func point(_ unit: UnitPoint, _ frame: Rect) -> Point {
    let x = isRightToLeft ? 1 - unit.x : unit.x
    return Point(x: frame.minX + frame.width * x, y: frame.minY + frame.height * unit.y)
  }

  /// A level of the foreground that is given.
  private func ownLevel(_ level: Int) -> StyleNode? {
    foregroundLevels.indices.contains(level - 1) ? foregroundLevels[level - 1] : nil
  }

  /// A level of a style for a layer of a symbol: one that is given, or the style, fainter.
  func level(_ level: Int, of style: StyleNode) -> StyleNode {
    if let own = ownLevel(level) { return own }
    if case .hierarchical(0) = style { return .hierarchical(level) }
    return .faded(style, StyleNode.opacity(ofLevel: level))
  }

  private func faded(_ paint: Paint, by opacity: Double) -> Paint {
    paint.mapColors { $0.opacity(opacity) }
  }
}

extension Color {
  /// NB: the accent color may itself be a color that needs one, so it is looked up only where it
  /// counts.
  fileprivate var needsAccent: Bool {
    switch base {
    case .accent: true
    case .appearances(let first, let second), .mixed(let first, let second, _, _):
      first.needsAccent || second.needsAccent
    case .system, .hierarchical, .rgba, .asset: false
    }
  }
}
