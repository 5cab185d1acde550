// A nested type that is declared in an extension is found or not like any other.
@main struct Program { static func main() { Outer().run() } }
struct Outer {
  func run() { UsedInner().run() }
}
extension Outer {
  struct UsedInner {
    func run() {}
  }
  // ↓ unused-struct
  struct UnusedInner {}
}
