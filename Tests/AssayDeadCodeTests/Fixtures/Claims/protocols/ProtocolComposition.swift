// Protocols that are only named in a composition are used.
@main struct Program { static func main() { start(Machine()) } }
func start(_ value: any Runner & Stopper) {
  value.run()
  value.stop()
}
protocol Runner { func run() }
protocol Stopper { func stop() }
struct Machine: Runner, Stopper {
  func run() {}
  func stop() {}
}
