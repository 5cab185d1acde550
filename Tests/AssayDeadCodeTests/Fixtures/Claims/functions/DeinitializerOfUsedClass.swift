// The deinitialiser of a class that is made is used by the language.
// claim: keeps language
@main struct Program { static func main() { Handle().open() } }
final class Handle {
  func open() {}
  // ✓ unused-deinitializer
  deinit { close() }
  private func close() {}
}
