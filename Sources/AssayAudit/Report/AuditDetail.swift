// SPDX-License-Identifier: MIT

package import AssayGraphics

/// The colors of a finding, for a report that draws them.
package enum AuditDetail: Hashable, Sendable {
  case contrast(ContrastDetail)
  /// Two colors that mean different things.
  case colors(RGBAColor, RGBAColor)
}

extension AuditDetail {
  /// One line: what would mend it; nil where nothing is known to.
  var fix: String? {
    guard case .contrast(let contrast) = self else { return nil }
    let words = contrast.suggestions.map(\.words)
    if words.isEmpty {
      return contrast.others.isEmpty
        ? nil : "no single color passes on everything behind it; use one background color"
    }
    return words.joined(separator: ", or ")
  }
}

extension AuditDetail {
  /// With colors to propose before the nearest ones.
  func offering(_ palette: AppColors) -> AuditDetail {
    guard case .contrast(var contrast) = self else { return self }
    contrast.palette = palette
    return .contrast(contrast)
  }
}

/// Two colors on each other as they were measured, and what would pass.
package struct ContrastDetail: Hashable, Sendable {
  package var check: ContrastCheck
  /// Of the text; nil for an icon or control.
  package var size: TextSize?
  /// The words that are drawn so; empty for a pair of a palette.
  package var sample: String
  fileprivate var palette: AppColors
  /// The colors of all other places, where the check is of the worst of several.
  fileprivate let others: TextColors

  /// Computed on demand, because the same finding on forty screens is reported once.
  package var suggestions: [ContrastSuggestion] {
    ContrastSuggestion.offers(for: check, with: others, in: palette)
  }

  /// - Parameters:
  ///   - others: the colors of all other places, where the check is of the worst of several.
  ///   - palette: colors to propose before the nearest ones.
  init(
    _ check: ContrastCheck, size: TextSize?, sample: String, others: TextColors = TextColors(),
    palette: AppColors = AppColors()
  ) {
    self.check = check
    self.size = size
    self.sample = sample
    self.others = others
    self.palette = palette
  }
}

extension ColorPair {
  /// What a report shows of the pair.
  ///
  /// - Parameter palette: colors to propose before the nearest ones.
  func detail(palette: AppColors = AppColors()) -> AuditDetail {
    var size: TextSize?
    switch requirement {
    case .text(_, isLarge: let isLarge): size = TextSize(points: isLarge ? 18 : 17)
    case .nonText, .custom: break
    }
    return .contrast(ContrastDetail(check, size: size, sample: "", palette: palette))
  }
}
