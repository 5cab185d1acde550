// SPDX-License-Identifier: MIT

import AssayGraphics

/// Why a view of a size is no picture.
package enum PictureSize: Error, Hashable, CustomStringConvertible {
  /// In points.
  case empty(width: Double, height: Double)
  /// In pixels.
  case cutOff(width: Double, height: Double)

  /// - Throws: `PictureSize` for a view without an area, or with one that no picture holds: a
  ///   reference of it would show nothing, or only a part.
  package static func check(_ scene: AssayGraphics.Scene) throws {
    let (size, scale) = (scene.size, scene.scale)
    guard size.width > 0, size.height > 0 else {
      throw PictureSize.empty(width: size.width, height: size.height)
    }
    let longest = Double(AssayGraphics.Scene.maxPixelSide)
    if size.width * scale > longest || size.height * scale > longest {
      throw PictureSize.cutOff(width: size.width * scale, height: size.height * scale)
    }
  }

  package var description: String {
    switch self {
    case .empty(let width, let height):
      "the view has no area (\(width.short)x\(height.short) points); give it a frame, or take it "
        + "on a device or in a size"
    case .cutOff(let width, let height):
      "the view takes \(width.short)x\(height.short) pixels, and a picture has at most "
        + "\(AssayGraphics.Scene.maxPixelSide) a side; take it in a size that it fits, or in parts"
    }
  }
}
