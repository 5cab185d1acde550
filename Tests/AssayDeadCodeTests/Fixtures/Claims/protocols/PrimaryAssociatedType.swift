// A primary associated type is used by `some Container<Int>`.
@main struct Program { static func main() { show(Shelf()) } }
func show(_ container: some Container<Int>) { print(container.first + 1) }
protocol Container<Item> {
  associatedtype Item
  var first: Item { get }
}
struct Shelf: Container {
  var first: Int { 1 }
}
