// SPDX-License-Identifier: MIT

internal import AssayDiff
internal import AssayFiles
package import AssayGraphics
package import AssayRaster

/// One picture of what changed: of each group the first snapshot before and after, where they
/// differ, at the size of their pixels.
package struct ChangeSheet {
  private let report: SnapshotReport

  /// More changes are on the page.
  private static let mostGroups = 20
  /// Of a part of a picture, in pixels.
  private static let largest = (width: 560, height: 360)
  /// Around what differs, in pixels.
  private static let margin = 24

  package init(_ report: SnapshotReport) {
    self.report = report
  }

  /// Nil where nothing waits for a decision.
  package func picture(with rasterizer: Rasterizer) -> Bitmap? {
    let groups = report.groups.filter { group in
      group.members.first.map { report.entries[$0].status.isPending } ?? false
    }
    if groups.isEmpty { return nil }
    var sections = groups.prefix(Self.mostGroups).map { group in
      ContactSheet.Group(title: title(of: group), thumbnails: thumbnails(of: group, rasterizer))
    }
    let rest = groups.count - sections.count
    if rest > 0 {
      sections.append(
        ContactSheet.Group(
          title: "and \(Counted.words(rest, "more change", plural: "more changes")) on the page",
          thumbnails: []))
    }
    return ContactSheet(groups: sections, width: 1240).picture(with: rasterizer)
  }

  private func title(of group: SnapshotGroup) -> String {
    let words = Printable.line(group.title)
    let status = report.entries[group.members[0]].status.word
    return group.members.count == 1
      ? "\(words) (\(status))"
      : "\(words) (\(status), \(Counted.words(group.members.count, "snapshot")))"
  }

  private func thumbnails(of group: SnapshotGroup, _ rasterizer: Rasterizer) -> [Thumbnail] {
    let entry = report.entries[group.members[0]]
    let sides = [("before", entry.files.reference), ("after", entry.files.rendition)]
    return sides.compactMap { side, path in
      guard let path, let bitmap = Self.picture(path) else { return nil }
      let part = Self.part(of: bitmap, around: entry.areas)
      return Thumbnail(
        of: part, caption: "\(side): \(Printable.line(entry.path))",
        longestSide: Self.largest.width, with: rasterizer)
    }
  }

  private static func around(_ a: PixelBox, _ b: PixelBox) -> PixelBox {
    let (x, y) = (min(a.x, b.x), min(a.y, b.y))
    return PixelBox(
      x: x, y: y, width: max(a.x + a.width, b.x + b.width) - x,
      height: max(a.y + a.height, b.y + b.height) - y)
  }

  /// Nil for what is no picture, or cannot be read: the page says why.
  private static func picture(_ path: String) -> Bitmap? {
    guard path.lowercased().hasSuffix(".png") else { return nil }
    do { return try PNG.decode(PosixFileSystem().read(FilePaths.absolute(path))) } catch {
      return nil
    }
  }

  /// The first of the areas that fit, with some room around; the whole picture where there is none.
  private static func part(of bitmap: Bitmap, around areas: [PixelBox]) -> Bitmap {
    guard let first = areas.first else { return bitmap }
    var box = first
    for area in areas.dropFirst() {
      let joined = Self.around(box, area)
      if joined.width <= largest.width, joined.height <= largest.height { box = joined }
    }
    let columns = (box.x - margin..<box.x + min(box.width, largest.width) + margin)
      .clamped(to: 0..<bitmap.width)
    let rows = (box.y - margin..<box.y + min(box.height, largest.height) + margin)
      .clamped(to: 0..<bitmap.height)
    // A part that only the other picture has.
    guard !columns.isEmpty, !rows.isEmpty else { return bitmap }
    var part = Bitmap(width: columns.count, height: rows.count)
    for (y, row) in rows.enumerated() {
      for (x, column) in columns.enumerated() { part[x, y] = bitmap[column, row] }
    }
    return part
  }
}
