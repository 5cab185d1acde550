// SPDX-License-Identifier: MIT

package import AssayDocuments
package import AssayLayout

/// `containerRelativeFrame(_:count:span:spacing:alignment:)`: a frame with lengths that depend on
/// the size of the container around the view.
package struct ContainerRelativeFrameModifier: ModifierDescription {
  package enum Length: Hashable, Sendable {
    /// All of the container.
    case whole
    /// The width of `span` of `count` columns, or the height of rows, in points.
    case share(count: Int, span: Int, spacing: Double)
    /// Swift code; it has no written form.
    case computed(ContainerLength)
  }

  package static let name = "containerRelativeFrame"
  package static let example = ContainerRelativeFrameModifier(axes: .horizontal)
  package static let form = ModifierForm(
    .layout, .axes,
    options: [
      "count": .atLeast(1), "span": .atLeast(1), "spacing": .number, "alignment": .alignment,
    ],
    guide: """
      - containerRelativeFrame: horizontal
      - containerRelativeFrame: [horizontal, vertical]
        count: 3
        span: 2
        spacing: 8
        alignment: topLeading
      """)

  package var axes: Axis.Set
  package var length: Length
  package var alignment: Alignment

  package init(axes: Axis.Set, length: Length = .whole, alignment: Alignment = .center) {
    self.axes = axes
    self.length = length
    self.alignment = alignment
  }

  /// `{containerRelativeFrame: horizontal, count: 3, span: 2, spacing: 8, alignment: leading}`.
  package static func read(_ reader: inout ModifierReader) throws -> Self {
    let axes = try Axis.Set.read(reader.value)
    let alignment = try reader.alignment()
    let count = try reader.map.take("count") { try $0.integer() }
    let span = try reader.map.take("span") { try $0.integer() }
    let spacing = try reader.map.take("spacing") { try $0.number() }
    guard let count else {
      guard span == nil, spacing == nil else {
        throw DocumentError(
          "'span' and 'spacing' of 'containerRelativeFrame' need a 'count'", at: reader.whole.mark)
      }
      return ContainerRelativeFrameModifier(axes: axes, alignment: alignment)
    }
    guard count >= 1, span ?? 1 >= 1 else {
      throw DocumentError("'count' and 'span' must be 1 or more", at: reader.whole.mark)
    }
    return ContainerRelativeFrameModifier(
      axes: axes, length: .share(count: count, span: span ?? 1, spacing: spacing ?? 0),
      alignment: alignment)
  }

  package func written() throws -> DocumentValue {
    var map = MapWriter()
    switch length {
    case .whole: break
    case .share(let count, let span, let spacing):
      map.put("count", Double(count))
      map.put("span", Double(span), unless: 1)
      map.put("spacing", spacing, unless: 0)
    case .computed:
      throw DocumentError.swiftCode(
        "the length of a containerRelativeFrame", advice: "use 'count' and 'span'")
    }
    if alignment != .center { map.put("alignment", try alignment.written()) }
    return Self.written(axes.written, map)
  }

  package var effect: ModifierEffect {
    let length: ContainerRelativeFrameLayout.Length =
      switch length {
      case .whole: .whole
      case .share(let count, let span, let spacing):
        .share(count: count, span: span, spacing: spacing)
      case .computed(let length): .computed { length($0, $1) }
      }
    return .layout(
      ModifierLayout(
        "frame", ContainerRelativeFrameLayout(axes: axes, length: length, alignment: alignment)))
  }
}

/// The closure of a `containerRelativeFrame`. Two are equal if they are the same closure object.
package struct ContainerLength: Hashable, Sendable {
  /// SwiftUI does not require a `@Sendable` closure. Each rendering calls it on one thread.
  private final class Box: @unchecked Sendable {
    let compute: (Double, Axis) -> Double
    init(_ compute: @escaping (Double, Axis) -> Double) { self.compute = compute }
  }

  private let box: Box

  package init(_ compute: @escaping (Double, Axis) -> Double) {
    self.box = Box(compute)
  }

  package func callAsFunction(_ length: Double, _ axis: Axis) -> Double {
    box.compute(length, axis)
  }

  package static func == (a: Self, b: Self) -> Bool { a.box === b.box }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(box)) }
}

extension ModifierNode {
  package static func containerRelativeFrame(
    _ axes: Axis.Set, length: ContainerRelativeFrameModifier.Length = .whole,
    alignment: Alignment = .center
  ) -> ModifierNode {
    ModifierNode(ContainerRelativeFrameModifier(axes: axes, length: length, alignment: alignment))
  }
}
