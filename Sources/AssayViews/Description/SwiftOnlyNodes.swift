// SPDX-License-Identifier: MIT

public import AssayGraphics
internal import AssayLayout

/// A `Layout` written in Swift, carried through the view tree. Two are equal when they are of the same
/// type and print alike.
public struct CustomLayoutNode: Hashable, Sendable {
  public let typeName: String
  let layout: any AssayLayout.Layout

  init(_ layout: any AssayLayout.Layout, typeName: String) {
    self.layout = layout
    self.typeName = typeName
  }

  public static func == (a: Self, b: Self) -> Bool {
    a.typeName == b.typeName && String(describing: a.layout) == String(describing: b.layout)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(typeName) }
}

/// The closure of an `alignmentGuide`. Two are equal when they are the same closure object.
public struct AlignmentGuideComputation: Hashable, Sendable {
  /// SwiftUI does not ask for a closure that is `@Sendable`. One rendering calls it, on one thread.
  private final class Box: @unchecked Sendable {
    let compute: (ViewDimensions) -> CGFloat
    init(_ compute: @escaping (ViewDimensions) -> CGFloat) { self.compute = compute }
  }

  private let box: Box

  public init(_ compute: @escaping (ViewDimensions) -> CGFloat) {
    self.box = Box(compute)
  }

  public func callAsFunction(_ dimensions: ViewDimensions) -> CGFloat { box.compute(dimensions) }

  public static func == (a: Self, b: Self) -> Bool { a.box === b.box }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(box)) }
}

/// The `path(in:)` of a shape written in Swift. Two are equal when they are of the same type and print
/// alike.
public struct ShapeComputation: Hashable, Sendable {
  public let typeName: String
  private let detail: String
  private let compute: @Sendable (Rect) -> AssayGraphics.Path

  init(_ shape: some Shape) {
    self.typeName = String(describing: type(of: shape))
    self.detail = String(describing: shape)
    self.compute = { shape.graphicsPath(in: $0) }
  }

  /// The outline, in points of the space in which the room is given.
  public func callAsFunction(in rect: Rect) -> AssayGraphics.Path { compute(rect) }

  public static func == (a: Self, b: Self) -> Bool {
    a.typeName == b.typeName && a.detail == b.detail
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(typeName)
    hasher.combine(detail)
  }
}
