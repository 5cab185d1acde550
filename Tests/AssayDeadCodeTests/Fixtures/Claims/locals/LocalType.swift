// A type that is declared in a function and used there is used.
@main struct Program {
  static func main() {
    struct Local {
      func run() {}
    }
    Local().run()
  }
}
