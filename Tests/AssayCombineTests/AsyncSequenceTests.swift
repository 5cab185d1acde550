// SPDX-License-Identifier: MIT

import AssayCombine
import Testing

/// Expected values from Apple's documentation of `AsyncPublisher` and `AsyncThrowingPublisher`.
@Suite("Values of publishers as asynchronous sequences")
struct AsyncSequenceTests {
  private struct Failure: Error, Equatable {}
  /// No value may leave its thread by type.
  private final class Box {
    let number: Int
    init(_ number: Int) { self.number = number }
  }

  @Test("a publisher that cannot fail gives all values, and ends")
  func values() async {
    var numbers: [Int] = []
    let publisher = [Box(1), Box(2)].publisher.eraseToAnyPublisher()
    let values: AsyncPublisher<AnyPublisher<Box, Never>> = publisher.values
    for await box in values { numbers.append(box.number) }
    #expect(numbers == [1, 2])
  }

  @Test("each iterator subscribes anew")
  func iterators() async {
    let values = [1, 2].publisher.values
    var first = values.makeAsyncIterator()
    var second = values.makeAsyncIterator()
    let results = [await first.next(), await first.next(), await second.next(), await first.next()]
    #expect(results == [1, 2, 1, nil])
  }

  @Test("the error of a publisher is thrown after its values")
  func failure() async {
    let subject = PassthroughSubject<Int, Failure>()
    var iterator = subject.values.makeAsyncIterator()
    subject.send(1)
    subject.send(completion: .failure(Failure()))
    let value = try? await iterator.next()
    #expect(value == 1)
    await #expect(throws: Failure.self) { try await iterator.next() }
  }

  @Test("published values begin with the one of the moment")
  func published() async {
    final class Model: ObservableObject { @Published var count = 1 }
    let model = Model()
    var iterator = model.$count.values.makeAsyncIterator()
    model.count = 2
    let results = [await iterator.next(), await iterator.next()]
    #expect(results == [1, 2])
  }
}
