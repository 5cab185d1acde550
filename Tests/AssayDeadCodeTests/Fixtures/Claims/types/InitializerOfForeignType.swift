// An initializer that an extension gives a type of a library is used by a call of the type.
@main struct Program { static func main() { print(String(doubled: 2)) } }

private extension String {
  init(doubled number: Int) { self = "\(number * 2)" }
  // ↓ unused-initializer
  init(tripled number: Int) { self = "\(number * 3)" }
}
