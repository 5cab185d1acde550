// SPDX-License-Identifier: MIT

/// Where a view is among those around it, beside its type: what distinguishes two views of one type
/// from each other.
enum ViewStep: Hashable {
  /// Among the views of a closure.
  case child(Int)
  /// In the first branch of a condition, or in the other.
  case branch(isFirst: Bool)
  /// In a `ForEach`, or by its `id(_:)`.
  case id(AnyHashable)
}

/// The identity of a view in one rendering: it stays from evaluation to evaluation, although the
/// view is made again each time.
final class ViewPlace {
  private struct Kind: Hashable {
    var steps: [ViewStep]
    var type: ObjectIdentifier
  }

  private struct Key: Hashable {
    var kind: Kind
    /// Among views of the same kind, in the order in which they are evaluated.
    var number: Int
  }

  private var children: [Key: ViewPlace] = [:]
  private var counts: [Kind: Int] = [:]
  /// The storage of the properties that the view owns, in their order.
  private var slots: [Int: AnyObject] = [:]
  /// What a modifier remembers.
  var memory: AnyObject?
  /// What the body of the view was in the evaluation before: a `KeptBody`.
  var body: AnyObject?

  /// Starts an evaluation of the body.
  func begin() { counts.removeAll(keepingCapacity: true) }

  /// The place of the next view of a type.
  func next(_ steps: [ViewStep], _ type: Any.Type) -> ViewPlace {
    let kind = Kind(steps: steps, type: ObjectIdentifier(type))
    let number = counts[kind, default: 0]
    counts[kind] = number + 1
    let key = Key(kind: kind, number: number)
    if let known = children[key] { return known }
    let place = ViewPlace()
    children[key] = place
    return place
  }

  func slot(_ index: Int, _ make: () -> AnyObject) -> AnyObject {
    if let known = slots[index] { return known }
    let slot = make()
    slots[index] = slot
    return slot
  }

  func memory<Memory: AnyObject>(_ make: () -> Memory) -> Memory {
    if let known = memory as? Memory { return known }
    let made = make()
    memory = made
    return made
  }
}
