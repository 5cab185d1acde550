// SPDX-License-Identifier: MIT

package import AssayGraphics
package import AssayLayout

/// A `Layout` written in Swift, carried through the view tree. Two are equal when they are of the same
/// type and print alike.
package struct CustomLayoutNode: Hashable, Sendable {
  package let typeName: String
  package let layout: any AssayLayout.Layout

  package init(_ layout: any AssayLayout.Layout, typeName: String) {
    self.layout = layout
    self.typeName = typeName
  }

  package static func == (a: Self, b: Self) -> Bool {
    a.typeName == b.typeName && String(describing: a.layout) == String(describing: b.layout)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(typeName) }
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

/// A value that a view gives to the `Layout` around it. Two are equal when they have the same key and
/// print alike.
package struct LayoutValueNode: Hashable, Sendable {
  package let keyName: String
  package let key: ObjectIdentifier
  package let value: any Sendable
  private let detail: String

  /// - Parameter detail: how the value prints.
  package init(keyName: String, key: ObjectIdentifier, value: any Sendable, detail: String) {
    self.keyName = keyName
    self.key = key
    self.value = value
    self.detail = detail
  }

  package static func == (a: Self, b: Self) -> Bool { a.key == b.key && a.detail == b.detail }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(detail)
  }
}

/// The `path(in:)` of a shape written in Swift. Two are equal when they are of the same type and print
/// alike.
package struct ShapeComputation: Hashable, Sendable {
  package let typeName: String
  private let detail: String
  private let compute: @Sendable (Rect) -> AssayGraphics.Path

  /// - Parameter detail: how the shape prints.
  package init(
    typeName: String, detail: String,
    _ compute: @escaping @Sendable (Rect) -> AssayGraphics.Path
  ) {
    self.typeName = typeName
    self.detail = detail
    self.compute = compute
  }

  /// The outline, in points of the space in which the room is given.
  package func callAsFunction(in rect: Rect) -> AssayGraphics.Path { compute(rect) }

  package static func == (a: Self, b: Self) -> Bool {
    a.typeName == b.typeName && a.detail == b.detail
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(typeName)
    hasher.combine(detail)
  }
}
