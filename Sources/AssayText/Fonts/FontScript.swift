// SPDX-License-Identifier: MIT

/// A script, or emoji, by the name that people give it, with the fonts that draw it.
package struct FontScript: Hashable, Sendable {
  /// In lower case: `arabic`.
  package var name: String
  /// ISO 15924; nil for emoji.
  var code: String?

  /// Every script that has a face of its own, by name.
  package static let all: [FontScript] = table.split(separator: "\n").map { line in
    let fields = line.split(separator: " ")
    return FontScript(
      name: String(fields[0]), code: fields.count > 1 ? String(fields[1]) : nil)
  }

  /// By its name or by its code, in any case.
  package init?(_ text: String) {
    let text = text.lowercased()
    guard let found = Self.all.first(where: { $0.name == text || $0.code?.lowercased() == text })
    else { return nil }
    self = found
  }

  private init(name: String, code: String?) {
    self.name = name
    self.code = code
  }

  /// Whether a file is needed for texts in the script. Files that any text may need are needed for
  /// each: Inter, the serif and monospaced faces, symbols and icons.
  package func needs(_ file: PinnedFontFile) -> Bool {
    if file.faces.allSatisfy(Self.isShared) { return true }
    guard let code else { return file.faces.contains("NotoColorEmoji") }
    if Self.ideographic.contains(code) {
      return file.faces.contains { $0.hasPrefix("NotoSansCJK") }
    }
    guard let family = FontBook.families[code] else { return false }
    return file.faces.contains { $0.hasPrefix(family + "-") }
  }

  private static func isShared(_ face: String) -> Bool {
    if face == "NotoColorEmoji" || face.hasPrefix("NotoSansCJK") { return false }
    let family = face.split(separator: "-").first.map(String.init) ?? face
    return !FontBook.families.values.contains(family) || family == "NotoSans"
  }

  private static let ideographic: Set<String> = ["Hani", "Hang", "Hira"]

  private static let table = """
    adlam Adlm
    arabic Arab
    armenian Armn
    balinese Bali
    bengali Beng
    canadian-aboriginal Cans
    cherokee Cher
    chinese Hani
    coptic Copt
    cyrillic Cyrl
    devanagari Deva
    emoji
    ethiopic Ethi
    georgian Geor
    greek Grek
    gujarati Gujr
    gurmukhi Guru
    hebrew Hebr
    japanese Hira
    javanese Java
    kannada Knda
    khmer Khmr
    korean Hang
    lao Laoo
    latin Latn
    malayalam Mlym
    mongolian Mong
    myanmar Mymr
    nko Nkoo
    ol-chiki Olck
    oriya Orya
    sinhala Sinh
    syriac Syrc
    tamil Taml
    telugu Telu
    thaana Thaa
    thai Thai
    tibetan Tibt
    tifinagh Tfng
    vai Vaii
    yi Yiii
    """
}
