// A method of a constrained extension is found when nothing calls it.
@main struct Program { static func main() { print([1].total()) } }
extension Sequence where Element == Int {
  func total() -> Int { reduce(0, +) }
  // ↓ unused-method
  func product() -> Int { reduce(1, *) }
}
