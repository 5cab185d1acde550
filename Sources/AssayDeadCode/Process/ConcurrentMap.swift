// SPDX-License-Identifier: MIT

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Applies a function to every element, on as many threads as there are processors. Results are in the elements' order.
func concurrentMap<Element: Sendable, Result: Sendable>(
  _ elements: [Element], _ transform: @escaping @Sendable (Element) throws -> Result
) async throws -> [Result] {
  let width = min(elements.count, max(1, ProcessInfo.processInfo.activeProcessorCount))
  if width <= 1 { return try elements.map(transform) }
  return try await withThrowingTaskGroup(of: (Int, Result).self) { group in
    var results = [Result?](repeating: nil, count: elements.count)
    var next = 0
    func start() {
      guard next < elements.count else { return }
      let index = next
      group.addTask { (index, try transform(elements[index])) }
      next += 1
    }
    for _ in 0..<width { start() }
    while let (index, result) = try await group.next() {
      results[index] = result
      start()
    }
    return results.compactMap { $0 }
  }
}
