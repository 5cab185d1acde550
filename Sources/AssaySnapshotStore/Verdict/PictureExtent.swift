// SPDX-License-Identifier: MIT

internal import AssayChanges
internal import AssayDiff
internal import AssayFiles
internal import AssayGraphics

/// How far a difference of two pictures reaches, in a sentence.
struct PictureExtent {
  /// Such as `1,204 pixels of 3,566,952 differ in 2 areas: 12,40 100x20 pt (button "Save"), 12,300
  /// 40x20 pt`.
  let words: String

  /// Those in which no element is.
  let unnamedAreas: [PixelBox]

  /// How many areas a sentence names.
  private static let mostAreas = 5

  /// - Parameter aligned: where rows moved, what differs apart from that.
  init(
    _ diff: PixelDiff, aligned: AlignedDiff? = nil, details: SnapshotMetadata.Details?,
    rendition: Rendition
  ) {
    let (old, new) = (diff.referenceSize, diff.renditionSize)
    let scale = rendition.traits.scale
    let names = AreaNames(rendition.accessibility, details?.accessibility ?? [])
    let sizes =
      "the picture was \(old.width)x\(old.height) pixels and is \(new.width)x\(new.height)"
    unnamedAreas = (aligned?.changedAreas ?? diff.boxes).filter {
      names.name(at: Self.area($0, scale: scale)) == nil
    }
    if let aligned {
      let moved = MovedRows(aligned, scale: scale).words(
        rest: Self.rest(aligned, names: names, scale: scale))
      words = (diff.hasSizeMismatch ? sizes + "; " : "") + moved
    } else if diff.hasSizeMismatch {
      words = sizes
    } else {
      // A difference that no eye sees is worth a word: it is another renderer, not another design.
      let slight =
        diff.maxChannelDifference <= 8
        ? ", by at most \(diff.maxChannelDifference) of 255 a channel" : ""
      words =
        Self.count(diff.differentPixelCount, of: new.pixelCount)
        + Self.areas(diff.boxes, names: names, scale: scale, after: slight)
    }
  }

  private static func rest(_ aligned: AlignedDiff, names: AreaNames, scale: Double) -> String? {
    guard aligned.differentPixelCount > 0 else { return nil }
    let count = aligned.differentPixelCount
    return "\(count.grouped) \(Counted.noun(count, "pixel differs", plural: "pixels differ"))"
      + areas(aligned.changedAreas, names: names, scale: scale, after: "")
  }

  private static func count(_ count: Int, of total: Int) -> String {
    "\(count.grouped) \(Counted.noun(count, "pixel")) of \(total.grouped) "
      + "\(Counted.noun(count, "differs", plural: "differ"))"
  }

  /// In points.
  private static func area(_ box: PixelBox, scale: Double) -> Rect {
    Rect(
      x: Double(box.x) / scale, y: Double(box.y) / scale, width: Double(box.width) / scale,
      height: Double(box.height) / scale)
  }

  private static func areas(
    _ boxes: [PixelBox], names: AreaNames, scale: Double, after: String
  ) -> String {
    let unit = scale == 1 ? "px" : "pt"
    var areas = boxes.prefix(mostAreas).map { box in
      let area = area(box, scale: scale)
      let place =
        "\(area.x.short),\(area.y.short) \(area.width.short)x\(area.height.short) \(unit)"
      return place + (names.name(at: area).map { " (\($0))" } ?? "")
    }
    if boxes.count > mostAreas { areas.append("\(boxes.count - mostAreas) more") }
    return " in \(Counted.words(boxes.count, "area"))\(after): "
      + areas.joined(separator: ", ")
  }
}

/// Rows of a picture that were inserted or removed, and what they moved.
private struct MovedRows {
  private let alignment: RowAlignment
  private let scale: Double

  init(_ aligned: AlignedDiff, scale: Double) {
    alignment = aligned.alignment
    self.scale = scale
  }

  /// - Parameter rest: what differs apart from that; nil for nothing.
  func words(rest: String?) -> String {
    var parts = alignment.pieces.compactMap { piece -> String? in
      switch piece {
      case .inserted(let rows, let isEmpty): change(rows, isEmpty, "inserted")
      case .removed(let rows, let isEmpty): change(rows, isEmpty, "removed")
      case .same, .changed: nil
      }
    }
    let limit = 4
    if parts.count > limit {
      let rest = Counted.words(parts.count - limit, "more such change")
      parts = parts.prefix(limit) + ["and \(rest)"]
    }
    parts += movements.prefix(2)
    parts.append("apart from that, " + (rest ?? "every pixel is the same"))
    return "from top to bottom: " + parts.joined(separator: ", ")
  }

  private func change(_ rows: Range<Int>, _ isEmpty: Bool, _ verb: String) -> String {
    "\(length(rows.count))\(isEmpty ? " of empty space" : "") "
      + "\(Double(rows.count) == scale ? "was" : "were") \(verb) at \(length(rows.lowerBound))"
  }

  /// `248 pt moved 44 pt down`, each distance once with all of its rows, the most rows first.
  private var movements: [String] {
    var rows: [(distance: Int, count: Int)] = []
    for case .same(let old, let new) in alignment.pieces {
      let distance = new.lowerBound - old.lowerBound
      guard distance != 0 else { continue }
      if let index = rows.firstIndex(where: { $0.distance == distance }) {
        rows[index].count += old.count
      } else {
        rows.append((distance, old.count))
      }
    }
    return rows.sorted { $0.count > $1.count }.map { distance, count in
      "\(length(count)) moved \(length(abs(distance))) \(distance > 0 ? "down" : "up")"
    }
  }

  private func length(_ pixels: Int) -> String {
    "\((Double(pixels) / scale).short) \(scale == 1 ? "px" : "pt")"
  }
}
