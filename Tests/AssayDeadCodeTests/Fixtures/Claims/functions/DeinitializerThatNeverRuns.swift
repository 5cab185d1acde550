// The deinitialiser of a class that is never made cannot run: it is found with what only it uses.
@main struct Program { static func main() { Registry.register() } }
final class Registry {
  static func register() {}
  // ↓ unused-initializer
  init(number: Int) { print(number) }
  // ↓ unused-deinitializer
  deinit { Registry.close() }
  // ↓ unused-method
  private static func close() {}
}
