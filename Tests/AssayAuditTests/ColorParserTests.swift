// SPDX-License-Identifier: MIT

import AssayGraphics
import Testing

@testable import AssayAudit

@Suite("Colors as they are written")
struct ColorParserTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var text: String
    var channels: [Double]
    var testDescription: String { text }

    init(_ text: String, _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) {
      self.text = text
      channels = [red, green, blue, alpha]
    }
  }

  /// Expected channels are those of coloraide 8.13.1 (PyPI), converted to sRGB, `none` as 0 and
  /// rgb() clamped.
  @Test(arguments: [
    Case("rgb(118 118 118)", 0.4627450980392157, 0.4627450980392157, 0.4627450980392157, 1.0),
    Case("rgb(118, 118, 118)", 0.4627450980392157, 0.4627450980392157, 0.4627450980392157, 1.0),
    Case(
      "rgba(118, 118, 118, 0.5)", 0.4627450980392157, 0.4627450980392157, 0.4627450980392157, 0.5),
    Case("rgb(10% 20% 30% / 40%)", 0.1, 0.2, 0.3, 0.4),
    Case("rgb(none 20 30)", 0, 0.0784313725490196, 0.11764705882352941, 1.0),
    Case("rgb(300 -20 30)", 1, 0, 0.11764705882352941, 1.0),
    Case("hsl(120 100% 25%)", 0.0, 0.5, 0.0, 1.0),
    Case("hsl(120deg, 100%, 25%)", 0.0, 0.5, 0.0, 1.0),
    Case("hsla(-60, 50%, 50%, 25%)", 0.75, 0.25, 0.75, 0.25),
    Case("hsl(0.5turn 30% 60%)", 0.48, 0.72, 0.72, 1.0),
    Case("hsl(200grad 30% 60%)", 0.48, 0.72, 0.72, 1.0),
    Case("hsl(3.14159rad 30% 60%)", 0.48, 0.72, 0.7199993918420171, 1.0),
    Case("hwb(90 10% 20%)", 0.45, 0.8, 0.09999999999999998, 1.0),
    Case("hwb(90 60% 80%)", 0.4285714285714286, 0.4285714285714286, 0.4285714285714286, 1.0),
    Case("lab(50% 20 -30)", 0.5211546420044169, 0.4236569531268718, 0.6685103406759236, 1.0),
    Case(
      "lab(29.2345 39.3825 20.0664)", 0.490633715750111, 0.13867078793564622, 0.15900566965991694,
      1.0),
    Case("lab(5 1 2)", 0.07711889536660746, 0.06346083767429678, 0.05140989372614398, 1.0),
    Case(
      "lch(52.2345% 72.2 56.2)", 0.7761741718409771, 0.36338966600416245, 0.024547897730272786, 1.0),
    Case(
      "oklab(40.101% 0.1147 0.0453)", 0.49055108924853835, 0.13873949286266954, 0.15913343112142248,
      1.0),
    Case(
      "oklch(59.686% 0.1009 55.15)", 0.6792977405379937, 0.43165343004856205, 0.25342766100868136,
      1.0),
    Case(
      "oklch(60% 25% 250 / 50%)", 0.3100324492761036, 0.5182023714447621, 0.7281028287291698, 0.5),
    Case("color(srgb 0.5 0.25 1)", 0.5, 0.25, 1.0, 1.0),
    Case(
      "color(srgb-linear 0.5 0.25 1)", 0.7353569830524495, 0.5370987304831942, 0.9999999999999999,
      1.0),
    Case(
      "color(display-p3 0.5 0.25 0.9)", 0.5378318199311268, 0.2321318786719201, 0.9341023870836529,
      1.0),
    Case(
      "color(a98-rgb 0.5 0.4 0.3)", 0.5384754055497649, 0.40062091943403755, 0.2894508688152822, 1.0
    ),
    Case(
      "color(prophoto-rgb 0.4 0.35 0.3)", 0.5330156068362447, 0.41254646570904707,
      0.36272577376365717, 1.0),
    Case("color(xyz 0.2 0.2 0.3)", 0.4744318402371585, 0.4775091484454019, 0.5725319543574556, 1.0),
    Case(
      "color(xyz-d50 0.2 0.2 0.3)", 0.43166464976704005, 0.4817367446967466, 0.6577887507024865, 1.0
    ),
    Case("#abc", 0.6666666666666666, 0.7333333333333333, 0.8, 1.0),
    Case("#abcd", 0.6666666666666666, 0.7333333333333333, 0.8, 0.8666666666666667),
    Case(
      "#12345678", 0.07058823529411765, 0.20392156862745098, 0.33725490196078434,
      0.47058823529411764),
    Case("rebeccapurple", 0.4, 0.2, 0.6, 1.0),
    Case("DarkSlateGray", 0.1843137254901961, 0.30980392156862746, 0.30980392156862746, 1.0),
    Case("transparent", 0.0, 0.0, 0.0, 0.0),
    // CSS Color 4, section 6.1: #9370DB and #DB7093, of which 0xDB is 219.
    Case("mediumpurple", 147.0 / 255, 112.0 / 255, 219.0 / 255, 1),
    Case("palevioletred", 219.0 / 255, 112.0 / 255, 147.0 / 255, 1),
    // Beyond 0 to 100% as Chromium 156 shows them (computed colors, in bytes): both are clamped
    // first.
    Case("hsl(0 0% 500%)", 1, 1, 1, 1),
    Case("hsl(30 50% 120%)", 1, 1, 1, 1),
    Case("hsl(15 50% -10%)", 0, 0, 0, 1),
    // 15 degrees fully saturated: green is 15 / 60 = 0.25; bytes 255, 64, 0.
    Case("hsl(15 200% 50%)", 1, 0.25, 0, 1),
    Case("hsl(15 -20% 50%)", 0.5, 0.5, 0.5, 1),
    Case("hwb(90 120% -20%)", 1, 1, 1, 1),
    // Bytes 102, 204, 0 and 153, 255, 51.
    Case("hwb(90 -20% 20%)", 0.4, 0.8, 0, 1),
    Case("hwb(90 20% -20%)", 0.6, 1, 0.2, 1),
    // Without commas kinds may be mixed: bytes 10, 51, 30.
    Case("rgb(10 20% 30)", 10.0 / 255, 0.2, 30.0 / 255, 1),
    Case("rgb(10%, 20%, 30%)", 0.1, 0.2, 0.3, 1),
    Case("hsl(120 100 25)", 0, 0.5, 0, 1),
  ])
  func css(_ row: Case) throws {
    let color = try ColorParser().color(row.text)
    for (value, expected) in zip([color.red, color.green, color.blue, color.alpha], row.channels) {
      #expect(abs(value - expected) <= 1e-6, "\(value) for \(expected)")
    }
  }

  /// Values of ci/data/system-colors.json.
  @Test(arguments: [
    ("systemBlue", ColorAppearance.light, "#007AFF"), ("systemBlue", .dark, "#0A84FF"),
    ("systemBlueColor", .light, "#007AFF"), ("secondaryLabel", .light, "#3C3C4399"),
    ("  label ", .dark, "#FFFFFF"),
    // CSS's own name wins.
    ("red", .dark, "#FF0000"),
  ])
  func system(_ name: String, _ appearance: ColorAppearance, _ hex: String) throws {
    #expect(try ColorParser(appearance: appearance).color(name).hex == hex)
  }

  @Test(arguments: [
    ("", "'' is not a color: the text is empty"),
    ("#12", "'#12' is not a color: a hex color has 3, 4, 6 or 8 digits, not 2"),
    ("#12345", "'#12345' is not a color: a hex color has 3, 4, 6 or 8 digits, not 5"),
    ("#ggg", "'#ggg' is not a color: a hex color has the digits 0 to 9 and A to F"),
    ("767676", "'767676' is not a color: write '#' before hexadecimal digits: #767676"),
    ("rebecapurple", "'rebecapurple' is not a color: no such name; did you mean 'rebeccapurple'?"),
    ("systemBlu", "'systemBlu' is not a color: no such name; did you mean 'systemBlue'?"),
    (
      "currentColor",
      "'currentColor' is not a color: the value of currentcolor is unknown here"
    ),
    (
      "rgb(1 2)",
      "'rgb(1 2)' is not a color: write three channels, and alpha after a slash, such as rgb(118 118 118 / 50%)"
    ),
    ("rgb(1 2 3", "'rgb(1 2 3' is not a color: a function ends with ')'"),
    (
      "rgb(1 2 x)",
      "'rgb(1 2 x)' is not a color: a channel must be a number, a percentage or 'none'"
    ),
    ("rgb(1 2 3px)", "'rgb(1 2 3px)' is not a color: '3px' is not a number, percentage or angle"),
    (
      "rgb(calc(1) 2 3)",
      "'rgb(calc(1) 2 3)' is not a color: functions inside a color are unsupported"
    ),
    (
      "rgb(from red r g b / 50%)",
      "'rgb(from red r g b / 50%)' is not a color: relative colors are unsupported"
    ),
    // Chromium refuses these five too.
    (
      "rgb(10, 20%, 30)",
      "'rgb(10, 20%, 30)' is not a color: with commas, all channels must be numbers or all percentages"
    ),
    (
      "rgb(none, 20, 30)",
      "'rgb(none, 20, 30)' is not a color: with commas, all channels must be numbers or all percentages"
    ),
    (
      "rgb(1,2,3,none)",
      "'rgb(1,2,3,none)' is not a color: with commas, all channels must be numbers or all percentages"
    ),
    (
      "hsl(120, 50, 50)",
      "'hsl(120, 50, 50)' is not a color: with commas, the second and third channel must be percentages"
    ),
    (
      "hsl(none, 50%, 50%)",
      "'hsl(none, 50%, 50%)' is not a color: with commas, the second and third channel must be percentages"
    ),
    (
      "color(cmyk 1 2 3)",
      "'color(cmyk 1 2 3)' is not a color: there is no color space 'cmyk'; use srgb, srgb-linear, display-p3, a98-rgb, prophoto-rgb, rec2020, xyz, xyz-d50 or xyz-d65"
    ),
    (
      "oklch(1, 2, 3)",
      "'oklch(1, 2, 3)' is not a color: write three channels, and alpha after a slash, such as rgb(118 118 118 / 50%)"
    ),
  ])
  func refused(_ text: String, _ message: String) {
    let error = #expect(throws: ColorSyntaxError.self) { try ColorParser().color(text) }
    #expect(error?.description == message)
  }

  /// No text makes the parser do anything but answer or throw.
  @Test func fuzz() {
    var state: UInt64 = 0x5EED
    let alphabet = Array("#0aFrgb(hslokcolorp3-display ,/%.+-e1none)\u{301}é\n")
    for _ in 0..<1_000 {
      var text = ""
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      for _ in 0..<Int(state >> 33 % 24) {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text.append(alphabet[Int(state >> 33) % alphabet.count])
      }
      do {
        let color = try ColorParser().color(text)
        #expect((0...1).contains(color.alpha) && !color.red.isNaN)
      } catch { #expect(!error.problem.isEmpty) }
    }
  }
}
