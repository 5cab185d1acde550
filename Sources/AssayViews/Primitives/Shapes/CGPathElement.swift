// SPDX-License-Identifier: MIT

/// What a part of a path is, by Core Graphics' names.
public enum CGPathElementType: Int32, Sendable {
  /// The start of a part of the outline.
  case moveToPoint = 0
  /// A line.
  case addLineToPoint = 1
  /// A quadratic Bézier curve.
  case addQuadCurveToPoint = 2
  /// A cubic Bézier curve.
  case addCurveToPoint = 3
  /// A line to the start of the part.
  case closeSubpath = 4
}

/// A part of a path, by Core Graphics' names.
public struct CGPathElement {
  /// What it is.
  public var type: CGPathElementType
  /// Control points and then the end, in points: none to three, by the type.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates a part of a path.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

extension Path {
  /// Calls a closure with each part of the path, which is there as long as the call.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    forEach { element in
      var (type, points) = element.parts
      points.withUnsafeMutableBufferPointer { buffer in
        // Room for no point has no address, and nobody reads one of a closed part.
        withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 1) { empty in
          guard let start = buffer.baseAddress ?? empty.baseAddress else { return }
          withUnsafePointer(to: CGPathElement(type: type, points: start), block)
        }
      }
    }
  }

  /// Calls a function with each part of the path and a pointer of the caller's.
  public func apply(
    info: UnsafeMutableRawPointer?,
    function: @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer) -> Void
  ) {
    applyWithBlock { function(info, UnsafeRawPointer($0)) }
  }
}

extension Path.Element {
  fileprivate var parts: (CGPathElementType, [CGPoint]) {
    switch self {
    case .move(let to): (.moveToPoint, [to])
    case .line(let to): (.addLineToPoint, [to])
    case .quadCurve(let to, let control): (.addQuadCurveToPoint, [control, to])
    case .curve(let to, let control1, let control2): (.addCurveToPoint, [control1, control2, to])
    case .closeSubpath: (.closeSubpath, [])
    }
  }
}
