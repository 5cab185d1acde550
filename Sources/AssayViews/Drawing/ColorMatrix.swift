// SPDX-License-Identifier: MIT

/// A linear function of the channels of a color, for the filter of a canvas.
///
/// Each row is a new channel (red, green, blue, alpha), each column a factor of red, green, blue,
/// alpha and 1. It begins as the function that changes nothing.
public struct ColorMatrix: Hashable, Sendable {
  /// A factor of the new red.
  public var r1: Float = 1
  /// A factor of the new red.
  public var r2: Float = 0
  /// A factor of the new red.
  public var r3: Float = 0
  /// A factor of the new red.
  public var r4: Float = 0
  /// Added to the new red.
  public var r5: Float = 0
  /// A factor of the new green.
  public var g1: Float = 0
  /// A factor of the new green.
  public var g2: Float = 1
  /// A factor of the new green.
  public var g3: Float = 0
  /// A factor of the new green.
  public var g4: Float = 0
  /// Added to the new green.
  public var g5: Float = 0
  /// A factor of the new blue.
  public var b1: Float = 0
  /// A factor of the new blue.
  public var b2: Float = 0
  /// A factor of the new blue.
  public var b3: Float = 1
  /// A factor of the new blue.
  public var b4: Float = 0
  /// Added to the new blue.
  public var b5: Float = 0
  /// A factor of the new alpha.
  public var a1: Float = 0
  /// A factor of the new alpha.
  public var a2: Float = 0
  /// A factor of the new alpha.
  public var a3: Float = 0
  /// A factor of the new alpha.
  public var a4: Float = 1
  /// Added to the new alpha.
  public var a5: Float = 0

  /// Creates the function that changes nothing.
  public init() {}
}

extension GraphicsContext.Filter {
  /// Accepted, but not drawn: a Metal shader of colors, which a snapshot reports.
  public static func colorShader(_ shader: Shader) -> GraphicsContext.Filter {
    .undrawn(shader.report)
  }
  /// Accepted, but not drawn: a Metal shader of places, which a snapshot reports.
  public static func distortionShader(
    _ shader: Shader, maxSampleOffset: CGSize
  ) -> GraphicsContext.Filter {
    .undrawn(shader.report)
  }
  /// Accepted, but not drawn: a Metal shader of layers, which a snapshot reports.
  public static func layerShader(
    _ shader: Shader, maxSampleOffset: CGSize
  ) -> GraphicsContext.Filter {
    .undrawn(shader.report)
  }
  /// Accepted, but not drawn: a linear function of the channels, which a snapshot reports unless it
  /// changes nothing.
  public static func colorMatrix(_ matrix: ColorMatrix) -> GraphicsContext.Filter {
    matrix == ColorMatrix() ? .brightness(0) : .undrawn("a color matrix in a canvas")
  }
}
