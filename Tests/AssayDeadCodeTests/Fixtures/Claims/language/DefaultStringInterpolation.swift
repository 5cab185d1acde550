// An appendInterpolation that is added to the library's own interpolation is kept.
// claim: keeps interpolation
@main struct Program { static func main() { print("\(hex: 255)") } }
extension DefaultStringInterpolation {
  mutating func appendInterpolation(hex number: Int) {
    appendLiteral(String(number, radix: 16))
  }
}
