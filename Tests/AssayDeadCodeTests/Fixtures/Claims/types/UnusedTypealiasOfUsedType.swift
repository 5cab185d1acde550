// A typealias is found although its target is used, and the target is not.
@main struct Program { static func main() { Target().run() } }
struct Target {
  func run() {}
}
// ↓ unused-typealias
typealias Alias = Target
