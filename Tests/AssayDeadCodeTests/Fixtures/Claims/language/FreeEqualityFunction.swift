// A free == or < is the witness of a type that is Equatable or Comparable.
@main struct Program {
  static func main() { print([Size()].contains(Size()), [Rank()].sorted().count) }
}
final class Size: Equatable {}
// ✓ unused-function
func == (left: Size, right: Size) -> Bool { left === right }
struct Rank: Comparable {}
// ✓ unused-function
func < (left: Rank, right: Rank) -> Bool { true }
