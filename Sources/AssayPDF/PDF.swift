// SPDX-License-Identifier: MIT

package import AssayGraphics

/// Reads the first page of a PDF file as a picture: paths, groups, clips, shadings, images and soft
/// masks. What else the page has is named, and not drawn. Source: ISO 32000-1:2008, whose sections
/// the other files name.
package enum PDF {
  /// Whether bytes begin as a PDF file does.
  static func isPDF(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: Array("%PDF-".utf8))
  }

  /// A unit of the page is a point of the picture, as in Xcode's catalogs.
  ///
  /// - Throws: `PDFError`.
  package static func picture(_ bytes: [UInt8]) throws(PDFError) -> VectorPicture {
    let file = try PDFFile(bytes)
    let page = try PDFPage(of: file)
    var writer = PDFContentWriter(file, area: Rect(size: page.size), start: page.transform)
    writer.run(page.content, resources: page.resources)
    let clip = Shape.rectangle(Rect(size: page.size))
    let group = GroupItem(
      items: writer.items(), clip: clip, layer: writer.blends ? .isolated : nil)
    return VectorPicture(
      size: page.size, items: [.group(group)], undrawn: writer.undrawn + page.problems)
  }
}
