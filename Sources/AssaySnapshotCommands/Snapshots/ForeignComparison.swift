// SPDX-License-Identifier: MIT

import AssayDiff
import AssayFiles
import AssayGraphics
import AssayReview
import AssaySnapshotStore

/// How near our pictures are to those of another renderer, the farthest first.
struct ForeignComparison {
  struct Result: Sendable {
    var entry: SnapshotReport.Entry
    /// The fraction of pixels that differ by more than pixelmatch's threshold, without
    /// antialiasing; 1 for pictures of different sizes, nil where it could not be compared.
    var distance: Double?
  }

  let results: [Result]

  /// - Parameter output: a folder for pictures of the differences; nil for none.
  init(_ references: ForeignReferences, in store: SnapshotStore, output: String?) async {
    results = await concurrentMap(references.items) { item in
      Self.result(of: item, in: store, output: output)
    }
    .sorted { (-($0.distance ?? 2), $0.entry.path) < (-($1.distance ?? 2), $1.entry.path) }
  }

  private static func result(
    of item: ForeignReferences.Item, in store: SnapshotStore, output: String?
  ) -> Result {
    var entry = SnapshotReport.Entry(path: item.path, status: .new)
    entry.files.reference = item.file
    do {
      let theirs = try LoadedPicture(item.file)
      guard let ours = try ourPicture(of: item, besides: theirs, in: store) else {
        entry.words = ["Assay has not drawn it yet"]
        return Result(entry: entry)
      }
      entry.files.rendition = ours.path
      return try compare(entry, theirs, ours, output: output)
    } catch {
      entry.status = .broken
      entry.words = ["\(error)"]
      return Result(entry: entry)
    }
  }

  /// What waits to be accepted, or else our reference, where that is not their picture.
  private static func ourPicture(
    of item: ForeignReferences.Item, besides theirs: LoadedPicture, in store: SnapshotStore
  ) throws -> LoadedPicture? {
    for path in [store.pendingPath(item.path), store.referencePath(item.path)]
    where try PosixFileSystem().kind(of: path) == .file {
      let picture = try LoadedPicture(path)
      if picture.bytes != theirs.bytes { return picture }
    }
    return nil
  }

  private static func compare(
    _ found: SnapshotReport.Entry, _ theirs: LoadedPicture, _ ours: LoadedPicture,
    output: String?
  ) throws -> Result {
    let reference = try theirs.read { bytes throws(PNGError) in try PNG.decode(bytes) }
    let rendition = try ours.rendition()
    let comparison = PictureComparison(drawsDifference: output != nil)
    guard
      case .differs(let difference) = try comparison.compare(
        theirs, decoded: reference, ours, decoded: rendition)
    else {
      var entry = found
      entry.status = .passed
      return Result(entry: entry, distance: 0)
    }
    var entry = SnapshotReport.Entry(
      path: found.path, status: .failed, words: difference.words, changes: difference.changes,
      areas: difference.areas, files: found.files)
    if let output, let picture = difference.picture {
      let target = FilePaths.join(output, found.path)
      try PosixFileSystem().createFolder(FilePaths.parent(of: target))
      try OutputFile.write(PNG.encode(picture, options: .quick), to: target)
      entry.files.difference = target
    }
    let nearness = Nearness(theirs: reference, ours: rendition)
    entry.words.insert(nearness.words, at: 0)
    return Result(entry: entry, distance: nearness.distance)
  }
}

/// How near two pictures of one screen are.
struct Nearness {
  let distance: Double
  let words: String

  /// An element is near where less than this fraction of its pixels differ.
  private static let mostOfElement = 0.1

  init(theirs reference: Bitmap, ours rendition: Rendition) {
    let picture = rendition.bitmap
    guard reference.width == picture.width, reference.height == picture.height else {
      distance = 1
      words =
        "the pictures have different sizes: theirs \(reference.width)x\(reference.height), "
        + "ours \(picture.width)x\(picture.height) pixels"
      return
    }
    let tolerance = SnapshotTolerance(antialiasing: .pixelmatch, threshold: .pixelmatch(0.1))
    let diff = PixelDiff(reference: reference, rendition: picture, tolerance: tolerance, masks: [])
    let total = max(1, picture.width * picture.height)
    distance = Double(diff.differentPixelCount) / Double(total)
    let spoken = rendition.spoken
    let scale = rendition.traits.scale
    let near = spoken.count { frame in
      let share = Self.share(of: frame, scale, reference, picture, tolerance)
      return share < Self.mostOfElement
    }
    let places =
      spoken.isEmpty
      ? "" : "; \(near) of \(Counted.words(spoken.count, "element")) look the same in their place"
    words = "\((100 - distance * 100).short)% of the pixels look the same" + places
  }

  /// The fraction of pixels of an element that differ.
  private static func share(
    of frame: Rect, _ scale: Double, _ old: Bitmap, _ new: Bitmap, _ tolerance: SnapshotTolerance
  ) -> Double {
    let columns = range(frame.minX * scale, frame.maxX * scale).clamped(to: 0..<new.width)
    let rows = range(frame.minY * scale, frame.maxY * scale).clamped(to: 0..<new.height)
    guard !columns.isEmpty, !rows.isEmpty else { return 1 }
    func crop(_ picture: Bitmap) -> Bitmap {
      var result = Bitmap(width: columns.count, height: rows.count, pixel: 0)
      for (y, row) in rows.enumerated() {
        for (x, column) in columns.enumerated() { result[x, y] = picture[column, row] }
      }
      return result
    }
    let diff = PixelDiff(
      reference: crop(old), rendition: crop(new), tolerance: tolerance, masks: [])
    return Double(diff.differentPixelCount) / Double(columns.count * rows.count)
  }

  private static func range(_ start: Double, _ end: Double) -> Range<Int> {
    let low = Int(min(1e6, max(0, start.rounded(.down))))
    return low..<max(low, Int(min(1e6, max(0, end.rounded(.up)))))
  }
}

extension Rendition {
  /// Frames of the elements that say something and hold no others.
  fileprivate var spoken: [Rect] {
    func frames(_ nodes: [AccessibilityNode]) -> [Rect] {
      nodes.flatMap { node in
        node.children.isEmpty ? (node.label == nil ? [] : [node.frame]) : frames(node.children)
      }
    }
    return frames(accessibility)
  }
}
