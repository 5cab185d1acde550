// A static method that nothing calls is found.
@main struct Program { static func main() { Maker.make() } }
enum Maker {
  static func make() {}
  // ↓ unused-method
  static func unmake() {}
}
