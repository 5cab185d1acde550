// A witness that is only called through an opaque type is used.
@main struct Program { static func main() { make().run() } }
func make() -> some Runner { ConformerReachedThroughOpaqueType() }
protocol Runner { func run() }
struct ConformerReachedThroughOpaqueType: Runner {
  func run() {}
}
