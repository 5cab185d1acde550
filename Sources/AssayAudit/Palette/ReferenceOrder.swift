// SPDX-License-Identifier: MIT

/// An order in which things that refer to each other can be worked out: each after those it needs.
///
/// Linear in the references, and without recursion: a chain may be as long as a file.
package struct ReferenceOrder {
  package private(set) var order: [Int] = []
  /// The next step of the circle that a thing is in, or leads on to within one; nil outside
  /// circles.
  private var next: [Int?]

  /// - Parameter needs: for each thing those it refers to.
  package init(needs: [[Int]]) {
    let unseen = -1
    let done = -2
    // Depth on the stack, or one of the two.
    var depths = Array(repeating: unseen, count: needs.count)
    next = Array(repeating: nil, count: needs.count)
    for root in needs.indices where depths[root] == unseen {
      // `low` is the least depth that a thing's references lead back to.
      var stack: [(node: Int, place: Int, low: Int)] = [(root, 0, .max)]
      depths[root] = 0
      while let top = stack.last {
        if top.place < needs[top.node].count {
          let need = needs[top.node][top.place]
          stack[stack.count - 1].place += 1
          if depths[need] == unseen {
            depths[need] = stack.count
            stack.append((need, 0, .max))
          } else if depths[need] != done, depths[need] < top.low {
            stack[stack.count - 1].low = depths[need]
            next[top.node] = need
          }
          continue
        }
        stack.removeLast()
        if top.low > depths[top.node] { next[top.node] = nil }
        depths[top.node] = done
        order.append(top.node)
        if let parent = stack.last, top.low < stack.count, top.low < parent.low {
          stack[stack.count - 1].low = top.low
          next[parent.node] = top.node
        }
      }
    }
  }

  /// The way round from a thing, its first steps only, until one comes again; nil for what is in no
  /// circle.
  package func circle(from start: Int) -> [Int]? {
    guard next[start] != nil else { return nil }
    var way = [start]
    while way.count < 8, let last = way.last, let step = next[last] {
      let isRound = way.contains(step)
      way.append(step)
      if isRound { break }
    }
    return way
  }
}
