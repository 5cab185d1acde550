// A fileprivate property that the memberwise initialiser takes elsewhere is not redundant.
// claim: rules redundant-fileprivate
@main struct Program { static func main() { Machine(speed: 1).start() } }
struct Machine {
  fileprivate let speed: Int
  func start() { print(speed) }
}
