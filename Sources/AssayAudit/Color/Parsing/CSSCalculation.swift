// SPDX-License-Identifier: MIT

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#endif

/// Works out the math functions of CSS Values 4, section 10, inside of a color; of `round()` the
/// strategy is left out.
struct CSSCalculation {
  typealias Token = CSSColorTokens.Token

  /// A number with its unit.
  private struct Quantity {
    enum Unit { case number, percentage, angle }

    var value: Double
    var unit = Unit.number
  }

  /// The words that stand for numbers: the channels of a relative color's origin.
  var words: [String: Double] = [:]
  /// The color, for errors.
  let text: String

  static let functions: Set<String> = [
    "calc", "min", "max", "clamp", "abs", "sign", "round", "mod", "rem", "sqrt", "pow", "hypot",
    "exp", "log", "sin", "cos", "tan",
  ]

  /// A number, percentage or angle.
  func token(_ name: String, _ arguments: [Token]) throws(ColorSyntaxError) -> Token {
    let result = try function(name, arguments)
    // Section 10.9: no number is 0, and what is beyond all is as large as the channel allows.
    let value = result.value.isNaN ? 0 : min(1e9, max(-1e9, result.value))
    switch result.unit {
    case .number: return .number(value)
    case .percentage: return .percentage(value)
    case .angle: return .angle(value)
    }
  }

  private func function(
    _ name: String, _ arguments: [Token]
  ) throws(ColorSyntaxError) -> Quantity {
    var values: [Quantity] = []
    for part in arguments.split(separator: .comma, omittingEmptySubsequences: false) {
      values.append(try sum(part))
    }
    guard let first = values.first, values.allSatisfy({ $0.unit == first.unit }) else {
      throw problem("the arguments of \(name)() must be of one unit")
    }
    let numbers = values.map(\.value)
    func result(_ value: Double) -> Quantity { Quantity(value: value, unit: first.unit) }
    switch (name, values.count) {
    case ("", 1), ("calc", 1): return first
    case ("abs", 1): return result(abs(first.value))
    case ("sign", 1): return Quantity(value: first.value < 0 ? -1 : first.value > 0 ? 1 : 0)
    case ("min", 1...): return result(numbers.min() ?? 0)
    case ("max", 1...): return result(numbers.max() ?? 0)
    case ("clamp", 3): return result(max(numbers[0], min(numbers[1], numbers[2])))
    case ("round", 1): return result(Self.rounded(first.value, to: 1))
    case ("round", 2): return result(Self.rounded(numbers[0], to: numbers[1]))
    case ("mod", 2): return result(Self.modulus(numbers[0], numbers[1]))
    case ("rem", 2): return result(numbers[0].truncatingRemainder(dividingBy: numbers[1]))
    case ("hypot", 1...):
      return result(numbers.reduce(0) { $0 + $1 * $1 }.squareRoot())
    case ("sin", 1): return Quantity(value: sin(Self.radians(first)))
    case ("cos", 1): return Quantity(value: cos(Self.radians(first)))
    case ("tan", 1): return Quantity(value: tan(Self.radians(first)))
    case ("sqrt", 1) where first.unit == .number: return result(first.value.squareRoot())
    case ("exp", 1) where first.unit == .number: return result(exp(first.value))
    case ("log", 1) where first.unit == .number: return result(log(first.value))
    case ("log", 2) where first.unit == .number: return result(log(numbers[0]) / log(numbers[1]))
    case ("pow", 2) where first.unit == .number: return result(pow(numbers[0], numbers[1]))
    default: throw problem("\(name)() with \(values.count) arguments is unsupported in a color")
    }
  }

  /// To the nearest multiple, halves up (section 10.3).
  private static func rounded(_ value: Double, to step: Double) -> Double {
    (value / step + 0.5).rounded(.down) * step
  }

  /// With the sign of the divisor.
  private static func modulus(_ value: Double, _ divisor: Double) -> Double {
    value - divisor * (value / divisor).rounded(.down)
  }

  /// A number is in radians, an angle of the parser in degrees.
  private static func radians(_ quantity: Quantity) -> Double {
    quantity.unit == .angle ? quantity.value * .pi / 180 : quantity.value
  }

  private func sum(_ tokens: ArraySlice<Token>) throws(ColorSyntaxError) -> Quantity {
    var rest = tokens
    var total = try product(&rest)
    while case .word(let sign)? = rest.popFirst() {
      guard sign == "+" || sign == "-" else { throw problem("expected '+' or '-', not '\(sign)'") }
      let next = try product(&rest)
      guard next.unit == total.unit else {
        throw problem("numbers, percentages and angles cannot be added to each other")
      }
      total.value += sign == "+" ? next.value : -next.value
    }
    guard rest.isEmpty else { throw problem("a sum has a space on both sides of its sign") }
    return total
  }

  private func product(_ rest: inout ArraySlice<Token>) throws(ColorSyntaxError) -> Quantity {
    var result = try value(&rest)
    while let sign = rest.first, sign == .times || sign == .slash {
      rest.removeFirst()
      let next = try value(&rest)
      if sign == .times {
        guard result.unit == .number || next.unit == .number else {
          throw problem("one side of a product must be a number")
        }
        result = Quantity(
          value: result.value * next.value,
          unit: result.unit == .number ? next.unit : result.unit)
      } else {
        guard next.unit == .number else { throw problem("only a number divides") }
        result.value /= next.value
      }
    }
    // A sum goes on with a sign.
    if let next = rest.first {
      switch next {
      case .word("+"), .word("-"): break
      default: throw problem("a sum has a space on both sides of its sign")
      }
    }
    return result
  }

  private func value(_ rest: inout ArraySlice<Token>) throws(ColorSyntaxError) -> Quantity {
    switch rest.popFirst() {
    case .number(let value)?: return Quantity(value: value)
    case .percentage(let value)?: return Quantity(value: value, unit: .percentage)
    case .angle(let value)?: return Quantity(value: value, unit: .angle)
    case .function(let name, let arguments)?
    where name.isEmpty || Self.functions.contains(name):
      return try function(name, arguments)
    case .function(let name, _)?: throw problem("\(name)() is unsupported in a calculation")
    case .word(let word)?:
      guard let value = words[word] ?? Self.constants[word] else {
        throw problem("'\(word)' is not a number")
      }
      return Quantity(value: value)
    case .comma?, .slash?, .times?, nil: throw problem("a value is missing in the calculation")
    }
  }

  private static let constants: [String: Double] = [
    "pi": .pi, "e": 2.718281828459045, "infinity": .infinity, "-infinity": -.infinity, "nan": .nan,
  ]

  private func problem(_ words: String) -> ColorSyntaxError { ColorSyntaxError(text, words) }
}
