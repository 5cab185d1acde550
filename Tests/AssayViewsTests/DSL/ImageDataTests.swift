// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayNodes
import AssayResources
import AssayTestSupport
import AssayUIKit
import Foundation
import Testing

@testable import AssayViews

@Suite("Images of UIKit made of data")
@MainActor
struct ImageDataTests {
  /// 3 x 2 pixels of blue.
  private let blue = Bitmap(width: 3, height: 2, pixel: 0xFFFF_0000)

  @Test("an image of PNG bytes has a size, is drawn, and gives its bytes again")
  func png() throws {
    let image = try #require(UIImage(data: Data(try PNG.encode(blue)), scale: 1))
    #expect(image.size == CGSize(width: 3, height: 2))
    #expect(try PNG.decode([UInt8](#require(image.pngData()))) == blue)
    let built = try SceneSketch.build(Image(uiImage: image).viewNode())
    #expect(built.scene.diagnostics.isEmpty)
    #expect(built.layoutTree.description.contains("3x2"))
  }

  @Test("an image's pixels can be cut out, and are an image again")
  func pixels() throws {
    let red: UInt32 = 0xFF00_00FF
    let bitmap = Bitmap(width: 2, height: 2, pixels: [red, red, 0xFFFF_0000, red])
    let image = try #require(UIImage(data: Data(try PNG.encode(bitmap)), scale: 2))
    let pixels = try #require(image.cgImage)
    #expect(pixels.width == 2 && pixels.height == 2)
    let corner = try #require(pixels.cropping(to: CGRect(x: 0, y: 1, width: 1, height: 1)))
    let part = UIImage(cgImage: corner)
    #expect(part.size == CGSize(width: 1, height: 1))
    #expect(try PNG.decode([UInt8](#require(part.pngData()))).pixels == [0xFFFF_0000])
    #expect(pixels.cropping(to: CGRect(x: 5, y: 0, width: 1, height: 1)) == nil)
    #expect(UIImage(systemName: "star")?.cgImage == nil)
    let turned = UIImage(cgImage: pixels, scale: 1, orientation: .down)
    let built = try SceneSketch.build(Image(uiImage: turned).viewNode())
    #expect(built.scene.diagnostics.map(\.code) == [.notDrawn("the orientation of a UIImage")])
  }

  @Test("a color profile that cannot be read is reported, wherever the picture is used")
  func unreadProfile() throws {
    defer { _ = LeftOutNotes.take() }
    // BT.2020's primaries and the curve of PQ, in ITU-T H.273.
    let chunk = PNGChunk(type: "cICP", data: [9, 16, 0, 1])
    let bytes = Data(try PNG.encode(blue, chunks: [chunk]))
    let image = try #require(UIImage(data: bytes, scale: 1))
    let drawn = try SceneSketch.build(Image(uiImage: image).viewNode())
    let note = SceneDiagnostic(.notDrawn("the color profile 'cICP 9-16-0-1' of an image"))
    #expect(drawn.scene.diagnostics == [note])
    _ = LeftOutNotes.take()
    #expect(image.cgImage != nil)
    #expect(LeftOutNotes.take() == ["the color profile 'cICP 9-16-0-1' of a UIImage"])
    let folder = try TemporaryFolder()
    let path = folder.path + "/a.png"
    try bytes.write(to: URL(filePath: path))
    let paint = StyleNode.image(ImagePaintNode(ImageNode(.file(path))))
    let painted = try SceneSketch.build(.text("a").with(.backgroundStyle(paint)))
    #expect(painted.scene.diagnostics == [note])
  }

  /// A GIF file starts with `GIF89a` (its specification, 17), the width and the height.
  @Test("the pixels of an image that is not drawn are none, which is reported")
  func unreadPixels() throws {
    let image = try #require(UIImage(data: Data("GIF89a".utf8) + Data([1, 0, 1, 0, 0, 0, 0])))
    _ = LeftOutNotes.take()
    #expect(image.cgImage == nil)
    #expect(image.cgImage == nil)
    #expect(LeftOutNotes.take() == ["an image made of GIF data"])
    #expect(ImageRenderer(content: Text("a")).cgImage == nil)
    #expect(LeftOutNotes.take() == ["an image made by ImageRenderer"])
    #expect(UIImage().cgImage == nil)
    #expect(LeftOutNotes.take().isEmpty)
  }

