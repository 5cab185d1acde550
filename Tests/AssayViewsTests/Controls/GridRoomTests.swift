// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayScenes
import AssayTestSupport
import AssayTraits
import Testing

@testable import AssayViews

/// How a grid shares its room, as swift-markdown-ui's pictures of tables show it (iPhone 8, two
/// columns in 341 points): the second column is 143 points wide in `testTableBackground`, where a
/// height is offered, and 237 in `testTable`, whose table has `fixedSize(horizontal: false,
/// vertical: true)`.
@MainActor
@Suite("The room of a grid")
struct GridRoomTests {
  /// Two columns in 100 points with a gap of 4: shares are 48, the first column needs 20.
  private func grid(_ text: some View) -> some View {
    Grid(alignment: .topLeading, horizontalSpacing: 4, verticalSpacing: 4) {
      GridRow {
        Color.blue.frame(width: 20, height: 5)
        text.font(.system(size: 10)).background(Color.blue)
      }
    }
  }

  private func second(_ view: some View) throws -> Rect {
    let traits = TraitSet(canvas: .fixed(width: 100, height: 100, displayScale: 1))
    return try #require(fills(try ScreenSketch.build(view, traits).scene.items).last)
  }

  @Test("where a height is offered, text wraps in its share")
  func bounded() throws {
    let rect = try second(grid(Text(verbatim: "bb bb bb bb bb bb bb")))
    // Three lines of 12 points.
    #expect(rect.width <= 48 && rect.height == 36)
  }

  @Test("without a height, text takes what the other columns leave")
  func unbounded() throws {
    let text = Text(verbatim: "bb bb bb bb bb bb bb")
    let rect = try second(grid(text).fixedSize(horizontal: false, vertical: true))
    #expect(rect.width > 48 && rect.width <= 76 && rect.height == 24)
  }

  @Test("what takes all of its share takes the rest, too")
  func flexible() throws {
    #expect(try second(grid(Text(verbatim: "b").frame(maxWidth: .infinity))).width == 76)
  }
}
