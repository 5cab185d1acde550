// SPDX-License-Identifier: MIT

import AssayFindings
import AssayGraphics
import AssayViews
import Testing

@testable import AssayAudit

/// One example that each rule finds and one that it passes, at least; both sides of each boundary.
@Suite("Rules")
struct RuleTests {
  static func node(
    _ label: String?, _ traits: Set<AccessibilityTrait> = [.isStaticText], x: Double = 0,
    y: Double = 0, width: Double = 100, height: Double = 44, value: String? = nil,
    hint: String? = nil
  ) -> AccessibilityNode {
    AccessibilityNode(
      frame: Rect(x: x, y: y, width: width, height: height), label: label, value: value,
      hint: hint, traits: traits)
  }

  static func issues(
    _ rule: some ScreenRule, _ screen: AuditScreen, _ options: AuditOptions = AuditOptions()
  ) -> [AuditIssue] {
    rule.check(screen, options).issues
  }

  // MARK: Elements alone

  struct Elements: CustomTestStringConvertible, Sendable {
    var name: String
    var rule: any ScreenRule
    var nodes: [AccessibilityNode]
    var count: Int
    var testDescription: String { "\(rule.info.id): \(name)" }
  }

  @Test(arguments: [
    Elements(
      name: "44 points", rule: TouchTargetRule(), nodes: [node("Go", [.isButton])], count: 0),
    Elements(
      name: "a hair less", rule: TouchTargetRule(), nodes: [node("Go", [.isButton], height: 43.9)],
      count: 1),
    Elements(
      name: "text needs none", rule: TouchTargetRule(), nodes: [node("Go", height: 10)], count: 0),
    Elements(
      name: "a label", rule: ElementDescriptionRule(), nodes: [node("Add to cart", [.isButton])],
      count: 0),
    Elements(
      name: "no label", rule: ElementDescriptionRule(), nodes: [node(nil, [.isButton])], count: 1),
    Elements(
      name: "spaces", rule: ElementDescriptionRule(), nodes: [node("  ", [.isImage])], count: 1),
    Elements(
      name: "only what it is", rule: ElementDescriptionRule(), nodes: [node("Button", [.isButton])],
      count: 1),
    Elements(
      name: "repeats its trait", rule: ElementDescriptionRule(),
      nodes: [node("Close button", [.isButton])], count: 1),
    Elements(
      name: "a text may say button", rule: ElementDescriptionRule(),
      nodes: [node("Press the button")], count: 0),
    Elements(
      name: "a file", rule: ElementDescriptionRule(),
      nodes: [node("IMG_0042", [.isImage]), node("back@2x.png", [.isImage])], count: 2),
    Elements(
      name: "a sign", rule: ElementDescriptionRule(), nodes: [node("×", [.isButton])], count: 1),
    Elements(
      name: "a number", rule: ElementDescriptionRule(), nodes: [node("7", [.isButton])], count: 0),
    Elements(
      name: "other labels", rule: DuplicateLabelRule(),
      nodes: [node("Delete Milk", [.isButton]), node("Delete Bread", [.isButton])], count: 0),
    Elements(
      name: "one label thrice", rule: DuplicateLabelRule(),
      nodes: [
        node("Delete", [.isButton]), node("Delete", [.isButton], y: 50),
        node("Delete", [.isButton], y: 100),
      ], count: 1),
    Elements(
      name: "one label in other letters", rule: DuplicateLabelRule(),
      nodes: [node("Delete", [.isButton]), node("delete ", [.isButton], y: 50)], count: 1),
    Elements(
      name: "two words", rule: DuplicateLabelRule(),
      nodes: [node("Log in", [.isButton]), node("Login", [.isButton], y: 50)], count: 0),
    Elements(
      name: "values tell them apart", rule: DuplicateLabelRule(),
      nodes: [node("Wi-Fi", [.isToggle], value: "1"), node("Wi-Fi", [.isToggle], value: "0")],
      count: 0),
    Elements(
      name: "one trait", rule: TraitRule(), nodes: [node("Go", [.isButton, .isSelected])], count: 0),
    Elements(
      name: "two kinds at once", rule: TraitRule(), nodes: [node("Go", [.isButton, .isLink])],
      count: 1),
    Elements(name: "no trait", rule: TraitRule(), nodes: [node("Unread", [])], count: 0),
    Elements(
      name: "a hint and no trait", rule: TraitRule(), nodes: [node("Go", hint: "Opens the map")],
      count: 1),
    Elements(
      name: "a hint of a button", rule: TraitRule(),
      nodes: [node("Go", [.isButton], hint: "Opens the map")], count: 0),
    Elements(
      name: "a button of texts", rule: TraitRule(),
      nodes: [node("Go", [.isButton, .isStaticText])],
      count: 0),
    Elements(
      name: "on the screen", rule: HiddenElementRule(), nodes: [node("Go")], count: 0),
    Elements(
      name: "left of it", rule: HiddenElementRule(), nodes: [node("Go", x: -100)], count: 1),
    Elements(
      name: "by a hair on it", rule: HiddenElementRule(), nodes: [node("Go", x: -99.9)], count: 0),
    Elements(
      name: "below, where nothing scrolls", rule: HiddenElementRule(),
      nodes: [node("Go", y: 900)], count: 1),
    Elements(
      name: "no size", rule: HiddenElementRule(), nodes: [node("Go", width: 0)], count: 1),
    Elements(
      name: "downwards", rule: ReadingOrderRule(), nodes: [node("A"), node("B", y: 50)], count: 0),
    Elements(
      name: "upwards", rule: ReadingOrderRule(), nodes: [node("B", y: 50), node("A")], count: 1),
    Elements(
      name: "a bar's title is read by the system's order", rule: ReadingOrderRule(),
      nodes: [node("A", y: 50), node("Title", [.isHeader])], count: 0),
    Elements(
      name: "the next column", rule: ReadingOrderRule(),
      nodes: [node("A", y: 50), node("B", x: 150)], count: 0),
  ])
  func elements(_ row: Elements) throws {
    let issues = row.rule.check(try Screens.screen(row.nodes), AuditOptions()).issues
    #expect(issues.count == row.count, "\(issues.map(\.message))")
  }

