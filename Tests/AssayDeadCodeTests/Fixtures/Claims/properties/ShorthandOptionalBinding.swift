// A property that is only read by `if let name` is used.
@main struct Program { static func main() { Machine().start() } }
struct Machine {
  var name: String?
  func start() {
    if let name { print(name) }
  }
}
