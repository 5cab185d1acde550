// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayUIKit
import Testing

@testable import AssaySnapshots

/// Images that code draws with UIKit's and Core Graphics' names. Colors are sRGB, so each expected
/// pixel is the color that was set.
@MainActor
@Suite("Images that code draws")
struct DrawnImageTests {
  private static let red = RGBAColor(red: 255, green: 0, blue: 0).premultipliedPixel
  private static let blue = RGBAColor(red: 0, green: 0, blue: 255).premultipliedPixel
  private static let white = RGBAColor(red: 255, green: 255, blue: 255).premultipliedPixel
  private static let black = RGBAColor(red: 0, green: 0, blue: 0).premultipliedPixel

  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  /// A picture of a pixel for each point.
  private func picture(
    _ view: some View, width: Double = 20, height: Double = 10
  ) throws -> (bitmap: Bitmap, notes: [String]) {
    let traits = TraitSet(canvas: .fixed(width: width, height: height, displayScale: 1))
    let rendition = try ViewRendering.rendition(of: view, traits: traits)
    return (rendition.bitmap, rendition.notes)
  }

  private func image(
    opaque isOpaque: Bool = false, _ actions: (CGContext) -> Void
  ) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.opaque = isOpaque
    return UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format).image {
      actions($0.cgContext)
    }
  }

  @Test("areas in the colors that are set, in the size of the image")
  func areas() throws {
    let drawn = image { context in
      red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
      context.setFillColor(blue.cgColor)
      context.fill(CGRect(x: 10, y: 5, width: 10, height: 5))
    }
    #expect(drawn.size == CGSize(width: 20, height: 10))
    let (bitmap, notes) = try picture(Image(uiImage: drawn))
    #expect(bitmap[0, 0] == Self.red)
    #expect(bitmap[15, 2] == Self.red)
    #expect(bitmap[9, 9] == Self.red)
    #expect(bitmap[10, 5] == Self.blue)
    #expect(bitmap[19, 9] == Self.blue)
    #expect(notes == [])
  }

  @Test("a resizable one fills its frame")
  func resized() throws {
    let drawn = image { context in
      context.setFillColor(red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    let (bitmap, _) = try picture(
      Image(uiImage: drawn).resizable().frame(width: 40, height: 40), width: 40, height: 40)
    #expect(bitmap[19, 39] == Self.red)
    #expect(bitmap[20, 0] == Self.white)
  }

  @Test("the state comes back, and a transform and a clip are of their time")
  func states() throws {
    let drawn = image { context in
      context.setFillColor(red.cgColor)
      context.saveGState()
      context.setFillColor(blue.cgColor)
      context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 10))
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 5))
      context.restoreGState()
      context.translateBy(x: 10, y: 5)
      context.scaleBy(x: 2, y: 1)
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    }
    let (bitmap, _) = try picture(Image(uiImage: drawn))
    #expect(bitmap[4, 4] == Self.blue)
    #expect(bitmap[5, 4] == Self.white)
    #expect(bitmap[9, 9] == Self.white)
    #expect(bitmap[10, 5] == Self.red)
    #expect(bitmap[19, 9] == Self.red)
  }

  @Test("paths of Bézier, an opaque image, what is removed, and an image within an image")
  func paths() throws {
    let inner = image { _ in
      red.setFill()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 10)).fill()
    }
    let drawn = image(opaque: true) { context in
      inner.draw(in: CGRect(x: 0, y: 0, width: 10, height: 10))
      blue.setStroke()
      let line = UIBezierPath()
      line.lineWidth = 2
      line.move(to: CGPoint(x: 10, y: 5))
      line.addLine(to: CGPoint(x: 20, y: 5))
      line.stroke()
    }
    let (bitmap, _) = try picture(Image(uiImage: drawn))
    #expect(bitmap[5, 5] == Self.red)
    #expect(bitmap[15, 4] == Self.blue)
    #expect(bitmap[15, 5] == Self.blue)
    #expect(bitmap[15, 3] == Self.black)
    let cleared = image { context in
      red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
      context.clear(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    let (holes, _) = try picture(Image(uiImage: cleared))
    #expect(holes[5, 5] == Self.white)
    #expect(holes[15, 5] == Self.red)
  }

  @Test("a gradient without its ends is drawn between its points")
  func gradients() throws {
    let drawn = image { context in
      let gradient = CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: [red.cgColor, red.cgColor] as CFArray,
        locations: [0, 1])
      guard let gradient else { return }
      context.drawLinearGradient(
        gradient, start: CGPoint(x: 5, y: 0), end: CGPoint(x: 15, y: 0),
        options: .drawsAfterEndLocation)
    }
    let (bitmap, _) = try picture(Image(uiImage: drawn))
    #expect(bitmap[4, 5] == Self.white)
    #expect(bitmap[5, 5] == Self.red)
    #expect(bitmap[19, 5] == Self.red)
  }

  @Test("begun and ended images, and a tint")
  func begun() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 20, height: 10), false, 0)
    red.set()
    UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
    let drawn = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    let (bitmap, _) = try picture(Image(uiImage: try #require(drawn).withTintColor(blue)))
    #expect(bitmap[5, 5] == Self.blue)
    #expect(bitmap[15, 5] == Self.white)
  }

  @Test("a text is as wide as SwiftUI's, and is drawn where it belongs")
  func texts() throws {
    struct Measured: View {
      static nonisolated(unsafe) var size = CGSize.zero
      var body: some View {
        let font = UIFont.systemFont(ofSize: 10)
        Self.size = "Hamburg".size(withAttributes: [.font: font])
        return Text("Hamburg").font(.system(size: 10))
          .onGeometryChange(for: CGSize.self, of: \.size) { Self.placed = $0 }
      }
      static nonisolated(unsafe) var placed = CGSize.zero
    }
    _ = try picture(Measured(), width: 100, height: 40)
    #expect(Measured.size == Measured.placed)
    #expect(Measured.size.width > 20)

    let style = NSMutableParagraphStyle()
    style.alignment = .right
    let drawn = image { _ in
      "l".draw(
        in: CGRect(x: 0, y: 0, width: 20, height: 10),
        withAttributes: [
          .font: UIFont.systemFont(ofSize: 8), .foregroundColor: red, .paragraphStyle: style,
        ])
    }
    let (bitmap, _) = try picture(Image(uiImage: drawn))
    let columns = (0..<20).filter { x in (0..<10).contains { bitmap[x, $0] != Self.white } }
    #expect((columns.min() ?? 0) > 15)
  }

  @Test("a hosting controller has the size that its view chooses")
  func hostedSizes() throws {
    struct Measured: View {
      static nonisolated(unsafe) var sizes: [CGSize] = []
      var body: some View {
        let offer = CGSize(width: 60, height: 40)
        Self.sizes = [
          UIHostingController(rootView: Color.red.frame(width: 30, height: 20))
            .sizeThatFits(in: offer),
          UIHostingController(rootView: Color.red.frame(height: 5).padding(4))
            .sizeThatFits(in: offer),
        ]
        return Color.blue
      }
    }
    _ = try picture(Measured(), width: 100, height: 40)
    #expect(Measured.sizes == [CGSize(width: 30, height: 20), CGSize(width: 60, height: 13)])
  }

  @Test("a mode that is not drawn is reported")
  func reports() throws {
    let drawn = image { context in
      context.setBlendMode(.xor)
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
    }
    let (_, notes) = try picture(Image(uiImage: drawn))
    #expect(notes.contains { $0.contains("the blend mode xor") })
  }
}
