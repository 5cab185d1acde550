// A witness under another name by @_implements is kept.
// claim: keeps externalRequirement
@main struct Program { static func main() { print(Key() == Key()) } }
struct Key: Equatable {
  @_implements(Equatable,==(_:_:))
  static func isSame(_ left: Key, _ right: Key) -> Bool { true }
}
