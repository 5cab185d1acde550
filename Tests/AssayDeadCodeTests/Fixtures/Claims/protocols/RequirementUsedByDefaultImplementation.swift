// A requirement that only another default implementation calls is used, and its witness too.
@main struct Program { static func main() { Greeter().greet() } }
protocol Greeting { var name: String { get } }
extension Greeting {
  func greet() { print(name) }
}
struct Greeter: Greeting {
  var name: String { "you" }
}
