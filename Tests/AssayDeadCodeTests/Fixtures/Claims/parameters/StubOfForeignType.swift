// A member of a foreign type that only returns self stands in for one of another platform, so its parameters stay.
@main struct Program {
  static func main() {
    print("a".padded(by: 1), "b".marked(with: 2), Label().padded(by: 3), "c".quoted(with: 4))
  }
}
extension String {
  func padded(
    // ✓ unused-parameter
    by count: Int
  ) -> String { self }
  func marked(
    // ✓ unused-parameter
    with count: Int
  ) -> String { return self }
  func quoted(
    // ↓ unused-parameter
    with count: Int
  ) -> String { "\(self)" }
}
struct Label {
  func padded(
    // ↓ unused-parameter
    by count: Int
  ) -> Label { self }
}
