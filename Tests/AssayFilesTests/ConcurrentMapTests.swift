// SPDX-License-Identifier: MIT

import AssayFiles
import Synchronization
import Testing

@Suite("Concurrent map")
struct ConcurrentMapTests {
  struct Shape: CustomTestStringConvertible, Sendable {
    var threads: Int?
    var batch: Int
    var testDescription: String {
      "\(threads.map(String.init) ?? "all") threads, batches of \(batch)"
    }
  }

  static let shapes = [nil, 0, 1, 2, 7].flatMap { threads in
    [0, 1, 3, 64].map { Shape(threads: threads, batch: $0) }
  }

  /// Around the lengths at which a batch or a thread more is needed.
  @Test(arguments: shapes, [0, 1, 2, 7, 8, 9, 500])
  func resultsAreInTheElementsOrder(_ shape: Shape, _ count: Int) async {
    var steps: [Int] = []
    let results = await concurrentMap(
      Array(0..<count), threads: shape.threads, batch: shape.batch, progress: { steps.append($0) }
    ) { $0 * 2 }
    #expect(results == (0..<count).map { $0 * 2 })
    #expect(steps == steps.sorted())
    #expect(steps.last ?? 0 == count)
  }

  struct Failure: Error, Equatable {
    var element: Int
  }

  /// Later ones fail at once, the first one only after others have.
  @Test(arguments: shapes)
  func theFirstElementsErrorIsThrown(_ shape: Shape) async {
    let failures = Atomic(0)
    await #expect(throws: Failure(element: 3)) {
      try await concurrentMap(Array(0..<200), threads: shape.threads, batch: shape.batch) {
        element throws(Failure) -> Int in
        guard element >= 3 else { return element }
        failures.add(1, ordering: .relaxed)
        throw Failure(element: element)
      }
    }
    #expect(failures.load(ordering: .relaxed) == 197)
  }

  /// No more than asked for run at once.
  @Test(arguments: [1, 2, 3])
  func threadsAreLimited(_ threads: Int) async {
    let running = Atomic(0)
    let greatest = Atomic(0)
    _ = await concurrentMap(Array(0..<200), threads: threads) { _ in
      let count = running.add(1, ordering: .sequentiallyConsistent).newValue
      greatest.max(count, ordering: .sequentiallyConsistent)
      running.subtract(1, ordering: .sequentiallyConsistent)
    }
    #expect(greatest.load(ordering: .sequentiallyConsistent) <= threads)
  }
}
