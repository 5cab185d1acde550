// SPDX-License-Identifier: MIT

import AssayGraphics

/// What the system chooses the entry of a color or image set by.
///
/// Source: Asset Catalog Format Reference, "Named Color Type" and "Image Set Type".
package struct AssetTraits: Hashable, Sendable {
  package var appearance: ColorAppearance
  var device: AssetDevice
  package var gamut: DisplayGamut

  package init(
    appearance: ColorAppearance, device: AssetDevice = .universal, gamut: DisplayGamut = .sRGB
  ) {
    self.appearance = appearance
    self.device = device
    self.gamut = gamut
  }
}

/// The idioms of asset catalogs.
package enum AssetIdiom: String, Hashable, Sendable, CaseIterable {
  case universal, iphone, ipad, mac, tv, watch, vision, car
}

/// What a screen can show.
package enum DisplayGamut: String, Hashable, Sendable {
  case sRGB
  case displayP3 = "display-P3"
}

/// A kind of device that entries may be for.
package struct AssetDevice: Hashable, Sendable {
  var idiom: AssetIdiom
  /// As the file writes it; nil for every device of the idiom.
  var subtype: String?

  package static let universal = AssetDevice(idiom: .universal)

  /// Apps of Mac Catalyst run in the idiom of iPads, whichever idiom the entry names.
  init(idiom: AssetIdiom, subtype: String? = nil) {
    self.idiom = subtype == Self.catalyst ? .ipad : idiom
    self.subtype = subtype
  }

  private static let catalyst = "mac-catalyst"

  /// "ipad", "mac-catalyst" or "watch 44mm"; nil for every device.
  package var words: String? {
    guard let subtype else { return idiom == .universal ? nil : idiom.rawValue }
    return subtype == Self.catalyst || idiom == .universal
      ? subtype : "\(idiom.rawValue) \(subtype)"
  }
}

extension AssetDevice: Comparable {
  package static func < (a: AssetDevice, b: AssetDevice) -> Bool {
    (a.order, a.subtype ?? "") < (b.order, b.subtype ?? "")
  }

  private var order: Int { AssetIdiom.allCases.firstIndex(of: idiom) ?? 0 }
}
