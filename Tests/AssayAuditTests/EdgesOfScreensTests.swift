// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayViews
import Testing

@testable import AssayAudit

/// What was not looked at never counts as measured.
@Suite("What a screen does not show")
struct EdgesOfScreensTests {
  private static var photo: some View {
    Image("Beach").resizable().frame(width: 200, height: 120)
  }

  private static func measured(_ view: some View) throws -> [TextMeasurement] {
    try Screens.screen(of: view).measurements
  }

  /// Nobody knows what the picture would show: neither white nor black words can be judged.
  @Test(arguments: [AssayViews.Color.white, .black])
  func textOnAMissingImage(_ color: AssayViews.Color) throws {
    let screen = try Screens.screen(
      of: VStack {
        ZStack {
          Self.photo
          Text("Beach").foregroundStyle(color)
        }
        Text("Below")
      })
    #expect(screen.measurements[0] == .incomplete(.missingImage))
    let audit = Auditor().audit([screen])
    #expect(
      "\(audit.coverage)" == "measured 1 of 2 texts (50%); not looked at: "
        + "things that are missing or not drawn (1)")
    let issues = audit.issues.filter { $0.rule == "text-contrast" && $0.kind == "text" }
    #expect(
      issues.map(\.message) == [
        "cannot tell the contrast of text 'Beach': an image that is missing or not loaded may be behind it"
      ])
    #expect(issues[0].outcome == .incomplete(.missingImage))
  }

  /// What is drawn until a picture is loaded says nothing of the picture.
  @Test func textOnAPictureThatIsNotLoaded() throws {
    let screen = try Screens.screen(
      of: VStack {
        ZStack {
          AsyncImage(url: nil).frame(width: 200, height: 100)
          Text("Beach").foregroundStyle(.white)
        }
        Text("Below")
      })
    #expect(screen.measurements[0] == .incomplete(.missingImage))
    guard case .measured = screen.measurements[1] else {
      Issue.record("\(screen.measurements[1])")
      return
    }
    let issues = SmartInvertRule().check(screen, AuditOptions()).issues
    #expect(issues.map(\.outcome) == [.incomplete(.missingImage)])
    let kept = try Screens.screen(of: AsyncImage(url: nil).accessibilityIgnoresInvertColors())
    #expect(SmartInvertRule().check(kept, AuditOptions()).issues.isEmpty)
  }

  /// A card of one color hides what is missing below it.
  @Test func textOnACardOnAMissingImage() throws {
    let found = try Self.measured(
      ZStack {
        Self.photo
        Text("Beach").foregroundStyle(.white).padding().background(.black)
      })
    guard case .measured(let worst, _) = found[0] else {
      Issue.record("\(found[0])")
      return
    }
    #expect(worst.ratio.value == 21)
  }

  /// A bare switch over a missing picture; one beside it is judged.
  @Test func controlsOnAMissingImage() throws {
    let screen = try Screens.screen(
      of: ZStack {
        Self.photo
        Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden().tint(.yellow)
      })
    let issues = ControlContrastRule().check(screen, AuditOptions()).issues
    #expect(issues.map(\.outcome) == [.incomplete(.missingImage)])
  }

  /// White on white with a black shadow without blur is read by its shadow, at the edges where that
  /// falls; the other edges are white on white, and a reader sees nothing there. All around it is
  /// read on black.
  @Test("text is measured on its own shadow where that falls, and not on that of a card")
  func ownShadow() throws {
    let words = Text("Shadow").font(.largeTitle).bold().foregroundStyle(.white)
    func ratios(_ view: some View) throws -> (worst: Double, best: Double) {
      guard case .measured(let worst, let best) = try Self.measured(view)[0] else {
        Issue.record("not measured")
        return (0, 0)
      }
      return (worst.ratio.value, best.ratio.value)
    }
    let one = try ratios(words.shadow(color: .black, radius: 0, x: 3, y: 3))
    #expect(one.worst < 1.1 && one.best > 15)
    let around = words.shadow(color: .black, radius: 0, x: 3, y: 0)
      .shadow(color: .black, radius: 0, x: -3, y: 0).shadow(color: .black, radius: 0, x: 0, y: 3)
      .shadow(color: .black, radius: 0, x: 0, y: -3)
    let all = try ratios(around)
    #expect(all.worst > 4.5)
    // The shadow of a card is not the text's own: its words stay black on white.
    let card = try ratios(
      Text("Card").foregroundStyle(.black).padding().background(.white).shadow(radius: 4))
    #expect(card.worst == 21 && card.best == 21)
  }

  @Test("a nameless button is called one, and what lies far below is to scroll, not to be hidden")
  func words() throws {
    let bare = try Screens.screen(of: Button("") {}.frame(width: 20, height: 20))
    let messages = ElementDescriptionRule().check(bare, AuditOptions()).issues.map(\.message)
    #expect(messages == ["a button has no label"])
    let targets = TouchTargetRule().check(bare, AuditOptions()).issues.map(\.message)
    #expect(targets.allSatisfy { $0.hasPrefix("target of an unnamed button is ") })
    let far = try Screens.screen(of: Text("Far").offset(x: 0, y: 900))
    let issue = try #require(HiddenElementRule().check(far, AuditOptions()).issues.first)
    #expect(issue.fix?.hasPrefix("let its container scroll") == true)
  }

  @Test("what is wholly faded out is no text to be measured and no mark of a color")
  func fadedOut() throws {
    let screen = try Screens.screen(
      of: VStack {
        Text("Here")
        Text("Gone").foregroundStyle(.white).opacity(0)
        Circle().fill(.red).frame(width: 14, height: 14).opacity(0)
        Circle().fill(.green).frame(width: 14, height: 14)
      })
    let audit = Auditor().audit([screen])
    #expect("\(audit.coverage)" == "measured 1 of 1 texts (100%)")
    #expect(!audit.issues.contains { $0.subject == "'Gone'" && $0.rule == "text-contrast" })
    #expect(ColorOnlyRule().check(screen, AuditOptions()).issues.isEmpty)
  }

  /// 12 rows of 40 points fill 480; nobody looked at the other 28.
  @Test func belowTheFold() throws {
    let list = ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<40, id: \.self) { Text("Row \($0)").frame(width: 300, height: 40) }
      }
    }
    let screens = try [DynamicTypeSize.large, .accessibility5].map {
      try Screens.screen(of: list, appearance: .dark, textSize: $0)
    }
    let auditor = Auditor()
    #expect(
      "\(auditor.audit([screens[0]]).coverage)"
        == "measured 12 of 40 texts (30%); not looked at: texts that are not visible (28)")
    let rows = LabelSummary([auditor.audit(screens)], auditor).rows
    #expect(!rows.contains { $0.verdict == .supported }, "\(rows)")
    let contrast = Auditor(types: [.contrast]).audit([screens[0]])
    let (verdict, evidence) = LabelSummary.verdict(
      of: [contrast], noun: "texts", needsPasses: true)
    #expect(verdict == .cannotTell)
    #expect(evidence.hasPrefix("28 of 40 texts were not looked at"), "\(evidence)")
    #expect(LabelSummary.transparency(of: [screens[0]]).0 == .cannotTell)
  }

  /// A shadow of the text's own color makes its letters fatter: black stays black, and is read on
  /// what is beside the shadow. The default shadow is a third of black, blurred.
  @Test func shadowOfItsOwnColor() throws {
    let words = Text("Dark").foregroundStyle(.black)
    for view in [
      AnyView(words.shadow(color: .black, radius: 0, x: 1, y: 1)),
      AnyView(words.shadow(color: .black, radius: 0, x: 2, y: 2).font(.largeTitle)),
      AnyView(words.shadow(radius: 4)), AnyView(words.shadow(radius: 2, y: 1)),
    ] {
      guard case .measured(let worst, let best) = try Self.measured(view.background(.white))[0]
      else {
        Issue.record("not measured")
        continue
      }
      #expect(worst.foreground.hex == "#000000" && best.foreground.hex == "#000000")
      #expect(worst.ratio.value > 5.2, "\(worst)")
      #expect(best.ratio.value > 15)
    }
  }

  /// #949494 on white is 3.03:1, #959595 2.99:1.
  @Test(
    "signs need 3:1 like shapes, and nothing if hidden; words always need 4.5:1",
    arguments: [("›", 0x94, true), ("★", 0x94, true), ("✕", 0x95, false), ("Go", 0x94, false)])
  func signs(_ text: String, _ gray: Int, _ passes: Bool) throws {
    let view = Text(text).foregroundStyle(AssayViews.Color(white: Double(gray) / 255))
    let issues = TextContrastRule().check(try Screens.screen(of: view), AuditOptions()).issues
    #expect(issues.isEmpty == passes, "\(issues.map(\.message))")
    let hidden = try Screens.screen(
      of: VStack {
        view.accessibilityHidden(true)
        Text("Words")
      })
    #expect(TextContrastRule().check(hidden, AuditOptions()).issues.isEmpty == (text != "Go"))
  }

  /// Two places that read alike are one.
  @Test func bestAndWorst() throws {
    let pale = AssayViews.Color(red: 0.6, green: 0.6, blue: 0.6)
    let screen = try Screens.screen(of: Text("Pale").foregroundStyle(pale))
    let issue = try #require(TextContrastRule().check(screen, AuditOptions()).issues.first)
    #expect(issue.reason == "#999999 on #FFFFFF; WCAG 2.2, 1.4.3 (AA)")
  }
}

