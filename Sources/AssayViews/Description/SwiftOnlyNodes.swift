// SPDX-License-Identifier: MIT

public import AssayLayout

/// A `Layout` written in Swift, carried through the view tree. Two are equal when they are of the same
/// type and print alike.
public struct CustomLayoutNode: Hashable, Sendable {
  public let typeName: String
  public let layout: AnyLayout

  public init(_ layout: AnyLayout, typeName: String) {
    self.layout = layout
    self.typeName = typeName
  }

  public static func == (a: Self, b: Self) -> Bool { a.typeName == b.typeName }
  public func hash(into hasher: inout Hasher) { hasher.combine(typeName) }
}

/// The closure of an `alignmentGuide`. Two are equal when they are the same closure object.
public struct AlignmentGuideComputation: Hashable, Sendable {
  private final class Box: Sendable {
    let compute: @Sendable (ViewDimensions) -> Double
    init(_ compute: @escaping @Sendable (ViewDimensions) -> Double) { self.compute = compute }
  }

  private let box: Box

  public init(_ compute: @escaping @Sendable (ViewDimensions) -> Double) {
    self.box = Box(compute)
  }

  public func callAsFunction(_ dimensions: ViewDimensions) -> Double { box.compute(dimensions) }

  public static func == (a: Self, b: Self) -> Bool { a.box === b.box }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(box)) }
}
