// SPDX-License-Identifier: MIT

/// The four appearances that a system color or a color set is resolved for.
package enum ColorAppearance: String, Hashable, Sendable, CaseIterable {
  case light, dark, lightIncreasedContrast, darkIncreasedContrast

  package init(isDark: Bool, isIncreasedContrast: Bool) {
    switch (isDark, isIncreasedContrast) {
    case (false, false): self = .light
    case (true, false): self = .dark
    case (false, true): self = .lightIncreasedContrast
    case (true, true): self = .darkIncreasedContrast
    }
  }

  package var isDark: Bool { self == .dark || self == .darkIncreasedContrast }
  package var isIncreasedContrast: Bool {
    self == .lightIncreasedContrast || self == .darkIncreasedContrast
  }
}
