// SPDX-License-Identifier: MIT

import AssayTraits
import Testing

@testable import AssayViews

/// Sizes: Apple's Human Interface Guidelines, Typography, iOS Dynamic Type sizes.
@Suite("Fonts in other sizes, and what they come to")
struct FontScaleTests {
  private func resolved(_ font: Font, _ size: DynamicTypeSize = .large) -> Font.Resolved {
    var environment = EnvironmentValues()
    environment.dynamicTypeSize = size
    return font.resolve(in: environment.fontResolutionContext)
  }

  @Test("a text style has the size and the weight of the guidelines")
  func textStyles() {
    #expect(resolved(.body).pointSize == 17)
    #expect(resolved(.body, .xSmall).pointSize == 14)
    #expect(resolved(.largeTitle, .accessibility5).pointSize == 60)
    #expect(resolved(.headline).weight == .semibold && !resolved(.headline).isBold)
    #expect(resolved(.title.bold()).weight == .bold && resolved(.title.bold()).isBold)
    #expect(resolved(.body.bold()).weight == .semibold)
  }

  @Test("a font of a size keeps it, and its traits are told")
  func traits() {
    let font = Font.system(size: 20, weight: .heavy, design: .monospaced).italic()
    let resolved = resolved(font.leading(.tight).smallCaps(), .accessibility5)
    #expect(resolved.pointSize == 20 && resolved.ctFont.pointSize == 20)
    #expect(resolved.weight == .heavy && resolved.isBold && resolved.isItalic)
    #expect(resolved.isMonospaced && resolved.isSmallCaps && resolved.leading == .tight)
  }

  @Test("a factor multiplies the size: 17 x 2 = 34; weights of text styles stay")
  func scaled() {
    #expect(resolved(.system(size: 10).scaled(by: 1.5)).pointSize == 15)
    #expect(resolved(.custom("A", fixedSize: 10).scaled(by: 2)).pointSize == 20)
    #expect(resolved(.body.scaled(by: 2)).pointSize == 34)
    // A line of body is 22 points high at Large and 19 at xSmall: 29.36, on half points 29.5.
    #expect(resolved(.body.scaled(by: 2), .xSmall).pointSize == 29.5)
    #expect(resolved(.headline.scaled(by: 2)).weight == .semibold)
    #expect(resolved(.body.bold().scaled(by: 2)).weight == .semibold)
    #expect(Font.body.scaled(by: 1) == .body)
  }

  @Test("a size in points does not grow with the user's text size")
  func pointSize() {
    #expect(resolved(.headline.pointSize(9), .accessibility5).pointSize == 9)
    #expect(resolved(.headline.pointSize(9)).weight == .semibold)
    #expect(resolved(.custom("A", size: 10).pointSize(9), .accessibility5).pointSize == 9)
  }

  @MainActor
  @Test("a text style that is scaled is reported, a font of a size is not")
  func report() throws {
    func count(_ font: Font) throws -> Int {
      try SceneSketch.build(Text(verbatim: "a").font(font).viewNode()).scene.diagnostics.count
    }
    #expect(try count(.system(size: 10).scaled(by: 2)) == 0)
    #expect(try count(.body.scaled(by: 2)) == 1)
  }
}
