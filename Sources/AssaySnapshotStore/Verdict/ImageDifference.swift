// SPDX-License-Identifier: MIT

internal import AssayDiff
internal import AssayGraphics

/// A difference of two pictures, in words and as a picture.
struct ImageDifference {
  /// What changed, and then how far the change reaches.
  var words: [String]
  var changes: [String]
  var picture: Bitmap?

  /// - Parameter details: what the reference says of itself; nil where another program wrote it.
  init(_ diff: PixelDiff, details: SnapshotMetadata.Details?, to rendition: Rendition) {
    changes = Self.changes(from: details, to: rendition)
    words = changes + [Self.extent(of: diff, rendition)]
    picture = diff.picture()
  }

  /// How many areas a sentence names.
  private static let mostAreas = 5

  /// Such as `1,204 pixels of 3,566,952 differ in 2 areas: 12,40 100x20 pt and 12,300 40x20 pt`.
  private static func extent(of diff: PixelDiff, _ rendition: Rendition) -> String {
    let (old, new) = (diff.reference, diff.rendition)
    if diff.hasSizeMismatch {
      return "the picture was \(old.width)x\(old.height) pixels and is \(new.width)x\(new.height)"
    }
    let scale = rendition.traits.scale
    let unit = scale == 1 ? "px" : "pt"
    var areas = diff.boxes.prefix(mostAreas).map { box in
      let lengths = [box.x, box.y, box.width, box.height].map { (Double($0) / scale).short }
      return "\(lengths[0]),\(lengths[1]) \(lengths[2])x\(lengths[3]) \(unit)"
    }
    if diff.boxes.count > mostAreas { areas.append("\(diff.boxes.count - mostAreas) more") }
    let count = diff.differentPixelCount
    // A difference that no eye sees is worth a word: it is another renderer, not another design.
    let slight =
      diff.maxChannelDifference <= 8
      ? ", by at most \(diff.maxChannelDifference) of 255 a channel" : ""
    return "\(count.grouped) \(count == 1 ? "pixel" : "pixels") of \(new.pixels.count.grouped) "
      + "\(count == 1 ? "differs" : "differ") in \(diff.boxes.count) "
      + "\(diff.boxes.count == 1 ? "area" : "areas")\(slight): \(areas.joined(separator: ", "))"
  }

  private static func changes(
    from details: SnapshotMetadata.Details?, to rendition: Rendition
  ) -> [String] {
    guard let details else {
      return ["another program wrote the reference, so the change cannot be described"]
    }
    // A picture that came from elsewhere says nothing of itself: nothing of it is gone or new.
    guard details.drawing.renderer.isEmpty == rendition.drawing.renderer.isEmpty else {
      return ["another program wrote one of the pictures, so the change cannot be described"]
    }
    var words = rendition.traits.changes(from: details.traits)
    words += SceneDiff(from: details.accessibility, to: rendition.accessibility).sentences()
    let hasElements = !details.accessibility.isEmpty || !rendition.accessibility.isEmpty
    if words.isEmpty, hasElements {
      words.append("no element moved or changed; only the drawing differs")
    }
    if details.drawing.renderer != rendition.drawing.renderer {
      words.append(
        "the reference was drawn by renderer \(details.drawing.renderer), "
          + "and this is \(rendition.drawing.renderer)")
    }
    if details.drawing.fonts != rendition.drawing.fonts {
      words.append("the reference was drawn with other fonts")
    }
    return words
  }
}

extension Int {
  /// With a comma between thousands.
  fileprivate var grouped: String {
    let digits = Array(String(self))
    return digits.enumerated().reduce(into: "") { text, item in
      if item.offset > 0, (digits.count - item.offset).isMultiple(of: 3) { text.append(",") }
      text.append(item.element)
    }
  }
}
