// SPDX-License-Identifier: MIT

internal import AssayLayout

/// The size that a container proposes to a view, in points.
///
/// A length of nil asks for the ideal length, infinity for the largest and zero for the smallest.
public struct ProposedViewSize: Hashable, Sendable {
  /// The proposed width; nil for the ideal width.
  public var width: CGFloat?
  /// The proposed height; nil for the ideal height.
  public var height: CGFloat?

  /// Creates a proposal from a width and a height.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal from a size.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// A proposal that asks for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// A proposal that asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// A proposal that asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// Returns the proposal with its nil lengths replaced, by default with 10 points.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

extension ProposedViewSize {
  init(_ base: AssayLayout.ProposedViewSize) {
    self.init(width: base.width.map { CGFloat($0) }, height: base.height.map { CGFloat($0) })
  }

  var base: AssayLayout.ProposedViewSize {
    AssayLayout.ProposedViewSize(
      width: width.map { Double($0) }, height: height.map { Double($0) })
  }
}
