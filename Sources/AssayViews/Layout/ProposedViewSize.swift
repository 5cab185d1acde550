// SPDX-License-Identifier: MIT

internal import AssayLayout

/// A size a parent proposes, in points; nil asks for the ideal length, infinity for the largest,
/// zero for the smallest.
public struct ProposedViewSize: Hashable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?

  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// The proposal with its nil lengths replaced; 10 by 10 unless told otherwise, as in SwiftUI.
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
