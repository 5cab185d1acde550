// SPDX-License-Identifier: MIT

import AssayGraphics
import Testing

@testable import AssayAudit

@Suite("Color vectors")
struct ColorVectorTests {
  /// Kinds that a test below looks at, so that a new kind cannot go unnoticed.
  static let kinds: Set<String> = [
    "wcag_ratio", "wcag_luminance", "wcag_ratio_stated", "wcag_boundary", "wcag_threshold_float",
    "rounding_false_pass_counts", "contrast_lstar", "contrast_weber", "contrast_michelson",
    "srgb_to_oklab", "srgb_to_oklch", "p3_to_srgb", "p3_relative_luminance", "cvd_brettel1997",
    "cvd_vienot1999", "cvd_machado2009", "alpha_over", "blend", "group_opacity", "alpha_stack",
    "lstar_to_y", "hct_contrast", "cam16",
  ]

  @Test func everyRowHasATest() {
    #expect(ColorVector.all.count == 383)
    #expect(Set(ColorVector.all.map(\.kind)) == Self.kinds)
  }

  @Test(
    "contrast ratios are the vectors'", arguments: ColorVector.of("wcag_ratio", "wcag_ratio_stated")
  )
  func ratio(_ row: ColorVector) {
    let ratio = ContrastRatio(row.color("fg"), row.color("bg"))
    #expect(abs(ratio.value - row.number) <= row.tolerance)
  }

