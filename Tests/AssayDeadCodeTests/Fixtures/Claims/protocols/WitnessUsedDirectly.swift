// A requirement whose witness is used directly is kept, though nothing calls it by the protocol.
@main struct Program {
  static func main() {
    start(Machine())
    Machine().stop()
  }
}
func start(_ runner: any Runner) { runner.run() }
protocol Runner {
  func run()
  func stop()
}
struct Machine: Runner {
  func run() {}
  func stop() {}
}
