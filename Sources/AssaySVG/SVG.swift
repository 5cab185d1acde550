// SPDX-License-Identifier: MIT

package import AssayGraphics

/// Reads pictures in SVG: shapes, groups, styles, gradients, clips and reuse. What else a file has
/// is named, and not drawn.
package enum SVG {
  /// - Throws: `SVGError`.
  package static func picture(_ bytes: [UInt8]) throws(SVGError) -> VectorPicture {
    let root = try document(bytes)
    let box = try viewBox(of: root)
    var writer = PictureWriter(root)
    let items = writer.items(of: root)
    let size = size(of: root, box)
    return VectorPicture(
      size: size, items: [placed(items, box, size)], undrawn: writer.undrawn)
  }

  /// A symbol of Xcode's templates, at its regular weight and medium scale, for a font of a size in
  /// points.
  ///
  /// Source: Apple, "Creating custom symbol images for your app": the template is drawn for 100
  /// points, between guides of margins, on a guide of the baseline.
  ///
  /// - Returns: nil for a file that has no such symbol.
  /// - Throws: `SVGError`.
  package static func symbol(
    _ bytes: [UInt8], pointSize: Double
  ) throws(SVGError) -> VectorPicture? {
    let root = try document(bytes)
    var writer = PictureWriter(root)
    guard let name = ["Regular-M", "Regular-S", "Regular-L"].first(where: { writer.has($0) }),
      let size = name.last
    else { return nil }
    let items = writer.items(ofSymbol: name)
    guard let bounds = ShapeBounds.of(items) else { return nil }
    let left = writer.line("left-margin-" + name)?.x ?? bounds.minX
    let right = writer.line("right-margin-" + name)?.x ?? bounds.maxX
    let baseline = writer.line("Baseline-\(size)")?.y ?? bounds.maxY
    let scale = pointSize / 100
    let box = Rect(x: left, y: bounds.minY, width: right - left, height: bounds.height)
    guard !box.isEmpty else { return nil }
    let own = Size(width: box.width * scale, height: box.height * scale)
    return VectorPicture(
      size: own, items: [placed(items, box, own)], undrawn: writer.undrawn,
      baseline: (baseline - box.minY) * scale)
  }

  private static func document(_ bytes: [UInt8]) throws(SVGError) -> XMLElement {
    let root = try XMLReader.read(bytes)
    guard root.name == "svg" else { throw SVGError(.notSVG(root: root.name)) }
    return root
  }

  private static func viewBox(of root: XMLElement) throws(SVGError) -> Rect {
    var scanner = NumberScanner(root.attributes["viewBox"] ?? "")
    let numbers = scanner.numbers()
    if numbers.count == 4, numbers[2] > 0, numbers[3] > 0 {
      return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    guard let width = root.attributes["width"].flatMap(PictureStyle.length), width > 0,
      let height = root.attributes["height"].flatMap(PictureStyle.length), height > 0
    else { throw SVGError(.noSize) }
    return Rect(x: 0, y: 0, width: width, height: height)
  }

  /// What `width` and `height` ask for; a percentage is of nothing that a file knows.
  private static func size(of root: XMLElement, _ box: Rect) -> Size {
    func length(_ name: String) -> Double? {
      root.attributes[name].flatMap { $0.hasSuffix("%") ? nil : PictureStyle.length($0) }
        .flatMap { $0 > 0 ? $0 : nil }
    }
    switch (length("width"), length("height")) {
    case (let width?, let height?): return Size(width: width, height: height)
    case (let width?, nil): return Size(width: width, height: width * box.height / box.width)
    case (nil, let height?): return Size(width: height * box.width / box.height, height: height)
    case (nil, nil): return box.size
    }
  }

  /// Items of a box in a size, without distortion and in the middle, as `preserveAspectRatio` does
  /// unless it says otherwise.
  private static func placed(_ items: [DisplayItem], _ box: Rect, _ size: Size) -> DisplayItem {
    let scale = min(size.width / box.width, size.height / box.height)
    let transform = AffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: size.width / 2 - box.midX * scale,
      ty: size.height / 2 - box.midY * scale)
    return .group(
      GroupItem(
        items: [.group(GroupItem(items: items, transform: transform))],
        clip: .rectangle(Rect(size: size))))
  }
}