  @Test(
    "colors and their pixels have the vectors' luminance",
    arguments: ColorVector.of("wcag_luminance"))
  func luminance(_ row: ColorVector) {
    #expect(abs(RelativeLuminance.of(row.color("hex")) - row.number) <= row.tolerance)
    let pixel = row.color("hex").quantized
    #expect(
      RelativeLuminance.of(red: pixel.red, green: pixel.green, blue: pixel.blue)
        == RelativeLuminance.of(row.color("hex")))
  }

  @Test(
    "colors near a threshold pass or fail as in the vectors",
    arguments: ColorVector.of("wcag_boundary"))
  func boundary(_ row: ColorVector) {
    let check = ContrastCheck(
      foreground: row.color("fg"), background: row.color("bg"),
      requirement: .custom(row.value("threshold")))
    let result = check.evaluate()
    #expect(abs(result.worst.value - ColorVector.number(row.members["ratio"])) <= 1e-12)
    #expect((result.outcome == .pass) == (row.members["pass"] as? Bool))
  }

  @Test(
    "sRGB is decoded with the threshold of 0.04045",
    arguments: ColorVector.of("wcag_threshold_float"))
  func threshold(_ row: ColorVector) {
    let expected = ColorVector.number(row.members["linear_0.04045"])
    #expect(abs(RGBColorSpace.decode(row.value("srgb")) - expected) <= row.tolerance)
  }

  /// The colors that fail against white and would pass were the ratio rounded first: all 2^24 of
  /// them.
  @Test(
    "as many colors as in the vectors would pass only if their ratio were rounded",
    arguments: ColorVector.of("rounding_false_pass_counts"))
  func roundingCounts(_ row: ColorVector) {
    let counts = FalsePasses.count(against: row.color("bg"))
    #expect(counts == row.expected as? [String: [String: Int]])
  }

  @Test(
    "L*, Weber and Michelson contrasts are those of the vectors",
    arguments: ColorVector.of("contrast_lstar", "contrast_weber", "contrast_michelson"))
  func otherContrasts(_ row: ColorVector) {
    let (a, b) = (row.color("a"), row.color("b"))
    let value =
      switch row.kind {
      case "contrast_lstar": OtherContrast.lstar(a, b)
      case "contrast_weber": OtherContrast.weber(a, b)
      default: OtherContrast.michelson(a, b)
      }
    #expect(abs(value - row.number) <= row.tolerance)
  }

  @Test(
    "colors become the vectors' OKLab and OKLCH, and come back unchanged",
    arguments: ColorVector.of("srgb_to_oklab", "srgb_to_oklch"))
  func oklab(_ row: ColorVector) {
    let lab = OKLab(row.color("hex"))
    let values =
      row.kind == "srgb_to_oklab"
      ? [lab.lightness, lab.a, lab.b] : [lab.lightness, lab.chroma, lab.hue ?? .nan]
    for (value, expected) in zip(values, row.numbers) {
      // A grey has no hue: null in the row.
      #expect(expected.isNaN ? value.isNaN : abs(value - expected) <= row.tolerance)
    }
    #expect(lab.color().hex == row.color("hex").hex)
  }

  @Test(
    "Display P3 colors become the vectors' sRGB values", arguments: ColorVector.of("p3_to_srgb"))
  func displayP3(_ row: ColorVector) {
    let color = AuditColor(displayP3: row.p3)
    for (value, expected) in zip([color.red, color.green, color.blue], row.numbers) {
      #expect(abs(value - expected) <= row.tolerance)
    }
  }

  @Test(arguments: ColorVector.of("p3_relative_luminance"))
  func displayP3Luminance(_ row: ColorVector) {
    #expect(abs(RelativeLuminance.of(displayP3: row.p3) - row.number) <= row.tolerance)
  }

  @Test(
    "colors are simulated as in the vectors by all three models of color vision",
    arguments: ColorVector.of("cvd_brettel1997", "cvd_vienot1999", "cvd_machado2009"))
  func colorVision(_ row: ColorVector) throws {
    let model = try #require(ColorVisionModel(rawValue: String(row.kind.dropFirst(4))))
    let deficiency = try #require(ColorDeficiency(rawValue: row.text("deficiency")))
    // NB: the tool that these rows were made with takes the rest of a severity for a share of the
    // step without dividing it by the step of 0.1: its 0.55 lies a twentieth of the way from 0.5 to
    // 0.6, which is 0.505.
    let isMachadoBetween = model == .machado2009 && row.value("severity") == 0.55
    let severity = isMachadoBetween ? 0.505 : row.value("severity")
    let seen = model.simulate(row.color("hex"), deficiency, severity: severity).quantized
    let expected = try #require(RGBAColor(hex: row.expected as? String ?? ""))
    for (a, b) in zip(
      [seen.red, seen.green, seen.blue], [expected.red, expected.green, expected.blue])
    {
      #expect(abs(Int(a) - Int(b)) <= Int(row.tolerance), "\(seen.hex) for \(expected.hex)")
    }
  }

  @Test(
    "blend modes give the vectors' pixels and alphas",
    arguments: ColorVector.of("alpha_over", "blend"))
  func blending(_ row: ColorVector) throws {
    let mode = try #require(BlendMode(rawValue: row.input["mode"] as? String ?? "normal"))
    let color = Compositing.blend(row.color("source"), row.color("backdrop"), mode)
    let pixel = color.quantized
    #expect(
      [pixel.red, pixel.green, pixel.blue].map(Double.init) == Array(row.numbers.prefix(3)))
    #expect(color.alpha == row.numbers[3])
    if mode == .normal {
      #expect(
        Compositing.over(row.color("source"), row.color("backdrop")).quantized == color.quantized)
    }
  }

  @Test(
    "text in groups with opacity has the vectors' colors",
    arguments: ColorVector.of("group_opacity"))
  func groupOpacity(_ row: ColorVector) {
    let layers = row.input["layers"] as? [[String: Any]] ?? []
    let stack = BackdropStack(
      page: row.color("page"),
      layers: layers.map { layer in
        BackdropStack.Layer(
          background: layer["bg"].map { ColorVector.color($0) },
          opacity: layer["opacity"].map { ColorVector.number($0) } ?? 1)
      })
    expect(stack.color(of: ColorVector.color(layers.last?["text"])), row)
  }

  @Test(
    "translucent layers on a page make the vectors' background",
    arguments: ColorVector.of("alpha_stack"))
  func alphaStack(_ row: ColorVector) {
    let layers = row.input["layers_bottom_up"] as? [Any] ?? []
    let stack = BackdropStack(
      page: row.color("page"),
      layers: layers.map { BackdropStack.Layer(background: ColorVector.color($0)) })
    expect(stack.background, row)
  }

  private func expect(_ color: AuditColor, _ row: ColorVector) {
    for (value, expected) in zip([color.red, color.green, color.blue], row.numbers) {
      #expect(abs(value * 255 - expected) <= row.tolerance)
    }
  }

  @Test("L* becomes the vectors' luminance and comes back", arguments: ColorVector.of("lstar_to_y"))
  func lightness(_ row: ColorVector) {
    let luminance = Lightness.luminance(lstar: row.value("lstar"))
    #expect(abs(luminance * 100 - row.number) <= row.tolerance)
    #expect(abs(Lightness.lstar(luminance: luminance) - row.value("lstar")) <= 1e-9)
  }

  @Test(
    "tones and their ratios are those of the vectors", arguments: ColorVector.of("hct_contrast"))
  func tones(_ row: ColorVector) {
    let (tone, ratio) = (row.value("tone"), row.value("ratio"))
    // "Unsafe" answers with an end where there is no such tone, the other with -1.
    let value =
      switch row.text("op") {
      case "ratioOfTones": ToneContrast.ratio(row.value("a"), row.value("b"))
      case "lighter": ToneContrast.lighter(than: tone, ratio: ratio) ?? -1
      case "darker": ToneContrast.darker(than: tone, ratio: ratio) ?? -1
      case "lighterUnsafe": ToneContrast.lighter(than: tone, ratio: ratio) ?? 100
      case "darkerUnsafe": ToneContrast.darker(than: tone, ratio: ratio) ?? 0
      default: Double.nan
      }
    #expect(abs(value - row.number) <= row.tolerance)
  }

  @Test("CAM16 lightness, chroma and hue are the vectors'", arguments: ColorVector.of("cam16"))
  func appearance(_ row: ColorVector) {
    let color = CAM16(row.color("hex"))
    #expect(abs(color.lightness - ColorVector.number(row.members["j"])) <= row.tolerance)
    #expect(abs(color.chroma - ColorVector.number(row.members["chroma"])) <= row.tolerance)
    #expect(abs(color.hue - ColorVector.number(row.members["hue"])) <= row.tolerance)
  }
}

