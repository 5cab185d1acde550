// A protocol that only inheritance clauses name says nothing: it is redundant.
@main struct Program { static func main() { Machine().run() } }
// ↓ redundant-protocol
protocol Runner { func run() }
struct Machine: Runner {
  func run() {}
}
