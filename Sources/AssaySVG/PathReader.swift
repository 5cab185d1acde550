// SPDX-License-Identifier: MIT

internal import AssayGraphics

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Foundation
#endif

/// Reads path data. Source: SVG 2, section 9.3 "The 'd' property".
struct PathReader {
  private var elements: [Path.Element] = []
  private var current = Point.zero
  private var start = Point.zero
  /// The control point that a smooth curve mirrors, and whether it is that of a cubic curve.
  private var control: (point: Point, isCubic: Bool)?

  /// The elements up to the first error, as SVG asks.
  static func read(_ data: String) -> [Path.Element] {
    var reader = PathReader()
    reader.run(data)
    return reader.elements
  }

  private mutating func run(_ data: String) {
    var scanner = NumberScanner(data)
    var command: Character?
    while !scanner.isAtEnd {
      if let letter = scanner.letter() {
        command = letter
      } else if command == "M" {
        // Further points of a move are lines.
        command = "L"
      } else if command == "m" {
        command = "l"
      } else if command == "Z" || command == "z" {
        return
      }
      guard let command, step(command, &scanner) else { return }
    }
  }

  /// Whether a command and its numbers could be read.
  private mutating func step(_ command: Character, _ scanner: inout NumberScanner) -> Bool {
    let isRelative = command.isLowercase
    let origin = isRelative ? current : .zero
    func point() -> Point? {
      guard let x = scanner.number(), let y = scanner.number() else { return nil }
      return Point(x: origin.x + x, y: origin.y + y)
    }
    switch command.uppercased() {
    case "M":
      guard let to = point() else { return false }
      elements.append(.move(to))
      (current, start, control) = (to, to, nil)
    case "L":
      guard let to = point() else { return false }
      line(to)
    case "H":
      guard let x = scanner.number() else { return false }
      line(Point(x: origin.x + x, y: current.y))
    case "V":
      guard let y = scanner.number() else { return false }
      line(Point(x: current.x, y: origin.y + y))
    case "C":
      guard let first = point(), let second = point(), let to = point() else { return false }
      cubic(first, second, to)
    case "S":
      let first = mirrored(isCubic: true)
      guard let second = point(), let to = point() else { return false }
      cubic(first, second, to)
    case "Q":
      guard let middle = point(), let to = point() else { return false }
      quad(middle, to)
    case "T":
      let middle = mirrored(isCubic: false)
      guard let to = point() else { return false }
      quad(middle, to)
    case "A":
      guard let rx = scanner.number(), let ry = scanner.number(), let turn = scanner.number(),
        let isLarge = scanner.flag(), let isSweep = scanner.flag(), let to = point()
      else { return false }
      arc(Arc(rx: rx, ry: ry, degrees: turn, isLarge: isLarge, isSweep: isSweep), to)
    case "Z":
      elements.append(.close)
      (current, control) = (start, nil)
    default: return false
    }
    return true
  }

  private func mirrored(isCubic: Bool) -> Point {
    guard let control, control.isCubic == isCubic else { return current }
    return Point(x: 2 * current.x - control.point.x, y: 2 * current.y - control.point.y)
  }

  private mutating func line(_ to: Point) {
    elements.append(.line(to))
    (current, control) = (to, nil)
  }

  private mutating func cubic(_ first: Point, _ second: Point, _ to: Point) {
    elements.append(.cubic(to: to, control1: first, control2: second))
    (current, control) = (to, (second, true))
  }

  private mutating func quad(_ middle: Point, _ to: Point) {
    elements.append(.quad(to: to, control: middle))
    (current, control) = (to, (middle, false))
  }

  private mutating func arc(_ arc: Arc, _ to: Point) {
    elements += arc.elements(from: current, to: to)
    (current, control) = (to, nil)
  }
}

/// An arc of an ellipse between two points.
private struct Arc {
  var rx: Double
  var ry: Double
  var degrees: Double
  var isLarge: Bool
  var isSweep: Bool

  /// Cubic curves. Source: SVG 2, appendix B.2 "Elliptical arc implementation notes".
  func elements(from: Point, to: Point) -> [Path.Element] {
    guard from != to else { return [] }
    var (rx, ry) = (abs(rx), abs(ry))
    guard rx > 0, ry > 0 else { return [.line(to)] }
    let turn = degrees * .pi / 180
    let (cosine, sine) = (cos(turn), sin(turn))
    let (dx, dy) = ((from.x - to.x) / 2, (from.y - to.y) / 2)
    let (x, y) = (cosine * dx + sine * dy, cosine * dy - sine * dx)
    let excess = x * x / (rx * rx) + y * y / (ry * ry)
    if excess > 1 {
      rx *= excess.squareRoot()
      ry *= excess.squareRoot()
    }
    let area = rx * rx * y * y + ry * ry * x * x
    let root =
      max(0, (rx * rx * ry * ry - area) / area).squareRoot() * (isLarge == isSweep ? -1 : 1)
    let (cx, cy) = (root * rx * y / ry, -root * ry * x / rx)
    let center = Point(
      x: cosine * cx - sine * cy + (from.x + to.x) / 2,
      y: sine * cx + cosine * cy + (from.y + to.y) / 2)
    let begin = atan2((y - cy) / ry, (x - cx) / rx)
    var sweep = atan2((-y - cy) / ry, (-x - cx) / rx) - begin
    if isSweep, sweep < 0 { sweep += 2 * .pi }
    if !isSweep, sweep > 0 { sweep -= 2 * .pi }
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(count)
    let k = 4.0 / 3 * tan(step / 4)
    func place(_ u: Double, _ v: Double) -> Point {
      Point(
        x: center.x + cosine * rx * u - sine * ry * v, y: center.y + sine * rx * u + cosine * ry * v
      )
    }
    return (0..<count).map { index in
      let (a, b) = (begin + Double(index) * step, begin + Double(index + 1) * step)
      return .cubic(
        to: index == count - 1 ? to : place(cos(b), sin(b)),
        control1: place(cos(a) - k * sin(a), sin(a) + k * cos(a)),
        control2: place(cos(b) + k * sin(b), sin(b) - k * cos(b)))
    }
  }
}
