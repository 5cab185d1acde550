// A class that is Comparable is compared by its own operators, and what they read is used.
@main struct Program {
  static func main() {
    print([Size(2), Size(1)].sorted().count, Set([Key(1)]).count, max(Rank(1), Rank(2)))
  }
}
final class Size: Comparable {
  private let value: Int
  init(_ value: Int) { self.value = value }
  // ✓ unused-method
  static func < (left: Size, right: Size) -> Bool { left.value < right.value }
  // ✓ unused-method
  static func == (left: Size, right: Size) -> Bool { left.value == right.value }
}
final class Key: Hashable {
  private let value: Int
  // ↓ unused-property
  private var note = 1
  init(_ value: Int) { self.value = value }
  func hash(into hasher: inout Hasher) { hasher.combine(value) }
  static func == (left: Key, right: Key) -> Bool { left.value == right.value }
}
class Rank {
  fileprivate let value: Int
  // ↓ unused-property
  private var note = 1
  init(_ value: Int) { self.value = value }
}
extension Rank: Comparable {}
// ✓ unused-function
func < (left: Rank, right: Rank) -> Bool { left.value < right.value }
// ✓ unused-function
func == (left: Rank, right: Rank) -> Bool { left.value == right.value }
