// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A function in the subset of PostScript that has no loops. Source: section 7.10.5.
struct PDFCalculator {
  private indirect enum Step {
    case number(Double)
    case name(String)
    case branch([Step], otherwise: [Step])
  }

  private let steps: [Step]

  /// nil for what is no program.
  init?(_ bytes: [UInt8]) {
    var scanner = PDFScanner(bytes)
    guard scanner.next() == .keyword("{"), let steps = Self.block(&scanner, depth: 0) else {
      return nil
    }
    self.steps = steps
  }

  func run(_ input: [Double]) -> [Double] {
    var stack = input
    Self.run(steps, &stack)
    return stack
  }

  private static func block(_ scanner: inout PDFScanner, depth: Int) -> [Step]? {
    guard depth < 20 else { return nil }
    var steps: [Step] = []
    var blocks: [[Step]] = []
    while let value = scanner.next() {
      switch value {
      case .number(let number): steps.append(.number(number))
      case .boolean(let flag): steps.append(.number(flag ? 1 : 0))
      case .keyword("{"):
        guard let inner = block(&scanner, depth: depth + 1) else { return nil }
        blocks.append(inner)
      case .keyword("}"): return steps
      case .keyword("if"):
        guard let then = blocks.popLast() else { return nil }
        steps.append(.branch(then, otherwise: []))
      case .keyword("ifelse"):
        guard let otherwise = blocks.popLast(), let then = blocks.popLast() else { return nil }
        steps.append(.branch(then, otherwise: otherwise))
      case .keyword(let name)
      where unary[name] != nil || binary[name] != nil || moves.contains(name):
        steps.append(.name(name))
      default: return nil
      }
    }
    return nil
  }

  private static func run(_ steps: [Step], _ stack: inout [Double]) {
    for step in steps {
      switch step {
      case .number(let number): stack.append(number)
      case .name(let name): perform(name, &stack)
      case .branch(let then, let otherwise):
        run((stack.popLast() ?? 0) != 0 ? then : otherwise, &stack)
      }
      // More than a program may use.
      if stack.count > 200 { return }
    }
  }

  private static func perform(_ name: String, _ stack: inout [Double]) {
    if let operation = unary[name] {
      stack.append(operation(stack.popLast() ?? 0))
    } else if let operation = binary[name] {
      let second = stack.popLast() ?? 0
      stack.append(operation(stack.popLast() ?? 0, second))
    } else {
      move(name, &stack)
    }
  }

  private static func move(_ name: String, _ stack: inout [Double]) {
    switch name {
    case "pop": _ = stack.popLast()
    case "exch": if stack.count > 1 { stack.swapAt(stack.count - 1, stack.count - 2) }
    case "dup": if let last = stack.last { stack.append(last) }
    case "copy":
      let count = whole(stack.popLast() ?? 0)
      if count > 0, count <= stack.count { stack += stack.suffix(count) }
    case "index":
      let place = stack.count - 2 - whole(stack.popLast() ?? 0)
      stack.append(stack.indices.contains(place) ? stack[place] : 0)
    case "roll":
      let by = whole(stack.popLast() ?? 0)
      let count = whole(stack.popLast() ?? 0)
      guard count > 0, count <= stack.count else { return }
      let top = Array(stack.suffix(count))
      let shift = (by % count + count) % count
      stack.replaceSubrange((stack.count - count)..., with: top.suffix(shift) + top.dropLast(shift))
    default: break
    }
  }

  /// The operators that `move` performs.
  private static let moves: Set<String> = ["pop", "exch", "dup", "copy", "index", "roll"]

  private static func whole(_ value: Double) -> Int {
    value.magnitude < 1e9 ? Int(value) : 0
  }

  private static let unary: [String: @Sendable (Double) -> Double] = [
    "abs": { $0.magnitude }, "neg": { -$0 }, "ceiling": { $0.rounded(.up) },
    "floor": { $0.rounded(.down) }, "round": { ($0 + 0.5).rounded(.down) },
    "truncate": { $0.rounded(.towardZero) }, "cvi": { $0.rounded(.towardZero) }, "cvr": { $0 },
    "sqrt": { max(0, $0).squareRoot() }, "sin": { sin($0 * .pi / 180) },
    "cos": { cos($0 * .pi / 180) }, "ln": { log($0) }, "log": { log10($0) },
    "not": { $0 == 0 ? 1 : 0 },
  ]

  private static let binary: [String: @Sendable (Double, Double) -> Double] = [
    "add": { $0 + $1 }, "sub": { $0 - $1 }, "mul": { $0 * $1 },
    "div": { $1 == 0 ? 0 : $0 / $1 }, "exp": { pow($0, $1) },
    "idiv": { whole($1) == 0 ? 0 : Double(whole($0) / whole($1)) },
    "mod": { whole($1) == 0 ? 0 : Double(whole($0) % whole($1)) },
    "atan": { (atan2($0, $1) * 180 / .pi + 360).truncatingRemainder(dividingBy: 360) },
    "eq": { $0 == $1 ? 1 : 0 }, "ne": { $0 != $1 ? 1 : 0 }, "gt": { $0 > $1 ? 1 : 0 },
    "ge": { $0 >= $1 ? 1 : 0 }, "lt": { $0 < $1 ? 1 : 0 }, "le": { $0 <= $1 ? 1 : 0 },
    "and": { Double(whole($0) & whole($1)) }, "or": { Double(whole($0) | whole($1)) },
    "xor": { Double(whole($0) ^ whole($1)) },
    "bitshift": { Double(whole($0) << max(-31, min(31, whole($1)))) },
  ]
}
