// SPDX-License-Identifier: MIT

extension UIColor {
  /// Writes the components of the color, of 0 to 1. A color of an asset catalog is clear, because
  /// catalogs are read only when a view is drawn.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let values = color.numbers
    for (pointer, value) in zip([red, green, blue, alpha], values) { pointer?.pointee = value }
    return true
  }

  /// Writes the hue, saturation, brightness and alpha of the color, of 0 to 1.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let values = color.numbers
    let (red, green, blue) = (values[0], values[1], values[2])
    let high = max(red, green, blue)
    let range = high - min(red, green, blue)
    var sixth: CGFloat = 0
    if range > 0 {
      sixth =
        high == red
        ? (green - blue) / range
        : high == green ? 2 + (blue - red) / range : 4 + (red - green) / range
    }
    hue?.pointee = (sixth < 0 ? sixth + 6 : sixth) / 6
    saturation?.pointee = high > 0 ? range / high : 0
    brightness?.pointee = high
    alpha?.pointee = values[3]
    return true
  }

  /// Writes the gray and the alpha of the color, of 0 to 1.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let values = color.numbers
    white?.pointee = 0.2126 * values[0] + 0.7152 * values[1] + 0.0722 * values[2]
    alpha?.pointee = values[3]
    return true
  }
}

extension CGColor {
  /// Red, green, blue and alpha, of 0 to 1. Unlike in Core Graphics, a gray has four too.
  public var components: [CGFloat]? { color.numbers }
  /// The number of components.
  public var numberOfComponents: Int { 4 }
  /// The alpha, of 0 to 1.
  public var alpha: CGFloat { color.numbers[3] }
}

extension Color {
  /// The color for code that names Core Graphics'.
  public var cgColor: CGColor? { CGColor(self) }

  /// Red, green, blue and alpha in the environment of the body that is evaluated.
  var numbers: [CGFloat] {
    let resolved = resolve(in: CurrentEnvironment.values ?? EnvironmentValues())
    return [resolved.red, resolved.green, resolved.blue, resolved.opacity].map { CGFloat($0) }
  }
}
