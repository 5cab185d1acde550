// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayViews
import Testing

@testable import AssayAudit

/// The words follow what VoiceOver on iOS says with hints off, in the order of Apple's guide:
/// label, value, traits, hint.
@Suite("What VoiceOver says")
struct TranscriptTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var traits: Set<AccessibilityTrait> = []
    var label: String? = "Go"
    var value: String?
    var hint: String?
    var actions: [String] = []
    var spoken: String
    var testDescription: String { spoken }
  }

  @Test(
    "an element is spoken as its label with its value, state, traits and hint",
    arguments: [
      Row(traits: [.isStaticText], spoken: "Go"),
      Row(traits: [.isButton], spoken: "Go, button"),
      Row(traits: [.isButton, .isSelected], spoken: "selected, Go, button"),
      Row(traits: [.isButton, .isNotEnabled], spoken: "Go, dimmed, button"),
      Row(traits: [.isToggle], value: "1", spoken: "Go, on, switch button"),
      Row(traits: [.isToggle, .isButton], value: "0", spoken: "Go, off, switch button"),
      Row(
        traits: [.isAdjustable], value: "30 %", hint: "Sets it",
        spoken: "Go, 30 %, adjustable, Sets it"),
      Row(traits: [.isTextField], value: "", spoken: "Go, text field"),
      Row(traits: [.isHeader, .isStaticText], spoken: "Go, heading"),
      Row(traits: [.isButton, .isImage], spoken: "Go, button, image"),
      Row(traits: [.isButton], actions: ["Delete"], spoken: "Go, button, actions available"),
      Row(traits: [.updatesFrequently], label: nil, spoken: "in progress"),
      Row(traits: [.isStaticText], label: "Two\nlines", spoken: "Two lines"),
      Row(traits: [.isButton], label: nil, spoken: "button"),
      Row(label: nil, spoken: ""),
    ])
  func words(_ row: Row) throws {
    let node = AccessibilityNode(
      frame: Rect(x: 0, y: 0, width: 100, height: 40), label: row.label, value: row.value,
      hint: row.hint, traits: row.traits, actions: row.actions)
    let transcript = Transcript(try Screens.screen([node]))
    #expect(transcript.lines.map(\.spoken) == [row.spoken])
    #expect(transcript.hasFaults == ["", "button"].contains(row.spoken))
  }

  private static func node(
    _ label: String, _ traits: Set<AccessibilityTrait> = [], x: Double = 0, y: Double,
    children: [AccessibilityNode] = []
  ) -> AccessibilityNode {
    AccessibilityNode(
      frame: Rect(x: x, y: y, width: 100, height: 40), label: label, traits: traits,
      children: children)
  }

  /// The screen of these tests is 320 x 480: the middle of what is seen is touched.
  @Test func placesAndSummary() throws {
    let nodes = [
      Self.node("News", [.isHeader], y: 20),
      Self.node("Clock", [.updatesFrequently], x: 270, y: 80),
      Self.node("Below", y: 600),
      AccessibilityNode(
        frame: Rect(x: 0, y: 440, width: 320, height: 40), traits: [.isTabBar],
        children: [
          Self.node("Home", [.isButton, .isSelected], y: 440),
          Self.node("Me", [.isButton], x: 100, y: 440),
        ]),
    ]
    let text = TranscriptText(Transcript(try Screens.screen(nodes)))
    #expect(
      text.lines == [
        "   1  \"News, heading\" at 50,40", "   2  \"Clock\" at 295,100",
        "   3  \"Below\" outside the screen", "  in \"Tab Bar\":",
        "   4  \"selected, Home, tab, 1 of 2\" at 50,460", "   5  \"Me, tab, 2 of 2\" at 150,460",
        "  headings: 1 News", "  live regions: 2 Clock",
      ])
  }

  @Test("both the transcript and the rule tell of what is read after what lies below it")
  func readingOrder() throws {
    let nodes = [Self.node("Pay", [.isButton], y: 100), Self.node("Total", y: 20)]
    let screen = try Screens.screen(nodes)
    let transcript = Transcript(screen)
    #expect(transcript.lines.map(\.fault) == [nil, "read after 'Pay', which is below it"])
    #expect(ReadingOrderRule().check(screen, AuditOptions()).issues.count == 1)
    #expect(
      TranscriptText(transcript).lines == [
        "   1  \"Pay, button\" at 50,120", "!  2  \"Total\" at 50,40",
        "      fault: read after 'Pay', which is below it",
      ])
  }

  @Test func whatIsBehindAModalViewIsNotRead() throws {
    let nodes = [Self.node("Behind", y: 0), Self.node("Delete?", [.isModal], y: 100)]
    let transcript = Transcript(try Screens.screen(nodes))
    #expect(transcript.lines.map(\.spoken) == ["Delete?"])
    #expect(transcript.unreadCount == 1)
  }

  @Test func customActionsOfViews() throws {
    let view = Button("Milk") {}
      .accessibilityAction(named: "Delete") {}
      .accessibilityAction(named: Text("Move up")) {}
    let transcript = Transcript(try Screens.screen(of: view))
    #expect(transcript.lines.map(\.node.actions) == [["Delete", "Move up"]])
    #expect(transcript.lines.map(\.spoken) == ["Milk, button, actions available"])
  }
}
