// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// SwiftUI's stack layout along one axis ("Building custom views with SwiftUI", WWDC 2019, session
/// 237; the flexibility order and the reserve for lower priorities as published for its
/// `StackLayout`).
struct StackAlgorithm {
  /// What a stack keeps of its subviews.
  struct Cache {
    /// Between each subview and the one before it; one entry less than there are subviews.
    var gaps: [Double]
    /// The gaps together.
    var gapLength: Double
    /// The last answer, which placing asks for again; the tree remembers the sizes of all.
    var last: Answer?
  }

  /// The subviews sized for a proposal.
  struct Answer {
    var proposal: ProposedViewSize
    var slots: [Slot]
    var size: Size
  }

  /// A subview's part of an answer.
  struct Slot {
    var id: LayoutTree.ID
    var proposal = ProposedViewSize.unspecified
    var size = Size.zero
    /// Its start across the axis, from the stack's own edge.
    var across = 0.0
  }

  var axis: Axis
  var key: AlignmentKey
  /// Points between subviews; nil for what each pair prefers.
  var spacing: Double?

  func makeCache(_ subviews: LayoutSubviews) -> Cache {
    let count = max(0, subviews.count - 1)
    if let spacing {
      return Cache(
        gaps: [Double](repeating: spacing, count: count), gapLength: spacing * Double(count))
    }
    var gaps: [Double] = []
    gaps.reserveCapacity(count)
    var previous: ViewSpacing?
    for id in subviews.ids {
      let own = subviews.tree.spacing(of: id)
      if let previous { gaps.append(previous.distance(to: own, along: axis)) }
      previous = own
    }
    return Cache(gaps: gaps, gapLength: gaps.reduce(0, +))
  }

  func answer(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache
  ) -> Answer {
    if let last = cache.last, last.proposal == proposal { return last }
    var answer = Answer(
      proposal: proposal, slots: subviews.ids.map { Slot(id: $0) }, size: .zero)
    if let length = proposal[axis] {
      share(
        length - cache.gapLength, across: proposal[axis.cross], subviews.tree, &answer.slots)
    } else {
      let ideal = ProposedViewSize(axis, along: nil, across: proposal[axis.cross])
      for index in answer.slots.indices {
        answer.slots[index].proposal = ideal
        answer.slots[index].size = subviews.tree.size(of: answer.slots[index].id, ideal)
      }
    }
    align(subviews.tree, &answer)
    let along = answer.slots.reduce(cache.gapLength) { $0 + $1.size[axis] }
    answer.size[axis] = along
    cache.last = answer
    return answer
  }

  /// Shares a length out: higher priorities first, and within one the least flexible first, each
  /// being offered an equal part of what remains.
  private func share(
    _ length: Double, across: Double?, _ tree: LayoutTree, _ slots: inout [Slot]
  ) {
    let ordered = order(slots, across: across, tree)
    var remaining = length
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
        let index = ordered[place].index
        let offer = ProposedViewSize(
          axis, along: max(0, available / Double(end - place)), across: across)
        let size = tree.size(of: slots[index].id, offer)
        slots[index].proposal = offer
        slots[index].size = size
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
    var minimum = 0.0
    var flexibility = 0.0
  }

  private func order(_ slots: [Slot], across: Double?, _ tree: LayoutTree) -> [Item] {
    var items = slots.indices.map { Item(index: $0, priority: tree.priority(of: slots[$0].id)) }
    guard items.count > 1 else { return items }
    let least = ProposedViewSize(axis, along: 0, across: across)
    let most = ProposedViewSize(axis, along: .infinity, across: across)
    for index in items.indices {
      let id = slots[index].id
      items[index].minimum = tree.size(of: id, least)[axis]
      items[index].flexibility = tree.size(of: id, most)[axis] - items[index].minimum
    }
    // Of two that can grow without end, the one that needs more comes first. Equal ones stay in
    // order.
    items.sort {
      if $0.priority != $1.priority { return $0.priority > $1.priority }
      if $0.flexibility != $1.flexibility { return $0.flexibility < $1.flexibility }
      if $0.flexibility.isInfinite, $0.minimum != $1.minimum { return $0.minimum > $1.minimum }
      return $0.index < $1.index
    }
    return items
  }

  /// Lines the subviews up across the axis.
  private func align(_ tree: LayoutTree, _ answer: inout Answer) {
    var extent = AlignedExtent()
    // The guides first; then, once the extent is known, the places that they lead to.
    for index in answer.slots.indices {
      let slot = answer.slots[index]
      let guide = tree.guide(key, of: slot.id, slot.proposal, size: slot.size)
      answer.slots[index].across = guide
      extent.include(length: slot.size[axis.cross], guide: guide)
    }
    for index in answer.slots.indices {
      let slot = answer.slots[index]
      answer.slots[index].across = extent.origin(
        length: slot.size[axis.cross], guide: slot.across)
    }
    answer.size[axis.cross] = extent.length
  }

  func place(
    in bounds: Rect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Cache
  ) {
    // A stack that was asked for its ideal length across tells its subviews what came out, so that
    // a divider or a filled shape is as tall as the tallest neighbor.
    var proposal = proposal
    if proposal[axis.cross] == nil { proposal[axis.cross] = bounds.size[axis.cross] }
    let answer = answer(proposal, subviews, &cache)
    var along = axis == .horizontal ? bounds.minX : bounds.minY
    let across = axis == .horizontal ? bounds.minY : bounds.minX
    for (index, slot) in answer.slots.enumerated() {
      if index > 0 { along += cache.gaps[index - 1] }
      let origin =
        axis == .horizontal
        ? Point(x: along, y: across + slot.across) : Point(x: across + slot.across, y: along)
      subviews.tree.place(slot.id, at: Rect(origin: origin, size: slot.size), slot.proposal)
      along += slot.size[axis]
    }
  }

  /// The outer edges' preferences: those of the first and the last along the axis, of all across
  /// it.
  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
    guard let first = subviews.ids.first, let last = subviews.ids.last else { return .zero }
    let tree = subviews.tree
    var spacing = ViewSpacing.none
    let (start, end, sides): (Edge.Set, Edge.Set, Edge.Set) =
      axis == .horizontal ? (.leading, .trailing, .vertical) : (.top, .bottom, .horizontal)
    spacing.formUnion(tree.spacing(of: first), edges: start)
    spacing.formUnion(tree.spacing(of: last), edges: end)
    for id in subviews.ids { spacing.formUnion(tree.spacing(of: id), edges: sides) }
    return spacing
  }
}
