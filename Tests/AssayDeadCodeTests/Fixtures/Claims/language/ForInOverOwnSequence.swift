// for-in uses makeIterator and next of one's own sequence.
@main struct Program {
  static func main() {
    for number in Numbers() { print(number) }
  }
}
struct Numbers: Sequence {
  func makeIterator() -> Iterator { Iterator() }
  struct Iterator: IteratorProtocol {
    mutating func next() -> Int? { nil }
  }
}
