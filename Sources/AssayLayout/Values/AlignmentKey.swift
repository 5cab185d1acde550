// SPDX-License-Identifier: MIT

/// An alignment guide of either direction.
package enum AlignmentKey: UInt8, CaseIterable, Sendable {
  case leading, horizontalCenter, trailing, listRowSeparatorLeading, listRowSeparatorTrailing
  case top, verticalCenter, bottom, firstTextBaseline, lastTextBaseline

  package init(_ alignment: HorizontalAlignment) {
    switch alignment {
    case .leading: self = .leading
    case .center: self = .horizontalCenter
    case .trailing: self = .trailing
    case .listRowSeparatorLeading: self = .listRowSeparatorLeading
    case .listRowSeparatorTrailing: self = .listRowSeparatorTrailing
    }
  }

  package init(_ alignment: VerticalAlignment) {
    switch alignment {
    case .top: self = .top
    case .center: self = .verticalCenter
    case .bottom: self = .bottom
    case .firstTextBaseline: self = .firstTextBaseline
    case .lastTextBaseline: self = .lastTextBaseline
    }
  }

  /// nil for a guide of the other direction.
  var horizontal: HorizontalAlignment? {
    switch self {
    case .leading: .leading
    case .horizontalCenter: .center
    case .trailing: .trailing
    case .listRowSeparatorLeading: .listRowSeparatorLeading
    case .listRowSeparatorTrailing: .listRowSeparatorTrailing
    case .top, .verticalCenter, .bottom, .firstTextBaseline, .lastTextBaseline: nil
    }
  }

  /// The center for a guide of the other direction.
  var vertical: VerticalAlignment {
    switch self {
    case .top: .top
    case .bottom: .bottom
    case .firstTextBaseline: .firstTextBaseline
    case .lastTextBaseline: .lastTextBaseline
    case .verticalCenter, .leading, .horizontalCenter, .trailing, .listRowSeparatorLeading,
      .listRowSeparatorTrailing:
      .center
    }
  }

  var isHorizontal: Bool { rawValue <= Self.listRowSeparatorTrailing.rawValue }

  /// Where the guide lies in a view that does not set it; without text, a baseline is the
  /// bottom.
  func defaultValue(width: Double, height: Double) -> Double {
    switch self {
    case .leading, .listRowSeparatorLeading, .top: 0
    case .horizontalCenter: width / 2
    case .trailing, .listRowSeparatorTrailing: width
    case .verticalCenter: height / 2
    case .bottom, .firstTextBaseline, .lastTextBaseline: height
    }
  }

  /// The guide of a container whose subviews place it at `values`: the first baseline is the
  /// topmost, the last the lowest, a row's line starts at the leading-most, and any other is the
  /// mean, as SwiftUI combines them.
  func combined(_ values: [Double]) -> Double? {
    guard let first = values.first else { return nil }
    switch self {
    case .firstTextBaseline, .listRowSeparatorLeading: return values.reduce(first, min)
    case .lastTextBaseline: return values.reduce(first, max)
    case .leading, .horizontalCenter, .trailing, .listRowSeparatorTrailing, .top, .verticalCenter,
      .bottom:
      return values.reduce(0, +) / Double(values.count)
    }
  }

  /// Guides, as a set of bits.
  package struct Set: OptionSet, Sendable {
    package let rawValue: UInt16
    package init(rawValue: UInt16) { self.rawValue = rawValue }
    package init(_ key: AlignmentKey) { self.init(rawValue: 1 << UInt16(key.rawValue)) }
    package static let textBaselines: Set = [Set(.firstTextBaseline), Set(.lastTextBaseline)]
    /// Those that text places: its baselines, and where a line under a list's row starts.
    package static let text: Set = [.textBaselines, Set(.listRowSeparatorLeading)]
    package static let all = Set(rawValue: 0x3FF)
  }
}
