// Every property on the way of a key path is used.
@main struct Program {
  static func main() {
    let path: KeyPath<Letter, String> = \Letter.address.city
    print(Letter(address: Address(city: "a", street: "b"))[keyPath: path])
  }
}
struct Letter { let address: Address }
struct Address {
  let city: String
  // ↓ assign-only-property
  let street: String
}
