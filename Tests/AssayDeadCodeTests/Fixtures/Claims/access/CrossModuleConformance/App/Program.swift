// A witness that only another module's generic code calls is used.
// claim: imports Core, App
import Core

@main struct Program { static func main() { start(Machine()) } }
struct Machine: Runner {
  func run() { print("ran") }
}
