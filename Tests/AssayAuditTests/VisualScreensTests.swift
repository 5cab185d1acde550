// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayViews
import Testing

@testable import AssayAudit

/// Five screens with one fault each, and the same screens repaired: the fault is found, and gone.
@Suite("Screens with visual faults")
struct VisualScreensTests {
  private static let phone = Size(width: 390, height: 844)

  private func rules(_ view: some View) throws -> Set<String> {
    var screens: [AuditScreen] = []
    for appearance in [Appearance.light, .dark] {
      for size in [DynamicTypeSize.large, .accessibility5] {
        screens.append(
          try Screens.screen(
            of: view, size: Self.phone, appearance: appearance, textSize: size))
      }
    }
    return Set(Auditor().audit(screens).issues.map(\.rule.rawValue))
  }

  @Test("pale text is a contrast finding, and the same screen in the primary color has none")
  func poorContrast() throws {
    func screen(_ color: Color) -> some View {
      VStack(alignment: .leading, spacing: 12) {
        Text("Opening hours").font(.headline)
        Text("Monday to Friday").foregroundStyle(color)
      }
    }
    #expect(
      try rules(screen(Color(red: 0.72, green: 0.72, blue: 0.72))).contains("text-contrast"))
    #expect(try rules(screen(.primary)).isEmpty)
  }

  @Test func darkModeWithAnImage() throws {
    func screen(_ background: Color, _ text: Color) -> some View {
      ZStack {
        background.ignoresSafeArea()
        VStack {
          RoundedRectangle(cornerRadius: 12).fill(.blue).frame(width: 200, height: 120)
          Text("Photo of the day").foregroundStyle(text)
        }
      }
    }
    #expect(try rules(screen(.white, .black)).contains("dark-interface"))
    #expect(try rules(screen(.clear, .primary)).isEmpty)
  }

  @Test("text of a fixed size is a finding, and text in the default font is none")
  func fixedText() throws {
    #expect(
      try rules(Text("Fixed words").font(.system(size: 17))).contains("dynamic-type"))
    #expect(try rules(Text("Dynamic words")).isEmpty)
  }

  /// Red and green of one lightness, which protanopes and deuteranopes confuse.
  @Test func statusByColor() throws {
    let red = Color(red: 0.8, green: 0.35, blue: 0.2)
    let green = Color(red: 0.5, green: 0.55, blue: 0.2)
    let dots = VStack(alignment: .leading) {
      HStack {
        Circle().fill(red).frame(width: 14, height: 14)
        Text("Server A")
      }
      HStack {
        Circle().fill(green).frame(width: 14, height: 14)
        Text("Server B")
      }
    }
    #expect(try rules(dots).contains("color-only"))
    let icons = VStack(alignment: .leading) {
      HStack {
        Image(systemName: "xmark.circle.fill").foregroundStyle(red)
        Text("Server A")
      }
      HStack {
        Image(systemName: "checkmark.circle.fill").foregroundStyle(green)
        Text("Server B")
      }
    }
    #expect(try rules(icons).isEmpty)
  }

  @Test("pictures do not move, so reduced motion is told to be unknown") func motion() throws {
    let audit = Auditor().audit([try Screens.screen(of: Text("Moves"))])
    let row = LabelSummary([audit], Auditor()).rows.last
    #expect(row?.label == .reducedMotion && row?.verdict == .cannotTell)
  }
}
