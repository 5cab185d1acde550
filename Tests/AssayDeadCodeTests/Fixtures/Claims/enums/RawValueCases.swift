// The cases of an enum with raw values are kept: init(rawValue:) makes them.
// claim: keeps allCases
@main struct Program { static func main() { print(Level(rawValue: 1) as Any) } }
enum Level: Int {
  case low = 1
  case high = 2
}
