// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// What covered pixels get.
enum Brush {
  /// One pixel value, alpha multiplied in.
  case solid(UInt32)
  case shader(any RowShader)

  /// Nil where the paint draws nothing.
  init?(_ paint: Paint, _ transform: AffineTransform) {
    switch paint {
    case .color(let color):
      guard color.alpha > 0 else { return nil }
      self = .solid(color.pixel)
    case .linearGradient(let gradient):
      guard let shader = GradientShader(gradient, transform) else { return nil }
      self = shader.onlyPixel.map(Brush.solid) ?? .shader(shader)
    case .radialGradient(let gradient):
      guard let shader = RadialShader(gradient, transform) else { return nil }
      self = .shader(shader)
    case .angularGradient(let gradient):
      guard let shader = AngularShader(gradient, transform) else { return nil }
      self = .shader(shader)
    case .meshGradient(let gradient):
      guard let shader = MeshShader(gradient, transform) else { return nil }
      self = .shader(shader)
    case .image(let image):
      guard let shader = TileShader(image, transform) else { return nil }
      self = .shader(shader)
    }
  }
}

/// Computes pixels from their places.
protocol RowShader {
  /// Writes the pixels from (x, y) to the right.
  func shade(_ row: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int)
}

extension RGBAColor {
  /// The color as a bitmap's pixel.
  var pixel: UInt32 {
    Blend.premultiplied(red: red, green: green, blue: blue, alpha: alpha)
  }
}
