// A type that is only named in a closure's signature is used.
@main struct Program {
  static func main() {
    let action: @Sendable (NamedInClosure?) -> Void = { print($0 == nil) }
    action(nil)
  }
}
struct NamedInClosure: Sendable {}
