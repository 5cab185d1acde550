// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayViews
import Testing

@testable import AssayAudit

@Suite("Suggestions")
struct SuggestionTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var foreground: String
    var background: String
    var minimum: Double
    var testDescription: String { "\(foreground) on \(background), \(minimum)" }
  }

  static let cases = [
    Case(foreground: "#777777", background: "#FFFFFF", minimum: 4.5),
    Case(foreground: "#FF9500", background: "#FFFFFF", minimum: 4.5),
    Case(foreground: "#007AFF", background: "#F2F2F7", minimum: 4.5),
    Case(foreground: "#34C759", background: "#000000", minimum: 12),
    Case(foreground: "#808080", background: "#7F7F7F", minimum: 3),
    Case(foreground: "#FF3B30", background: "#1C1C1E", minimum: 7),
    Case(foreground: "rgb(0 0 0 / 40%)", background: "#FFFFFF", minimum: 4.5),
  ]

  @Test(arguments: cases)
  func passAndStayNear(_ row: Case) throws {
    let check = ContrastCheck(
      foreground: try ColorParser().color(row.foreground),
      background: try ColorParser().color(row.background), requirement: .custom(row.minimum))
    for suggestion in ContrastSuggestion.nearest(for: check) {
      var changed = check
      changed[suggestion.side] = AuditColor(suggestion.color)
      if suggestion.side == .foreground {
        changed.foreground.alpha = check.foreground.alpha
      }
      let result = changed.evaluate()
      #expect(result.outcome == .pass && result.worst == suggestion.ratio)
      let (before, after) = (OKLab(check[suggestion.side]), OKLab(AuditColor(suggestion.color)))
      // Hue stays within what 8 bits can tell, unless there is hardly a hue.
      if let old = before.hue, let new = after.hue, after.chroma > 0.03 {
        let turn = abs(old - new)
        #expect(min(turn, 360 - turn) < 3, "\(old) became \(new)")
      }
      #expect(after.chroma < before.chroma + 0.006)
    }
  }

  /// Greys can be tried all: the nearest passing one on each side is the nearest there is.
  @Test(
    "a suggested gray is the nearest passing one of all 256, on each side",
    arguments: [
      ("#777777", "#FFFFFF", 4.5), ("#808080", "#7F7F7F", 3), ("#959595", "#FFFFFF", 3),
    ])
  func nearestGrey(_ foreground: String, _ background: String, _ minimum: Double) throws {
    let check = ContrastCheck(
      foreground: try ColorParser().color(foreground),
      background: try ColorParser().color(background), requirement: .custom(minimum))
    for side in ContrastSuggestion.Side.allCases {
      let origin = OKLab(check[side])
      let nearest = (0...255).compactMap { level -> (Double, String)? in
        let color = RGBAColor(red: UInt8(level), green: UInt8(level), blue: UInt8(level))
        var changed = check
        changed[side] = AuditColor(color)
        guard changed.evaluate().outcome == .pass else { return nil }
        return (OKLab(AuditColor(color)).distance(to: origin), color.hex)
      }.min { $0.0 < $1.0 }
      let suggestion = ContrastSuggestion.nearest(for: check).first { $0.side == side }
      #expect(suggestion?.color.hex == nearest?.1)
    }
  }

  /// #767676 is the lightest grey that passes on white (vectors). A lighter background than white
  /// there is none; of darker ones #060606 has L 0.001821, and (0.184475 + 0.05) / 0.051821 = 4.52,
  /// while #070707 gives 4.49.
  @Test func theKnownGrey() {
    let check = ContrastCheck(
      foreground: AuditColor(RGBAColor(red: 0x77, green: 0x77, blue: 0x77)), background: .white,
      requirement: .text(.aa, isLarge: false))
    let suggestions = ContrastSuggestion.nearest(for: check)
    #expect(
      suggestions.map(\.words) == [
        "make the foreground #767676 (4.54:1)", "make the background #060606 (4.52:1)",
      ])
  }

  @Test func nothingForWhatPassesOrCannot() {
    let passing = ContrastCheck(
      foreground: .black, background: .white, requirement: .text(.aaa, isLarge: false))
    #expect(ContrastSuggestion.nearest(for: passing).isEmpty)
    let impossible = ContrastCheck(
      foreground: .black, background: .white, requirement: .custom(21.5))
    #expect(ContrastSuggestion.nearest(for: impossible).isEmpty)
  }

  @Test("suggestions are the nearest of the app's own colors that pass, by name")
  func paletteColors() throws {
    let check = ContrastCheck(
      foreground: try ColorParser().color("#FF9500"), background: .white,
      requirement: .text(.aa, isLarge: false))
    let palette = try [("amber", "#B25000"), ("ink", "#000000"), ("sun", "#FFCC00")].map {
      NamedColor(name: $0.0, color: try ColorParser().color($0.1))
    }
    let suggestions = ContrastSuggestion.nearest(for: check, in: AppColors(palette))
    #expect(suggestions.first?.name == "amber")
    #expect(suggestions.last?.side == .background)
    #expect(suggestions.last?.name == "ink")
  }
}

