// SPDX-License-Identifier: MIT

internal import AssayDocuments
internal import AssayLayout

extension ModifierReading {
  /// `{containerRelativeFrame: horizontal, count: 3, span: 2, spacing: 8, alignment: leading}`.
  mutating func containerRelativeFrame() throws -> ContainerRelativeFrameNode {
    let axes = try Axis.Set.read(value)
    let alignment = try alignment()
    let count = try map.take("count") { try $0.integer() }
    let span = try map.take("span") { try $0.integer() }
    let spacing = try map.take("spacing") { try $0.number() }
    guard let count else {
      guard span == nil, spacing == nil else {
        throw DocumentError(
          "'span' and 'spacing' of 'containerRelativeFrame' need a 'count'", at: whole.mark)
      }
      return ContainerRelativeFrameNode(axes: axes, alignment: alignment)
    }
    guard count >= 1, span ?? 1 >= 1 else {
      throw DocumentError("'count' and 'span' are 1 or more", at: whole.mark)
    }
    return ContainerRelativeFrameNode(
      axes: axes, length: .share(count: count, span: span ?? 1, spacing: spacing ?? 0),
      alignment: alignment)
  }
}

extension ContainerRelativeFrameNode {
  func written() throws -> DocumentValue {
    var map = MapWriter()
    switch length {
    case .whole: break
    case .share(let count, let span, let spacing):
      map.put("count", Double(count))
      map.put("span", Double(span), unless: 1)
      map.put("spacing", spacing, unless: 0)
    case .computed:
      throw DocumentError(
        "a containerRelativeFrame whose length is Swift code has no description; use 'count' and "
          + "'span'")
    }
    if alignment != .center { map.put("alignment", alignment.written) }
    return ModifierNode.map(.containerRelativeFrame, axes.written, map)
  }
}
