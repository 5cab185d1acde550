// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// The ends of lines, by Core Graphics' name.
public typealias CGLineCap = StrokeStyle.LineCap
/// The corners of lines, by Core Graphics' name.
public typealias CGLineJoin = StrokeStyle.LineJoin

/// Which parts of a path are inside.
public enum CGPathFillRule: Int, Sendable {
  /// A rule.
  case winding, evenOdd
}

/// How a path is drawn.
public enum CGPathDrawingMode: Int32, Sendable {
  /// A way.
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

/// Accepted, but not drawn: how enlarged images are smoothed.
public enum CGInterpolationQuality: Int32, Sendable {
  /// A way.
  case `default`, none, low, high, medium
}

/// How colors are laid over others.
public enum CGBlendMode: Int32, Sendable {
  /// A way.
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  /// A way.
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn
  /// A way.
  case sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor
  /// A way.
  case plusDarker, plusLighter

  /// nil for a mode that is not drawn.
  var mode: BlendMode? {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationOut, .clear: .destinationOut
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    case .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop, .xor: nil
    }
  }
}

/// Accepted, and not used: colors are mixed in sRGB.
public final class CGColorSpace: Sendable {
  /// Any color space.
  public init?(name: CFString) {}
  fileprivate init() {}
  /// The name of a color space.
  public static let sRGB = "kCGColorSpaceSRGB" as CFString
  /// The name of a color space.
  public static let displayP3 = "kCGColorSpaceDisplayP3" as CFString
  /// The name of a color space.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2" as CFString
}

/// Returns a color space.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
/// Returns a color space.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace() }

/// Colors and their places on the way from 0 to 1.
public final class CGGradient: Sendable {
  let gradient: Gradient

  /// Creates a gradient of `CGColor`s. Without places the colors are evenly spaced.
  public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {
    let colors = colors.compactMap { ($0 as? CGColor)?.color }
    guard colors.count > 1 else { return nil }
    let last = CGFloat(colors.count - 1)
    gradient = Gradient(
      stops: colors.indices.map { index in
        let even = CGFloat(index) / last
        let place = locations.map { $0.indices.contains(index) ? $0[index] : even } ?? even
        return Gradient.Stop(color: colors[index], location: place)
      })
  }
}

/// Which ends of a gradient are drawn.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// One bit an end.
  public let rawValue: UInt32
  /// Creates options from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Before the first color.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// After the last color.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// Core Foundation's text, without its module.
public typealias CFString = String
/// Core Foundation's list, without its module.
public typealias CFArray = [Any]
