// SPDX-License-Identifier: MIT

/// Lists of declarations that one name may mean. Each list is kept once, however many uses have it.
package struct TargetLists: Sendable {
  /// One of the declarations that a use may mean.
  struct Target: Hashable, BitwiseCopyable, Sendable {
    var declaration: DeclarationID
    var kind: SourceGraph.EdgeKind
    /// Whether the use's own name is the declaration's, so that it means another one where it is in
    /// that declaration itself. What a call makes (initializers, properties) is not named.
    var isNamed: Bool

    /// Whether a use in a declaration can mean it.
    func isMeant(by user: DeclarationID) -> Bool {
      declaration != user || kind == .inheritance || !isNamed && kind == .write
    }
  }

  /// All lists, one after the other.
  private(set) var targets: [Target] = []
  /// By list: where it starts; one more at the end.
  private(set) var starts: [Int32] = [0]
  private var listOfHash: [UInt64: Int32] = [:]

  var count: Int { starts.count - 1 }

  subscript(list: Int32) -> ArraySlice<Target> {
    targets[Int(starts[Int(list)])..<Int(starts[Int(list) + 1])]
  }

  /// The number of the list with these targets.
  mutating func insert(_ list: [Target]) -> Int32 {
    let hash = Self.hash(list)
    if let known = listOfHash[hash], self[known].elementsEqual(list) { return known }
    let number = Int32(count)
    targets += list
    starts.append(Int32(targets.count))
    listOfHash[hash] = number
    return number
  }

  /// The list of a target, by the target's place in `targets`.
  func list(ofTargetAt place: Int32) -> Int32 {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle + 1] <= place { low = middle + 1 } else { high = middle }
    }
    return Int32(low)
  }

  /// FNV-1a over whole targets: the same in every run, unlike `Hasher`.
  private static func hash(_ list: [Target]) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for target in list {
      let bits =
        UInt64(UInt32(bitPattern: target.declaration.rawValue)) << 16
        | UInt64(target.kind.rawValue) << 1 | (target.isNamed ? 1 : 0)
      hash = (hash ^ bits) &* 0x100_0000_01b3
      hash ^= hash >> 29
    }
    return hash
  }
}
