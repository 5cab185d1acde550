// A case that is thrown is used, one that is only caught is kept for its pattern.
@main struct Program {
  static func main() {
    do { try load() } catch LoadError.missing { print("missing") } catch { print(error) }
  }
}
func load() throws { throw LoadError.broken }
enum LoadError: Error {
  case broken
  case missing
  // ↓ unused-enum-case
  case late
}
