// SPDX-License-Identifier: MIT

import AssayGraphics
import Foundation
import Testing

@testable import AssayViews

@Suite("Paths as geometry")
struct PathGeometryTests {
  private func square(_ x: Double, _ y: Double, _ side: Double) -> AssayViews.Path {
    AssayViews.Path(CGRect(x: x, y: y, width: side, height: side))
  }

  /// The area that a path covers, by its contours.
  private func area(_ path: AssayViews.Path) -> Double {
    path.contours().reduce(0) { sum, contour in
      let points = contour.points
      return sum
        + zip(points, points.dropFirst() + points.prefix(1)).reduce(0) {
          $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2
        }
    }
  }

  /// The postfix notation of PDF (ISO 32000, 8.5.2), whose `q` is no path.
  @Test("a path is the same again from its description, and other texts are no paths")
  func description() throws {
    var path = AssayViews.Path()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3.5, y: 2))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
    path.addCurve(
      to: CGPoint(x: 1, y: 1), control1: CGPoint(x: 2, y: 2), control2: CGPoint(x: 3, y: 3))
    path.closeSubpath()
    #expect(path.description == "1 2 m 3.5 2 l 7 8 5 6 q 2 2 3 3 1 1 c h")
    let again: AssayViews.Path? = .init(path.description)
    #expect(again == path)
    let read: AssayViews.Path? = .init("0 0 10 10 re")
    let square = try #require(read)
    #expect(area(square) == 100)
    for text in ["1 m", "1 2", "1 2 x", "a b m", "1 2 3 l", "1 h"] {
      let none: AssayViews.Path? = .init(text)
      #expect(none == nil)
    }
    let empty: AssayViews.Path? = .init("")
    #expect(empty?.isEmpty == true)
  }

  @Test("two squares that overlap: areas of what both make")
  func booleans() {
    let (a, b) = (square(0, 0, 10), square(5, 5, 10))
    #expect(area(a.intersection(b)) == 25)
    #expect(area(a.union(b)) == 175)
    #expect(area(a.subtracting(b)) == 75)
    #expect(area(a.symmetricDifference(b)) == 150)
    #expect(a.intersection(square(20, 20, 5)).isEmpty)
    #expect(area(a.union(a)) == 100)
  }

  @Test("squares that share an edge become one")
  func sharedEdge() {
    let joined = square(0, 0, 10).union(square(10, 0, 10))
    #expect(area(joined) == 200 && joined.contours().count == 1)
    #expect(area(square(0, 0, 10).subtracting(square(2, 2, 6))) == 64)
  }

  @Test("a disk in a square, by the area of the circle")
  func curves() {
    let disk = AssayViews.Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
    let cut = square(0, 0, 20).subtracting(disk)
    // 400 - 100 pi = 85.84
    #expect((area(cut) - 85.84).magnitude < 0.4)
  }

  @Test("what is inside, by both rules")
  func contains() {
    var path = square(0, 0, 30)
    path.addPath(square(10, 10, 10))
    #expect(path.contains(CGPoint(x: 5, y: 5)) && path.contains(CGPoint(x: 15, y: 15)))
    #expect(!path.contains(CGPoint(x: 15, y: 15), eoFill: true))
    #expect(!path.contains(CGPoint(x: 31, y: 5)))
  }

  @Test("the bounding rectangle of a curve leaves out its controls")
  func bounding() {
    var path = AssayViews.Path()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    // The highest point of the parabola is halfway to the control.
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 5))
    #expect(AssayViews.Path().boundingRect == .null)
  }

  @Test("a stroked line is as wide as its style, with caps")
  func strokes() {
    var line = AssayViews.Path()
    line.move(to: CGPoint(x: 10, y: 10))
    line.addLine(to: CGPoint(x: 30, y: 10))
    #expect(
      line.strokedPath(StrokeStyle(lineWidth: 4)).boundingRect
        == CGRect(x: 10, y: 8, width: 20, height: 4))
    #expect(
      line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .square)).boundingRect
        == CGRect(x: 8, y: 8, width: 24, height: 4))
    let dashed = line.strokedPath(StrokeStyle(lineWidth: 4, dash: [5, 5], dashPhase: 5))
    #expect(!dashed.contains(CGPoint(x: 12, y: 10)) && dashed.contains(CGPoint(x: 17, y: 10)))
  }

  /// `CornerComplicationSnapshot.zero-fraction` of home-assistant's iOS app: the part of an arc
  /// that shows 0%, stroked with round ends, draws nothing.
  @Test("an arc of no angle has no curve, which round ends would make a dot")
  func emptyArc() {
    var path = AssayViews.Path()
    path.addArc(
      center: .zero, radius: 5, startAngle: .degrees(90), endAngle: .degrees(90), clockwise: false)
    #expect(path.elements == [.move(Point(x: 0, y: 5))])
    path.addArc(
      center: .zero, radius: 5, startAngle: .degrees(0), endAngle: .degrees(0), clockwise: true)
    #expect(path.elements == [.move(Point(x: 0, y: 5)), .line(Point(x: 5, y: 0))])
  }

  @Test("an arc that touches two lines starts and ends where it touches")
  func tangents() {
    var path = AssayViews.Path()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 20, y: 20), radius: 5)
    #expect(path.elements[1] == .line(Point(x: 15, y: 0)))
    let end = path.currentPoint
    #expect((Double(end?.x ?? 0) - 20).magnitude < 1e-9)
    #expect((Double(end?.y ?? 0) - 5).magnitude < 1e-9)
    // The circle's center is 15, 5: the middle of the arc is 5 / sqrt 2 from it each way.
    guard case .cubic(let middle, _, _) = path.elements[2] else {
      Issue.record("no curve")
      return
    }
    #expect((middle.x - (15 + 3.5355339)).magnitude < 1e-6)
    #expect((middle.y - (5 - 3.5355339)).magnitude < 1e-6)
  }

  @Test("corners with radii of their own")
  func corners() {
    let path = AssayViews.Path(
      roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20),
      cornerRadii: RectangleCornerRadii(topLeading: 10, bottomTrailing: 5))
    #expect(!path.contains(CGPoint(x: 1, y: 1)) && path.contains(CGPoint(x: 19, y: 1)))
    #expect(!path.contains(CGPoint(x: 19.5, y: 19.5)) && path.contains(CGPoint(x: 1, y: 19)))
  }

  @Test("affine transforms as Core Graphics has them")
  func affine() {
    let point = CGPoint(x: 1, y: 2)
    let move = CGAffineTransform(translationX: 10, y: 0)
    #expect(point.applying(move.scaledBy(x: 2, y: 2)) == CGPoint(x: 12, y: 4))
    #expect(
      point.applying(move.concatenating(CGAffineTransform(scaleX: 2, y: 2)))
        == CGPoint(x: 22, y: 4))
    let turn = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(point.applying(turn) == CGPoint(x: -2, y: 1))
    #expect(turn.concatenating(turn.inverted()) == .identity)
    #expect(
      CGRect(x: 0, y: 0, width: 4, height: 2).applying(turn)
        == CGRect(x: -2, y: 0, width: 2, height: 4))
  }

  @Test("a turn in space by Core Animation's matrix")
  func space() {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 100
    transform = CATransform3DRotate(transform, .pi / 2, 0, 1, 0)
    // x' = x cos, z' = -x sin, w = 1 - z' / 100.
    let projection = ProjectionTransform(transform)
    #expect(projection.m11 == 0 && projection.m13 == 0.01 && projection.m22 == 1)
  }

  @Test("angles are added, compared and scaled")
  func angles() {
    let sum = Angle.degrees(30) + .degrees(60)
    #expect(sum == .degrees(90) && sum / 2 == .degrees(45) && sum * 2 == .degrees(180))
    #expect(-sum < .zero && sum - .degrees(100) < .zero)
    #expect(Angle(radians: .pi) > sum)
  }
}
