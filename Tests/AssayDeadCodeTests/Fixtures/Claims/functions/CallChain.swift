// A call chain through returned values uses each method of the chain.
@main struct Program { static func main() { Builder().name("a").size(1).build() } }
struct Builder {
  func name(_ name: String) -> Self {
    print(name)
    return self
  }
  func size(_ size: Int) -> Self {
    print(size)
    return self
  }
  // ✓ unused-method
  func build() {}
  // ↓ unused-method
  func colour(_ colour: Int) -> Self {
    print(colour)
    return self
  }
}
