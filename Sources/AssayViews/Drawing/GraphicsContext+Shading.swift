// SPDX-License-Identifier: MIT

internal import AssayGraphics

extension GraphicsContext {
  /// What fills or strokes a path of a canvas.
  public struct Shading {
    private enum Kind {
      case style(any ShapeStyle)
      case foreground
      case linear(Gradient, CGPoint, CGPoint)
      case radial(Gradient, CGPoint, CGFloat, CGFloat)
      case conic(Gradient, CGPoint, Angle)
      case tiled(Image, CGPoint, CGRect, CGFloat)
      case shader(Shader)
      case notDrawn(String)
    }

    private let kind: Kind

    /// What of it is not drawn, for a report.
    private var undrawn: String?

    private init(kind: Kind) { self.kind = kind }
    private init(kind: Kind, options: GradientOptions) {
      self.kind = kind
      undrawn = options.isEmpty ? nil : "an option of a gradient in a canvas"
    }

    /// The foreground style.
    public static var foreground: Shading { Shading(kind: .foreground) }
    /// A color.
    public static func color(_ color: Color) -> Shading { Shading(kind: .style(color)) }
    /// A color of components from 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }
    /// A gray from 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, white: white, opacity: opacity))
    }
    /// A style over the frame of the path.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(style)) }

