// SPDX-License-Identifier: MIT

import AssayGraphics

/// What an entry of a colour or image set is for, read from its `idiom` and `appearances`.
struct AssetVariant: Hashable, Sendable {
  var idiom: String
  /// nil for either.
  var isDark: Bool?
  /// nil for either.
  var isIncreasedContrast: Bool?
  /// Whether it names an appearance that views are not drawn in, such as `tinted`.
  var isForeign: Bool

  init(_ members: [JSONNode.Member], in document: JSONDocument) throws(ResourceError) {
    let idiom = document.member("idiom", in: members)
    self.idiom =
      try idiom.map { node throws(ResourceError) in
        try document.string(node, of: "'idiom'")
      } ?? "universal"
    self.isForeign = false
    guard let appearances = document.member("appearances", in: members) else { return }
    for appearance in try document.elements(appearances, of: "'appearances'") {
      let members = try document.members(appearance, of: "an appearance")
      guard let name = document.member("appearance", in: members),
        let value = document.member("value", in: members)
      else { throw document.error("an appearance needs 'appearance' and 'value'", at: appearance) }
      switch try (
        document.string(name, of: "'appearance'"), document.string(value, of: "'value'")
      ) {
      case ("luminosity", "dark"): isDark = true
      case ("luminosity", "light"): isDark = false
      case ("contrast", "high"): isIncreasedContrast = true
      case ("contrast", "normal"): isIncreasedContrast = false
      default: isForeign = true
      }
    }
  }

  /// How well it serves an idiom and appearance, larger is better; nil where it does not.
  ///
  /// The idiom comes first, then the number of appearances it names; of one each, the luminosity
  /// counts for more than the contrast.
  func rank(idiom: AssetIdiom, appearance: ColorAppearance) -> Int? {
    guard !isForeign, self.idiom == idiom.rawValue || self.idiom == "universal",
      isDark ?? appearance.isDark == appearance.isDark,
      isIncreasedContrast ?? appearance.isIncreasedContrast == appearance.isIncreasedContrast
    else { return nil }
    return (self.idiom == "universal" ? 0 : 4) + (isDark == nil ? 0 : 2)
      + (isIncreasedContrast == nil ? 0 : 1)
  }
}

/// The idioms of asset catalogs.
package enum AssetIdiom: String, Hashable, Sendable, CaseIterable {
  case universal, iphone, ipad, mac, tv, watch, vision
}
