// SPDX-License-Identifier: MIT

package import AssayGraphics

/// A size a parent proposes, in points; nil asks for the ideal length, infinity for the largest,
/// zero for the smallest.
package struct ProposedViewSize: Hashable, Sendable {
  package var width: Double?
  package var height: Double?

  package init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  package init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }

  // assay:ignore used-only-by-tests - the names of SwiftUI, for layouts in tests
  package static let zero = ProposedViewSize(width: 0, height: 0)
  // assay:ignore used-only-by-tests - the names of SwiftUI, for layouts in tests
  package static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  package static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// The proposal with its nil lengths replaced; 10 by 10 unless told otherwise, as in SwiftUI.
  package func replacingUnspecifiedDimensions(
    by size: Size = Size(width: 10, height: 10)
  ) -> Size {
    Size(width: width ?? size.width, height: height ?? size.height)
  }

  /// The proposal with its nil lengths taken from another.
  func filled(from other: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? other.width, height: height ?? other.height)
  }

  package subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set {
      switch axis {
      case .horizontal: width = newValue
      case .vertical: height = newValue
      }
    }
  }

  /// A proposal of a length along an axis and another across it.
  init(_ axis: Axis, along: Double?, across: Double?) {
    self.init(
      width: axis == .horizontal ? along : across, height: axis == .horizontal ? across : along)
  }
}

extension Size {
  /// The length along an axis.
  package subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set {
      switch axis {
      case .horizontal: width = newValue
      case .vertical: height = newValue
      }
    }
  }
}
