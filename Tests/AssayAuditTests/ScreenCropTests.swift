// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayViews
import Testing

@testable import AssayAudit

@Suite("Crops of screens")
struct ScreenCropTests {
  private func crops(_ view: some View, size: Size = Size(width: 320, height: 480)) throws
    -> [ScreenCrop]
  {
    let screen = try Screens.screen(of: view, size: size)
    let audit = Auditor(types: [.contrast, .smartInvert, .darkInterface], keepsCrops: true).audit([
      screen
    ])
    return audit.merged.compactMap(\.crop)
  }

  /// The marked pixel of the crop is the one that was measured.
  @Test func thePlaceMovesWithTheCrop() throws {
    let pale = Color(red: 0.8, green: 0.8, blue: 0.8)
    for x in [0.0, 130, 260] {
      let view = Text("Hi").foregroundStyle(pale).position(x: x + 30, y: 300)
      let screen = try Screens.screen(of: view)
      let audit = Auditor(types: [.contrast], keepsCrops: true).audit([screen])
      let merged = try #require(audit.merged.first)
      let (issue, crop) = (merged.issue, try #require(merged.crop))
      let (there, here) = (try #require(issue.place), try #require(crop.place))
      #expect(crop.picture[here.x, here.y] == screen.picture[there.x, there.y])
      let large = try #require(crop.magnified())
      #expect(large.picture[large.x, large.y] == screen.picture[there.x, there.y])
      // 260 x 96 points at two pixels each.
      #expect(crop.picture.width == 520 && crop.picture.height == 192)
    }
  }

  /// All of a pale text falls short: what has its full color is marked.
  @Test func allOfATextOfOneColor() throws {
    let pale = Color(red: 0.8, green: 0.8, blue: 0.8)
    let crop = try #require(try crops(Text("Hi").foregroundStyle(pale)).first)
    let full = RGBAColor(red: 204, green: 204, blue: 204).premultipliedPixel
    let glyphs = crop.picture.pixels.indices.filter { crop.picture.pixels[$0] == full }
    #expect(!glyphs.isEmpty)
    let marked = try #require(crop.marked)
    #expect(glyphs.allSatisfy { marked.pixels[$0] == 0xFFFF_00FF })
    // White stays white in the pale picture.
    #expect(marked[0, 0] == 0xFFFF_FFFF)
    #expect(crop.marks.count == marked.pixels.filter { $0 == 0xFFFF_00FF }.count)
  }

  /// White on black that turns white halfway: what stands on the black half is read, and not
  /// marked.
  @Test func onlyWhereItFallsShort() throws {
    let view = Text("MMMMMMMMMM").foregroundStyle(.white).padding(20)
      .background {
        HStack(spacing: 0) {
          Color.black
          Color(red: 0.9, green: 0.9, blue: 0.9)
        }
      }
    let crop = try #require(try crops(view).first)
    let middle = Double(crop.picture.width) / 2
    #expect(!crop.marks.isEmpty)
    #expect(crop.marks.allSatisfy { Double($0.x) >= middle - 1 })
    #expect(crop.marks.contains { Double($0.x) > middle + 20 })
  }

  /// A screenshot has neither texts nor shapes, and its pixels tell.
  @Test func ofAScreenshot() throws {
    let pale = Color(red: 0.7, green: 0.7, blue: 0.7)
    let size = Size(width: 320, height: 200)
    let picture = try Screens.picture(
      of: Text("Delivery today").foregroundStyle(pale), size: size, scale: 2)
    let audit = Auditor(keepsCrops: true).audit(screenshot: picture, scale: 2...2, name: "shot.png")
    let merged = try #require(audit.merged.first { $0.issue.outcome == .fail })
    let crop = try #require(merged.crop)
    #expect(crop.scale == 2 && crop.caption == "shot.png")
    let white = RGBAColor.white.premultipliedPixel
    #expect(crop.marks.count > 100)
    #expect(crop.marks.allSatisfy { crop.picture[$0.x, $0.y] != white })
  }

  /// White words on a gradient from black to white: the first of them are read, and not marked.
  @Test func ofAScreenshotWithAGradient() throws {
    let size = Size(width: 320, height: 120)
    let view = Text("White words on a gradient").foregroundStyle(.white).padding(20)
      .background(
        LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing))
    let picture = try Screens.picture(of: view, size: size, scale: 2)
    let audit = Auditor(keepsCrops: true).audit(screenshot: picture, scale: 2...2, name: "shot.png")
    let merged = try #require(audit.merged.first { $0.issue.outcome == .fail })
    let crop = try #require(merged.crop)
    let place = try #require(crop.place)
    #expect(crop.marks.contains(PixelPlace(x: place.x, y: place.y)))
    // 4.5:1 is lost at #767676 (the vectors' boundary), at 46 % of the way.
    let width = Double(crop.picture.width)
    #expect(crop.marks.allSatisfy { Double($0.x) > width * 0.4 })
    #expect(try #require(crop.frame).x < width * 0.3)
  }

  @Test("a screen smaller than a crop is shown whole") func smallScreens() throws {
    let pale = Color(red: 0.8, green: 0.8, blue: 0.8)
    let crop = try #require(
      try crops(Text("Hi").foregroundStyle(pale), size: Size(width: 60, height: 40)).first)
    #expect(crop.picture.width == 120 && crop.picture.height == 80)
  }

  @Test func noneUnlessAskedFor() throws {
    let pale = Color(red: 0.8, green: 0.8, blue: 0.8)
    let screen = try Screens.screen(of: Text("Hi").foregroundStyle(pale))
    #expect(Auditor().audit([screen]).merged.allSatisfy { $0.crop == nil })
  }
}
