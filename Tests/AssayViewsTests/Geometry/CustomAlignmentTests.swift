// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayScenes
import Testing

@testable import AssayNodes
@testable import AssayViews

extension VerticalAlignment {
  private enum Mark: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.top] + 4 }
  }
  fileprivate static let mark = VerticalAlignment(Mark.self)
}

extension HorizontalAlignment {
  private enum Quarter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 4 }
  }
  fileprivate static let quarter = HorizontalAlignment(Quarter.self)
}

/// Letters are 5 wide and lines 10 high.
@MainActor
@Suite("alignments of an app's own")
struct CustomAlignmentTests {
  private func place(_ text: String, in view: some View) throws -> String? {
    try GeometrySketch.tree(view).split(separator: "\n").first { $0.contains("\"\(text)\"") }
      .map { $0.trimmingPrefix(while: \.isWhitespace).split(separator: " ")[1] }.map(String.init)
  }

  @Test("line up views of neighboring stacks")
  func acrossStacks() throws {
    let view = HStack(alignment: .mark, spacing: 0) {
      VStack(spacing: 0) {
        Text(verbatim: "a").alignmentGuide(.mark) { $0[VerticalAlignment.center] }
        Color.red.frame(width: 5, height: 30)
      }
      VStack(spacing: 0) {
        Text(verbatim: "b")
        Text(verbatim: "c").alignmentGuide(.mark) { $0[VerticalAlignment.center] }
      }
    }
    .frame(width: 100, height: 100, alignment: .topLeading)
    // 15 above the mark on the right, 35 below it on the left.
    #expect(try place("a", in: view) == "0,10")
    #expect(try place("b", in: view) == "5,0")
    #expect(try place("c", in: view) == "5,10")
  }

  @Test("lie where their type says in views that do not place them")
  func defaults() throws {
    let view = HStack(alignment: .mark, spacing: 0) {
      Text(verbatim: "a")
      Text(verbatim: "b").alignmentGuide(.mark) { $0[.mark] + $0[.bottom] }
    }
    .frame(width: 100, height: 100, alignment: .topLeading)
    #expect(try place("a", in: view) == "0,10")
    #expect(try place("b", in: view) == "5,0")
  }

  @Test("align what is over and around a view")
  func overlays() throws {
    let view = Color.red.frame(width: 40, height: 40)
      .alignmentGuide(.mark) { _ in 30 }
      .overlay(alignment: Alignment(horizontal: .quarter, vertical: .mark)) {
        Text(verbatim: "abcd")
      }
      .frame(width: 100, height: 100, alignment: .topLeading)
    // The guide at 4 of the text lies on that at 30, and its own quarter on that of the square.
    #expect(try place("abcd", in: view) == "5,26")
  }

  @Test("shift the cells of a grid's column")
  func grids() throws {
    let view = Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Text(verbatim: "abcd").gridColumnAlignment(.quarter)
        Text(verbatim: "x")
      }
      GridRow {
        Text(verbatim: "efgh").alignmentGuide(.quarter) { _ in 15 }
        Text(verbatim: "y")
      }
    }
    .frame(width: 100, height: 100, alignment: .topLeading)
    #expect(try place("abcd", in: view) == "10,0")
    #expect(try place("efgh", in: view) == "0,10")
    #expect(try place("x", in: view) == "30,0")
  }

  @Test("are Swift code, which no description holds")
  func written() throws {
    let node = ViewNode(.hStack(alignment: .mark, spacing: nil, children: []))
    #expect(throws: (any Error).self) { try node.written() }
  }
}

@MainActor
@Suite("strokes as shapes")
struct StrokedShapeTests {
  @Test("a stroke is drawn as one, and can be turned, scaled and filled")
  func drawn() throws {
    func drawing(_ view: some View) throws -> ShapeNode? {
      let host = ViewHost(
        view, in: EnvironmentValues(traits: TraitSet(canvas: .sizeThatFits(displayScale: 1))))
      guard case .shape(let shape) = try host.settle({ $0 }).content else { return nil }
      return shape
    }
    let style = StrokeStyle(lineWidth: 3)
    #expect(try drawing(Circle().stroke(lineWidth: 3))?.drawing == .stroke(style))
    #expect(try drawing(Circle().stroke(style: style).fill(.red))?.drawing == .stroke(style))
    #expect(try drawing(Circle().stroke(lineWidth: 3).scale(2))?.drawing == .fill)
    let ring = Circle().stroke(lineWidth: 2).path(in: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(ring.contains(CGPoint(x: 10, y: 0.5)))
    #expect(!ring.contains(CGPoint(x: 10, y: 10)))
  }
}
