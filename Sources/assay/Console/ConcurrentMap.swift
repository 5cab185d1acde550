// SPDX-License-Identifier: MIT

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Applies a function to every element, as many at a time as there are processors; the results are in
/// the elements' order whatever the order in which they came.
func concurrentMap<Element: Sendable, Result: Sendable>(
  _ elements: [Element], progress: (Int) -> Void = { _ in },
  _ transform: @escaping @Sendable (Element) -> Result
) async -> [Result] {
  let width = max(1, ProcessInfo.processInfo.activeProcessorCount)
  return await withTaskGroup(of: (Int, Result).self) { group in
    var results = [Result?](repeating: nil, count: elements.count)
    var next = 0
    var finished = 0
    while next < min(width, elements.count) {
      let index = next
      group.addTask { (index, transform(elements[index])) }
      next += 1
    }
    while let (index, result) = await group.next() {
      results[index] = result
      finished += 1
      progress(finished)
      if next < elements.count {
        let following = next
        group.addTask { (following, transform(elements[following])) }
        next += 1
      }
    }
    return results.compactMap { $0 }
  }
}
