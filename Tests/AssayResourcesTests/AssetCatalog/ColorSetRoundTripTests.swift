// SPDX-License-Identifier: MIT

import AssayGraphics
import Testing

@testable import AssayResources

/// Color sets written in every notation that Xcode and its like use, then read: no value may
/// change.
@Suite("Color sets, written and read")
struct ColorSetRoundTripTests {
  /// One spelling of components: how it writes a value of 0...255, and what that is as a fraction.
  enum Notation: String, CaseIterable, Sendable {
    case hexadecimal, lowercaseHexadecimal, integer, decimal, number

    func text(_ byte: Int) -> String {
      switch self {
      case .hexadecimal: "\"0x\(Self.hexadecimal(byte, uppercase: true))\""
      case .lowercaseHexadecimal: "\"0x\(Self.hexadecimal(byte, uppercase: false))\""
      case .integer: "\"\(byte)\""
      case .decimal: "\"\(Self.thousandths(byte))\""
      case .number: "\(Self.thousandths(byte))"
      }
    }

    func fraction(_ byte: Int) -> Double {
      switch self {
      case .hexadecimal, .lowercaseHexadecimal, .integer: Double(byte) / 255
      case .decimal, .number: Double((byte * 1000 + 127) / 255) / 1000
      }
    }

    private static func hexadecimal(_ byte: Int, uppercase: Bool) -> String {
      (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: uppercase)
    }

    /// Xcode's three digits after the point: 0x80 is 0.502.
    private static func thousandths(_ byte: Int) -> String {
      let value = (byte * 1000 + 127) / 255
      let digits = String(value % 1000)
      return "\(value / 1000)." + String(repeating: "0", count: 3 - digits.count) + digits
    }
  }

  private static func read(_ json: String) throws -> ColorSet {
    try ColorSet.read(JSONDocument(ResourceFile(path: "Contents.json", bytes: Array(json.utf8))))
  }

  private static func components(_ json: String) throws -> [ColorComponents] {
    try read("{\"colors\": [\(json)], \"info\": {\"author\": \"xcode\", \"version\": 1}}")
      .entries.compactMap { entry in
        if case .components(let components) = entry.value { components } else { nil }
      }
  }

  @Test("each byte in each notation", arguments: Notation.allCases)
  func bytes(_ notation: Notation) throws {
    let entries = (0...255).map { byte in
      """
      {"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": \
      \(notation.text(byte)), "green": \(notation.text(255 - byte)), "blue": \(notation.text(7)), \
      "alpha": "\(Notation.decimal.fraction(byte))"}}}
      """
    }
    let read = try Self.components(entries.joined(separator: ",\n"))
    #expect(read.count == 256)
    for (byte, color) in read.enumerated() {
      #expect(color.space == .sRGB)
      #expect(color.channels.red == notation.fraction(byte))
      #expect(color.channels.green == notation.fraction(255 - byte))
      #expect(color.channels.blue == notation.fraction(7))
      #expect(color.alpha == Notation.decimal.fraction(byte))
      // Three digits are enough to name each of 256 values.
      #expect(color.rgba.red == UInt8(byte) && color.rgba.green == UInt8(255 - byte))
    }
  }

