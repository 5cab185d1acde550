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
    // Mixes are coloraide's too: premultiplied, with hues that mean nothing and channels that are
    // missing taken from the other side. Of relative colors it converts, and Python does the sums.
    Case("color-mix(in srgb, red, blue)", 0.5, 0.0, 0.5, 1.0),
    Case("color-mix(red, blue)", 0.5504410676498466, 0.3256206764340429, 0.6365006971740169, 1.0),
    Case(
      "color-mix(in oklab, #78c2ad 75%, white)", 0.6096678662179474, 0.8208272205031049,
      0.7566629919859409, 1.0),
    Case(
      "color-mix(in lch, peru 40%, palegoldenrod)", 0.8741418387816389, 0.7603489307950395,
      0.4763930305235024, 1.0),
    Case(
      "color-mix(in lch, purple 50%, plum 50%)", 0.6851301212800185, 0.36005320530255064,
      0.6829351141104895, 1.0),
    Case("color-mix(in srgb, red 20%, blue 60%)", 0.25, 0.0, 0.75, 0.8),
    Case("color-mix(in hsl longer hue, red, lime)", 0.0, 0.0, 1.0, 1.0),
    Case(
      "color-mix(in hsl increasing hue, hsl(120 100% 50%), hsl(20 100% 50%))", 0.16666666666666696,
      0.0, 1.0, 1.0),
    Case(
      "color-mix(in oklch decreasing hue, hsl(120 50% 50%), 25% hsl(20 50% 50%))",
      0.5629014493655782, 0.6577693776845357, -0.18349856155987473, 1.0),
    Case(
      "color-mix(in oklch, white 70%, blue)", 0.6674434493549004, 0.7881018247302126,
      1.0320421976310372, 1.0),
    Case("color-mix(in srgb, rgb(255 0 0 / 0.2), rgb(0 0 255 / 0.8))", 0.2, 0.0, 0.8, 0.5),
    Case(
      "color-mix(in oklab, rebeccapurple 60%, transparent)", 0.39999999999999986,
      0.20000000000000018, 0.6, 0.6),
    Case("color-mix(in srgb-linear, red, lime)", 0.7353569830524495, 0.7353569830524495, 0.0, 1.0),
    Case(
      "color-mix(in xyz, red, lime)", 0.7353569830524495, 0.7353569830524495,
      -1.7930101847696278e-16, 1.0),
    Case(
      "color-mix(in xyz-d50, red, lime)", 0.7353569830524495, 0.7353569830524495,
      -1.7930101847696278e-16, 1.0),
    Case(
      "color-mix(in lab, orange 70%, teal 30%)", 0.7857247227011185, 0.6116522047208096,
      0.25316137546101514, 1.0),
    Case("color-mix(in hwb, orange 70%, teal)", 0.5503806228373698, 0.8505882352941176, 0.0, 1.0),
    Case(
      "color-mix(in a98-rgb, orange 70%, teal)", 0.7737902586646365, 0.6038449264796106,
      0.21394231609797804, 1.0),
    Case(
      "color-mix(in prophoto-rgb, orange 70%, teal)", 0.8089829263187693, 0.6079810677644976,
      0.2635424162082879, 1.0),
    Case(
      "color-mix(in display-p3, orange 70%, teal)", 0.7527613784180719, 0.6067017713465149,
      0.2516706837727092, 1.0),
    Case(
      "color-mix(in oklch, oklch(none 0.1 30), oklch(0.5 0.1 100))", 0.539948798621433,
      0.33591401501986573, 0.09861691570008677, 1.0),
    Case(
      "color-mix(in lch, hsl(none 50% 50%), blue)", 0.3689246845689807, 0.22522464399367553,
      0.8865985610305601, 1.0),
    Case("rgb(from rebeccapurple r calc(g * 2) 10)", 0.4, 0.4, 0.0392156862745098, 1.0),
    Case("rgb(from red r g b / 50%)", 1.0, 0.0, 0.0, 0.5),
    Case(
      "lch(from peru calc(l * 0.8) c h)", 0.6609497726759356, 0.397351461404032,
      0.12439801121552413, 1.0),
    Case(
      "LCH(from lightseagreen l c calc(h + 180))", 0.8828118520554257, 0.5110628720877561,
      0.5830465425629008, 1.0),
    Case(
      "oklch(from #78c2ad calc(l - 0.1) c h / calc(alpha / 2))", 0.3474969464930638,
      0.6366632419493387, 0.5578878701018342, 0.5),
    Case(
      "hsl(from #78c2ad h s 30)", 0.18673469387755104, 0.41326530612244894, 0.34897959183673477, 1.0
    ),
    Case(
      "oklab(from teal l calc(a * -1) b)", 0.5873635822595876, 0.3473652976379322,
      0.48497996031649476, 1.0),
    Case(
      "lab(from teal calc((l + 100) / 2) a b)", 0.38982549500456776, 0.7766279658899032,
      0.7731991870176564, 1.0),
    Case(
      "color(from teal display-p3 calc(r + 0.1) g b)", 0.2547679119228712, 0.5000068408277557,
      0.5010496303689439, 1.0),
    Case(
      "color(from teal xyz x calc(y + 0.05) z)", -0.3072284131834181, 0.5923223437940465,
      0.4908412377966444, 1.0),
    Case("hwb(from teal h calc(w + 20) b)", 0.2, 0.5019607843137255, 0.5019607843137255, 1.0),
    Case("rgb(from color-mix(in srgb, red, blue) b g r)", 0.5, 0.0, 0.5, 1.0),
    Case("hwb(90 150% 50%)", 0.75, 0.75, 0.75, 1.0),
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

  /// CSS Values 4, section 10, in sums that anyone can do; 255 is the whole of a channel.
  @Test(
    "math functions are worked out, in channels, in angles and in shares of mixes",
    arguments: [
      ("rgb(calc(51 * 2) 0 0)", "#660000"), ("rgb(calc((1 + 2) * 34) 0 0)", "#660000"),
      ("rgb(min(102, 204) max(10, 20) clamp(0, 300, 255))", "#6614FF"),
      ("rgb(calc(10% + 30%) 0 0)", "#660000"), ("rgb(calc(204 / 2) 0 0)", "#660000"),
      ("rgb(calc(infinity) calc(-infinity) calc(0 / 0))", "#FF0000"),
      ("hsl(calc(60deg * 2) 100% 25%)", "#008000"), ("rgb(abs(-102) 0 0)", "#660000"),
      ("color-mix(in srgb, #000 calc(20% * 3), #fff)", "#666666"),
      // 30 degrees have half of a sine; a tie of round() goes up, and mod() has the divisor's sign.
      ("rgb(calc(sin(30deg) * 204) calc(cos(60deg) * 204) 0)", "#666600"),
      ("rgb(pow(2, 5) sqrt(1024) hypot(30, 40))", "#202032"),
      ("rgb(round(101.5) round(100, 51) mod(-154, 256))", "#666666"),
      ("rgb(rem(358, 256) calc(tan(45deg) * 102) calc(exp(0) * 102))", "#666666"),
      ("rgb(calc(log(8, 2) * 34) calc(log(e) * 102) 0)", "#666600"),
    ])
  func calculations(_ text: String, _ hex: String) throws {
    #expect(try ColorParser().color(text).hex == hex)
  }

  /// CSS Color 5, section 12.
  @Test("light-dark() is its first color in light and its second in dark") func lightDark() throws {
    let text = "light-dark(#123456, color-mix(in srgb, red, blue))"
    #expect(try ColorParser().color(text).hex == "#123456")
    // Half of 255 is 127.5, and halves go up.
    #expect(try ColorParser(appearance: .dark).color(text).hex == "#800080")
  }

  /// A color that sRGB does not hold is shown as what its ratio was measured of.
  @Test func wordsOfWideColors() throws {
    #expect(try ColorParser().color("color(display-p3 1 0 0)").words == "color(display-p3 1 0 0)")
    #expect(
      try ColorParser().color("color(display-p3 0 1 0 / 50%)").words
        == "color(display-p3 0 1 0 / 0.5)")
    #expect(try ColorParser().color("color(display-p3 0.5 0.5 0.5)").words == "#808080")
    #expect(try ColorParser().color("#FF0000").words == "#FF0000")
  }

  /// Values of ci/data/system-colors.json.
  @Test(
    "names of system colors are read in each appearance, and CSS's own names win",
    arguments: [
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
      "rgb(calc(1 +2) 2 3)",
      "'rgb(calc(1 +2) 2 3)' is not a color: a sum has a space on both sides of its sign"
    ),
    (
      "hsl(from red h calc(s + 10%) l)",
      "'hsl(from red h calc(s + 10%) l)' is not a color: numbers, percentages and angles cannot be added to each other"
    ),
    (
      "rgb(from red r g x)",
      "'rgb(from red r g x)' is not a color: a channel must be a number, a percentage or 'none'"
    ),
    (
      "color-mix(in srgb, red, currentcolor)",
      "'color-mix(in srgb, red, currentcolor)' is not a color: the value of currentcolor is unknown here"
    ),
    (
      "color-mix(in srgb, red 0%, blue 0%)",
      "'color-mix(in srgb, red 0%, blue 0%)' is not a color: the shares of a mix cannot both be 0%"
    ),
    (
      "color-mix(in srgb longer hue, red, blue)",
      "'color-mix(in srgb longer hue, red, blue)' is not a color: how hues are mixed is written as 'in oklch longer hue'"
    ),
    (
      "color-mix(in srgb, red)",
      "'color-mix(in srgb, red)' is not a color: color-mix() has two colors, such as color-mix(in oklab, red 40%, blue)"
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

  @Test("no text makes the color parser do anything but answer or throw") func fuzz() {
    var state: UInt64 = 0x5EED
    let alphabet = Array("#0aFrgb(hslokcolorp3-display ,/%.+-e1none)*fromcalc\u{301}é\n")
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
