// SPDX-License-Identifier: MIT

/// How far a motion is at each moment: a curve from (0, 0) to (1, 1).
///
/// The control points of the named curves are those of SwiftUI's documentation.
public struct UnitCurve: Hashable, Sendable {
  private enum Shape: Hashable {
    case linear
    case bezier(UnitPoint, UnitPoint)
    case circularIn, circularOut, circularInOut
  }

  private let shape: Shape
  private var isInverse = false

  private init(_ shape: Shape) { self.shape = shape }

  /// Constant speed.
  public static let linear = UnitCurve(.linear)
  /// A slow start.
  public static let easeIn = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
  /// A slow end.
  public static let easeOut = bezier(
    startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
  /// A slow start and a slow end.
  public static let easeInOut = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
  /// A slow start and a slow end, by its older name.
  public static let easeInEaseOut = easeInOut
  /// The lower quarter of a circle.
  public static let circularEaseIn = UnitCurve(.circularIn)
  /// The upper quarter of a circle.
  public static let circularEaseOut = UnitCurve(.circularOut)
  /// A lower and an upper quarter of circles.
  public static let circularEaseInOut = UnitCurve(.circularInOut)
  /// A cubic Bézier curve.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    func clamped(_ point: UnitPoint) -> UnitPoint {
      UnitPoint(x: min(1, max(0, point.x)), y: point.y)
    }
    return UnitCurve(.bezier(clamped(startControlPoint), clamped(endControlPoint)))
  }

  /// The curve with its directions exchanged.
  public var inverse: UnitCurve {
    var copy = self
    copy.isInverse.toggle()
    return copy
  }

  /// How far the motion is at a moment, both from 0 to 1.
  public func value(at progress: Double) -> Double {
    let progress = min(1, max(0, progress))
    return isInverse ? Self.solved(progress, for: height) : height(progress)
  }

  /// How steep the curve is at a moment from 0 to 1.
  public func velocity(at progress: Double) -> Double {
    let step = 1e-5
    let start = max(0, min(1, progress) - step)
    let end = min(1, start + 2 * step)
    return (value(at: end) - value(at: start)) / (end - start)
  }

  private func height(_ x: Double) -> Double {
    switch shape {
    case .linear: return x
    case .circularIn: return 1 - (1 - x * x).squareRoot()
    case .circularOut: return (1 - (1 - x) * (1 - x)).squareRoot()
    case .circularInOut:
      let half = 1 - abs(2 * x - 1)
      let rise = (1 - (1 - half * half).squareRoot()) / 2
      return x < 0.5 ? rise : 1 - rise
    case .bezier(let first, let second):
      let t = Self.solved(x) { Self.cubic(Double(first.x), Double(second.x), at: $0) }
      return Self.cubic(Double(first.y), Double(second.y), at: t)
    }
  }

  /// A coordinate of a Bézier curve from 0 to 1.
  private static func cubic(_ first: Double, _ second: Double, at t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * first + 3 * u * t * t * second + t * t * t
  }

  /// Where a function that rises from 0 to 1 has a value.
  private static func solved(_ value: Double, for function: (Double) -> Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if function(middle) < value { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
