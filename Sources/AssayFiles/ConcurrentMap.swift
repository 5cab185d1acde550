// SPDX-License-Identifier: MIT

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Applies a function to every element, several at a time; the results are in the elements' order,
/// and of several errors the first element's is thrown, whatever the order in which they came.
///
/// - Parameters:
///   - threads: how many at a time, at least one; nil for as many as there are processors.
///   - batch: the most elements that one task takes, for a task costs some microseconds itself.
///   - progress: called with the number of elements that are done, never from two threads at once.
package func concurrentMap<Element: Sendable, Output: Sendable, Failure: Error>(
  _ elements: [Element], threads: Int? = nil, batch: Int = 1, progress: (Int) -> Void = { _ in },
  _ transform: @escaping @Sendable (Element) async throws(Failure) -> Output
) async throws(Failure) -> [Output] {
  let width = max(1, threads ?? ProcessInfo.processInfo.activeProcessorCount)
  // Several runs for each thread, so that none waits long for the last one.
  let length = max(1, min(batch, elements.count / (width * 8)))
  let runs = stride(from: 0, to: elements.count, by: length).map { start in
    start..<min(start + length, elements.count)
  }
  @Sendable func outcomes(of run: Range<Int>) async -> [Result<Output, Failure>] {
    var outcomes: [Result<Output, Failure>] = []
    outcomes.reserveCapacity(run.count)
    for element in elements[run] {
      do throws(Failure) {
        outcomes.append(.success(try await transform(element)))
      } catch {
        outcomes.append(.failure(error))
      }
    }
    return outcomes
  }
  let results = await withTaskGroup(of: (Int, [Result<Output, Failure>]).self) { group in
    var results = [[Result<Output, Failure>]](repeating: [], count: runs.count)
    var next = 0
    var finished = 0
    func addTask() {
      guard next < runs.count else { return }
      let index = next
      group.addTask { (index, await outcomes(of: runs[index])) }
      next += 1
    }
    for _ in 0..<min(width, runs.count) { addTask() }
    while let (index, outcomes) = await group.next() {
      results[index] = outcomes
      finished += outcomes.count
      progress(finished)
      addTask()
    }
    return results
  }
  var outputs: [Output] = []
  outputs.reserveCapacity(elements.count)
  for run in results {
    for result in run { outputs.append(try result.get()) }
  }
  return outputs
}
