// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayScenes
import AssayTestSupport
import AssayTraits
import Testing

@testable import AssayViews

/// SwiftUI's documentation of `lineLimit(_:reservesSpace:)` and of the ranges of `lineLimit(_:)`:
/// a text is as high as the lines that are reserved.
@MainActor
@Suite("Lines that are reserved")
struct ReservedLinesTests {
  private func height(_ view: some View) throws -> Double {
    let traits = TraitSet(canvas: .sizeThatFits(displayScale: 2))
    return try ScreenSketch.build(view, traits).scene.size.height
  }

  @Test("a text with fewer lines is as high as one with the reserved lines")
  func texts() throws {
    let (one, three) = (try height(Text("a")), try height(Text("a\nb\nc")))
    #expect(three > 2 * one)
    #expect(try height(Text("a").lineLimit(3, reservesSpace: true)) == three)
    #expect(try height(Text("a").lineLimit(3...6)) == three)
    #expect(try height(Text("a").lineLimit(3...)) == three)
    #expect(try height(Text("a\nb\nc\nd").lineLimit(2...3)) == three)
    #expect(try height(Text("a\nb\nc").lineLimit(2, reservesSpace: true)) < three)
    #expect(try height(Text("a").lineLimit(3, reservesSpace: false)) == one)
    #expect(try height(Text("a").lineLimit(1...3)) == one)
  }

  /// A billion lines would not fit into memory one by one.
  @Test("any number of lines is reserved at once", .timeLimit(.minutes(10)))
  func many() throws {
    let traits = TraitSet(canvas: .fixed(width: 100, height: 100, displayScale: 2))
    let view = Text(verbatim: "a").lineLimit(1_000_000_000, reservesSpace: true)
    #expect(try ScreenSketch.build(view, traits).scene.size.height == 100)
  }

  @Test("the innermost line limit decides")
  func nesting() throws {
    let one = try height(Text("a"))
    #expect(try height(Text("a").lineLimit(4).lineLimit(3, reservesSpace: true)) == one)
    let inner = Text("a").lineLimit(3, reservesSpace: true).lineLimit(5)
    #expect(try height(inner) == height(Text("a\nb\nc")))
  }

  @Test("a field of several lines has the reserved ones, with a text and without")
  func fields() throws {
    let three = try height(TextField("Notes", text: .constant("a\nb\nc"), axis: .vertical))
    for text in ["", "a"] {
      let field = TextField("Notes", text: .constant(text), axis: .vertical).lineLimit(3...6)
      #expect(try height(field) == three)
    }
  }
}
