// SPDX-License-Identifier: MIT

import AssayFiles
import AssayGraphics
import AssayRaster
import AssayReview
import AssayText

extension SnapshotRun {
  /// Writes one picture of all renditions, by description.
  func writeContactSheet(to path: String) throws {
    var groups: [(title: String, thumbnails: [Thumbnail])] = []
    for entry in entries {
      if groups.last?.title != entry.job.displayPath { groups.append((entry.job.displayPath, [])) }
      if let thumbnail = entry.thumbnail { groups[groups.count - 1].thumbnails.append(thumbnail) }
    }
    let sheet = ContactSheet(groups: groups.map(ContactSheet.Group.init))
    let picture = sheet.picture(
      with: Rasterizer(engine: try TextEngine(search: ProjectFonts.search())))
    try OutputFile.write(PNG.encode(picture), to: path)
  }
}
