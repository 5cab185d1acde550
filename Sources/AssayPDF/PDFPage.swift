// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// The first page of a file. Source: section 7.7.3.
struct PDFPage {
  /// In points, as it is shown: cropped and turned.
  var size: Size
  /// From the page's coordinates to those of a picture, from the top left corner.
  var transform: AffineTransform
  var content: [UInt8]
  var resources: [String: PDFValue]
  /// What of the file is not drawn.
  var problems: [String]

  /// - Throws: `PDFError` for a file without a page, and for content that does not unpack.
  init(of file: PDFFile) throws(PDFError) {
    let (page, count) = try Self.first(of: file)
    guard let box = Self.box(page, file) else { throw PDFError(.noPage) }
    let quarters = ((file.value(page["Rotate"]).integer ?? 0) / 90 % 4 + 4) % 4
    let isTurned = quarters % 2 == 1
    size = Size(
      width: isTurned ? box.height : box.width, height: isTurned ? box.width : box.height)
    switch quarters {
    case 0: transform = AffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -box.minX, ty: box.maxY)
    case 1: transform = AffineTransform(a: 0, b: 1, c: 1, d: 0, tx: -box.minY, ty: -box.minX)
    case 2: transform = AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: box.maxX, ty: -box.minY)
    default: transform = AffineTransform(a: 0, b: -1, c: -1, d: 0, tx: box.maxY, ty: box.maxX)
    }
    resources = file.value(page["Resources"]).entries ?? [:]
    content = []
    let contents = file.value(page["Contents"])
    for part in contents.array ?? [contents] {
      guard let stream = file.value(part).stream else { continue }
      content += try file.unpacked(stream).bytes + [10]
    }
    problems = count > 1 ? ["pages after the first"] : []
    if file.value(page["Annots"]).array?.isEmpty == false { problems.append("annotations") }
    if file.value(page["UserUnit"]).number ?? 1 != 1 { problems.append("a page in other units") }
  }

  /// The page with what it takes from the nodes above it, and how many pages there are.
  private static func first(
    of file: PDFFile
  ) throws(PDFError) -> (page: [String: PDFValue], count: Int) {
    let root = file.value(file.trailer["Root"]).entries ?? [:]
    guard var node = file.value(root["Pages"]).entries else { throw PDFError(.noPage) }
    let count = file.value(node["Count"]).integer ?? 1
    for _ in 0..<50 {
      guard let kids = file.value(node["Kids"]).array else { return (node, count) }
      let next = kids.lazy.compactMap { kid -> [String: PDFValue]? in
        guard let entries = file.value(kid).entries else { return nil }
        // A node without pages is no place of the first.
        return file.value(entries["Kids"]).array?.isEmpty == true ? nil : entries
      }.first
      guard var next else { throw PDFError(.noPage) }
      for name in ["Resources", "MediaBox", "CropBox", "Rotate"] where next[name] == nil {
        next[name] = node[name]
      }
      node = next
    }
    throw PDFError(.noPage)
  }

  /// What a page is cropped to.
  private static func box(_ page: [String: PDFValue], _ file: PDFFile) -> Rect? {
    guard let media = file.rect(page["MediaBox"]) else { return nil }
    guard let crop = file.rect(page["CropBox"]) else { return media }
    let left = max(media.minX, crop.minX)
    let top = max(media.minY, crop.minY)
    let rect = Rect(
      x: left, y: top, width: min(media.maxX, crop.maxX) - left,
      height: min(media.maxY, crop.maxY) - top)
    return rect.width > 0 && rect.height > 0 ? rect : media
  }
}

extension PDFFile {
  func numbers(_ value: PDFValue?) -> [Double]? {
    self.value(value).array.map { $0.compactMap { self.value($0).number } }
  }

  /// A rectangle of two corners; nil for an empty one, and for one larger than any picture.
  func rect(_ value: PDFValue?) -> Rect? {
    guard let n = numbers(value), n.count == 4 else { return nil }
    let rect = Rect(
      x: min(n[0], n[2]), y: min(n[1], n[3]), width: (n[2] - n[0]).magnitude,
      height: (n[3] - n[1]).magnitude)
    guard rect.width > 0, rect.height > 0, rect.width < 1e6, rect.height < 1e6 else { return nil }
    return rect
  }

  /// nil for what is no transform.
  func transform(_ value: PDFValue?) -> AffineTransform? {
    numbers(value).flatMap { AffineTransform(pdf: $0) }
  }
}

extension AffineTransform {
  /// nil unless there are six numbers.
  init?(pdf n: [Double]) {
    guard n.count == 6 else { return nil }
    self.init(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }
}
