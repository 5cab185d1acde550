// SPDX-License-Identifier: MIT

/// Whether a part of a view is shown.
public enum Visibility: String, Codable, Hashable, Sendable, CaseIterable {
  /// As the container suggests, shown, or hidden.
  case automatic, visible, hidden
}
/// The alignment of the lines of a text.
public enum TextAlignment: String, Codable, Hashable, Sendable, CaseIterable {
  /// At the edge where lines begin, in the middle, or where lines end.
  case leading, center, trailing
}
