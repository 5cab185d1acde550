// SPDX-License-Identifier: MIT

package import AssayGraphics

/// Measures texts of a picture whose accessibility tree is known and whose scene is not: within an
/// element's frame the most common color is the background, and what differs most from it, often
/// enough to be strokes, the text.
struct PictureMeter {
  let picture: Bitmap
  /// Pixels per point.
  let scale: Double

  /// Less of one color than this, and the background is a gradient or an image.
  private static let leastShare = 0.3

  func measurement(in frame: Rect) -> TextMeasurement {
    let box = PixelBox(frame, scale: scale, width: picture.width, height: picture.height)
    // Each color with its place nearest to the middle: at the edges of a frame lies what is around
    // a control.
    var counts: [UInt32: (count: Int, x: Int, y: Int)] = [:]
    let (middleX, middleY) = ((box.left + box.right) / 2, (box.top + box.bottom) / 2)
    func distance(_ x: Int, _ y: Int) -> Int { abs(x - middleX) + abs(y - middleY) }
    for y in box.top..<box.bottom {
      for x in box.left..<box.right {
        let pixel = picture[x, y]
        var known = counts[pixel] ?? (0, x, y)
        known.count += 1
        if distance(x, y) < distance(known.x, known.y) { (known.x, known.y) = (x, y) }
        counts[pixel] = known
      }
    }
    let total = (box.right - box.left) * (box.bottom - box.top)
    // Equal counts go by the pixel's value, so that no order of a dictionary decides.
    guard let back = counts.max(by: { ($0.value.count, $0.key) < ($1.value.count, $1.key) }),
      Double(back.value.count) >= Double(total) * Self.leastShare
    else { return .incomplete(total == 0 ? .nothingVisible : .colorsNotSeparated) }
    let background = color(back.key)
    let least = max(3, total / 2000)
    var best: TextMeasurement.Place?
    for (pixel, place) in counts.sorted(by: { $0.key < $1.key }) where place.count >= least {
      let foreground = color(pixel)
      let ratio = ContrastRatio(AuditColor(foreground), AuditColor(background))
      if best.map({ $0.ratio < ratio }) ?? true {
        best = TextMeasurement.Place(
          ratio: ratio, foreground: foreground, background: background, x: place.x, y: place.y)
      }
    }
    guard let best, best.foreground != best.background else {
      return .incomplete(.nothingVisible)
    }
    return .measured(worst: best, best: best)
  }

  private func color(_ pixel: UInt32) -> RGBAColor { RGBAColor(premultipliedPixel: pixel) }
}

extension AuditScreen {
  /// A picture with the accessibility tree that was drawn with it, such as a reference of Assay's.
  ///
  /// Texts are the elements that have a size of text; nothing is known of their weight, which
  /// counts as regular.
  package init(
    picture: Bitmap, accessibility: [AccessibilityNode], scale: Double, traits: ScreenTraits
  ) {
    let size = Size(width: Double(picture.width) / scale, height: Double(picture.height) / scale)
    let elements = AuditElement.elements(of: accessibility)
    let spoken = elements.filter { $0.node.pointSize != nil && $0.node.label != nil }
    let meter = PictureMeter(picture: picture, scale: scale)
    self.init(
      scene: Scene(size: size, scale: scale, accessibility: accessibility), traits: traits,
      picture: picture,
      texts: spoken.map { element in
        let frame = element.node.frame
        let points = element.node.pointSize ?? 17
        return DrawnText(
          string: element.node.label ?? "", isSymbol: false,
          isTruncated: element.node.isTruncated,
          frame: frame.intersection(Rect(size: size)), unclippedFrame: frame,
          size: TextSize(points: points), glyphs: [], color: element.node.foreground,
          // What scrolls is not known: only what is beyond by more than a letter counts.
          core: frame.grown(by: -min(points * 1.2, frame.width / 2, frame.height / 2)),
          window: TextWindow(
            screen: Rect(
              x: 0, y: TextWindow.everywhere.y, width: size.width,
              height: TextWindow.everywhere.height)))
      },
      measurements: spoken.map { meter.measurement(in: $0.node.frame) }, elements: elements)
  }
}
