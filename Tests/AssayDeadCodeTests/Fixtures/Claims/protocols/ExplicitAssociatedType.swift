// A typealias that fulfils an associated type that is used is used.
@main struct Program { static func main() { show(Shelf()) } }
func show(_ container: some Container) { print(container.first) }
protocol Container {
  associatedtype Item
  var first: Item { get }
}
struct Shelf: Container {
  typealias Item = Book
  var first: Book { Book() }
}
struct Book {}
