// SPDX-License-Identifier: MIT

internal import CICU

/// Scripts of text (UAX #24).
enum Script {
  static let common = fourCharacterTag("Zyyy")

  /// The script of each UTF-16 unit, ISO 15924; characters common to many scripts take their
  /// predecessor's, at the start of the text their successor's.
  static func scripts(of text: [UInt16]) -> [UInt32] {
    let commonCode = assay_icu_script_common()
    let inheritedCode = assay_icu_script_inherited()
    var scripts = [UInt32](repeating: common, count: text.count)
    var current = common
    var firstKnown = text.count
    var lastCode: Int32 = -1
    var offset = 0
    for scalar in String(decoding: text, as: UTF16.self).unicodeScalars {
      let width = scalar.utf16.count
      let code =
        switch scalar.value {
        case 0x41...0x5A, 0x61...0x7A: latinCode
        case 0x00...0x7F: commonCode
        default: assay_icu_script(scalar.value)
        }
      if code != commonCode, code != inheritedCode {
        if code != lastCode { current = assay_icu_script_tag(code) }
        lastCode = code
        firstKnown = min(firstKnown, offset)
      }
      for unit in offset..<(offset + width) { scripts[unit] = current }
      offset += width
    }
    if firstKnown < text.count {
      for unit in 0..<firstKnown { scripts[unit] = scripts[firstKnown] }
    }
    return scripts
  }

  /// The scripts that a character is used with (Script_Extensions of UAX #24), in an order of our
  /// own: Devanagari and Arabic, the most read of those that share signs, first.
  static func extensions(of scalar: Unicode.Scalar) -> [UInt32] {
    var codes = [Int32](repeating: 0, count: 64)
    let count = assay_icu_script_extensions(scalar.value, &codes, Int32(codes.count))
    let tags = codes.prefix(Int(max(0, count))).map(assay_icu_script_tag)
    return preferred.filter(tags.contains) + tags.filter { !preferred.contains($0) }
  }

  private static let preferred = [fourCharacterTag("Deva"), fourCharacterTag("Arab")]

  private static let latinCode = assay_icu_script(0x41)
}
