// A protocol that only constrains an associated type is used.
@main struct Program { static func main() { show(Shelf()) } }
func show(_ container: some Container) { container.first.read() }
protocol Readable { func read() }
protocol Container {
  // ✓ unused-associated-type
  associatedtype Item: Readable
  var first: Item { get }
}
struct Shelf: Container {
  var first: Book { Book() }
}
struct Book: Readable {
  func read() {}
}
