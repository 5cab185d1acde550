// SPDX-License-Identifier: MIT

/// A space of colors, by AppKit's name of the type. Only those whose components are sRGB's here.
public struct NSColorSpace: Hashable, Sendable {
  private let name: String
  /// The space of every color here.
  public static let sRGB = NSColorSpace(name: "sRGB")
  /// sRGB with components beyond 0 to 1, which no color has here.
  public static let extendedSRGB = NSColorSpace(name: "extendedSRGB")
  /// The space of the device, which is sRGB.
  public static let deviceRGB = NSColorSpace(name: "deviceRGB")
  /// The space of no device in particular. Unlike AppKit's, it is sRGB.
  public static let genericRGB = NSColorSpace(name: "genericRGB")
}

// Disfavored, because UIKit lacks the names, and apps for phones declare some of them.
extension UIColor {
  /// The color: it is one of sRGB.
  public func usingColorSpace(_ space: NSColorSpace) -> UIColor? { self }
  /// The red of the color, from 0 to 1.
  @_disfavoredOverload
  public var redComponent: CGFloat { color.numbers[0] }
  /// The green of the color, from 0 to 1.
  @_disfavoredOverload
  public var greenComponent: CGFloat { color.numbers[1] }
  /// The blue of the color, from 0 to 1.
  @_disfavoredOverload
  public var blueComponent: CGFloat { color.numbers[2] }
  /// The opacity of the color, from 0 to 1.
  @_disfavoredOverload
  public var alphaComponent: CGFloat { color.numbers[3] }
  /// The hue of the color, from 0 to 1.
  @_disfavoredOverload
  public var hueComponent: CGFloat {
    var hue: CGFloat = 0
    getHue(&hue, saturation: nil, brightness: nil, alpha: nil)
    return hue
  }
  /// The saturation of the color, from 0 to 1.
  @_disfavoredOverload
  public var saturationComponent: CGFloat {
    var saturation: CGFloat = 0
    getHue(nil, saturation: &saturation, brightness: nil, alpha: nil)
    return saturation
  }
  /// The brightness of the color, from 0 to 1.
  @_disfavoredOverload
  public var brightnessComponent: CGFloat {
    var brightness: CGFloat = 0
    getHue(nil, saturation: nil, brightness: &brightness, alpha: nil)
    return brightness
  }
}
