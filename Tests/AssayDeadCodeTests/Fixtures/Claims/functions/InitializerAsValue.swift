// An initialiser that is passed as a value is used.
@main struct Program { static func main() { print([1, 2].map(Box.init).map(\.value)) } }
struct Box {
  let value: Int
  init(_ value: Int) { self.value = value }
}