@Suite("Words that nobody wrote")
struct UnwrittenLabelTests {
  private static func issues(_ view: some View) throws -> [AuditIssue] {
    ElementDescriptionRule().check(try Screens.screen(of: view), AuditOptions()).issues
  }

  @Test func symbolsOfButtons() throws {
    let icon = Image(systemName: "trash")
    let issues = try Self.issues(Button(action: {}) { icon })
    #expect(issues.map(\.outcome) == [.incomplete(.derivedLabel)])
    #expect(
      issues.first?.reason
        == "VoiceOver may say 'trash' or another name of the symbol; WCAG 2.2, 1.1.1 and 4.1.2 (A)")
    #expect(try Self.issues(Button(action: {}) { icon }.accessibilityLabel("Delete")).isEmpty)
    #expect(
      try Self.issues(
        Button(action: {}) {
          HStack {
            icon
            Text("Delete")
          }
        }
      ).isEmpty)
    // What is no control says what it shows.
    #expect(try Self.issues(icon).isEmpty)
  }

  @Test(
    "one letter as a button's only name is noted, and a digit or a word is not",
    arguments: [("B", true), ("7", false), ("OK", false)])
  func letters(_ text: String, _ isNoted: Bool) throws {
    let issues = try Self.issues(Button(text) {})
    #expect(issues.map(\.outcome) == (isNoted ? [.incomplete(.derivedLabel)] : []))
    #expect(try Self.issues(Button(text) {}.accessibilityLabel("Bold")).isEmpty)
  }

  /// UIKit speaks "In progress" for a spinner by itself.
  @Test("a spinner and a progress bar need no label of their own") func progress() throws {
    #expect(try Self.issues(ProgressView()).isEmpty)
    #expect(try Self.issues(ProgressView(value: 0.4)).isEmpty)
  }
}

