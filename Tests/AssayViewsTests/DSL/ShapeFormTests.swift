// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayScenes
import AssayTestSupport
import AssayTraits
import Testing

@testable import AssayViews

@MainActor
@Suite("Forms of shapes")
struct ShapeFormTests {
  private func built(_ view: some View) throws -> Scene {
    let traits = TraitSet(canvas: .fixed(width: 100, height: 100, displayScale: 1))
    return try ScreenSketch.build(view, traits).scene
  }

  @Test("a concentric rectangle with radii of its own has them")
  func ownCorners() throws {
    let same = UnevenRoundedRectangle(
      topLeadingRadius: 8, bottomLeadingRadius: 4, bottomTrailingRadius: 4, topTrailingRadius: 8)
    let shape = ConcentricRectangle(uniformTopCorners: 8, uniformBottomCorners: .fixed(4))
    #expect(try built(shape).items == built(same).items)
    #expect(
      try built(Color.red.clipShape(.rect(corners: .fixed(10)))).items
        == built(
          Color.red.clipShape(
            .rect(
              topLeadingRadius: 10, bottomLeadingRadius: 10, bottomTrailingRadius: 10,
              topTrailingRadius: 10))
        ).items)
  }

  @Test("a view of a shape that an app makes is the filled shape")
  func shapeViews() throws {
    let view = _ShapeView(shape: Circle(), style: Color.red)
    #expect(try built(view).items == built(Circle().fill(Color.red)).items)
    let holed = Path { path in
      path.addRect(CGRect(x: 0, y: 0, width: 50, height: 50))
      path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    }
    let even = FillStyle(eoFill: true)
    #expect(
      try built(_ShapeView(shape: holed, style: Color.red, fillStyle: even)).items
        == built(holed.fill(Color.red, style: even)).items)
  }

  @Test("corners of both kinds are reported, those of the container are not")
  func mixedCorners() throws {
    func reports(_ shape: ConcentricRectangle) throws -> [String] {
      _ = LeftOutNotes.take()
      _ = try built(shape)
      return LeftOutNotes.take()
    }
    #expect(try reports(ConcentricRectangle()) == [])
    #expect(try reports(ConcentricRectangle(corners: 3)) == [])
    #expect(
      try reports(ConcentricRectangle(topLeadingCorner: 3))
        == ["a fixed or minimum corner of a ConcentricRectangle"])
    #expect(
      try reports(ConcentricRectangle(corners: .concentric(minimum: 12)))
        == ["a fixed or minimum corner of a ConcentricRectangle"])
  }

  @Test("a shape of its own size stands at its anchor")
  func anchors() {
    let room = CGRect(x: 0, y: 0, width: 100, height: 50)
    let frame = Rectangle().size(width: 20, height: 10, anchor: .bottomTrailing).path(in: room)
    #expect(frame.boundingRect == CGRect(x: 80, y: 40, width: 20, height: 10))
    let plain = Rectangle().size(width: 20, height: 10).path(in: room)
    #expect(plain.boundingRect == CGRect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test("lines are kept in another path, or outside of it")
  func lines() {
    var line = Path()
    line.move(to: CGPoint(x: 0, y: 5))
    line.addLine(to: CGPoint(x: 30, y: 5))
    let square = Path(CGRect(x: 10, y: 0, width: 10, height: 10))
    #expect(
      line.lineIntersection(square).boundingRect == CGRect(x: 10, y: 5, width: 10, height: 0))
    let outside = line.lineSubtraction(square)
    #expect(outside.boundingRect == CGRect(x: 0, y: 5, width: 30, height: 0))
    #expect(outside.contours().map(\.points.count) == [2, 2])
    #expect(outside.contours().last?.points.first == Point(x: 20, y: 5))
    // The outline of a closed shape, not its area.
    let cut = square.lineSubtraction(Path(CGRect(x: 15, y: -5, width: 20, height: 20)))
    #expect(cut.boundingRect == CGRect(x: 10, y: 0, width: 5, height: 10))
  }

  @Test("moved and turned shapes are shrunk before they are moved and turned")
  func insets() {
    let room = CGRect(x: 0, y: 0, width: 40, height: 20)
    let moved = Rectangle().offset(x: 5, y: 7).inset(by: 2).path(in: room)
    #expect(moved.cgPath.boundingRect == CGRect(x: 7, y: 9, width: 36, height: 16))
    // A half turn around the lower right corner.
    let turned = Rectangle().rotation(.degrees(180), anchor: .bottomTrailing).inset(by: 2)
    #expect(turned.path(in: room).boundingRect == CGRect(x: 42, y: 22, width: 36, height: 16))
  }
}
