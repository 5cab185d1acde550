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
    return audit.merged.compactMap { audit.crops[$0.issue] }
  }

  /// The marked pixel of the crop is the one that was measured.
  @Test func thePlaceMovesWithTheCrop() throws {
    let pale = Color(red: 0.8, green: 0.8, blue: 0.8)
    for x in [0.0, 130, 260] {
      let view = Text("Hi").foregroundStyle(pale).position(x: x + 30, y: 300)
      let screen = try Screens.screen(of: view)
      let audit = Auditor(types: [.contrast], keepsCrops: true).audit([screen])
      let issue = try #require(audit.merged.first?.issue)
      let crop = try #require(audit.crops[issue])
      let (there, here) = (try #require(issue.place), try #require(crop.place))
      #expect(crop.picture[here.x, here.y] == screen.picture[there.x, there.y])
      let large = try #require(crop.magnified())
      #expect(large.picture[large.x, large.y] == screen.picture[there.x, there.y])
      // 260 x 96 points at two pixels each.
      #expect(crop.picture.width == 520 && crop.picture.height == 192)
    }
  }

  /// A screen smaller than a crop is shown whole.
  @Test func smallScreens() throws {
    let pale = Color(red: 0.8, green: 0.8, blue: 0.8)
    let crop = try #require(
      try crops(Text("Hi").foregroundStyle(pale), size: Size(width: 60, height: 40)).first)
    #expect(crop.picture.width == 120 && crop.picture.height == 80)
  }

  @Test func noneUnlessAskedFor() throws {
    let pale = Color(red: 0.8, green: 0.8, blue: 0.8)
    let screen = try Screens.screen(of: Text("Hi").foregroundStyle(pale))
    #expect(Auditor().audit([screen]).crops.isEmpty)
  }
}
