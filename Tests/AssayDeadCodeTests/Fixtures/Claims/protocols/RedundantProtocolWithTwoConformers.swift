// A protocol is redundant with several conformers too when nothing uses it as a type.
@main struct Program {
  static func main() {
    Machine().run()
    Engine().run()
  }
}
// ↓ redundant-protocol
protocol Runner { func run() }
struct Machine: Runner {
  func run() {}
}
struct Engine: Runner {
  func run() {}
}
