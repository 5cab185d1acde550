// A nested type that nothing names is found inside of a type that is used.
@main struct Program { static func main() { Outer().run() } }
struct Outer {
  func run() { UsedInner().run() }
  struct UsedInner {
    func run() {}
  }
  // ↓ unused-struct
  struct UnusedInner {
    func run() {}
  }
}
