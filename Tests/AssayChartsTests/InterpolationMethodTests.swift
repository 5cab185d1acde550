// SPDX-License-Identifier: MIT

import AssayViews
import Testing

@testable import AssayCharts

@Suite("Lines through points")
struct InterpolationMethodTests {
  private let points = [
    CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 30), CGPoint(x: 20, y: 0), CGPoint(x: 30, y: 30),
  ]

  /// The second control point of the first part, and the first of the second part.
  private func controls(_ method: InterpolationMethod) -> [CGPoint] {
    var curves: [(CGPoint, CGPoint)] = []
    LineShape.path(points, method).forEach { element in
      if case .curve(_, let first, let second) = element { curves.append((first, second)) }
    }
    return curves.count > 1 ? [curves[0].1, curves[1].0] : []
  }

  @Test("the tension of a cardinal curve shortens its tangents")
  func cardinal() {
    // At 10, 30 the neighbors are 20 and 0 apart: a tangent of 10, 0, a third of it at each side.
    let whole = controls(.cardinal(tension: 0))
    #expect(whole.map { ($0.x * 100).rounded() / 100 } == [6.67, 13.33])
    #expect(whole.map(\.y) == [30, 30])
    #expect(controls(.catmullRom) == whole)
    let half = controls(.cardinal(tension: 0.5))
    #expect(half.map { ($0.x * 100).rounded() / 100 } == [8.33, 11.67])
    // Without tangents, the controls are the points.
    #expect(controls(.cardinal(tension: 1)) == [points[1], points[1]])
  }

  @Test("the tension that a chart chooses is reported, that of the app is not")
  func reported() {
    #expect(
      InterpolationMethod.cardinal.undrawn == "the tension that a chart chooses for a cardinal line"
    )
    #expect(InterpolationMethod.cardinal(tension: 0.2).undrawn == nil)
  }
}
