// SPDX-License-Identifier: MIT

/// A direction of layout.
public enum Axis: String, Codable, Hashable, Sendable, CaseIterable {
  case horizontal, vertical

  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}

extension Axis {
  var cross: Axis { self == .horizontal ? .vertical : .horizontal }
}
