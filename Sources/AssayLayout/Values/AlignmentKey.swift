// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// An alignment guide of either direction.
package enum AlignmentKey: Hashable, Sendable {
  case leading, horizontalCenter, trailing, listRowSeparatorLeading, listRowSeparatorTrailing
  case customHorizontal(CustomAlignment)
  case top, verticalCenter, bottom, firstTextBaseline, lastTextBaseline, firstTextLineCenter
  case customVertical(CustomAlignment)

  /// Those that every app has, in the order of `index`.
  static let standard: [AlignmentKey] = [
    .leading, .horizontalCenter, .trailing, .listRowSeparatorLeading, .listRowSeparatorTrailing,
    .top, .verticalCenter, .bottom, .firstTextBaseline, .lastTextBaseline, .firstTextLineCenter,
  ]

  /// The place in `standard`; nil for one of an app's own.
  var index: Int? {
    switch self {
    case .leading: 0
    case .horizontalCenter: 1
    case .trailing: 2
    case .listRowSeparatorLeading: 3
    case .listRowSeparatorTrailing: 4
    case .top: 5
    case .verticalCenter: 6
    case .bottom: 7
    case .firstTextBaseline: 8
    case .lastTextBaseline: 9
    case .firstTextLineCenter: 10
    case .customHorizontal, .customVertical: nil
    }
  }

  /// nil for a guide of the other direction.
  var horizontal: HorizontalAlignment? { isHorizontal ? HorizontalAlignment(key: self) : nil }

  /// The center for a guide of the other direction.
  var vertical: VerticalAlignment { isHorizontal ? .center : VerticalAlignment(key: self) }

  var isHorizontal: Bool {
    switch self {
    case .leading, .horizontalCenter, .trailing, .listRowSeparatorLeading,
      .listRowSeparatorTrailing, .customHorizontal:
      true
    case .top, .verticalCenter, .bottom, .firstTextBaseline, .lastTextBaseline,
      .firstTextLineCenter, .customVertical:
      false
    }
  }

  /// Where the guide lies in a view that does not set it; without text, a baseline is the
  /// bottom.
  func defaultValue(in dimensions: ViewDimensions) -> Double {
    switch self {
    case .customHorizontal(let custom), .customVertical(let custom): custom.defaultValue(dimensions)
    default: defaultValue(in: dimensions.size) ?? 0
    }
  }

  /// nil where the size alone does not tell: for a guide of an app's own.
  func defaultValue(in size: Size) -> Double? {
    switch self {
    case .leading, .listRowSeparatorLeading, .top: 0
    case .horizontalCenter: size.width / 2
    case .trailing, .listRowSeparatorTrailing: size.width
    case .verticalCenter, .firstTextLineCenter: size.height / 2
    case .bottom, .firstTextBaseline, .lastTextBaseline: size.height
    case .customHorizontal, .customVertical: nil
    }
  }

  /// The guide of a container whose subviews place it at `values`: the first baseline is the
  /// topmost, the last the lowest, a row's line starts at the leading-most, and any other is the
  /// mean, as SwiftUI combines them.
  func combined(_ values: [Double]) -> Double? {
    guard let first = values.first else { return nil }
    switch self {
    case .firstTextBaseline, .firstTextLineCenter, .listRowSeparatorLeading:
      return values.reduce(first, min)
    case .lastTextBaseline: return values.reduce(first, max)
    default: return values.reduce(0, +) / Double(values.count)
    }
  }

  /// Guides that a view or something inside it may place.
  package struct Set: Sendable, ExpressibleByArrayLiteral {
    /// Of `standard`; the highest bit for any guide at all.
    private var bits: UInt16 = 0
    /// Of an app's own, each once.
    private(set) var custom: [AlignmentKey] = []

    private init(bits: UInt16) { self.bits = bits }

    package init(_ key: AlignmentKey) {
      if let index = key.index { bits = 1 << UInt16(index) } else { custom = [key] }
    }

    package init(arrayLiteral elements: AlignmentKey...) {
      for element in elements { formUnion(Set(element)) }
    }

    func contains(_ key: AlignmentKey) -> Bool {
      if bits & Set.any != 0 { return true }
      guard let index = key.index else { return custom.contains(key) }
      return bits & 1 << UInt16(index) != 0
    }

    mutating func formUnion(_ other: Set) {
      bits |= other.bits
      for key in other.custom where !custom.contains(key) { custom.append(key) }
    }

    package func union(_ other: Set) -> Set {
      var union = self
      union.formUnion(other)
      return union
    }

    package static let textBaselines: Set = [.firstTextBaseline, .lastTextBaseline]
    /// Those that text places: its baselines, the middle of its first line, and where a line under
    /// a list's row starts.
    package static let text: Set = [
      .firstTextBaseline, .lastTextBaseline, .firstTextLineCenter, .listRowSeparatorLeading,
    ]
    package static let all = Set(bits: any)
    private static let any: UInt16 = 0x8000
  }
}
