// SPDX-License-Identifier: MIT

package import AssayGraphics
package import AssayRaster
internal import AssayText

/// Many renditions in one picture: a heading a group, and rows of captioned thumbnails.
package struct ContactSheet: Sendable {
  package struct Group: Sendable {
    package var title: String
    var thumbnails: [Thumbnail]

    package init(title: String, thumbnails: [Thumbnail]) {
      self.title = title
      self.thumbnails = thumbnails
    }
  }

  var groups: [Group]
  /// In pixels.
  package var width: Double

  private let margin = 32.0
  private let gap = 20.0
  private let captionHeight = 26.0
  private let titleHeight = 56.0

  package init(groups: [Group], width: Double = 2400) {
    self.groups = groups
    self.width = width
  }

  package func picture(with rasterizer: Rasterizer) -> Bitmap {
    var scene = Scene(
      size: Size(width: width, height: 0), scale: 1,
      background: RGBAColor(red: 0xEE, green: 0xEE, blue: 0xF2))
    let words = CaptionWriter(engine: rasterizer.engine)
    var y = margin
    for group in groups {
      scene.items += words.items(
        group.title, size: 26, weight: 600, at: Point(x: margin, y: y), maxWidth: width - 2 * margin
      )
      y += titleHeight
      y = place(group.thumbnails, from: y, in: &scene, words: words) + margin
    }
    scene.size.height = y
    return rasterizer.draw(scene)
  }

  /// Rows from left to right; each is as high as its tallest thumbnail.
  private func place(
    _ thumbnails: [Thumbnail], from top: Double, in scene: inout Scene, words: CaptionWriter
  ) -> Double {
    var x = margin
    var y = top
    var rowHeight = 0.0
    for thumbnail in thumbnails {
      let size = Size(
        width: Double(thumbnail.bitmap.width), height: Double(thumbnail.bitmap.height))
      if x > margin, x + size.width > width - margin {
        x = margin
        y += rowHeight + captionHeight + gap
        rowHeight = 0
      }
      let frame = Rect(origin: Point(x: x, y: y), size: size)
      scene.items.append(
        .group(
          GroupItem(
            items: [.fill(.rectangle(frame), .color(.white))],
            shadow: Shadow(color: RGBAColor.black.opacity(0.2), radius: 8, x: 0, y: 2))))
      scene.items.append(.image(ImageItem(bitmap: thumbnail.bitmap, frame: frame)))
      scene.items += words.items(
        thumbnail.caption, size: 13, weight: 400, at: Point(x: x, y: frame.maxY + 6),
        maxWidth: size.width)
      rowHeight = max(rowHeight, size.height)
      x += size.width + gap
    }
    return y + rowHeight + captionHeight
  }
}

/// Draws one line of words, cut short where it is too long.
private struct CaptionWriter {
  var engine: TextEngine

  func items(
    _ text: String, size: Double, weight: Int, at origin: Point, maxWidth: Double
  ) -> [DisplayItem] {
    let layout = engine.layout(
      TextRequest(
        runs: [
          TextRequest.Run(
            text: text, font: FontDescriptor(size: size, weight: weight),
            color: RGBAColor(red: 0x1C, green: 0x1C, blue: 0x1E))
        ],
        maxWidth: maxWidth, lineLimit: 1, truncationMode: .middle, displayScale: 1))
    let runs = layout.lines.flatMap(\.runs).map { run in
      var moved = run
      moved.glyphs = run.glyphs.map {
        Glyph(id: $0.id, x: $0.x + origin.x, y: $0.y + origin.y)
      }
      return moved
    }
    return [
      .text(
        TextItem(
          string: text, frame: Rect(origin: origin, size: layout.size), runs: runs,
          isTruncated: layout.isTruncated))
    ]
  }
}
