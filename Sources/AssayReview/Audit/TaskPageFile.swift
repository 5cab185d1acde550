// SPDX-License-Identifier: MIT

package import AssayAudit
internal import AssayFiles
internal import AssayFindings
internal import AssayGraphics
internal import AssayRaster
internal import AssayText

/// The page of a task as a file, with its pictures in a folder beside it.
package enum TaskPageFile {
  /// Of a picture, in pixels.
  private static let longestSide = 480

  /// - Parameter number: of the task, from 1: names of tasks may be alike as file names.
  /// - Returns: the path of the page.
  /// - Throws: `FileSystemError`, `FontError` or `PNGError`.
  package static func write(
    _ evidence: TaskEvidence, number: Int, version: String, in folder: String
  ) throws -> String {
    let files = PosixFileSystem()
    let root = FilePaths.absolute(folder)
    let stem = "\(number)-\(fileName(evidence.name))"
    let rasterizer = Rasterizer(engine: try TextEngine())
    var shown = evidence
    // In the order of the page.
    shown.runs = evidence.labels.flatMap(\.runs)
    for (run, index) in zip(1..., shown.runs.indices) {
      for place in shown.runs[index].pictures.indices {
        let small = Thumbnail(
          of: shown.runs[index].pictures[place].bitmap, caption: "", longestSide: longestSide,
          with: rasterizer
        ).bitmap
        shown.runs[index].pictures[place].bitmap = small
        let path = FilePaths.join(root, "\(stem)-pictures/\(run)-\(place + 1).png")
        try files.write(PNG.encode(small), to: path, inside: root)
      }
    }
    let page = TaskPage(shown, version: version) { run, picture in
      URIReference.path("\(stem)-pictures/\(run)-\(picture).png")
    }
    let path = FilePaths.join(root, stem + ".html")
    try files.write(Array(page.html().utf8), to: path, inside: root)
    return FilePaths.shown(path)
  }

  /// Letters and digits, with dashes between.
  private static func fileName(_ name: String) -> String {
    let parts = name.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    return parts.isEmpty ? "task" : parts.joined(separator: "-")
  }
}
