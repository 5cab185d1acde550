// A deinitialiser that does nothing is found.
@main struct Program { static func main() { Handle().open() } }
final class Handle {
  func open() {}
  // ↓ unused-deinitializer
  deinit {}
}
