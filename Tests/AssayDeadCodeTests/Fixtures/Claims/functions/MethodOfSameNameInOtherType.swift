// A method is not used by the use of another type's method of the same name.
@main struct Program { static func main() { First().run(); Second().walk() } }
struct First {
  func run() {}
}
struct Second {
  func walk() {}
  // ↓ unused-method
  func run() {}
}
