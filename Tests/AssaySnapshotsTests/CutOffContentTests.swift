// SPDX-License-Identifier: MIT

import AssayGraphics
import Testing

@testable import AssaySnapshots
@testable import AssayViews

@Suite("Content that reaches beyond its container")
@MainActor struct CutOffContentTests {
  /// A color of the test's own, with red in the lowest byte.
  private let ink = Color(red: 1, green: 0, blue: 0)
  private let red: UInt32 = 0xFF00_00FF

  private func bitmap(_ view: some View, width: Double, height: Double) throws -> Bitmap {
    let traits = TraitSet(canvas: SnapshotLayout.fixed(width: width, height: height).canvas)
    return try ViewRendering.rendition(of: AnyView(view), traits: traits).bitmap
  }

  @Test("a page is cut off at the edges of its tab view")
  func page() throws {
    let view = TabView { ink.frame(width: 90, height: 90).fixedSize() }
      .tabViewStyle(.page(indexDisplayMode: .never)).frame(width: 40, height: 40)
    let bitmap = try bitmap(view, width: 100, height: 100)
    let pixels = (0..<bitmap.height).flatMap { y in (0..<bitmap.width).map { (x: $0, y: y) } }
      .filter { bitmap[$0.x, $0.y] == red }
    let scale = Double(bitmap.width) / 100
    #expect(pixels.map(\.x).min() == Int(30 * scale) && pixels.map(\.y).min() == Int(30 * scale))
    #expect(pixels.map(\.x).max() == Int(70 * scale) - 1)
    #expect(pixels.map(\.y).max() == Int(70 * scale) - 1)
  }

  @Test("a row without insets is cut off at the round edge of its group")
  func row() throws {
    let view = List {
      ink.frame(width: 900, height: 100).fixedSize().listRowInsets(EdgeInsets())
    }.listStyle(.insetGrouped)
    let bitmap = try bitmap(view, width: 390, height: 300)
    let middle = bitmap.width / 2
    let top = try #require((0..<bitmap.height).first { bitmap[middle, $0] == red })
    let row = (0..<bitmap.width).filter { bitmap[$0, top + bitmap.width / 6] == red }
    let first = try #require(row.first)
    let last = try #require(row.last)
    #expect(first > 0 && last < bitmap.width - 1, "the list is behind both sides")
    #expect(first == bitmap.width - 1 - last)
    #expect(bitmap[first, top] != red && bitmap[last, top] != red, "the corners are round")
  }
}
