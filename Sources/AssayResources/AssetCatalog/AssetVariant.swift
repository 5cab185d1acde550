// SPDX-License-Identifier: MIT

import AssayDocuments
import AssayGraphics

/// What an entry of a color or image set is for, read from its `idiom`, `subtype`, `display-gamut`
/// and `appearances`.
struct AssetVariant: Hashable, Sendable {
  var idiom = AssetIdiom.universal
  /// nil for every device of the idiom.
  var subtype: String?
  /// nil for either.
  var gamut: DisplayGamut?
  /// nil for either.
  var isDark: Bool?
  /// nil for either.
  var isIncreasedContrast: Bool?
  /// What it asks for that is not known here, such as "luminosity tinted": such an entry is never
  /// taken.
  var foreign: String?

  init(_ members: [DocumentValue.Entry], in document: JSONDocument) throws(ResourceError) {
    if let name = try Self.word("idiom", of: members, in: document) {
      if let known = AssetIdiom(rawValue: name) { idiom = known } else { foreign = "idiom \(name)" }
    }
    subtype = try Self.word("subtype", of: members, in: document)
    switch try Self.word("display-gamut", of: members, in: document)?.lowercased() {
    case nil: break
    case "srgb": gamut = .sRGB
    case "display-p3": gamut = .displayP3
    case let name?: foreign = "display-gamut \(name)"
    }
    guard let appearances = document.member("appearances", in: members) else { return }
    for appearance in try document.elements(appearances, of: "'appearances'") {
      let members = try document.members(appearance, of: "an appearance")
      guard let name = try Self.word("appearance", of: members, in: document),
        let value = try Self.word("value", of: members, in: document)
      else { throw document.error("an appearance needs 'appearance' and 'value'", at: appearance) }
      switch (name, value) {
      case ("luminosity", "dark"): isDark = true
      case ("luminosity", "light"): isDark = false
      case ("contrast", "high"): isIncreasedContrast = true
      case ("contrast", "normal"): isIncreasedContrast = false
      default: foreign = "\(name) \(value)"
      }
    }
  }

  private static func word(
    _ key: String, of members: [DocumentValue.Entry], in document: JSONDocument
  ) throws(ResourceError) -> String? {
    guard let node = document.member(key, in: members) else { return nil }
    return try document.string(node, of: "'\(key)'")
  }

  /// The devices that it is made for.
  var device: AssetDevice { AssetDevice(idiom: idiom, subtype: subtype) }

  /// How well it serves, larger is better; nil where it does not.
  ///
  /// What names a subtype is for that one alone, so it comes before the idiom; after it the number
  /// of appearances it names, of one each the luminosity before the contrast; the gamut decides
  /// last, for a screen shows colors of the other one too.
  func rank(_ traits: AssetTraits) -> Int? {
    let appearance = traits.appearance
    guard foreign == nil, subtype == nil || device == traits.device,
      subtype != nil || idiom == .universal || idiom == traits.device.idiom,
      isDark ?? appearance.isDark == appearance.isDark,
      isIncreasedContrast ?? appearance.isIncreasedContrast == appearance.isIncreasedContrast
    else { return nil }
    return (subtype == nil ? 0 : 32) + (idiom == .universal ? 0 : 16) + (isDark == nil ? 0 : 8)
      + (isIncreasedContrast == nil ? 0 : 4) + (gamut.map { $0 == traits.gamut ? 2 : 0 } ?? 1)
  }
}
