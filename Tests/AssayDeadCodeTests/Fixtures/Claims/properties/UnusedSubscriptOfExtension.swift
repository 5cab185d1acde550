// A subscript that an extension adds to an outside type is found when nothing uses it.
@main struct Program { static func main() { print([1][safely: 3] ?? 0) } }
extension Array {
  subscript(safely index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
  // ↓ unused-subscript
  subscript(wrapped index: Int) -> Element { self[index % count] }
}
