// An error type that is only named in a typed throws clause and thrown is used.
@main struct Program {
  static func main() {
    do { try load() } catch { print(error) }
  }
}
struct LoadError: Error {}
func load() throws(LoadError) { throw LoadError() }