  @Test func crowdedSmallTargetsFailWCAGToo() throws {
    func reason(_ x: Double) throws -> String? {
      let nodes = [
        Self.node("A", [.isButton], width: 20, height: 20),
        Self.node("B", [.isButton], x: x, width: 20, height: 20),
      ]
      return Self.issues(TouchTargetRule(), try Screens.screen(nodes)).first?.reason
    }
    // Circles of 24 touch where the middles are 24 apart.
    #expect(try reason(23.9)?.contains("2.5.8") == true)
    #expect(try reason(24)?.contains("2.5.8") == false)
  }

  /// A form's row takes touches for the one control in it; 44 points high in UIKit.
  @Test func rowsOfAFormAreTargets() throws {
    func count(_ view: some View) throws -> Int {
      Self.issues(TouchTargetRule(), try Screens.screen(of: view)).count
    }
    #expect(try count(Form { Toggle("News", isOn: .constant(true)) }) == 0)
    #expect(
      try count(
        Form {
          Button("Save") {}
          TextField("Name", text: .constant("Ada"))
        }) == 0)
    // Beside or under something else it is as large as it is drawn.
    #expect(
      try count(
        Form {
          VStack(alignment: .leading) {
            TextField("Name", text: .constant("Ada"))
            Text("At least two letters")
          }
        }) == 1)
    #expect(try count(Button("Save") {}) == 1)
  }

  // MARK: Pixels

  /// #777777 on white is 4.478, #767676 4.542 (vectors); 18 points need 3.
  @Test(
    "text fails below 4.5:1, and from 18 points on below 3:1",
    arguments: [
      (119, 17.0, 1), (118, 17, 0), (119, 18, 0), (149, 18, 1), (148, 18, 0),
    ])
  func textContrast(_ level: Int, _ size: Double, _ count: Int) throws {
    let value = Double(level) / 255
    let screen = try Screens.screen(
      of: Text("Hello").font(.system(size: size))
        .foregroundStyle(Color(red: value, green: value, blue: value)))
    #expect(Self.issues(TextContrastRule(), screen).count == count)
  }

  @Test func enhancedContrastAndWords() throws {
    let gray = Color(red: 119.0 / 255, green: 119.0 / 255, blue: 119.0 / 255)
    let screen = try Screens.screen(of: Text("Hello").foregroundStyle(gray))
    let issue = try #require(Self.issues(TextContrastRule(), screen).first)
    #expect(
      issue.message
        == "contrast of text 'Hello' is 4.47:1; text of 17 pt needs at least 4.5:1")
    #expect(
      issue.reason
        == "#777777 on #FFFFFF; WCAG 2.2, 1.4.3 (AA)")
    #expect(issue.fix?.hasPrefix("make the foreground #767676 (4.54:1)") == true)
    var options = AuditOptions()
    options.level = .aaa
    let darker = try Screens.screen(
      of: Text("Hello").foregroundStyle(
        Color(red: 90.0 / 255, green: 90.0 / 255, blue: 90.0 / 255)))
    #expect(Self.issues(TextContrastRule(), darker, options).count == 1)
    #expect(Self.issues(TextContrastRule(), darker).isEmpty)
  }

  @Test func disabledTextIsExempt() throws {
    let pale = Color(red: 0.9, green: 0.9, blue: 0.9)
    let button = Button("Save") {}.foregroundStyle(pale)
    #expect(Self.issues(TextContrastRule(), try Screens.screen(of: button)).count == 1)
    #expect(Self.issues(TextContrastRule(), try Screens.screen(of: button.disabled(true))).isEmpty)
  }

  @Test("an icon below 3:1 is a finding, and is no text", arguments: [(149, 1), (148, 0)])
  func iconContrast(_ level: Int, _ count: Int) throws {
    let value = Double(level) / 255
    let screen = try Screens.screen(
      of: Image(systemName: "star.fill")
        .foregroundStyle(Color(red: value, green: value, blue: value)))
    #expect(Self.issues(NonTextContrastRule(), screen).count == count)
    #expect(Self.issues(TextContrastRule(), screen).isEmpty)
  }

  /// Decoration need not be told from anything (1.4.11, "required to understand"); a button's icon
  /// must.
  @Test func hiddenIconsAreDecoration() throws {
    func count(_ icon: some View) throws -> Int {
      let view = VStack {
        icon
        Text("Leaves")
      }
      return Self.issues(NonTextContrastRule(), try Screens.screen(of: view)).count
    }
    let pale = Image(systemName: "leaf.fill").foregroundStyle(
      Color(red: 0.8, green: 0.8, blue: 0.8))
    #expect(try count(pale) == 1)
    #expect(try count(pale.accessibilityHidden(true)) == 0)
    #expect(
      try count(
        Button {
        } label: {
          pale
        }) == 1)
  }

  /// Symbols wider than their em reach the edge of what stands for them.
  @Test(arguments: ["arrow.triangle.2.circlepath", "globe", "person.2.fill"], [17.0, 59, 64])
  func wideIconsAreMeasuredByTheirInk(_ name: String, _ size: Double) throws {
    let screen = try Screens.screen(
      of: Image(systemName: name).font(.system(size: size)).foregroundStyle(.black))
    #expect(Self.issues(NonTextContrastRule(), screen).isEmpty)
  }

  @Test("truncated, overlapping and overlong texts are found, and what one has typed is not")
  func clippedText() throws {
    let words = "A sentence that is longer than its line can hold, by far and more"
    let cut = try Screens.screen(of: Text(words).lineLimit(1).frame(width: 200))
    #expect(
      Self.issues(TextClippedRule(), cut).map(\.message).first?.hasSuffix("is truncated") == true)
    #expect(Self.issues(TextClippedRule(), try Screens.screen(of: Text(words))).isEmpty)
    // One moves through what one has typed; a field's prompt is another matter.
    let typed = TextField("Name", text: .constant(words)).frame(width: 200)
    #expect(Self.issues(TextClippedRule(), try Screens.screen(of: typed)).isEmpty)
    let prompt = TextField(words, text: .constant("")).frame(width: 200)
    #expect(Self.issues(TextClippedRule(), try Screens.screen(of: prompt)).count == 1)
    let over = try Screens.screen(
      of: ZStack {
        Text("One text over")
        Text("another text")
      })
    #expect(Self.issues(TextClippedRule(), over).count == 1)
    let beyond = try Screens.screen(of: Text(words).fixedSize())
    #expect(
      Self.issues(TextClippedRule(), beyond).first?.message.hasSuffix("extends beyond the screen")
        == true)
  }

  /// What a scroll view holds below its edge lies, in points, below what follows the scroll view.
  @Test(arguments: [100.0, 300, 900])
  func scrolledContentIsNotBelow(_ distance: Double) throws {
    let view = VStack {
      ScrollView {
        VStack {
          Text("One")
          Text("Two").padding(.top, distance)
        }
      }
      .frame(height: 100)
      // As wide and high as what is hidden behind it.
      Text("After").padding(.vertical, 60)
    }
    #expect(Self.issues(ReadingOrderRule(), try Screens.screen(of: view)).isEmpty)
  }

  @Test("an element that something covers is a finding, and one in the open is none")
  func coveredElement() throws {
    let covered = try Screens.screen(
      of: ZStack {
        Text("Secret")
        Color.white
      })
    #expect(Self.issues(HiddenElementRule(), covered).count == 1)
    #expect(Self.issues(HiddenElementRule(), try Screens.screen(of: Text("Open"))).isEmpty)
  }

  @Test("a bright screen is a finding in the dark appearance only") func darkInterface() throws {
    let bright = Color.white.ignoresSafeArea()
    #expect(
      Self.issues(DarkInterfaceRule(), try Screens.screen(of: bright, appearance: .dark)).count == 1
    )
    #expect(
      Self.issues(DarkInterfaceRule(), try Screens.screen(of: bright, appearance: .light)).isEmpty)
    #expect(
      Self.issues(
        DarkInterfaceRule(), try Screens.screen(of: Text("Hi"), appearance: .dark)
      ).isEmpty)
  }

  /// Red and green of iOS, which protanopes and deuteranopes confuse, as dots and as icons of their
  /// own shapes.
  @Test("dots that differ only in color are found, and letters or own shapes tell them apart")
  func colorAlone() throws {
    let dots = try Screens.screen(
      of: VStack {
        Circle().fill(Color(red: 0.8, green: 0.35, blue: 0.2)).frame(width: 12, height: 12)
        Circle().fill(Color(red: 0.5, green: 0.55, blue: 0.2)).frame(width: 12, height: 12)
      })
    let issues = Self.issues(ColorOnlyRule(), dots)
    #expect(issues.count == 1)
    #expect(issues.first?.reason.contains("deuteranopia") == true)
    let lettered = try Screens.screen(
      of: VStack {
        Circle().fill(Color(red: 0.8, green: 0.35, blue: 0.2)).frame(width: 40, height: 40)
          .overlay { Text("A") }
        Circle().fill(Color(red: 0.5, green: 0.55, blue: 0.2)).frame(width: 40, height: 40)
          .overlay { Text("B") }
      })
    #expect(Self.issues(ColorOnlyRule(), lettered).isEmpty)
    let icons = try Screens.screen(
      of: VStack {
        Image(systemName: "xmark.circle.fill")
          .foregroundStyle(Color(red: 0.8, green: 0.35, blue: 0.2))
        Image(systemName: "checkmark.circle.fill")
          .foregroundStyle(Color(red: 0.5, green: 0.55, blue: 0.2))
      })
    #expect(Self.issues(ColorOnlyRule(), icons).isEmpty)
  }

  @Test("a photo has to ignore inverted colors, where the innermost view that says so counts")
  func smartInvert() throws {
    var photo = Bitmap(width: 32, height: 32)
    for y in 0..<32 {
      for x in 0..<32 {
        photo[x, y] =
          RGBAColor(red: UInt8(x * 8), green: UInt8(y * 8), blue: 100).premultipliedPixel
      }
    }
    let frame = Rect(x: 0, y: 0, width: 32, height: 32)
    func issues(_ flag: Bool, tint: RGBAColor? = nil) throws -> Int {
      var node = AccessibilityNode(frame: frame, label: "Photo", traits: [.isImage])
      node.ignoresInvertColors = flag
      let scene = Scene(
        size: Size(width: 100, height: 100), scale: 1,
        items: [.image(ImageItem(bitmap: photo, frame: frame, tint: tint))], accessibility: [node])
      return Self.issues(SmartInvertRule(), try Screens.screen(scene)).count
    }
    #expect(try issues(false) == 1)
    #expect(try issues(true) == 0)
    #expect(try issues(false, tint: .black) == 0)
    // Inside of a button's label, and of one that says otherwise than what is around it.
    var scene = Scene(
      size: Size(width: 100, height: 100), scale: 1,
      items: [.image(ImageItem(bitmap: photo, frame: frame))])
    func area(_ isIgnored: Bool, _ box: Rect) -> SceneArea {
      SceneArea(kind: .smartInvert(isIgnored: isIgnored), frame: box, content: box)
    }
    let around = Rect(x: 0, y: 0, width: 100, height: 100)
    scene.areas = [area(true, frame)]
    #expect(Self.issues(SmartInvertRule(), try Screens.screen(scene)).isEmpty)
    scene.areas = [area(false, frame), area(true, around)]
    #expect(Self.issues(SmartInvertRule(), try Screens.screen(scene)).count == 1)
  }

  /// A picture that is not there may be a photograph.
  @Test func smartInvertOfMissingImages() throws {
    let image = Image("Beach").resizable().frame(width: 100, height: 80)
    let issues = Self.issues(SmartInvertRule(), try Screens.screen(of: image))
    #expect(issues.map(\.outcome) == [.incomplete(.missingImage)])
    #expect(
      Self.issues(
        SmartInvertRule(), try Screens.screen(of: image.accessibilityIgnoresInvertColors())
      ).isEmpty)
    let button = Button(action: {}) { image.accessibilityIgnoresInvertColors() }
    #expect(Self.issues(SmartInvertRule(), try Screens.screen(of: button)).isEmpty)
  }

  @Test("a text that a language lacks is a finding") func missingWords() throws {
    var screen = try Screens.screen([])
    #expect(Self.issues(LocalizationRule(), screen).isEmpty)
    screen.missingKeys = ["no 'es' text for \"Save\""]
    #expect(Self.issues(LocalizationRule(), screen).count == 1)
  }

  @Test("text as large at every text size is a finding, and text that grows is none")
  func dynamicType() throws {
    func issues(_ view: some View) throws -> [AuditIssue] {
      let screens = try [DynamicTypeSize.large, .accessibility5].map {
        try Screens.screen(of: view, size: Size(width: 390, height: 800), textSize: $0)
      }
      return DynamicTypeRule().check(screens, AuditOptions()).issues
    }
    #expect(try issues(Text("Body")).isEmpty)
    // 34 points become 60, which is less than double and larger than body text is then.
    #expect(try issues(Text("Title").font(.largeTitle)).isEmpty)
    let fixed = try issues(Text("Fixed").font(.system(size: 17)))
    #expect(fixed.first?.message.contains("fixed size") == true)
    let alone = try Screens.screen(of: Text("Fixed").font(.system(size: 17)))
    #expect(DynamicTypeRule().check([alone], AuditOptions()).issues.isEmpty)
  }

  // MARK: Together

  /// #AAAAAA on white is 2.32:1, which text of 17 points misses by more than the large text that it
  /// grows to: what is proposed must do for both.
  @Test func theHardestScreenIsTold() throws {
    let gray = Color(red: 2.0 / 3, green: 2.0 / 3, blue: 2.0 / 3)
    let screens = try [DynamicTypeSize.accessibility5, .large].map {
      try Screens.screen(of: Text("Hello").foregroundStyle(gray), textSize: $0)
    }
    let merged = Auditor(types: [.contrast]).audit(screens).merged
    #expect(
      merged.map(\.issue.message) == [
        "contrast of text 'Hello' is 2.32:1; text of 17 pt needs at least 4.5:1"
      ])
  }

  @Test func oneFindingForManyScreens() throws {
    let gray = Color(red: 0.6, green: 0.6, blue: 0.6)
    let screens = try [DynamicTypeSize.small, .large].map {
      try Screens.screen(of: Text("Hello").foregroundStyle(gray), textSize: $0)
    }
    let audit = Auditor(types: [.contrast]).audit(screens)
    #expect(audit.issues.count == 2 && audit.merged.count == 1)
    let finding = audit.merged[0].finding(path: "A.yaml", of: 2)
    #expect(finding.severity == .warning)
    #expect(finding.reason.hasSuffix("on all 2 screens"))
    #expect("\(audit.coverage)" == "measured 2 of 2 texts (100%)")
  }

  @Test("labels are supported by what passes, fail by findings and else are unknown")
  func labels() throws {
    let good = Auditor().audit(
      try [DynamicTypeSize.large, .accessibility5].map {
        try Screens.screen(of: Text("Hello"), appearance: .dark, textSize: $0)
      })
    let summary = LabelSummary([good], Auditor())
    #expect(
      summary.rows.map(\.verdict)
        == [.supported, .supported, .supported, .supported, .cannotTell])
    let bad = Auditor().audit([
      try Screens.screen(
        of: Text("Hello").foregroundStyle(Color(red: 0.8, green: 0.8, blue: 0.8)))
    ])
    let verdicts = LabelSummary([bad], Auditor()).rows.map(\.verdict)
    #expect(verdicts == [.failed, .cannotTell, .cannotTell, .supported, .cannotTell])
    // A view without anything supports nothing.
    let empty = Auditor().audit(
      try [DynamicTypeSize.large, .accessibility5].map {
        try Screens.screen(of: EmptyView(), appearance: .dark, textSize: $0)
      })
    #expect(LabelSummary([empty], Auditor()).rows.allSatisfy { $0.verdict == .cannotTell })
    // Nothing was looked at: nothing is supported.
    #expect(LabelSummary([], Auditor()).rows.allSatisfy { $0.verdict == .cannotTell })
  }

  @Test func everyRuleSaysWhereItComesFrom() {
    let infos = RuleList.all + [PairRule.info, MotionRule.info]
    #expect(Set(infos.map(\.id)).count == infos.count)
    for info in infos { #expect(!info.standard.isEmpty && !info.needs.isEmpty) }
  }
}
