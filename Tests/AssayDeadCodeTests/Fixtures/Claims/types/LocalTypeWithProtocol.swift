// A local type's witness that is called through a protocol is used.
@main struct Program {
  static func main() {
    struct Local: Runner {
      func run() { print("ran") }
    }
    start(Local())
  }
}
protocol Runner { func run() }
func start(_ runner: any Runner) { runner.run() }
