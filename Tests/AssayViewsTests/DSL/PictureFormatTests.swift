// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayNodes
import AssayResources
import AssayScenes
import AssayTestSupport
import AssayViews
import Foundation
import Testing

@Suite("Formats of pictures")
struct PictureFormatTests {
  /// A catalog with one set of one file.
  private func resources(_ set: String, _ file: String, _ bytes: [UInt8]) throws -> Resources {
    let folder = try TemporaryFolder()
    let key = set.hasSuffix("symbolset") ? "symbols" : "images"
    try folder.write(
      #"{"\#(key)": [{"filename": "\#(file)", "idiom": "universal"}]}"#,
      to: "A.xcassets/\(set)/Contents.json")
    try folder.write(bytes, to: "A.xcassets/\(set)/\(file)")
    // The files are read when the view is drawn.
    return try withExtendedLifetime(folder) {
      kept.append(folder)
      return Resources(assets: try AssetCatalog(directory: folder.path))
    }
  }

  private let kept = Kept()

  private final class Kept {
    private var folders: [TemporaryFolder] = []
    func append(_ folder: TemporaryFolder) { folders.append(folder) }
  }

  private func tree(_ view: some View, _ resources: Resources) throws -> String {
    try SceneSketch.build(view.viewNode(), resources: resources).layoutTree.description
  }

  /// 4 x 2 pixels of red, written by Pillow 11 with quality 95; it reads them as (254, 0, 0).
  private static let jpeg = """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAIBAQEBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBgcJBwYG\
    CAsICQoKCgoKBggLDAsKDAkKCgr/2wBDAQICAgICAgUDAwUKBwYHCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoK\
    CgoKCgoKCgoKCgoKCgoKCgoKCgr/wAARCAACAAQDASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcI\
    CQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRol\
    JicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ip\
    qrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAA\
    AAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLR\
    ChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaX\
    mJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEA\
    PwD4vooor+Uz/fw//9k=
    """

