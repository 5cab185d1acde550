// SPDX-License-Identifier: MIT

import AssayViews
import Testing

@testable import AssayAudit

/// Texts that clips, edges and other views leave only a part of.
@Suite("Texts that are cut")
struct CutTextTests {
  private func messages(_ rule: some ScreenRule, _ view: some View) throws -> [String] {
    rule.check(try Screens.screen(of: view), AuditOptions()).issues.map(\.message)
  }

  private func clipped(_ view: some View) throws -> [String] {
    try messages(TextClippedRule(), view)
  }

  @Test func byTheWidthOfAFrame() throws {
    let text = Text("A long text that is cut").fixedSize()
    let cut = try clipped(text.frame(width: 100, alignment: .leading).clipped())
    #expect(cut == ["text 'A long text that is cut' is cut off by the frame that clips it"])
    #expect(try clipped(text.frame(width: 300, alignment: .leading).clipped()).isEmpty)
    // Without a clip all of it is seen.
    #expect(try clipped(text.frame(width: 100)).isEmpty)
  }

  /// Two lines of 20.5 points: 41 hold both; 30 cut through the second, whose baseline lies at
  /// about 36.
  @Test(arguments: [(30.0, 1), (41, 0)])
  func throughItsSecondLine(_ height: Double, _ count: Int) throws {
    let text = Text("Two lines of text that need far more height")
      .fixedSize(horizontal: false, vertical: true)
      .frame(width: 200, height: height, alignment: .top).clipped()
    #expect(try clipped(text).count == count)
  }

  /// What a scroll view cuts is scrolled to; what a frame in it cuts is not.
  @Test func inAScrollView() throws {
    let text = Text("Two lines of text that need far more height than there is here, really")
    let low = ScrollView { text.frame(width: 200) }.frame(height: 30)
    #expect(try clipped(low).isEmpty)
    let narrow = ScrollView(.horizontal) { text.fixedSize() }.frame(width: 100)
    #expect(try clipped(narrow).isEmpty)
    let inside = ScrollView {
      text.fixedSize(horizontal: false, vertical: true)
        .frame(width: 200, height: 30, alignment: .top).clipped()
    }
    #expect(try clipped(inside).count == 1)
    let across = ScrollView(.vertical) { text.fixedSize() }.frame(width: 100)
    #expect(try clipped(across).count == 1)
  }

  @Test("the rounded corners of a card cut off nothing of its text") func roundedCards() throws {
    let card = Text("In a card").padding().background(.yellow)
      .clipShape(RoundedRectangle(cornerRadius: 12))
    #expect(try clipped(card).isEmpty)
  }

  // MARK: Under and over other things

  private func half(_ cover: some View) -> some View {
    ZStack {
      Text("This sentence is half covered by a card")
      cover.frame(width: 100, height: 100).offset(x: 100)
    }
  }