/// How many colors fail against a background and would pass were the ratio rounded to one or two
/// decimals first.
private enum FalsePasses {
  /// Blue adds least: against white the ratio falls with it, so that each stretch of blues is found
  /// by halving.
  static func count(against background: AuditColor) -> [String: [String: Int]] {
    let other = RelativeLuminance.of(background)
    var result: [String: [String: Int]] = [:]
    for threshold in [3, 4.5, 7] {
      var counts = [0, 0]
      for red in 0..<256 {
        for green in 0..<256 {
          func blues(_ passes: (Double) -> Bool) -> Int {
            var (low, high) = (0, 256)
            while low < high {
              let middle = (low + high) / 2
              let luminance = RelativeLuminance.of(
                red: UInt8(red), green: UInt8(green), blue: UInt8(middle))
              if passes(ContrastRatio(luminances: luminance, other).value) {
                low = middle + 1
              } else {
                high = middle
              }
            }
            return low
          }
          let exact = blues { $0 >= threshold }
          // Most rows of blues lie wholly on one side.
          if exact == 256 { continue }
          counts[0] += blues { ($0 * 100).rounded() / 100 >= threshold } - exact
          counts[1] += blues { ($0 * 10).rounded() / 10 >= threshold } - exact
        }
      }
      result["\(threshold)"] = ["2dp": counts[0], "1dp": counts[1]]
    }
    return result
  }
}