  @Test(
    "each color space keeps its channels",
    arguments: [
      ("srgb", RGBColorSpace.sRGB), ("extended-srgb", .sRGB), ("display-p3", .displayP3),
      ("extended-linear-srgb", .linearSRGB),
    ])
  func spaces(_ name: String, _ space: RGBColorSpace) throws {
    for (red, alpha) in [("0.125", "1.000"), ("-0.250", "0.500"), ("1.500", "0.000")] {
      let read = try Self.components(
        """
        {"color": {"color-space": "\(name)", "components": {"alpha": "\(alpha)", "blue": "0.750", \
        "green": "0.500", "red": "\(red)"}}, "idiom": "universal"}
        """)
      let channels = RGBColorSpace.Channels(red: Double(red) ?? 9, green: 0.5, blue: 0.75)
      #expect(
        read == [ColorComponents(space: space, channels: channels, alpha: Double(alpha) ?? 9)])
    }
  }

  @Test(
    "grey is one channel",
    arguments: [("gray-gamma-22", RGBColorSpace.grayGamma22), ("extended-gray", .sRGB)])
  func greys(_ name: String, _ space: RGBColorSpace) throws {
    for notation in Notation.allCases {
      for byte in [0, 1, 51, 254, 255] {
        let read = try Self.components(
          """
          {"color": {"color-space": "\(name)", "components": {"white": \(notation.text(byte)), \
          "alpha": "0.250"}}, "idiom": "universal"}
          """)
        let white = notation.fraction(byte)
        #expect(
          read == [
            ColorComponents(
              space: space,
              channels: RGBColorSpace.Channels(red: white, green: white, blue: white), alpha: 0.25)
          ])
      }
    }
  }

  @Test("each idiom and appearance comes back where it was put", arguments: AssetIdiom.allCases)
  func variants(_ idiom: AssetIdiom) throws {
    // A red channel of its own for each appearance: 10, 20, 30, 40.
    let appearances = [
      "", #"{"appearance": "luminosity", "value": "dark"}"#,
      #"{"appearance": "contrast", "value": "high"}"#,
      #"{"appearance": "luminosity", "value": "dark"}, {"appearance": "contrast", "value": "high"}"#,
    ]
    let entries = appearances.enumerated().map { index, list in
      """
      {"idiom": "\(idiom.rawValue)", \(list.isEmpty ? "" : "\"appearances\": [\(list)], ")\
      "color": {"color-space": "srgb", "components": {"red": "\((index + 1) * 10)", "green": "0", \
      "blue": "0", "alpha": "1"}}}
      """
    }
    let set = try Self.read("{\"colors\": [\(entries.reversed().joined(separator: ","))]}")
    let order: [ColorAppearance] = [.light, .dark, .lightIncreasedContrast, .darkIncreasedContrast]
    for (index, appearance) in order.enumerated() {
      #expect(set.color(appearance, idiom: idiom)?.red == UInt8((index + 1) * 10))
    }
  }

  @Test("a reference keeps its name", arguments: ["systemBlueColor", "labelColor", "notOurs"])
  func references(_ name: String) throws {
    let set = try Self.read(
      """
      {"colors": [{"color": {"platform": "ios", "reference": "\(name)"}, "idiom": "universal"}]}
      """)
    let expected = name == "notOurs" ? name : String(name.dropLast("Color".count))
    #expect(set.entries.map(\.value) == [.system(expected)])
  }

  @Test(
    "a component far out of range is refused with its place",
    arguments: [
      ("\"1e300\"", false), ("\"-1e300\"", false), ("1e300", false), ("\"inf\"", false),
      ("\"nan\"", false), ("\"16.001\"", false), ("\"-16.001\"", false), ("\"16.0\"", true),
      ("\"-16.0\"", true),
      // 4080 is 16 times 255.
      ("\"4080\"", true), ("\"4081\"", false), ("4081", false), ("\"1.5\"", true), ("-0.25", true),
    ])
  func ranges(_ text: String, _ isRead: Bool) throws {
    for key in ["red", "white"] {
      let others = key == "red" ? ", \"green\": \"0\", \"blue\": \"0\"" : ""
      let json = """
        {"colors": [{"idiom": "universal",
        "color": {"components": {"\(key)": \(text)\(others)}}}]}
        """
      if isRead {
        #expect(try Self.read(json).entries.count == 1)
      } else {
        let error = #expect(throws: ResourceError.self) { try Self.read(json) }
        // The value is written in line 2, after `"color": {"components": {"red": `: 9 characters,
        // 15, 1 and the key with 4 more.
        let column = 9 + 15 + 1 + key.count + 4 + 1
        #expect(error?.line == 2 && error?.column == column, "\(error?.description ?? "")")
      }
    }
  }

  @Test("an alpha beyond 0...1 is clamped, and refused far beyond")
  func alphas() throws {
    func read(_ alpha: String) throws -> ColorSet {
      try Self.read(
        "{\"colors\": [{\"color\": {\"components\": {\"white\": \"0\", \"alpha\": \"\(alpha)\"}}}]}"
      )
    }
    for alpha in ["1.5", "255"] { #expect(try read(alpha).color(.light)?.alpha == 255) }
    #expect(try read("-1").color(.light)?.alpha == 0)
    for alpha in ["256", "1e300", "-256"] {
      #expect(throws: ResourceError.self) { try read(alpha) }
    }
  }

  @Test("subtypes and gamuts change nothing that is drawn on other devices and screens of sRGB")
  func drawn() throws {
    func entry(_ red: Int, _ rest: String) -> String {
      """
      {\(rest)"color": {"components": {"red": "\(red)", "green": "0", "blue": "0"}}}
      """
    }
    let catalyst = entry(10, #""idiom": "universal", "subtype": "mac-catalyst", "#)
    let wide = entry(20, #""display-gamut": "display-P3", "#)
    let narrow = entry(30, #""display-gamut": "sRGB", "#)
    let any = entry(40, #""idiom": "universal", "#)
    for (entries, red) in [
      ([catalyst, any], 40), ([any, catalyst], 40), ([wide, narrow], 30), ([narrow, wide], 30),
      ([wide, any], 40), ([any, narrow], 30), ([wide], 20), ([catalyst], nil),
    ] as [([String], UInt8?)] {
      let set = try Self.read("{\"colors\": [\(entries.joined(separator: ","))]}")
      #expect(set.color(.light)?.red == red, "\(entries)")
    }
  }
}
