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
