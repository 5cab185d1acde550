// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayViews
import Testing

@testable import AssayAudit

/// Shapes that controls are known by, on the pixels that are there. #959595 on white is 2.996,
/// #949494 3.033 (the vectors' boundary of 3:1).
@Suite("Contrast of controls")
struct ControlContrastTests {
  private static func grey(_ level: Int) -> Color {
    let value = Double(level) / 255
    return Color(red: value, green: value, blue: value)
  }

  private func messages(_ view: some View, _ appearance: Appearance = .light) throws -> [String] {
    let screen = try Screens.screen(of: view.padding(20), appearance: appearance)
    return ControlContrastRule().check(screen, AuditOptions()).issues.map(\.message)
  }

  @Test("a text field's outline below 3:1 is a finding", arguments: [(149, 1), (148, 0)])
  func outlinedField(_ level: Int, _ count: Int) throws {
    let field = TextField("Name", text: .constant("Ada"))
      .padding(8)
      .overlay { RoundedRectangle(cornerRadius: 6).stroke(Self.grey(level), lineWidth: 2) }
    #expect(try messages(field).count == count)
  }

  @Test("a text field's fill below 3:1 is a finding", arguments: [(149, 1), (148, 0)])
  func filledField(_ level: Int, _ count: Int) throws {
    let field = TextField("Name", text: .constant("Ada"))
      .padding(8)
      .background(Self.grey(level))
    #expect(try messages(field).count == count)
  }

  /// No outline is asked for, and the system's own is exempt.
  @Test func fieldsWithoutAnOutlineOfTheirOwn() throws {
    #expect(try messages(TextField("Name", text: .constant("Ada"))).isEmpty)
    for appearance in [Appearance.light, .dark] {
      let field = TextField("Name", text: .constant("Ada")).textFieldStyle(.roundedBorder)
      #expect(try messages(field, appearance).isEmpty)
    }
  }

  /// #AAAAAA on white is 2.32; the shadow under the knob adds a little to its own edge.
  @Test("a switch with a tint below 3:1 is a finding", arguments: [(170, 1), (148, 0)])
  func tintedSwitch(_ level: Int, _ count: Int) throws {
    let toggle = Toggle("News", isOn: .constant(true)).tint(Self.grey(level))
    let found = try messages(toggle)
    #expect(found.count == count)
    #expect(found.allSatisfy { $0.hasPrefix("outline of toggle 'News' is 2.") })
  }

  @Test(
    "a switch in the system's own color is exempt", arguments: [true, false],
    [Appearance.light, .dark])
  func untintedSwitch(_ isOn: Bool, _ appearance: Appearance) throws {
    #expect(try messages(Toggle("News", isOn: .constant(isOn)), appearance).isEmpty)
  }

  @Test func disabledSwitchIsExempt() throws {
    let toggle = Toggle("News", isOn: .constant(true)).tint(Self.grey(230))
    #expect(try messages(toggle).count == 1)
    #expect(try messages(toggle.disabled(true)).isEmpty)
  }

  /// What has words is known by them.
  @Test("only a button without words needs a shape of 3:1", arguments: [(149, 1), (148, 0)])
  func bareButton(_ level: Int, _ count: Int) throws {
    let shape = RoundedRectangle(cornerRadius: 8).fill(Self.grey(level)).frame(
      width: 60, height: 44)
    #expect(
      try messages(
        Button {
        } label: {
          shape
        }.accessibilityLabel("Red")
      ).count == count)
    #expect(
      try messages(
        Button {
        } label: {
          shape.overlay { Text("Red") }
        }
      ).isEmpty)
  }

  @Test func ofAPictureNoShapesAreKnown() throws {
    let node = AccessibilityNode(
      frame: Rect(x: 0, y: 0, width: 60, height: 44), label: "News", traits: [.isToggle])
    let screen = AuditScreen(
      picture: Bitmap(width: 60, height: 44, pixel: RGBAColor.white.premultipliedPixel),
      accessibility: [node], scale: 1, traits: ScreenTraits(name: "picture"))
    let issues = ControlContrastRule().check(screen, AuditOptions()).issues
    #expect(issues.map(\.outcome) == [.incomplete(.shapesUnknown)])
  }
}
