// SPDX-License-Identifier: MIT

package import AssayDocuments
package import AssayLayout

/// `alignmentGuide(_:computeValue:)`: an explicit place of a guide.
package struct AlignmentGuideModifier: ModifierDescription {
  package enum Guide: Hashable, Sendable {
    case horizontal(HorizontalAlignment)
    case vertical(VerticalAlignment)
  }

  package enum Value: Hashable, Sendable {
    /// Points from the leading or top edge.
    case constant(Double)
    /// Swift code; it has no written form.
    case computed(AlignmentGuideComputation)
  }

  package static let name = "alignmentGuide"
  package static let example = AlignmentGuideModifier(
    guide: .horizontal(.leading), value: .constant(30))
  package static let form = ModifierForm(
    .layout, .anyOf([.horizontalAlignment, .verticalAlignment]),
    options: ["value": .number, "axis": .words(Axis.self)], required: ["value"],
    note: "`alignmentGuide` is in points from the leading or top edge; `axis: "
      + "vertical` selects the vertical `center`.",
    guide: """
      - alignmentGuide: leading
        value: 10
      - alignmentGuide: center
        axis: vertical
        value: 5
      """)

  package var guide: Guide
  package var value: Value

  package init(guide: Guide, value: Value) {
    self.guide = guide
    self.value = value
  }

  /// `{alignmentGuide: leading, value: 10}`; `axis: vertical` for the vertical `center`.
  package static func read(_ reader: inout ModifierReader) throws -> Self {
    let offset = try reader.map.require("value") { try $0.number() }
    let axis: Axis? = try reader.map.take("axis") { try $0.word("axis") }
    let name = try reader.value.string()
    if axis != .vertical, let guide = HorizontalAlignment(named: name) {
      return AlignmentGuideModifier(guide: .horizontal(guide), value: .constant(offset))
    }
    if axis != .horizontal, let guide = VerticalAlignment(named: name) {
      return AlignmentGuideModifier(guide: .vertical(guide), value: .constant(offset))
    }
    let known =
      (axis == .vertical ? [] : HorizontalAlignment.names.map(\.name))
      + (axis == .horizontal ? [] : VerticalAlignment.names.map(\.name))
    throw DocumentError.unknown("guide", name, known: known, at: try reader.value.mark)
  }

  package func written() throws -> DocumentValue {
    guard case .constant(let offset) = value else {
      throw DocumentError.swiftCode(
        "the closure of an alignmentGuide", advice: "write a number")
    }
    var map = MapWriter()
    map.put("value", offset)
    switch guide {
    case .horizontal(let guide): return Self.written(try guide.written(), map)
    case .vertical(let guide):
      if guide == .center { map.put("axis", Axis.vertical.rawValue) }
      return Self.written(try guide.written(), map)
    }
  }

  package var effect: ModifierEffect {
    let key: AlignmentKey =
      switch guide {
      case .horizontal(let guide): guide.key
      case .vertical(let guide): guide.key
      }
    let compute: @Sendable (ViewDimensions) -> Double =
      switch value {
      case .constant(let value): { _ in value }
      case .computed(let computation): { computation($0) }
      }
    return .layout(
      ModifierLayout(AlignmentGuideLayout(key: key, compute: compute), guides: .ofContent(and: key))
    )
  }
}

/// The closure of an `alignmentGuide`. Two are equal when they are the same closure object.
package struct AlignmentGuideComputation: Hashable, Sendable {
  /// SwiftUI does not ask for a closure that is `@Sendable`. One rendering calls it, on one thread.
  private final class Box: @unchecked Sendable {
    let compute: (ViewDimensions) -> Double
    init(_ compute: @escaping (ViewDimensions) -> Double) { self.compute = compute }
  }

  private let box: Box

  package init(_ compute: @escaping (ViewDimensions) -> Double) {
    self.box = Box(compute)
  }

  package func callAsFunction(_ dimensions: ViewDimensions) -> Double { box.compute(dimensions) }

  package static func == (a: Self, b: Self) -> Bool { a.box === b.box }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(box)) }
}

extension ModifierNode {
  package static func alignmentGuide(_ guide: AlignmentGuideModifier) -> ModifierNode {
    ModifierNode(guide)
  }
}
