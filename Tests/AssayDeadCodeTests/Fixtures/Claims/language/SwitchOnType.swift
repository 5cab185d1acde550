// A type that is only matched by `case let value as Type` is used.
@main struct Program {
  static func main() {
    switch 1 as Any {
    case let value as MatchedType: print(value)
    default: break
    }
  }
}
struct MatchedType {}
