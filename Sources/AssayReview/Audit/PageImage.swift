// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayPages

/// A picture on a page, loaded when it is scrolled to.
struct PageImage {
  /// What is drawn over a picture, in its pixels.
  struct Marks {
    private let width: Int
    private let height: Int
    private let shapes: HTML

    init(_ picture: Bitmap, _ shapes: HTML) {
      width = picture.width
      height = picture.height
      self.shapes = shapes
    }

    var html: HTML {
      """
      <svg viewBox="0 0 \(width) \(height)" preserveAspectRatio="none" aria-hidden="true">\(shapes)</svg>
      """
    }
  }

  var address: String
  /// What it shows, for those who do not see it; empty where the words beside it say that.
  var text: String
  /// In CSS pixels.
  var width: Int
  var height: Int
  var marks: Marks?
  /// Whether its pixels are shown as squares.
  var isLarge = false

  var html: HTML {
    """
    <div class="\(isLarge ? "shot large" : "shot")"><img loading="lazy" decoding="async" \
    src="\(address)" alt="\(text)" width="\(width)" height="\(height)">\(marks?.html)</div>
    """
  }

  func figure(_ caption: String) -> HTML {
    "<figure>\(html)<figcaption>\(caption)</figcaption></figure>\n"
  }
}
