// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayTestSupport
import Foundation
import Testing

@testable import AssaySnapshots

// As users of swift-snapshot-testing write their helpers: with UIKit's image as the format.

extension Snapshotting where Value: View, Format == UIImage {
  fileprivate static func styled(_ style: UIUserInterfaceStyle) -> Snapshotting {
    .image(
      layout: .fixed(width: 40, height: 20), traits: UITraitCollection(userInterfaceStyle: style))
  }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
  fileprivate static func halved(on device: ViewImageConfig) -> Snapshotting {
    let whole = Snapshotting<UIViewController, UIImage>.image(on: device, perceptualPrecision: 0.98)
    return Snapshotting(pathExtension: whole.pathExtension, diffing: whole.diffing) { value in
      Async<UIImage> { callback in
        whole.snapshot(value).run { image in
          let half = CGSize(width: image.size.width / 2, height: image.size.height / 2)
          callback(image.preparingThumbnail(of: half) ?? image)
        }
      }
    }
  }
}

@Suite("UIKit's image as the format of pictures")
@MainActor struct ImageFormatTests {
  private func image<Value>(
    _ value: Value, _ strategy: Snapshotting<Value, UIImage>
  ) throws -> UIImage {
    try Waiter.wait(seconds: 3600) { strategy.snapshot(value) }
  }

  @Test("an image has the size of the view in points, and the pixels of a rendition")
  func pixels() throws {
    let image = try image(Color.black, .styled(.light))
    #expect(image.size == CGSize(width: 40, height: 20))
    #expect(image.scale == 2)
    let data = try #require(image.pngData())
    #expect(try PNG.decode(Array(data)) == Bitmap(width: 80, height: 40, pixel: 0xFF00_0000))
  }

  @Test("a helper takes the image apart and gives another one")
  func halved() throws {
    let config = ViewImageConfig(size: CGSize(width: 20, height: 10))
    let controller = UIHostingController(rootView: Color.black)
    let half = try image(controller, .halved(on: config))
    #expect(half.size == CGSize(width: 10, height: 5))
  }

  @Test("a failure says what it says of a rendition: words, not pixels alone")
  func words() throws {
    let folders = try [TemporaryFolder(), TemporaryFolder()]
    let path = "AssaySnapshotsTests/ImageFormatTests/words.png"
    func verify(_ text: String, in folder: TemporaryFolder) -> String? {
      verifySnapshot(
        of: Text(verbatim: text), as: Snapshotting<Text, UIImage>.image, record: .missing,
        snapshotDirectory: folder.path, testName: "words()")
    }
    #expect(verify("Save", in: folders[0])?.hasPrefix("recorded a new reference") == true)
    #expect(verify("Save", in: folders[0]) == nil)
    let other = folders[1].path + "/" + path
    try FileManager.default.createDirectory(
      atPath: (other as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: folders[0].path + "/" + path, toPath: other)
    let message = try #require(verify("Store", in: folders[1]))
    #expect(message.contains("\"Save\" became \"Store\""))
  }

  @Test("images are compared by their pixels, with a tolerance where there is one")
  func comparison() throws {
    func image(_ pixel: UInt32) throws -> UIImage {
      let data = Data(try PNG.encode(Bitmap(width: 4, height: 4, pixel: pixel)))
      return try #require(UIImage(data: data))
    }
    // White, and the gray below it: CIELAB's lightness differs by 0.7 (CIE 1976).
    let (white, nearWhite) = (try image(0xFFFF_FFFF), try image(0xFFFD_FDFD))
    #expect(Diffing<UIImage>.image.diff(white, white) == nil)
    #expect(Diffing<UIImage>.image.diff(white, nearWhite) != nil)
    #expect(Diffing<UIImage>.image(perceptualPrecision: 0.98).diff(white, nearWhite) == nil)
    let tolerant = Snapshotting<UIImage, UIImage>.image
      .tolerating(SnapshotTolerance(maxPixels: 16))
    #expect(tolerant.diffing.diff(white, nearWhite) == nil)
    let bytes = Diffing<UIImage>.image.toData(white)
    #expect(Diffing<UIImage>.image(scale: 2).fromData(bytes).size == CGSize(width: 2, height: 2))
  }

  @Test("bytes that are no picture are said to be none, where a test compares for itself")
  func noPicture() throws {
    var diffing = Diffing<UIImage>.image
    diffing.diff = { _, _ in nil }
    let data = Data(try PNG.encode(Bitmap(width: 4, height: 4, pixel: 0xFFFF_FFFF)))
    let content = try diffing.snapshotContent(of: try #require(UIImage(data: data)))
    guard case .unusable(let problem) = content.compare(withReference: Array("words".utf8)) else {
      Issue.record("the bytes are usable")
      return
    }
    #expect("\(problem)".contains("the bytes are not those of a picture"))
  }

  @Test("a view of UIKit is an area in the size of its frame")
  func viewOfUIKit() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
    #expect(try image(view, .image).size == CGSize(width: 30, height: 10))
    let size = CGSize(width: 12, height: 8)
    #expect(try image(view, .image(size: size)).size == size)
  }

  @Test("the view of a hosting controller is what it hosts, also without the controller")
  func hostingView() throws {
    let controller = UIHostingController(rootView: Color.red.frame(width: 7, height: 5))
    let view: UIView = controller.view
    #expect(try image(view, .image).size == CGSize(width: 7, height: 5))
    controller.rootView = Color.red.frame(width: 9, height: 5)
    #expect(try image(view, .image).size == CGSize(width: 9, height: 5))
    view.frame = CGRect(x: 0, y: 0, width: 30, height: 10)
    #expect(try image(view, .image).size == CGSize(width: 30, height: 10))
    let alone: UIView = UIHostingController(rootView: Text("a")).view
    let words = try Waiter.wait(seconds: 3600) {
      Snapshotting<UIView, String>.recursiveDescription.snapshot(alone)
    }
    let expected = try Waiter.wait(seconds: 3600) {
      Snapshotting<Text, String>.recursiveDescription.snapshot(Text("a"))
    }
    #expect(words == expected)
  }
}
