// SPDX-License-Identifier: MIT

/// Light or dark.
public enum ColorScheme: String, Codable, Hashable, Sendable, CaseIterable {
  /// Light.
  case light
  /// Dark.
  case dark
}

/// The contrast of an appearance.
public enum ColorSchemeContrast: String, Codable, Hashable, Sendable, CaseIterable {
  /// Normal or increased contrast.
  case standard, increased
}
