// A protocol whose extension's methods are used is not redundant.
@main struct Program { static func main() { Machine().runTwice() } }
protocol Runner { func run() }
extension Runner {
  func runTwice() {
    run()
    run()
  }
}
struct Machine: Runner {
  func run() {}
}
