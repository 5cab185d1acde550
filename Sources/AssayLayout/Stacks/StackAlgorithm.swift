// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// SwiftUI's stack layout along one axis ("Building custom views with SwiftUI", WWDC 2019, session 237; the
/// flexibility order and the reserve for lower priorities as published for its `StackLayout`).
struct StackAlgorithm {
  /// What a stack keeps of its subviews.
  struct Cache {
    /// Between each subview and the one before it; one entry less than there are subviews.
    var gaps: [Double]
    /// The last answer, which placing asks for again; the tree remembers the sizes of all.
    var last: (proposal: ProposedViewSize, result: Result)?
  }

  /// The subviews sized for a proposal.
  struct Result {
    var proposals: [ProposedViewSize]
    var sizes: [Size]
    /// Each subview's start across the axis, from the stack's own edge.
    var acrossOrigins: [Double]
    var size: Size
  }

  var axis: Axis
  var key: AlignmentKey
  /// Points between subviews; nil for what each pair prefers.
  var spacing: Double?

  func makeCache(_ subviews: LayoutSubviews) -> Cache {
    var gaps: [Double] = []
    gaps.reserveCapacity(subviews.count)
    var previous: LayoutSubview?
    for subview in subviews {
      if let previous {
        gaps.append(
          spacing ?? previous.spacing.distance(to: subview.spacing, along: axis))
      }
      previous = subview
    }
    return Cache(gaps: gaps)
  }

  func layOut(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache
  ) -> Result {
    if let last = cache.last, last.proposal == proposal { return last.result }
    let count = subviews.count
    var result = Result(
      proposals: [], sizes: [Size](repeating: .zero, count: count), acrossOrigins: [],
      size: .zero)
    result.proposals = [ProposedViewSize](repeating: .unspecified, count: count)
    result.acrossOrigins.reserveCapacity(count)
    if let length = proposal[axis] {
      share(length, across: proposal[axis.cross], subviews, cache, &result)
    } else {
      let ideal = ProposedViewSize(axis, along: nil, across: proposal[axis.cross])
      for (index, subview) in subviews.enumerated() {
        result.proposals[index] = ideal
        result.sizes[index] = subview.sizeThatFits(ideal)
      }
    }
    align(subviews, cache, &result)
    cache.last = (proposal, result)
    return result
  }

  /// Shares a length out: higher priorities first, and within one the least flexible first, each being
  /// offered an equal part of what remains.
  private func share(
    _ length: Double, across: Double?, _ subviews: LayoutSubviews, _ cache: Cache,
    _ result: inout Result
  ) {
    let ordered = order(subviews, across: across)
    var remaining = length - cache.gaps.reduce(0, +)
    var reserved = ordered.reduce(0) { $0 + $1.minimum }
    var start = 0
    while start < ordered.count {
      var end = start
      while end < ordered.count, ordered[end].priority == ordered[start].priority {
        reserved -= ordered[end].minimum
        end += 1
      }
      var available = remaining - reserved
      for place in start..<end {
        let item = ordered[place]
        let share = max(0, available / Double(end - place))
        let offer = ProposedViewSize(axis, along: share, across: across)
        let size = subviews[item.index].sizeThatFits(offer)
        result.proposals[item.index - subviews.startIndex] = offer
        result.sizes[item.index - subviews.startIndex] = size
        // NB: infinity less infinity is no number; then the offer to the next stays infinite.
        let taken = size[axis]
        if !(available.isInfinite && taken.isInfinite) { available -= taken }
        if !(remaining.isInfinite && taken.isInfinite) { remaining -= taken }
      }
      start = end
    }
  }

  private struct Item {
    var index: Int
    var priority: Double
    var minimum: Double
    var flexibility: Double
  }

  private func order(_ subviews: LayoutSubviews, across: Double?) -> [Item] {
    guard subviews.count > 1 else {
      return subviews.indices.map {
        Item(index: $0, priority: subviews[$0].priority, minimum: 0, flexibility: 0)
      }
    }
    var items: [Item] = []
    items.reserveCapacity(subviews.count)
    for index in subviews.indices {
      let subview = subviews[index]
      let minimum = subview.sizeThatFits(
        ProposedViewSize(axis, along: 0, across: across))[axis]
      let maximum = subview.sizeThatFits(
        ProposedViewSize(axis, along: .infinity, across: across))[axis]
      items.append(
        Item(
          index: index, priority: subview.priority, minimum: minimum,
          flexibility: maximum - minimum))
    }
    // Of two that can grow without end, the one that needs more comes first. Equal ones stay in order.
    items.sort {
      if $0.priority != $1.priority { return $0.priority > $1.priority }
      if $0.flexibility != $1.flexibility { return $0.flexibility < $1.flexibility }
      if $0.flexibility.isInfinite, $0.minimum != $1.minimum { return $0.minimum > $1.minimum }
      return $0.index < $1.index
    }
    return items
  }

  /// Lines the subviews up across the axis and sums the stack's size.
  private func align(_ subviews: LayoutSubviews, _ cache: Cache, _ result: inout Result) {
    var extent = AlignedExtent()
    // The guides first; then, once the extent is known, the places that they lead to.
    for (index, subview) in subviews.enumerated() {
      let size = result.sizes[index]
      let guide = subview.guide(key, in: result.proposals[index], size: size)
      result.acrossOrigins.append(guide)
      extent.include(length: size[axis.cross], guide: guide)
    }
    for index in result.sizes.indices {
      result.acrossOrigins[index] = extent.origin(
        length: result.sizes[index][axis.cross], guide: result.acrossOrigins[index])
    }
    let across = extent.length
    let along = result.sizes.reduce(0) { $0 + $1[axis] } + cache.gaps.reduce(0, +)
    result.size =
      axis == .horizontal
      ? Size(width: along, height: across) : Size(width: across, height: along)
  }

  func place(
    in bounds: Rect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Cache
  ) {
    // A stack that was asked for its ideal length across tells its subviews what came out, so that a divider
    // or a filled shape is as tall as the tallest neighbour.
    var proposal = proposal
    if proposal[axis.cross] == nil { proposal[axis.cross] = bounds.size[axis.cross] }
    let result = layOut(proposal, subviews, &cache)
    var along = axis == .horizontal ? bounds.minX : bounds.minY
    let across = axis == .horizontal ? bounds.minY : bounds.minX
    for (index, subview) in subviews.enumerated() {
      if index > 0 { along += cache.gaps[index - 1] }
      let origin = across + result.acrossOrigins[index]
      subview.place(
        at: axis == .horizontal ? Point(x: along, y: origin) : Point(x: origin, y: along),
        proposal: result.proposals[index])
      along += result.sizes[index][axis]
    }
  }

  /// The outer edges' preferences: those of the first and the last along the axis, of all across it.
  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
    guard let first = subviews.first, let last = subviews.last else { return .zero }
    var spacing = ViewSpacing()
    let (start, end, sides): (Edge.Set, Edge.Set, Edge.Set) =
      axis == .horizontal ? (.leading, .trailing, .vertical) : (.top, .bottom, .horizontal)
    spacing.formUnion(first.spacing, edges: start)
    spacing.formUnion(last.spacing, edges: end)
    for subview in subviews { spacing.formUnion(subview.spacing, edges: sides) }
    return spacing
  }
}
