// SPDX-License-Identifier: MIT

/// The space in one direction, as a class.
public enum UserInterfaceSizeClass: String, Codable, Hashable, Sendable {
  /// Little space.
  case compact
  /// Much space.
  case regular
}
