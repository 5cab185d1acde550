// A witness that is only called through a generic parameter is used.
@main struct Program { static func main() { start(ConformerReachedThroughGeneric()) } }
func start<Value: Runner>(_ runner: Value) { runner.run() }
protocol Runner { func run() }
struct ConformerReachedThroughGeneric: Runner {
  func run() {}
}
