// Equatable beside Hashable is redundant: Hashable implies it.
@main struct Program { static func main() { print(Set([Key(name: "a")]).count) } }
// ↓ redundant-conformance
struct Key: Hashable, Equatable {
  let name: String
}
