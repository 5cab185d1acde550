// A static variable that is only written is assigned only.
@main struct Program { static func main() { Cache.fill() } }
enum Cache {
  // ↓ assign-only-property
  nonisolated(unsafe) private static var entries = 0
  static func fill() { entries = 1 }
}
