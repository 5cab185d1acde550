// A type that only an unused property names is found with it.
@main struct Program { static func main() { print(Holder().used) } }
struct Holder {
  var used = 1
  // ↓ unused-property
  var unused: OnlyNamedByUnused?
}
// ↓ unused-struct
struct OnlyNamedByUnused {}
