// for await uses the members of an async sequence.
@main struct Program {
  static func main() async {
    for await number in Ticks() { print(number) }
  }
}
struct Ticks: AsyncSequence {
  struct AsyncIterator: AsyncIteratorProtocol {
    var count = 0
    mutating func next() async -> Int? {
      count += 1
      return count > 3 ? nil : count
    }
  }
  func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
}
