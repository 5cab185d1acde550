// An error type that is only named where it is caught is used.
@main struct Program {
  static func main() {
    do { try load() } catch let error as CaughtError { print(error) } catch { print(error) }
  }
}
struct CaughtError: Error {}
func load() throws {}
