// SPDX-License-Identifier: MIT

extension Path: LosslessStringConvertible {
  /// The parts of the path in postfix notation: coordinates, then `m` for the start of a part, `l`
  /// for a line, `q` for a quadratic curve, `c` for a cubic one, `h` for the end of a part.
  public var description: String {
    var words: [String] = []
    func add(_ points: [CGPoint], _ operation: String) {
      words += points.flatMap { [Self.word($0.x), Self.word($0.y)] } + [operation]
    }
    forEach { element in
      switch element {
      case .move(let to): add([to], "m")
      case .line(let to): add([to], "l")
      case .quadCurve(let to, let control): add([control, to], "q")
      case .curve(let to, let first, let second): add([first, second, to], "c")
      case .closeSubpath: add([], "h")
      }
    }
    return words.joined(separator: " ")
  }

  /// Creates a path from its description; nil for a text that is none. A rectangle may be written
  /// as its origin and its size with `re`.
  public init?(_ string: String) {
    self.init()
    var numbers: [CGFloat] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
        continue
      }
      guard add(String(word), numbers) else { return nil }
      numbers = []
    }
    guard numbers.isEmpty else { return nil }
  }

  /// Adds a part; false for one that is not known or has other coordinates.
  private mutating func add(_ operation: String, _ numbers: [CGFloat]) -> Bool {
    let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
      CGPoint(x: numbers[$0], y: numbers[$0 + 1])
    }
    switch (operation, numbers.count) {
    case ("m", 2): move(to: points[0])
    case ("l", 2): addLine(to: points[0])
    case ("q", 4): addQuadCurve(to: points[1], control: points[0])
    case ("c", 6): addCurve(to: points[2], control1: points[0], control2: points[1])
    case ("h", 0): closeSubpath()
    case ("re", 4):
      addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    default: return false
    }
    return true
  }

  /// Whole numbers without a fraction.
  private static func word(_ number: CGFloat) -> String {
    let number = Double(number)
    return Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }
}
