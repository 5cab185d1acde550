// A name bound in a pattern of a switch is not found: the pattern must have it.
@main struct Program {
  static func main() {
    switch Optional(1) {
    case .some(let number): print("some")
    case .none: print("none")
    }
  }
}
