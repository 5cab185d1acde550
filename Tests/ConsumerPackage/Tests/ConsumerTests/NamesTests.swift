// SPDX-License-Identifier: MIT

import AssaySnapshots
import ConsumerApp
import Foundation
import Testing

// SwiftUI has these names too: as with SwiftUI, the declarations of the test's own module win.
private struct Shape { var sides = 3 }
private struct Path { var steps = 2 }
private struct Scene { var name = "first" }
private struct Color { var name = "red" }

/// Names of the app and the test are not names of Assay: this file compiles.
@Suite struct NamesTests {
  @Test func ownNamesShadowThoseOfSwiftUI() {
    #expect(Shape().sides == 3 && Path().steps == 2)
    #expect(Scene().name == "first" && Color().name == "red")
  }

  @Test func namesOfTheAppMeanTheApp() {
    #expect(Point() == ConsumerApp.Point() && Size() == ConsumerApp.Size())
    #expect(Rect() == ConsumerApp.Rect() && Insets() == ConsumerApp.Insets())
    #expect(Bitmap() == ConsumerApp.Bitmap() && Paint() == ConsumerApp.Paint())
    #expect(Glyph() == ConsumerApp.Glyph() && Finding() == ConsumerApp.Finding())
    #expect(CallSite() == ConsumerApp.CallSite() && FileSystem() == ConsumerApp.FileSystem())
    #expect(ViewNode() == ConsumerApp.ViewNode() && TextNode() == ConsumerApp.TextNode())
    #expect(AccessibilityNode() == ConsumerApp.AccessibilityNode())
    #expect(SnapshotStore() == ConsumerApp.SnapshotStore() && PNG.fileExtension == "png")
    #expect(TextCase.upper == .upper && ImageScale.large == .large)
    #expect(TruncationMode.tail == .tail && RedactionReason.privacy == .privacy)
  }

  /// Members of what the import brings in, from every module below it.
  @Test func valuesAreMadeWithOneImport() throws {
    let style = StrokeStyle(lineWidth: 2, lineCap: .round)
    #expect(style.lineWidth == 2)
    #expect(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4).leading == 2)
    #expect(Text("a").textCase(.uppercase) is any View)
    #expect(Font.title.bold() != .body && LayoutDirection.rightToLeft != .leftToRight)
    let traits = TraitSet(
      canvas: .fixed(width: 10, height: 20, displayScale: 1), appearance: .dark, locale: "es")
    #expect(traits.displayScale == 1)
    let device = Device(
      name: "kiosk", idiom: .pad, size: CGSize(width: 640, height: 480), displayScale: 2)
    #expect(device.name == "kiosk")
    let picture = Rendition(width: 1, height: 1, rgba: Data([255, 0, 0, 255]))
    #expect(picture.rgba == Data([255, 0, 0, 255]) && picture.width == 1 && picture.height == 1)
  }
}
