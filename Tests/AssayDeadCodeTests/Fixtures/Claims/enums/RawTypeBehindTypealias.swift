// The cases of an enum are kept when its raw type or CaseIterable is behind a typealias.
@main struct Program {
  static func main() { print(Level(rawValue: 1) as Any, Season.allCases.count) }
}
typealias Code = Int
typealias Listed = CaseIterable & Sendable
enum Level: Code {
  case low
  // ✓ unused-enum-case
  case high
}
enum Season: Listed {
  case summer
  // ✓ unused-enum-case
  case winter
}
