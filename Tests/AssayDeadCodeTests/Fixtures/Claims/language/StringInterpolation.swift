// The methods of a custom string interpolation are kept: the language calls them.
// claim: keeps interpolation
@main struct Program { static func main() { print(("a \(1)" as Message).text) } }
struct Message: ExpressibleByStringInterpolation {
  let text: String
  init(stringLiteral value: String) { text = value }
  init(stringInterpolation: Interpolation) { text = stringInterpolation.text }
  struct Interpolation: StringInterpolationProtocol {
    var text = ""
    init(literalCapacity: Int, interpolationCount: Int) {}
    mutating func appendLiteral(_ literal: String) { text += literal }
    mutating func appendInterpolation(_ number: Int) { text += "\(number)" }
  }
}
