// SPDX-License-Identifier: MIT

/// The direction that lines are read in; frames are mirrored from right to left.
public enum LayoutDirection: String, Codable, Hashable, Sendable, CaseIterable {
  /// Lines begin at the left, or at the right.
  case leftToRight, rightToLeft
}
