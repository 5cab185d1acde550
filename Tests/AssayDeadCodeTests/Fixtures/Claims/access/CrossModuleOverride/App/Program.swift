// An override is used when only the superclass's own module calls the method.
// claim: imports Core, App
import Core

@main struct Program { static func main() { Machine().start() } }
final class Machine: Base {
  override func run() { print("ran") }
}
