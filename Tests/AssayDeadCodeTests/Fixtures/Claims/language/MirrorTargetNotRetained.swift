// Properties of a type that is given to a Mirror are found when Mirror targets are not retained.
// claim: options retain-mirror-targets=false
@main struct Program {
  static func main() { print(Mirror(reflecting: Reflected(first: 1)).children.count) }
}
struct Reflected {
  // ↓ assign-only-property
  let first: Int
}
