// SPDX-License-Identifier: MIT

public import AssayGraphics

/// Everything of the surroundings that one rendering depends on.
public struct TraitSet: Hashable, Sendable {
  /// What the view is given to fill.
  public enum Canvas: Hashable, Sendable {
    /// A whole screen with its safe area.
    case device(Device)
    /// A fixed size in points, no safe area, at a scale of pixels per point.
    case fixed(width: Double, height: Double, displayScale: Double)
    /// The view's own ideal size, at a scale of pixels per point.
    case sizeThatFits(displayScale: Double)
  }

  /// The area that the view fills.
  public var canvas: Canvas
  /// The appearance.
  public var appearance: Appearance
  /// The text size.
  public var dynamicTypeSize: DynamicTypeSize
  /// A BCP 47 tag such as `en`, `es-MX` or `zh-Hant`.
  public var locale: String
  /// nil for the locale's own.
  public var layoutDirection: LayoutDirection?
  /// Whether the user asks for less motion.
  public var reduceMotion: Bool
  /// Whether the status bar's space and the home indicator are drawn.
  public var showsSystemChrome: Bool
  /// How controls, bars and lists are drawn.
  public var look: LookName

  /// Creates a trait set. The defaults are light, the text size `large`, English and the look of
  /// the device: iOS 18 for phones, tablets and canvases without a device.
  public init(
    canvas: Canvas, appearance: Appearance = .light, dynamicTypeSize: DynamicTypeSize = .large,
    locale: String = "en", layoutDirection: LayoutDirection? = nil, reduceMotion: Bool = false,
    showsSystemChrome: Bool = false, look: LookName? = nil
  ) {
    self.canvas = canvas
    self.appearance = appearance
    self.dynamicTypeSize = dynamicTypeSize
    self.locale = locale
    self.layoutDirection = layoutDirection
    self.reduceMotion = reduceMotion
    self.showsSystemChrome = showsSystemChrome
    self.look = look ?? canvas.look
  }

  /// The number of pixels per point.
  public var displayScale: Double {
    switch canvas {
    case .device(let device): device.displayScale
    case .fixed(_, _, let scale), .sizeThatFits(let scale): scale
    }
  }
}

extension TraitSet.Canvas {
  /// The look where a trait set names none.
  package var look: LookName {
    switch self {
    case .device(let device): device.look
    case .fixed, .sizeThatFits: .iOS18
    }
  }

  package static func fixed(_ size: Size, displayScale: Double) -> Self {
    .fixed(width: size.width, height: size.height, displayScale: displayScale)
  }
}
