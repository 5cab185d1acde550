// SPDX-License-Identifier: MIT

import AssayViews
import Testing

/// As design systems name lengths.
extension CGFloat {
  fileprivate static let large: CGFloat = 20
  fileprivate static func steps(_ count: Int) -> CGFloat { CGFloat(count) * 4 }
}

@Suite("Names that an app gives to lengths")
@MainActor
struct LengthNameTests {
  @Test("fonts, insets, strokes and gradients take them")
  func values() {
    #expect(Font.system(size: .large, weight: .bold) == Font.system(size: 20, weight: .bold))
    #expect(Font.custom("A", size: .steps(3)) == Font.custom("A", size: 12))
    #expect(Font.custom("A", fixedSize: .large) == Font.custom("A", fixedSize: 20))
    #expect(
      EdgeInsets(top: .large, leading: 1, bottom: .steps(2), trailing: 0)
        == EdgeInsets(top: 20, leading: 1, bottom: 8, trailing: 0))
    #expect(
      StrokeStyle(lineWidth: .large, dash: [.large]) == StrokeStyle(lineWidth: 20, dash: [20]))
    #expect(Gradient.Stop(color: .red, location: .large).location == 20)
    #expect(
      RadialGradient(colors: [.red], center: .center, startRadius: .large, endRadius: .steps(9))
        == RadialGradient(colors: [.red], center: .center, startRadius: 20, endRadius: 36))
  }

  private func views(_ a: CGFloat, _ b: CGFloat) -> some View {
    VStack(spacing: a) {
      Text(verbatim: "a").kerning(a).tracking(a).baselineOffset(b).lineSpacing(b)
        .minimumScaleFactor(1).cornerRadius(b).border(.red, width: a)
        .offset(x: a, y: b).position(x: a, y: b).scaleEffect(2).shadow(radius: b, x: a)
      RoundedRectangle(cornerRadius: b).stroke(lineWidth: a)
      UnevenRoundedRectangle(topLeadingRadius: b).strokeBorder(.red, lineWidth: a)
      LazyVGrid(columns: [GridItem(.adaptive(minimum: a), spacing: b)]) { Color.red }
    }
  }

  private var named: some View {
    VStack(spacing: .large) {
      Text(verbatim: "a").kerning(.large).tracking(.large).baselineOffset(.steps(2))
        .lineSpacing(.steps(2)).minimumScaleFactor(1).cornerRadius(.steps(2))
        .border(.red, width: .large).offset(x: .large, y: .steps(2))
        .position(x: .large, y: .steps(2)).scaleEffect(2).shadow(radius: .steps(2), x: .large)
      RoundedRectangle(cornerRadius: .steps(2)).stroke(lineWidth: .large)
      UnevenRoundedRectangle(topLeadingRadius: .steps(2)).strokeBorder(.red, lineWidth: .large)
      LazyVGrid(columns: [GridItem(.adaptive(minimum: .large), spacing: .steps(2))]) { Color.red }
    }
  }

  @Test("modifiers and shapes take them")
  func modifiers() throws {
    #expect(try named.viewNode() == views(20, 8).viewNode())
  }
}
