// Only what fulfils an outside requirement is kept, not the members around it.
@main struct Program { static func main() { print(Name()) } }
struct Name: CustomStringConvertible {
  var description: String { "name" }
  // ↓ unused-property
  var shortDescription: String { "n" }
}
