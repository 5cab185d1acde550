// A type that only its own members name is found.
@main struct Program { static func main() {} }
// ↓ unused-struct
struct UnusedNode {
  static func make() -> UnusedNode { UnusedNode() }
  func next() -> UnusedNode { Self.make() }
}
