// SPDX-License-Identifier: MIT

/// What a rendition was made for, in words; nil where it does not apply (a bare bitmap has no
/// device).
package struct RenditionTraits: Codable, Hashable, Sendable {
  package var device: String?
  /// A BCP 47 tag.
  package var locale: String?
  /// Such as `light` or `dark, increased contrast`.
  package var appearance: String?
  package var dynamicTypeSize: String?
  package var layoutDirection: String?
  /// nil for the look of the device.
  package var look: String?
  /// Pixels per point.
  package var scale: Double

  package init(
    device: String? = nil, locale: String? = nil, appearance: String? = nil,
    dynamicTypeSize: String? = nil, layoutDirection: String? = nil, look: String? = nil,
    scale: Double = 1
  ) {
    self.device = device
    self.locale = locale
    self.appearance = appearance
    self.dynamicTypeSize = dynamicTypeSize
    self.layoutDirection = layoutDirection
    self.look = look
    self.scale = scale
  }

  /// A sentence a trait that is not the same, such as `the device was "iPhoneSe" and is
  /// "iPhone13"`.
  func changes(from old: RenditionTraits) -> [String] {
    let rows = [
      ("device", old.device, device),
      ("locale", old.locale, locale),
      ("appearance", old.appearance, appearance),
      ("text size", old.dynamicTypeSize, dynamicTypeSize),
      ("layout direction", old.layoutDirection, layoutDirection),
      ("look", old.look, look),
      ("scale", "\(old.scale)", "\(scale)"),
    ]
    return rows.compactMap { name, old, new in
      old == new ? nil : "the \(name) was \(Self.quoted(old)) and is \(Self.quoted(new))"
    }
  }

  private static func quoted(_ value: String?) -> String {
    value.map { "\"\($0)\"" } ?? "none"
  }
}
