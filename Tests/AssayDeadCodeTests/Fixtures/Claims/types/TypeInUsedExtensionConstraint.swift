// A class that is only named in the where clause of an extension whose members are used is used.
@main struct Program { static func main() { print(Box<Special>().name) } }
class NamedInConstraint {}
final class Special: NamedInConstraint {}
struct Box<Content> {}
extension Box where Content: NamedInConstraint {
  var name: String { "special" }
}
