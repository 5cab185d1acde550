// SPDX-License-Identifier: MIT

@_spi(RawSyntax) internal import SwiftSyntax

/// A node of the parsed tree with the byte offset at which its leading trivia starts.
///
/// Raw nodes are pointers into the tree's arena: nothing is counted or copied on the way, which
/// makes a walk over them several times faster than one over `Syntax` values. The tree must outlive
/// them.
struct Node {
  var raw: RawSyntax
  var offset: Int

  var kind: SyntaxKind { raw.kind }
  var end: Int { offset + raw.byteLength }
  /// Without the trivia around it.
  var contentStart: Int { offset + raw.leadingTriviaByteLength }
  var contentEnd: Int { offset + raw.byteLength - raw.trailingTriviaByteLength }

  /// A child by its name. Nil if it is omitted.
  @inline(__always)
  func child(_ child: some NodeChild) -> Node? { self.child(at: child.rawValue) }

  private func child(at index: Int) -> Node? {
    guard let layout = raw.layoutView else { return nil }
    let children = layout.children
    guard index < children.count, let child = children[index] else { return nil }
    var offset = offset
    for before in 0..<index { offset += children[before]?.byteLength ?? 0 }
    return Node(raw: child, offset: offset)
  }
}

/// Goes over the children of a node, with their places in its layout.
struct NodeCursor {
  struct Child {
    fileprivate(set) var index: Int
    var node: Node

    @inline(__always)
    func `is`(_ name: some NodeChild) -> Bool { index == name.rawValue }

    /// Whether the child has this name or comes after the one that has it.
    @inline(__always)
    func isAtOrAfter(_ name: some NodeChild) -> Bool { index >= name.rawValue }
  }

  private let children: UnsafeBufferPointer<RawSyntax?>
  private var index = 0
  private var offset: Int

  @inline(__always)
  init(_ node: Node) {
    offset = node.offset
    guard let layout = node.raw.layoutView else {
      children = UnsafeBufferPointer(start: nil, count: 0)
      return
    }
    children =
      layout.children.withContiguousStorageIfAvailable { $0 }
      ?? UnsafeBufferPointer(start: nil, count: 0)
  }

  @inline(__always)
  mutating func next() -> Child? {
    while index < children.count {
      let place = index
      index += 1
      guard let raw = children[place] else { continue }
      let node = Node(raw: raw, offset: offset)
      offset += raw.byteLength
      return Child(index: place, node: node)
    }
    return nil
  }
}
