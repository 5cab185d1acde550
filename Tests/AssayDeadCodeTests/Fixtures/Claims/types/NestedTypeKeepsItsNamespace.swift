// A type around a nested type that is used is itself used.
@main struct Program { static func main() { Namespace.Deeper.Inner().run() } }
enum Namespace {
  struct Deeper {
    struct Inner {
      func run() {}
    }
  }
}
