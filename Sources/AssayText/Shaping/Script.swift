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

  private static let latinCode = assay_icu_script(0x41)
}