@Suite("Words broken by a line's end")
struct BrokenWordTests {
  private static func issues(
    _ text: String, width: Double, _ size: DynamicTypeSize
  ) throws -> [String] {
    let screen = try Screens.screen(
      of: Text(text).frame(width: width), size: Size(width: 320, height: 800), textSize: size)
    return TextClippedRule().check(screen, AuditOptions()).issues.map(\.message)
  }

  @Test("a word broken over two lines is a finding, and a break between words is none")
  func words() throws {
    #expect(try Self.issues("Strengths", width: 300, .large).isEmpty)
    #expect(
      try Self.issues("Strengths", width: 150, .accessibility5) == [
        "text 'Strengths' breaks the word 'Strengths' over two lines"
      ])
    // "No-ti-fi-ca-tions" has a hyphen at the end of each line.
    #expect(try Self.issues("Notifications", width: 200, .accessibility5).isEmpty)
    // Spaces and hyphens are where lines may end.
    #expect(try Self.issues("One two one two one two", width: 150, .accessibility5).isEmpty)
    #expect(try Self.issues("日本語日本語日本語", width: 150, .accessibility5).isEmpty)
  }

  @Test("a raised piece is no line of its own")
  func baselineOffset() throws {
    let screen = try Screens.screen(of: Text("Total ") + Text("12").baselineOffset(6))
    #expect(TextClippedRule().check(screen, AuditOptions()).issues.map(\.message) == [])
  }

  @Test("a text beside a large one does not overlap it")
  func besideLargeText() throws {
    let screen = try Screens.screen(
      of: HStack {
        Text("99").font(.system(size: 70))
        Text("°F")
      })
    #expect(TextClippedRule().check(screen, AuditOptions()).issues.map(\.message) == [])
  }
}
