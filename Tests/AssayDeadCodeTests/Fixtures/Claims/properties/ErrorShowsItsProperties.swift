// Printing an error shows the stored properties of a struct, unless the struct describes itself.
@main struct Program {
  static func main() {
    do { try fail() } catch { print(error) }
  }
  static func fail() throws {
    if CommandLine.arguments.count > 1 { throw Described(code: 1) }
    throw Plain(code: 1)
  }
}
struct Plain: Error {
  // ✓ assign-only-property
  let code: Int
}
struct Described: Error, CustomStringConvertible {
  // ↓ assign-only-property
  let code: Int
  var description: String { "failed" }
}