  @Test("a JPEG is decoded, by its bytes and not by its name")
  func jpeg() throws {
    let bytes = [UInt8](try #require(Data(base64Encoded: Self.jpeg)))
    let bitmap = try JPEG.decode(bytes)
    // Red in the lowest byte, opaque.
    #expect(bitmap == Bitmap(width: 4, height: 2, pixels: Array(repeating: 0xFF00_00FE, count: 8)))
    for file in ["a.jpg", "a.png"] {
      let found = try tree(Image("Photo"), try resources("Photo.imageset", file, bytes))
      #expect(found.contains("4x2"))
    }
  }

  /// 24 x 16 pixels of six squares, written by Pillow 13: red, green, black; blue, white, black.
  private static let squares = """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwc\
    KDcpLDAxNDQ0Hyc5PTgyPC4zNDL/2wBDAQkJCQwLDBgNDRgyIRwhMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIy\
    MjIyMjIyMjIyMjIyMjIyMjIyMjL/wAARCAAQABgDAREAAhEBAxEB/8QAFwABAAMAAAAAAAAAAAAAAAAACAUGB//EABQQ\
    AQAAAAAAAAAAAAAAAAAAAAD/xAAYAQEAAwEAAAAAAAAAAAAAAAAHAAUGCP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAM\
    AwEAAhEDEQA/AKWzJxaSzTjAaiWXk6cVYcQOWYAIj//Z
    """

  /// Expected: what Pillow's `ImageOps.exif_transpose` makes of the same file, a letter a square.
  @Test(
    "a JPEG is turned and mirrored as its Exif tag says",
    arguments: [
      (1, "rgk/bwk"), (2, "kgr/kwb"), (3, "kwb/kgr"), (4, "bwk/rgk"), (5, "rb/gw/kk"),
      (6, "br/wg/kk"), (7, "kk/wg/br"), (8, "kk/gw/rb"), (0, "rgk/bwk"), (9, "rgk/bwk"),
    ])
  func orientation(_ tag: UInt8, _ squares: String) throws {
    let plain = [UInt8](try #require(Data(base64Encoded: Self.squares)))
    let little: [UInt8] = [
      0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, tag, 0, 0, 0, 0, 0, 0, 0,
    ]
    let big: [UInt8] = [
      0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, tag, 0, 0, 0, 0, 0, 0,
    ]
    for tiff in [little, big] {
      let exif: [UInt8] = [0xFF, 0xE1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0] + tiff
      let bitmap = try JPEG.decode(plain.prefix(2) + exif + plain.dropFirst(2))
      #expect(letters(of: bitmap) == squares)
      // A directory that says more than there is.
      let cut = [0xFF, 0xE1, 0, 18] + exif.dropFirst(4).prefix(16)
      #expect(letters(of: try JPEG.decode(plain.prefix(2) + cut + plain.dropFirst(2))) == "rgk/bwk")
    }
  }

  private func letters(of bitmap: Bitmap) -> String {
    (0..<bitmap.height / 8).map { y in
      (0..<bitmap.width / 8).map { x in
        let pixel = bitmap.pixels[(y * 8 + 4) * bitmap.width + x * 8 + 4]
        let channels = [0, 8, 16].map { pixel >> $0 & 0xFF > 128 }
        let names = [
          [true, false, false]: "r", [false, true, false]: "g", [false, false, true]: "b",
        ]
        return names[channels] ?? (channels[0] ? "w" : "k")
      }.joined()
    }.joined(separator: "/")
  }

  @Test("a JPEG that ends too early is refused")
  func damaged() throws {
    let bytes = [UInt8](try #require(Data(base64Encoded: Self.jpeg)))
    #expect(throws: JPEGError.self) { try JPEG.decode(Array(bytes.dropLast(20))) }
    #expect(throws: JPEGError.self) { try JPEG.decode([0xFF, 0xD8, 0xFF]) }
  }

  @Test("an SVG has its own size, is drawn as shapes, and says what it does not draw")
  func svg() throws {
    let source = "<svg viewBox='0 0 24 12'><rect width='24' height='12'/><text>a</text></svg>"
    let resources = try resources("Logo.imageset", "a.svg", Array(source.utf8))
    let built = try SceneSketch.build(Image("Logo").viewNode(), resources: resources)
    #expect(built.layoutTree.description.contains("24x12"))
    #expect(built.scene.diagnostics.map(\.code) == [.notDrawn("text in the picture 'Logo'")])
  }

  /// A blue triangle on a page of 24 x 12, without a table of places.
  private static let pdf = """
    %PDF-1.4
    1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
    2 0 obj << /Kids [3 0 R] /Count 1 >> endobj
    3 0 obj << /MediaBox [0 0 24 12] /Contents 4 0 R >> endobj
    4 0 obj << /Length 46 >> stream
    0 0 1 rg 0 0 m 24 0 l 0 12 l h f BT (a) Tj ET
    endstream endobj
    """

  @Test("a PDF has its page's size, is drawn as shapes, and says what it does not draw")
  func pdf() throws {
    let resources = try resources("Logo.imageset", "a.pdf", Array(Self.pdf.utf8))
    let built = try SceneSketch.build(Image("Logo").viewNode(), resources: resources)
    #expect(built.layoutTree.description.contains("24x12"))
    #expect(built.scene.diagnostics.map(\.code) == [.notDrawn("text in the picture 'Logo'")])
    let large = Image("Logo").resizable().frame(width: 240, height: 120)
    #expect(try tree(large, resources).contains("240x120"))
  }

  @Test("a symbol set grows with the font")
  func symbols() throws {
    let source = """
      <svg viewBox='0 0 3300 2200'><line id='left-margin-Regular-M' x1='0' y1='0'/>
      <line id='right-margin-Regular-M' x1='100' y1='0'/><line id='Baseline-M' x1='0' y1='90'/>
      <g id='Regular-M'><path d='M10 10H90V90H10Z'/></g></svg>
      """
    let resources = try resources("gear.symbolset", "gear.svg", Array(source.utf8))
    let view = Image("gear").font(.system(size: 50))
    #expect(try tree(view, resources).contains("50x40"))
  }
}
