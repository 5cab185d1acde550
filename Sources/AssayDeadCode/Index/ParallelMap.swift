// SPDX-License-Identifier: MIT

/// Applies a function to every element on a few threads; the results are in the elements' order, and of
/// several errors the first element's is thrown, whatever the order in which they came.
func parallelMap<Element: Sendable, Result: Sendable>(
  _ elements: [Element], threads: Int, _ transform: @escaping @Sendable (Element) throws -> Result
) async throws -> [Result] {
  // A task takes a run of elements: as one costs some microseconds, a task of its own would not pay.
  let length = max(1, min(64, elements.count / max(1, threads * 8)))
  let starts = Array(stride(from: 0, to: elements.count, by: length))
  @Sendable func run(_ start: Int) -> [Swift.Result<Result, any Error>] {
    elements[start..<min(start + length, elements.count)].map { element in
      Swift.Result { try transform(element) }
    }
  }
  if threads <= 1 || starts.count <= 1 { return try elements.map(transform) }
  return try await withThrowingTaskGroup(of: (Int, [Swift.Result<Result, any Error>]).self) {
    group in
    var runs = [[Swift.Result<Result, any Error>]](repeating: [], count: starts.count)
    var next = 0
    while next < min(threads, starts.count) {
      let index = next
      group.addTask { (index, run(starts[index])) }
      next += 1
    }
    while let (index, results) = try await group.next() {
      runs[index] = results
      if next < starts.count {
        let following = next
        group.addTask { (following, run(starts[following])) }
        next += 1
      }
    }
    var all: [Result] = []
    all.reserveCapacity(elements.count)
    for results in runs {
      for result in results { all.append(try result.get()) }
    }
    return all
  }
}
