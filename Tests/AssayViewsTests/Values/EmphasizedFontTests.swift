// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayNodes
import AssayTestSupport
import AssayTraits
import AssayViews
import Testing

@MainActor
@Suite("Font.bold()")
struct EmphasizedFontTests {
  private func face(_ font: Font) throws -> String? {
    let traits = TraitSet(canvas: .fixed(width: 200, height: 80, displayScale: 1))
    let built = try ScreenSketch.build(Text(verbatim: "a").font(font), traits)
    return built.texts.first?.runs.first?.face
  }

  /// Apple, Human Interface Guidelines, Typography: the emphasized weight of each style.
  @Test("is the emphasized weight of the text style; a weight is itself")
  func weights() throws {
    #expect(try face(.title2.bold()) == "InterDisplay-Bold")
    #expect(try face(.title3.bold()) == "InterDisplay-SemiBold")
    #expect(try face(.callout.bold()) == "Inter-SemiBold")
    #expect(try face(.callout.weight(.bold)) == "Inter-Bold")
    #expect(try face(.callout.weight(.light).bold()) == "Inter-SemiBold")
    #expect(try face(.callout.bold().weight(.light)) == "Inter-Light")
    #expect(try face(.system(size: 16).bold()) == "Inter-Bold")
  }
}