  @Test func partlyUnderAnotherView() throws {
    let found = try clipped(half(Rectangle().fill(.blue)))
    #expect(
      found == ["text 'This sentence is half covered by a card' is partly covered by another view"])
    #expect(try clipped(half(RoundedRectangle(cornerRadius: 12).fill(.blue))).count == 1)
    // What lets the words through, or lies behind them, covers nothing.
    #expect(try clipped(half(Rectangle().fill(.blue).opacity(0.1))).isEmpty)
    #expect(try clipped(half(Rectangle().fill(.clear))).isEmpty)
    #expect(try clipped(half(Rectangle().stroke(.blue))).isEmpty)
    #expect(try clipped(half(Rectangle().fill(.blue)).zIndex(1)).count == 1)
    let behind = Text("This sentence stands on a card").background(.yellow)
    #expect(try clipped(behind).isEmpty)
    // A sign on its corner takes no letter.
    let sign = Text("Inbox").padding().background(.yellow)
      .overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 12, height: 12) }
    #expect(try clipped(sign).isEmpty)
    // What lies under it as a whole is told once.
    let whole = ZStack {
      Text("Secret")
      Rectangle().fill(.blue).frame(width: 200, height: 100)
    }
    #expect(try clipped(whole).isEmpty)
    #expect(try messages(HiddenElementRule(), whole).count == 1)
  }

  /// What is scrolled under a bar comes out again.
  @Test func scrolledUnderABar() throws {
    let view = ZStack(alignment: .bottom) {
      ScrollView { VStack { ForEach(0..<40) { Text("Row \($0)") } } }
      Rectangle().fill(.blue).frame(height: 100)
    }
    #expect(try clipped(view).isEmpty)
    #expect(try messages(HiddenElementRule(), view).isEmpty)
  }

  private func list(of count: Int, under bar: some View) -> some View {
    ZStack(alignment: .bottom) {
      ScrollView { VStack { ForEach(0..<count) { Text("Row \($0)") } } }
      bar
    }
  }

  @Test("what a bar that lets through lies over for now is not looked at, and not covered")
  func scrolledUnderAGlassBar() throws {
    let bar = Rectangle().fill(.white.opacity(0.9)).frame(height: 100)
      .overlay { Text("A title on the bar, as wide as it") }
    let view = list(of: 40, under: bar)
    #expect(try clipped(view).isEmpty)
    #expect(try messages(TextContrastRule(), view).isEmpty)
    // A row is 22.45 high: the 100 points of the bar lie over four or five of them.
    let plain = try Screens.screen(of: list(of: 40, under: EmptyView())).unseenTextCount
    let covered = try Screens.screen(of: view).unseenTextCount
    #expect((3...5).contains(covered - plain), "\(covered) \(plain)")
  }

  @Test("what scrolling does not bring out from under a bar is judged as it is")
  func stuckUnderABar() throws {
    let veil = Rectangle().fill(.white.opacity(0.9)).frame(height: 100)
    // Three rows scroll nowhere, and the bar is as high as the screen's rest.
    let short = ZStack(alignment: .top) {
      ScrollView { VStack { ForEach(0..<3) { Text("Row \($0)") } } }
      veil
    }
    #expect(try messages(TextContrastRule(), short).count == 3)
    // A veil over the whole screen is over every row wherever it is.
    let whole = list(of: 40, under: Rectangle().fill(.white.opacity(0.9)))
    #expect(try messages(TextContrastRule(), whole).count > 10)
    // Fourteen rows of 22.45 end at 314, under a bar that begins at 280.
    let ends = list(of: 14, under: Rectangle().fill(.white.opacity(0.9)).frame(height: 200))
    #expect((1...3).contains(try messages(TextContrastRule(), ends).count))
  }

  @Test("a bar of the system's makes room at the end, and its rows come out")
  func rowsUnderTheBarsOfTabs() throws {
    let tabs = TabView {
      List { ForEach(0..<30) { Text("Row \($0)") } }.tabItem { Label("Home", systemImage: "house") }
      Text("Other").tabItem { Label("Other", systemImage: "star") }
    }
    #expect(try clipped(tabs).isEmpty)
    let contrast = try messages(TextContrastRule(), tabs)
    #expect(contrast.allSatisfy { !$0.contains("Row") }, "\(contrast)")
  }

  @Test func controlsUnderOtherViews() throws {
    func record(_ cover: some View) -> some View {
      ZStack {
        Button {
        } label: {
          Circle().fill(.red).frame(width: 60, height: 60)
        }.accessibilityLabel("Record")
        cover.frame(width: 200, height: 100)
      }
    }
    let card = Rectangle().fill(.blue)
    #expect(
      try messages(HiddenElementRule(), record(card))
        == ["button 'Record' is spoken but is under other views"])
    #expect(try messages(ControlContrastRule(), record(card)).isEmpty)
    #expect(try messages(HiddenElementRule(), record(card.offset(x: 100))).isEmpty)
    #expect(try messages(HiddenElementRule(), record(card.opacity(0.5))).isEmpty)
    // Parts of one button lie over each other.
    let layers = Button {
    } label: {
      ZStack {
        Circle().fill(.red).frame(width: 60, height: 60)
        Circle().fill(.black).frame(width: 40, height: 40)
      }
    }.accessibilityLabel("Record")
    #expect(try messages(HiddenElementRule(), layers).isEmpty)
  }

  @Test("texts over each other are one finding, and the low contrast of each is another")
  func overlappingTexts() throws {
    func view(_ color: Color) -> some View {
      ZStack {
        Text("First text lies here").foregroundStyle(color)
        Text("Second text too").foregroundStyle(color)
      }
    }
    #expect(try clipped(view(.black)).count == 1)
    #expect(try messages(TextContrastRule(), view(.black)).isEmpty)
    // #B2B2B2 on white: its luminance is 0.445, and 1.05 / 0.495 is 2.12.
    let grey = Color(red: 178.0 / 255, green: 178.0 / 255, blue: 178.0 / 255)
    let pale = try messages(TextContrastRule(), view(grey))
    #expect(pale.count == 2 && pale.allSatisfy { $0.contains("is 2.1") })
  }
}
