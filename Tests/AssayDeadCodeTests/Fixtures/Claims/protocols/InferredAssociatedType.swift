// An associated type that requirements name is used, and nothing spells out what it is.
@main struct Program { static func main() { show(Shelf()) } }
func show(_ container: some Container) { print(container.first) }
protocol Container {
  associatedtype Item
  var first: Item { get }
}
struct Shelf: Container {
  var first: Book { Book() }
}
struct Book {}
