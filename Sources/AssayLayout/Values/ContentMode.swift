// SPDX-License-Identifier: MIT

/// Whether content keeps within a room or covers it.
public enum ContentMode: String, Codable, Hashable, Sendable, CaseIterable {
  /// Keeps the whole content within the room.
  case fit
  /// Covers the whole room, so that content may reach over its edges.
  case fill
}
