// The parameter of a witness of an outside requirement is kept.
@main struct Program { static func main() { print(Set([Key()]).count) } }
struct Key: Hashable {
  func hash(into hasher: inout Hasher) { print("hashed") }
  static func == (left: Key, right: Key) -> Bool { true }
}
