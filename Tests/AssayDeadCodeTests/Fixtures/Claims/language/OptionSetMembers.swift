// Of an option set rawValue is kept, and an option that nothing names is found.
@main struct Program { static func main() { print(Options.fast.contains(.safe)) } }
struct Options: OptionSet {
  let rawValue: Int
  static let fast = Options(rawValue: 1)
  static let safe = Options(rawValue: 2)
  // ↓ unused-property
  static let quiet = Options(rawValue: 4)
}