  @Test("a thumbnail has the size that is asked for, and the means of the pixels")
  func thumbnails() throws {
    let (black, white): (UInt32, UInt32) = (0xFF00_0000, 0xFFFF_FFFF)
    let bitmap = Bitmap(
      width: 4, height: 2, pixels: [black, white, 0, 0, black, white, white, white])
    let image = try #require(UIImage(data: Data(try PNG.encode(bitmap)), scale: 2))
    let half = try #require(image.preparingThumbnail(of: CGSize(width: 1, height: 0.5)))
    #expect(half.size == CGSize(width: 1, height: 0.5))
    #expect(try PNG.decode([UInt8](#require(half.pngData()))).pixels == [0xFF80_8080, 0x8080_8080])
    let third = bitmap.resampled(width: 3, height: 1)
    // The middle one covers two thirds of the white column and two thirds of the half clear one.
    #expect(third.pixels == [0xFF40_4040, 0xBFBF_BFBF, 0x8080_8080])
    #expect(bitmap.resampled(width: 8, height: 2).pixels.prefix(4) == [black, black, white, white])
    #expect(image.preparingThumbnail(of: .zero) == nil)
    let template = image.withRenderingMode(.alwaysTemplate)
      .preparingThumbnail(of: CGSize(width: 1, height: 1))
    #expect(template?.renderingMode == .alwaysTemplate)
    let mirrored = try #require(
      image.withHorizontallyFlippedOrientation().preparingThumbnail(of: CGSize(width: 1, height: 1))
    )
    let built = try SceneSketch.build(Image(uiImage: mirrored).viewNode())
    #expect(built.scene.diagnostics.map(\.code) == [.notDrawn("the mirroring of a UIImage")])
    let symbol = UIImage(systemName: "star")
    #expect(symbol?.preparingThumbnail(of: CGSize(width: 5, height: 5)) === symbol)
  }

  @Test("the scale of data is pixels per point")
  func scale() throws {
    let data = Data(try PNG.encode(Bitmap(width: 6, height: 4, pixel: 0xFF00_00FF)))
    #expect(UIImage(data: data, scale: 2)?.size == CGSize(width: 3, height: 2))
  }

  /// Quality 1 keeps a plain color within the rounding of the conversion to luma and back.
  @Test("JPEG bytes are those of the pixels over white")
  func jpeg() throws {
    let clear = try #require(UIImage(data: Data(try PNG.encode(Bitmap(width: 8, height: 8)))))
    for (image, expected) in [
      (clear, [255, 255, 255]),
      (try #require(UIImage(data: Data(try PNG.encode(blue)))), [0, 0, 255]),
    ] {
      let bytes = [UInt8](try #require(image.jpegData(compressionQuality: 1)))
      #expect(JPEG.isJPEG(bytes))
      let pixel = try #require(try JPEG.decode(bytes).pixels.first)
      for (shift, value) in zip([0, 8, 16], expected) {
        #expect(abs(Int(pixel >> shift & 0xFF) - value) <= 3)
      }
    }
  }

  @Test("bytes that are no image make none; another format is reported")
  func others() throws {
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage(data: Data("text".utf8)) == nil)
    let gif = try #require(UIImage(data: Data("GIF89a".utf8)))
    let built = try SceneSketch.build(Image(uiImage: gif).viewNode())
    #expect(built.scene.diagnostics.count == 1)
    #expect(gif.pngData() == nil)
  }

  @Test("an empty image draws nothing and is not reported")
  func empty() throws {
    let built = try SceneSketch.build(Image(uiImage: UIImage()).resizable().viewNode())
    #expect(built.scene.diagnostics.isEmpty && built.scene.items.isEmpty)
  }

  private struct Names: View {
    var body: some View {
      if let image = UIImage(named: "Logo") {
        Text(verbatim: "\(image.size.width) \(image.pngData() != nil)")
      }
      Text(verbatim: UIImage(named: "Gone") == nil ? "none" : "some")
    }
  }

  private struct Records: View {
    var body: some View {
      Text(
        verbatim: NSDataAsset(name: "Trips").map { String(decoding: $0.data, as: UTF8.self) } ?? "")
      Text(verbatim: NSDataAsset(name: "Gone") == nil ? "none" : "some")
    }
  }

  @Test("a data set of the asset catalog is read; another name is none")
  func dataSets() throws {
    let folder = try TemporaryFolder([
      "A.xcassets/Trips.dataset/Contents.json":
        #"{"data": [{"filename": "trips.csv", "idiom": "universal"}]}"#,
      "A.xcassets/Trips.dataset/trips.csv": "Bonn",
    ])
    var environment = EnvironmentValues()
    environment.mainBundle = MainBundle(
      strings: StringTables(), assets: try AssetCatalog(directory: folder.path), folder: nil)
    let built = try SceneSketch.build(Records().viewNode(in: environment))
    #expect(built.texts.map(\.string) == ["Bonn", "none"])
  }

  @Test("a name of the asset catalog has a size and bytes; another name is no image")
  func names() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      #"{"images": [{"filename": "a.png", "idiom": "universal"}]}"#,
      to: "A.xcassets/Logo.imageset/Contents.json")
    try folder.write(try PNG.encode(blue), to: "A.xcassets/Logo.imageset/a.png")
    var environment = EnvironmentValues()
    environment.mainBundle = MainBundle(
      strings: StringTables(), assets: try AssetCatalog(directory: folder.path), folder: nil)
    let built = try SceneSketch.build(Names().viewNode(in: environment))
    #expect(built.texts.map(\.string) == ["3.0 true", "none"])
  }
}
