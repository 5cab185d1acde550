// A protocol that is only used through its existential metatype is used.
@main struct Program { static func main() { for kind in kinds { kind.register() } } }
protocol Kind { static func register() }
let kinds: [any Kind.Type] = [First.self]
enum First: Kind {
  static func register() {}
}
