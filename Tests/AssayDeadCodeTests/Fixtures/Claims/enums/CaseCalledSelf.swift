// A case called self that is made by a bare dot is used; after a type the word is the type itself.
@main struct Program { static func main() { print(Rule(.self).origin, Mode.self, Mode.plain) } }
struct Rule {
  let origin: Origin
  init(_ origin: Origin) { self.origin = origin }
}
enum Origin {
  // ✓ unused-enum-case
  case `self`
}
enum Mode {
  // ↓ unused-enum-case
  case `self`
  case plain
}
