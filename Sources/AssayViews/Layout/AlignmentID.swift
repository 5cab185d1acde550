// SPDX-License-Identifier: MIT

public import AssayLayout

/// A type that declares an alignment of an app's own.
///
/// ```swift
/// extension VerticalAlignment {
///   private enum MiddleOfPicture: AlignmentID {
///     static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
///   }
///   static let middleOfPicture = VerticalAlignment(MiddleOfPicture.self)
/// }
/// ```
public protocol AlignmentID {
  /// Returns where the guide lies in a view that does not place it, in points from the leading or
  /// the top edge.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

extension HorizontalAlignment {
  /// Creates the alignment that a type declares.
  public init(_ id: any AlignmentID.Type) {
    self.init(CustomAlignment(id))
  }
}

extension VerticalAlignment {
  /// Creates the alignment that a type declares.
  public init(_ id: any AlignmentID.Type) {
    self.init(CustomAlignment(id))
  }
}

extension CustomAlignment {
  fileprivate convenience init(_ id: any AlignmentID.Type) {
    // NB: a type is the same on every thread; `any AlignmentID.Type` is not known to be Sendable.
    nonisolated(unsafe) let id = id
    self.init(declaredBy: id) { Double(id.defaultValue(in: ViewDimensions($0))) }
  }
}
