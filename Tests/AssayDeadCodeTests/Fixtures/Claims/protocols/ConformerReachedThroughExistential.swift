// A witness that is only called through an existential is used.
@main struct Program { static func main() { start(ConformerReachedThroughExistential()) } }
func start(_ runner: any Runner) { runner.run() }
protocol Runner { func run() }
struct ConformerReachedThroughExistential: Runner {
  func run() {}
}
