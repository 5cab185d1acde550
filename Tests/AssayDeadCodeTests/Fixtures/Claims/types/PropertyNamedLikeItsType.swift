// A type and a property that differ by a capital only are told apart.
@main struct Program { static func main() { print(Owner().pet == nil) } }
struct Pet {}
struct Owner {
  var pet: Pet?
  // ↓ unused-property
  var toy: Int { 1 }
}
