// SPDX-License-Identifier: MIT

package import AssayGraphics

/// A picture that an earlier run drew: enough to recognize it in a reference without drawing it
/// again.
package struct DrawnPicture: Hashable, Sendable {
  package var pixels: PixelHash
  /// In pixels.
  package var width: Int
  /// In pixels.
  package var height: Int
  /// What was noticed while it was drawn.
  package var notes: [String]
  /// The picture files that were drawn from, in order of their paths.
  package var files: [File]

  package struct File: Hashable, Codable, Sendable {
    /// As the renderer opened it.
    package var path: String
    /// Of the contents, in hexadecimal digits; nil where there was no such file.
    package var hash: String?

    package init(path: String, hash: String?) {
      self.path = path
      self.hash = hash
    }
  }

  package init(
    pixels: PixelHash, width: Int, height: Int, notes: [String] = [], files: [File] = []
  ) {
    self.pixels = pixels
    self.width = width
    self.height = height
    self.notes = notes
    self.files = files
  }
}
