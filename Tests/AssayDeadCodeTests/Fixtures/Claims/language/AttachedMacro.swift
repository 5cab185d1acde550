// The members of a type with an attached macro may be used by its expansion.
// claim: engine syntax
// claim: keeps macro
import Models

@main struct Program { static func main() { Model().run() } }
@Persisted final class Model {
  private var title = ""
  func run() {}
}
