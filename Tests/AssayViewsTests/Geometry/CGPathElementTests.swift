// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import AssayViews

/// Core Graphics' documentation of `CGPathElementType` says how many points each type has, the end
/// of a curve last.
@Suite("Parts of paths by Core Graphics' names")
struct CGPathElementTests {
  @Test("each part has its points")
  func parts() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
    path.addCurve(
      to: CGPoint(x: 9, y: 10), control1: CGPoint(x: 11, y: 12), control2: CGPoint(x: 13, y: 14))
    path.closeSubpath()
    var found: [String] = []
    CGPath(path).applyWithBlock { element in
      let counts: [CGPathElementType: Int] = [
        .moveToPoint: 1, .addLineToPoint: 1, .addQuadCurveToPoint: 2, .addCurveToPoint: 3,
      ]
      let points = (0..<counts[element.pointee.type, default: 0])
        .map { element.pointee.points[$0] }.map { "\(Int($0.x)),\(Int($0.y))" }
      found.append("\(element.pointee.type.rawValue) " + points.joined(separator: " "))
    }
    #expect(found == ["0 1,2", "1 3,4", "2 7,8 5,6", "3 11,12 13,14 9,10", "4 "])
  }
}
