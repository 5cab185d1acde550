// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayScenes
import AssayTestSupport
import AssayTraits
import Testing

@testable import AssayViews

/// Lengths of screens of macOS 13, from the pictures that an app's tests keep
/// (grigorye/TMBuddy, 2023), in points.
@MainActor
@Suite("Screens of macOS")
struct MacScreenTests {
  private func build(_ view: some View, width: Double? = nil) throws -> BuiltScene {
    let traits = TraitSet(canvas: .sizeThatFits(displayScale: 2), look: .macOS)
    return try ScreenSketch.build(
      view.frame(width: width.map { CGFloat($0) }, alignment: .leading), traits)
  }

  private func height(_ view: some View, width: Double? = nil) throws -> Double {
    try build(view, width: width).scene.size.height
  }

  private var wrapped: some View {
    Text("This program is at work in the folders that were chosen, and in those inside of them.")
      .font(.footnote)
  }

  @Test("each line of text is as high as its style's line, also the last one")
  func lines() throws {
    #expect(try height(Text("Title")) == 16)
    #expect(try height(wrapped, width: 340) == 26)
    #expect(
      try height(
        VStack(alignment: .leading, spacing: 2) {
          Text("Title")
          wrapped
        }, width: 340) == 44)
  }

  @Test("text and push buttons keep a distance that grows with the text")
  func distances() throws {
    let button = Button("Choose") {}
    #expect(
      try height(
        VStack {
          Text("Title"); button
        }) == 47)
    #expect(
      try height(
        VStack {
          Text("Title").font(.footnote); button
        }) == 42)
    #expect(
      try height(
        VStack {
          button; Text("Title").font(.footnote)
        }) == 39)
  }

  @Test("the second of two lines is no single word")
  func orphans() throws {
    let texts = try build(Text("unknown (helper tool is not installed)"), width: 190).texts
    let glyphs = try #require(texts.first).runs.flatMap(\.glyphs)
    let last = try #require(glyphs.map(\.y).max())
    // "not installed)", with its space.
    #expect(glyphs.count { $0.y == last } >= 13)
  }

  @Test("a button has one line")
  func buttons() throws {
    let row = HStack {
      Button("Reveal the Extension in Finder") {}
      Button("Full Disk Access Preferences") {}
    }
    #expect(try height(row, width: 340) == 20)
  }

  @Test("rows are 24 high or their content and 8; the first is 10 below the top")
  func rows() throws {
    func tops(_ alternates: Bool) throws -> [Double] {
      let list = List {
        Color.blue.frame(width: 32, height: 32)
        Text("Second")
        Color.blue.frame(width: 32, height: 32)
      }
      .listStyle(.inset(alternatesRowBackgrounds: alternates)).frame(width: 360, height: 200)
      let rects = fills(try build(list).scene.items)
      return rects.filter { $0.width == 32 && $0.minX == 16 || $0.width == 340 }.map(\.minY)
    }
    #expect(try tops(false) == [14, 78])
    // Every second row has a ground, and so do those that are left empty: 50, 114, 162.
    #expect(Set(try tops(true)).isSuperset(of: [14, 50, 78, 114, 162]))
  }

  @Test("tabs are a box with a segmented control on its upper edge")
  func tabs() throws {
    let tabs = TabView {
      Color.blue.frame(width: 200, height: 100).tabItem { Label("Setup", systemImage: "gear") }
      Text("Second").tabItem { Label("Folders", systemImage: "folder") }
    }
    let built = try build(tabs)
    // 26 above what is shown, 3 beside and below it.
    #expect(built.scene.size == Size(width: 206, height: 129))
    let rects = fills(built.scene.items)
    #expect(rects.contains(Rect(x: 3, y: 26, width: 200, height: 100)))
    #expect(rects.contains(Rect(x: 0, y: 10, width: 206, height: 119)))
    #expect(built.texts.map(\.string) == ["Setup", "Folders"])
    #expect(built.texts.allSatisfy { $0.frame.midY < 12 })
  }

  @Test("a divider is a point thick")
  func divider() throws {
    #expect(try height(Divider(), width: 100) == 1)
  }
}
