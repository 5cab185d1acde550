// A witness of two protocols is used when either is; the other's requirement is kept with it.
@main struct Program { static func main() { start(Machine()); stop(Machine()) } }
func start(_ runner: any Runner) { runner.toggle() }
func stop(_ stopper: any Stopper) { stopper.halt() }
protocol Runner { func toggle() }
protocol Stopper {
  func toggle()
  func halt()
}
struct Machine: Runner, Stopper {
  func toggle() {}
  func halt() {}
}
