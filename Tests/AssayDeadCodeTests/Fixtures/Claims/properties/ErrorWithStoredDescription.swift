// A stored description shows with an error's other properties, unless a protocol asks for it.
@main struct Program {
  static func main() {
    do { try fail() } catch { print(error) }
  }
  static func fail() throws {
    if CommandLine.arguments.count > 1 { throw Described(code: 1, description: "failed") }
    throw Plain(description: "failed")
  }
}
struct Plain: Error {
  // ✓ assign-only-property
  let description: String
}
struct Described: Error {
  // ↓ assign-only-property
  let code: Int
  let description: String
}
extension Described: CustomStringConvertible {}