@Suite("Color vision")
struct ColorVisionTests {
  @Test("grays stay gray in every color vision", arguments: ColorVision.allCases)
  func greysStay(_ vision: ColorVision) {
    for level in stride(from: 0, through: 255, by: 51) {
      let grey = RGBAColor(red: UInt8(level), green: UInt8(level), blue: UInt8(level))
      let seen = vision.seen(AuditColor(grey)).quantized
      for channel in [seen.red, seen.green, seen.blue] {
        #expect(abs(Int(channel) - level) <= 1)
      }
    }
  }

  @Test func aPictureAsSeen() {
    var bitmap = Bitmap(width: 2, height: 1)
    bitmap[0, 0] = RGBAColor(red: 255, green: 0, blue: 0).premultipliedPixel
    bitmap[1, 0] = RGBAColor(red: 255, green: 255, blue: 255, alpha: 128).premultipliedPixel
    let seen = ColorVisionSimulation(of: .grayscale).seen(bitmap)
    // 0.2126 encoded: 1.055 * 0.2126^(1/2.4) - 0.055 = 0.49843, * 255 = 127.1.
    #expect(RGBAColor(premultipliedPixel: seen[0, 0]).hex == "#7F7F7F")
    #expect(seen[1, 0] == bitmap[1, 0])
  }
}

@Suite("Suggestions for texts on several colors")
struct GradientSuggestionTests {
  private func issue(_ stops: [Color]) throws -> AuditIssue {
    let view = Text("Gradients are hard").foregroundStyle(Color(white: 0.5)).padding(12)
      .background(LinearGradient(colors: stops, startPoint: .leading, endPoint: .trailing))
    let issues = TextContrastRule().check(try Screens.screen(of: view), AuditOptions()).issues
    return try #require(issues.first)
  }

  /// What is proposed passes on every color behind the text, not only on the worst: drawn again,
  /// nothing is found.
  @Test func theProposalPassesEverywhere() throws {
    let stops = [Color(white: 0.55), Color(white: 0.95)]
    guard case .contrast(let contrast) = try issue(stops).detail else {
      Issue.record("no colors")
      return
    }
    let front = try #require(contrast.suggestions.first { $0.side == .foreground })
    let again = Text("Gradients are hard")
      .foregroundStyle(
        Color(
          red: Double(front.color.red) / 255, green: Double(front.color.green) / 255,
          blue: Double(front.color.blue) / 255)
      )
      .padding(12)
      .background(LinearGradient(colors: stops, startPoint: .leading, endPoint: .trailing))
    let screen = try Screens.screen(of: again)
    #expect(TextContrastRule().check(screen, AuditOptions()).issues.isEmpty)
  }

  /// From black to white every grey is met: no color of the text passes, one behind it does.
  @Test func whereNoColorPasses() throws {
    let found = try issue([.black, .white])
    guard case .contrast(let contrast) = found.detail else {
      Issue.record("no colors")
      return
    }
    #expect(contrast.suggestions.allSatisfy { $0.side == .background })
    #expect(!contrast.suggestions.isEmpty)
  }
}
