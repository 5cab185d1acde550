// SPDX-License-Identifier: MIT

public import AssayGraphics
public import AssayText

/// Draws scenes. One value may be used from many threads at once.
public struct Rasterizer: Sendable {
  public var engine: TextEngine

  public init(engine: TextEngine) {
    self.engine = engine
  }

  /// The scene's picture, `scene.pixelWidth` by `scene.pixelHeight`.
  public func draw(_ scene: Scene) -> Bitmap {
    fatalError("not written yet")
  }

  /// Draws into a bitmap whose memory is used again where its size fits; replaced where it does not.
  public func draw(_ scene: Scene, into bitmap: inout Bitmap) {
    fatalError("not written yet")
  }
}