    /// A gradient between two points.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = []
    ) -> Shading {
      Shading(kind: .linear(gradient, startPoint, endPoint), options: options)
    }

    /// A gradient between two circles; radii are in points.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = []
    ) -> Shading {
      Shading(kind: .radial(gradient, center, startRadius, endRadius), options: options)
    }

    /// A whole turn of a gradient around a point.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = .zero, options: GradientOptions = []
    ) -> Shading {
      Shading(kind: .conic(gradient, center, angle), options: options)
    }

    /// A repeated image.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> Shading {
      Shading(kind: .tiled(image, origin, sourceRect, scale))
    }

    /// A gradient of a mesh over the frame of the path.
    public static func meshGradient(_ gradient: MeshGradient) -> Shading { style(gradient) }

    /// Several, for layers of symbols and levels of styles. Unlike SwiftUI, the first is used,
    /// which a snapshot reports.
    public static func palette(_ array: [Shading]) -> Shading {
      var first = array.first ?? .foreground
      if array.count > 1 { first.undrawn = "the palette shading of a canvas" }
      return first
    }

    /// Accepted, but not drawn: what is drawn already, which a snapshot reports.
    public static var backdrop: Shading {
      Shading(kind: .notDrawn("the backdrop shading of a canvas"))
    }

    /// Accepted, but not drawn: a Metal shader, which a snapshot reports.
    public static func shader(_ shader: Shader, bounds: CGRect = .zero) -> Shading {
      Shading(kind: .shader(shader))
    }

    /// Nil for what is not drawn.
    func paint(_ page: CanvasPage, in frame: Rect) -> Paint? {
      func stops(_ gradient: Gradient) -> [LinearGradientPaint.Stop] {
        gradient.stops.map {
          LinearGradientPaint.Stop(color: page.tools.color($0.color), location: $0.location)
        }
      }
      if let undrawn { page.tools.report(undrawn) }
      switch kind {
      case .style(let style):
        return page.tools.paint(style.styleNode(in: page.context.environment), in: frame)
      case .foreground:
        let style = page.context.environment.foregroundStyle ?? .hierarchical(0)
        return page.tools.paint(style, in: frame)
      case .linear(let gradient, let start, let end):
        return .linearGradient(
          LinearGradientPaint(stops: stops(gradient), start: Point(start), end: Point(end)))
      case .radial(let gradient, let center, let start, let end):
        return .radialGradient(
          RadialGradientPaint(
            stops: stops(gradient), center: Point(center), startRadius: Double(start),
            endRadius: Double(end)))
      case .conic(let gradient, let center, let angle):
        return .angularGradient(
          AngularGradientPaint(
            stops: stops(gradient), center: Point(center), start: angle.degrees / 360,
            end: angle.degrees / 360 + 1))
      case .tiled(let image, let origin, let source, let scale):
        let paint = ImagePaintNode(image.node, source: Rect(source), scale: Double(scale))
        return page.tools.paint(
          .image(paint), in: Rect(x: Double(origin.x), y: Double(origin.y), width: 0, height: 0))
      case .shader(let shader):
        page.tools.report(shader.report)
        return nil
      case .notDrawn(let what):
        page.tools.report(what)
        return nil
      }
    }
  }

  /// A change of the picture of what is drawn.
  public struct Filter {
    private enum Kind {
      case layer(LayerFilter)
      case shadow(Color, CGFloat, CGFloat, CGFloat)
      case projection(ProjectionTransform)
      case notDrawn(String)
    }

    private let kind: Kind
    /// What of it is not drawn, for a report.
    private var undrawn: String?

    private init(kind: Kind, undrawn: String? = nil) {
      self.kind = kind
      self.undrawn = undrawn
    }

    /// A Gaussian blur; the radius is its standard deviation, in points.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(
        kind: .layer(.blur(radius: Double(radius), isOpaque: options.contains(.opaque))))
    }
    /// Adds an amount to each color channel.
    public static func brightness(_ amount: Double) -> Filter {
      Filter(kind: .layer(.brightness(amount)))
    }
    /// Scales each color channel about the middle.
    public static func contrast(_ amount: Double) -> Filter {
      Filter(kind: .layer(.contrast(amount)))
    }
    /// Sets how strong colors are.
    public static func saturation(_ amount: Double) -> Filter {
      Filter(kind: .layer(.saturation(amount)))
    }
    /// Makes colors gray.
    public static func grayscale(_ amount: Double) -> Filter {
      Filter(kind: .layer(.grayscale(amount)))
    }
    /// Turns the hues of all colors.
    public static func hueRotation(_ angle: Angle) -> Filter {
      Filter(kind: .layer(.hueRotation(angle)))
    }
    /// Multiplies all colors by another.
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter(kind: .layer(.colorMultiply(color)))
    }
    /// Replaces each color by its opposite. Unlike SwiftUI, an amount below 1 does nothing.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      Filter(
        kind: amount == 1 ? .layer(.colorInvert) : .notDrawn("a part of an inverted color"))
    }
    /// Draws black, as opaque as each color was bright.
    public static var luminanceToAlpha: Filter { Filter(kind: .layer(.luminanceToAlpha)) }
    /// A shadow; lengths are in points.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter(
        kind: .shadow(color, radius, x, y),
        undrawn: options.changesPicture || blendMode != .normal
          ? "an option of a shadow in a canvas" : nil)
    }
    /// A projective transform.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(kind: .projection(matrix))
    }
    /// Accepted, but not drawn, which a snapshot reports.
    static func undrawn(_ what: String) -> Filter { Filter(kind: .notDrawn(what)) }

    /// Accepted, but not drawn: a color for each alpha in a range, which a snapshot reports.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = .black
    ) -> Filter {
      Filter(kind: .notDrawn("an alpha threshold in a canvas"))
    }

    func items(_ content: [DisplayItem], _ page: CanvasPage) -> [DisplayItem] {
      func layer(_ effect: LayerEffect) -> [DisplayItem] {
        [.group(GroupItem(items: content, layer: effect))]
      }
      if let undrawn { page.tools.report(undrawn) }
      switch kind {
      case .layer(let filter): return page.tools.filtered(content, filter)
      case .shadow(let color, let radius, let x, let y):
        let shadow = Shadow(
          color: page.tools.color(color), radius: Double(radius), x: Double(x), y: Double(y))
        return [.group(GroupItem(items: content, shadow: shadow))]
      case .projection(let matrix): return layer(.projection(matrix.node, center: .zero))
      case .notDrawn(let what):
        page.tools.report(what)
        return content
      }
    }
  }

  /// Options of a blur.
  public struct BlurOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Creates options from their bits.
    public init(rawValue: UInt32 = 0) { self.rawValue = rawValue }
    /// An opaque result.
    public static let opaque = BlurOptions(rawValue: 1)
    /// Accepted, but not drawn: dithering.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  /// Options of a shadow. Unlike SwiftUI, they are not drawn, which a snapshot reports.
  public struct ShadowOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Creates options from their bits.
    public init(rawValue: UInt32 = 0) { self.rawValue = rawValue }
    /// Accepted, but not drawn: the shadow above.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// Accepted, but not drawn: the shadow alone.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// Accepted, but not drawn: the opposite of the shadow.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// Accepted, but not drawn: one shadow for a group.
    public static let disablesGroup = ShadowOptions(rawValue: 8)

    /// Whether a shadow without them looks different.
    var changesPicture: Bool { !isDisjoint(with: [.shadowAbove, .shadowOnly, .invertsAlpha]) }
  }

  /// Options of a gradient. Unlike SwiftUI, they are not drawn, which a snapshot reports.
  public struct GradientOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Accepted, but not drawn: repeats the gradient.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// Accepted, but not drawn: repeats the gradient, every second time mirrored.
    public static let mirror = GradientOptions(rawValue: 2)
    /// Accepted, but not drawn: mixes linear colors.
    public static let linearColor = GradientOptions(rawValue: 4)
  }
}
