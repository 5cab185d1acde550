// SPDX-License-Identifier: MIT

import AssayFiles
import AssayGraphics
import AssayRaster
import AssayReview
import AssayText

/// Shows the pictures of a snapshot in a terminal that can.
struct ReviewPictures {
  var format: TerminalPictures
  /// In pixels.
  var size: (width: Int, height: Int)
  var write: (String) -> Void
  private let rasterizer: Rasterizer?

  /// - Throws: `FontError` where pictures are shown and no font is found.
  init(
    format: TerminalPictures, size: (width: Int, height: Int), write: @escaping (String) -> Void
  ) throws {
    self.format = format
    self.size = size
    self.write = write
    rasterizer =
      format == .none ? nil : Rasterizer(engine: try TextEngine(search: ProjectFonts.search()))
  }

  /// Reference, new rendition and difference side by side, scaled to fit two thirds of the screen.
  func show(_ entry: SnapshotReport.Entry) {
    guard let rasterizer else { return }
    let files = PosixFileSystem()
    let pictures = entry.files.existing.compactMap { _, path -> Bitmap? in
      // The words say that a file is missing or damaged.
      do { return try PNG.decode(files.read(path)) } catch { return nil }
    }
    guard !pictures.isEmpty else { return }
    let room = (size.width - 16 * (pictures.count - 1)) / pictures.count
    let scaled = pictures.map { picture in
      let factor = min(
        Double(room) / Double(picture.width), Double(size.height) * 2 / 3 / Double(picture.height))
      let side = Double(max(picture.width, picture.height)) * min(1, factor)
      return Thumbnail(
        of: picture, caption: "", longestSide: max(1, Int(side)), with: rasterizer
      ).bitmap
    }
    do { write(try format.drawing(Self.joined(scaled))) } catch {}
  }

  private static func joined(_ pictures: [Bitmap]) -> Bitmap {
    let width = pictures.reduce(16 * (pictures.count - 1)) { $0 + $1.width }
    let height = pictures.map(\.height).max() ?? 1
    var result = Bitmap(width: width, height: height, pixel: 0)
    var left = 0
    for picture in pictures {
      for y in 0..<picture.height {
        for x in 0..<picture.width { result[left + x, y] = picture[x, y] }
      }
      left += picture.width + 16
    }
    return result
  }
}
