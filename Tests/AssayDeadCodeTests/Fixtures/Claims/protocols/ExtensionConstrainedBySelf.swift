// A protocol that only constrains Self of a used extension is used.
@main struct Program { static func main() { Machine().twice() } }
protocol Runner { func run() }
protocol Repeating {}
extension Runner where Self: Repeating {
  func twice() {
    run()
    run()
  }
}
struct Machine: Runner, Repeating {
  func run() {}
}
