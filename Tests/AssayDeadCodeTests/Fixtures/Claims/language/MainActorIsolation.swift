// An outside global actor's attribute changes nothing about what is used.
@main @MainActor struct Program { static func main() { Screen().show() } }
@MainActor final class Screen {
  func show() {}
  // ↓ unused-method
  func hide() {}
}
