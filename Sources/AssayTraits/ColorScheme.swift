// SPDX-License-Identifier: MIT

public enum ColorScheme: String, Codable, Hashable, Sendable, CaseIterable { case light, dark }

public enum ColorSchemeContrast: String, Codable, Hashable, Sendable, CaseIterable {
  case standard, increased
}
