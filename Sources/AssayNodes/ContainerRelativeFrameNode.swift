// SPDX-License-Identifier: MIT

public import AssayLayout

/// `containerRelativeFrame`: lengths from the size of the container around the view, in points.
public struct ContainerRelativeFrameNode: Hashable, Sendable {
  public enum Length: Hashable, Sendable {
    /// All of the container.
    case whole
    /// As wide as `span` of `count` columns (or as high as rows) with spacing between them.
    case share(count: Int, span: Int, spacing: Double)
    /// Swift code; it has no written form.
    case computed(ContainerLengthComputation)
  }

  public var axes: Axis.Set
  public var length: Length
  public var alignment: Alignment

  public init(axes: Axis.Set, length: Length = .whole, alignment: Alignment = .center) {
    self.axes = axes
    self.length = length
    self.alignment = alignment
  }
}

/// The closure of a `containerRelativeFrame`. Two are equal when they are the same closure object.
public struct ContainerLengthComputation: Hashable, Sendable {
  /// SwiftUI does not ask for a closure that is `@Sendable`. Each rendering calls it on one thread.
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

  public static func == (a: Self, b: Self) -> Bool { a.box === b.box }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(box)) }
}
