// An initialiser's parameter that the body does not use is found.
@main struct Program { static func main() { print(Box(1, size: 2).value) } }
struct Box {
  let value: Int
  // ↓ unused-parameter
  init(_ value: Int, size: Int) { self.value = value }
}
