// SPDX-License-Identifier: MIT

import AssayFiles
import AssayGraphics
import AssayRaster
import AssayReview
import AssaySnapshotStore
import AssayText

/// What a run looks like: one picture of all renditions, and a page to read.
struct SnapshotPages {
  var run: SnapshotRun

  func writeContactSheet(to path: String) throws {
    let sheet = ContactSheet(
      groups: groups.map { title, entries in
        ContactSheet.Group(title: title, thumbnails: entries.compactMap(\.thumbnail))
      })
    let picture = sheet.picture(with: Rasterizer(engine: try TextEngine()))
    try OutputFile.write(PNG.encode(picture), to: path)
  }

  func writeHTML(to path: String) throws {
    let rasterizer = Rasterizer(engine: try TextEngine())
    let page = ReviewPage(
      title: "Snapshots",
      groups: try groups.map { title, entries in
        ReviewPage.Group(
          title: title, entries: try entries.map { try entry(of: $0, rasterizer: rasterizer) })
      })
    try OutputFile.write(page.html(), to: path)
  }

  /// By description, in the run's order.
  private var groups: [(title: String, entries: [SnapshotRun.Entry])] {
    var result: [(title: String, entries: [SnapshotRun.Entry])] = []
    for entry in run.entries {
      if result.last?.title == entry.job.displayPath {
        result[result.count - 1].entries.append(entry)
      } else {
        result.append((entry.job.displayPath, [entry]))
      }
    }
    return result
  }

  private func entry(
    of entry: SnapshotRun.Entry, rasterizer: Rasterizer
  ) throws -> ReviewPage.Entry {
    let caption = entry.job.traits.name
    let rendition = entry.thumbnail.map { ReviewPage.Picture(bitmap: $0.bitmap) }
    switch entry.result {
    case .success(.passed(let note)):
      return ReviewPage.Entry(
        caption: caption, status: .passed, words: note.map { [$0] } ?? [],
        pictures: rendition.map { [$0] } ?? [])
    case .success(.recorded):
      return ReviewPage.Entry(
        caption: caption, status: .recorded, pictures: rendition.map { [$0] } ?? [])
    case .success(.failed(let failure)):
      var pictures: [ReviewPage.Picture] = []
      if let reference = try thumbnail(of: failure.referencePath, rasterizer) {
        pictures.append(ReviewPage.Picture(label: "reference", bitmap: reference))
      }
      if let rendition {
        pictures.append(ReviewPage.Picture(label: "now", bitmap: rendition.bitmap))
      }
      if let path = failure.differencePath, let picture = try thumbnail(of: path, rasterizer) {
        pictures.append(ReviewPage.Picture(label: "difference", bitmap: picture))
      }
      return ReviewPage.Entry(
        caption: caption, status: .failed,
        words: failure.message.split(separator: "\n").map(String.init), pictures: pictures)
    case .failure(let error):
      return ReviewPage.Entry(caption: caption, status: .broken, words: ["\(error)"], pictures: [])
    }
  }

  /// nil where there is no such picture, or none that can be read: the words say so already.
  private func thumbnail(of path: String, _ rasterizer: Rasterizer) throws -> Bitmap? {
    let files = PosixFileSystem()
    guard try files.kind(of: path) == .file else { return nil }
    do {
      let picture = try PNG.decode(files.read(path))
      return Thumbnail(of: picture, caption: "", with: rasterizer).bitmap
    } catch is PNGError {
      return nil
    }
  }
}
