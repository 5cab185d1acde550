// SPDX-License-Identifier: MIT

/// A function that a chart shows as a line or an area.
///
/// The function is called at 513 numbers, the ends of 512 parts of the same length, which include
/// both ends of the domain. Where a result is not finite, the line has a gap.
struct ChartFunction {
  enum Form {
    /// y of x.
    case line((Double) -> Double)
    /// The area between two values of y.
    case area((Double) -> (yStart: Double, yEnd: Double))
    /// A point for each value of a parameter.
    case parametric((Double) -> (x: Double, y: Double))
  }

  struct Point: Equatable {
    var x: Double
    var y: Double
    /// Of an area, the other value at the same place.
    var base: Double?

    var isFinite: Bool { x.isFinite && y.isFinite && (base ?? 0).isFinite }
  }

  static let parts = 512

  let form: Form
  /// Of x, or of the parameter; nil for what the axis of x has.
  let domain: ClosedRange<Double>?

  init(form: Form, domain: ClosedRange<Double>?) {
    self.form = form
    self.domain = domain
  }

  /// The area between zero and a function.
  init(fromZero function: @escaping (Double) -> Double, domain: ClosedRange<Double>?) {
    self.init(form: .area { (yStart: 0, yEnd: function($0)) }, domain: domain)
  }

  var isArea: Bool {
    if case .area = form { true } else { false }
  }

  /// The points of each part without gaps. A domain without finite ends has none.
  func runs(over domain: ClosedRange<Double>) -> [[Point]] {
    let length = domain.upperBound - domain.lowerBound
    guard domain.lowerBound.isFinite, length.isFinite else { return [] }
    var runs: [[Point]] = []
    var run: [Point] = []
    for part in 0...Self.parts {
      let at =
        part == Self.parts
        ? domain.upperBound : domain.lowerBound + length * Double(part) / Double(Self.parts)
      let point = point(at: at)
      if point.isFinite {
        run.append(point)
      } else if !run.isEmpty {
        runs.append(run)
        run = []
      }
    }
    return run.isEmpty ? runs : runs + [run]
  }

  private func point(at value: Double) -> Point {
    switch form {
    case .line(let function): return Point(x: value, y: function(value))
    case .area(let function):
      let (start, end) = function(value)
      return Point(x: value, y: end, base: start)
    case .parametric(let function):
      let (x, y) = function(value)
      return Point(x: x, y: y)
    }
  }
}
