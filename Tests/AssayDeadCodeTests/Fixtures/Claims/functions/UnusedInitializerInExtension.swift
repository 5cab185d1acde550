// An initialiser in an extension is found when nothing calls it.
@main struct Program { static func main() { print(Box(value: 1).value) } }
struct Box {
  let value: Int
}
extension Box {
  // ↓ unused-initializer
  init(twice value: Int) { self.init(value: value * 2) }
}
