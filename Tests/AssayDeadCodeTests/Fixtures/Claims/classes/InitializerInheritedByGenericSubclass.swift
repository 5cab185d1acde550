// An initializer is used when only an empty subclass of its generic class is made.
@main struct Program {
  static func main() { print(Words(content: "a"), Numbers(1)) }
}
class Box<Content> {
  // ✓ unused-initializer
  init(content: Content) { print(content) }
}
final class Words: Box<String> {}
class Cell<Content> {
  // ✓ unused-initializer
  init(_ content: Content) { print(content) }
}
typealias Whole = Cell<Int>
final class Numbers: Whole {}
