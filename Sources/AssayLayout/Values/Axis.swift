// SPDX-License-Identifier: MIT

/// A direction of layout.
public enum Axis: String, Codable, Hashable, Sendable, CaseIterable, BitwiseCopyable {
  /// An axis.
  case horizontal, vertical

  /// A set of axes.
  public struct Set: OptionSet, Hashable, Sendable, BitwiseCopyable {
    /// The axes as bits.
    public let rawValue: UInt8
    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// The horizontal axis.
    public static let horizontal = Set(rawValue: 1)
    /// The vertical axis.
    public static let vertical = Set(rawValue: 2)
  }
}

extension Axis {
  var cross: Axis { self == .horizontal ? .vertical : .horizontal }
}
