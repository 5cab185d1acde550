// SPDX-License-Identifier: MIT

/// A vertical line of a view that neighbors line up on.
public struct HorizontalAlignment: Hashable, Sendable {
  package let key: AlignmentKey

  /// The leading edge.
  public static let leading = Self(key: .leading)
  /// The middle.
  public static let center = Self(key: .horizontalCenter)
  /// The trailing edge.
  public static let trailing = Self(key: .trailing)
  /// Where the line below a list's row starts.
  public static let listRowSeparatorLeading = Self(key: .listRowSeparatorLeading)
  /// Where the line below a list's row ends.
  public static let listRowSeparatorTrailing = Self(key: .listRowSeparatorTrailing)
}

/// A horizontal line of a view that neighbors line up on.
public struct VerticalAlignment: Hashable, Sendable {
  package let key: AlignmentKey

  /// The top edge.
  public static let top = Self(key: .top)
  /// The middle.
  public static let center = Self(key: .verticalCenter)
  /// The bottom edge.
  public static let bottom = Self(key: .bottom)
  /// The baseline of the topmost line of text.
  public static let firstTextBaseline = Self(key: .firstTextBaseline)
  /// The baseline of the lowest line of text.
  public static let lastTextBaseline = Self(key: .lastTextBaseline)
}

extension HorizontalAlignment {
  /// One of an app's own.
  package init(_ custom: CustomAlignment) { key = .customHorizontal(custom) }

  /// Whether it is none of an app's own.
  package var isStandard: Bool { key.index != nil }
}

extension VerticalAlignment {
  /// The middle of the topmost line of text; of a view without text its own.
  package static let firstTextLineCenter = Self(key: .firstTextLineCenter)

  /// One of an app's own.
  package init(_ custom: CustomAlignment) { key = .customVertical(custom) }
}

/// A place in both directions.
public struct Alignment: Hashable, Sendable {
  /// The alignment along the horizontal axis.
  public var horizontal: HorizontalAlignment
  /// The alignment along the vertical axis.
  public var vertical: VerticalAlignment

  /// Creates an alignment.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The leading edge, and the baseline of the first line.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// The middle, and the baseline of the first line.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// The trailing edge, and the baseline of the first line.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// The leading edge, and the baseline of the last line.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  /// The middle, and the baseline of the last line.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  /// The trailing edge, and the baseline of the last line.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}
