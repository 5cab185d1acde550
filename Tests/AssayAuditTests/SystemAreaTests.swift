// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayViews
import Testing

@testable import AssayAudit

/// What scrolls, what the system's bars hold and what the system draws by itself: rules leave these
/// alone, and no more.
@Suite("Areas of the system")
struct SystemAreaTests {
  private func messages(_ rule: some ScreenRule, _ view: some View) throws -> [String] {
    rule.check(try Screens.screen(of: view), AuditOptions()).issues.map(\.message)
  }

  // MARK: Scrolling

  private func cards(_ count: Int) -> some View {
    HStack {
      ForEach(0..<count) { index in
        VStack {
          Rectangle().fill(.blue).frame(width: 140, height: 90)
          Text("Card \(index) title").fixedSize()
        }
      }
    }
  }

  @Test("cards that a carousel scrolls to are not hidden, and those beside the screen are")
  func carousels() throws {
    let carousel = ScrollView(.horizontal) { cards(6) }
    #expect(try messages(HiddenElementRule(), carousel).isEmpty)
    #expect(try messages(TextClippedRule(), carousel).isEmpty)
    // Six times 140 and 8 between them are 880, in the middle of 320: 280 lie beyond each side, and
    // the titles of the outer two cards with them. The second and fourth of five have their middles
    // at 12 and 308.
    let outside = try messages(HiddenElementRule(), cards(6))
    #expect(outside.count == 4, "\(outside)")
    #expect(try messages(TextClippedRule(), cards(6)).isEmpty)
    #expect(try messages(TextClippedRule(), cards(5)).count == 2)
    // A view that scrolls up and down brings nothing from the side.
    #expect(
      try messages(HiddenElementRule(), ScrollView { cards(6).fixedSize() }).count > 0)
    #expect(try messages(HiddenElementRule(), ScrollView([.horizontal]) { cards(2) }).isEmpty)
  }

  /// A carousel below the screen, in a view that scrolls to it.
  @Test func carouselsThatAreScrolledTo() throws {
    func page(_ distance: Double) -> some View {
      VStack {
        Text("Popular").padding(.bottom, distance)
        ScrollView(.horizontal) { cards(6) }
      }
    }
    #expect(try messages(HiddenElementRule(), ScrollView { page(900) }).isEmpty)
    #expect(try messages(TextClippedRule(), ScrollView { page(900) }).isEmpty)
    #expect(try messages(HiddenElementRule(), page(900)).count > 0)
  }

  /// The screen is 480 points high, and the button 20.5.
  @Test(arguments: [(479.0, 0), (481, 1)])
  func belowTheScreen(_ y: Double, _ count: Int) throws {
    let button = Button("Pay") {}.position(x: 100, y: y + 10)
    #expect(try messages(HiddenElementRule(), button).count == count)
  }

  @Test("lines above and below the screen are hidden unless their view scrolls")
  func longContent() throws {
    func lines(_ count: Int) -> some View {
      VStack {
        ForEach(0..<count) { Text("Line \($0)").fixedSize() }
      }
    }
    // 480 points hold 17 lines of 20.5 with 8 between them, and no more.
    #expect(try messages(HiddenElementRule(), lines(16)).isEmpty)
    let found = try messages(HiddenElementRule(), lines(30))
    #expect(
      found.contains { $0.contains("'Line 29'") } && found.contains { $0.contains("'Line 0'") })
    #expect(try messages(HiddenElementRule(), ScrollView { lines(30) }).isEmpty)
    #expect(try messages(TextClippedRule(), ScrollView { lines(30) }).isEmpty)
  }

  /// Letters that the lower edge cuts through.
  @Test(arguments: [(0.0, 0), (12, 1)])
  func cutByTheLowerEdge(_ offset: Double, _ count: Int) throws {
    let text = VStack {
      Spacer()
      Text("The last line").offset(y: offset)
    }
    #expect(try messages(TextClippedRule(), text).count == count)
  }

  // MARK: Bars

  private func list(_ placement: ToolbarItemPlacement) -> some View {
    NavigationStack {
      List { Text("Row") }
        .navigationTitle("Rows")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar { ToolbarItem(placement: placement) { Button("Cancel") {} } }
    }
  }

  @Test(
    "buttons in bars are exempt from rules on targets, reading order and text size",
    arguments: [
      ToolbarItemPlacement.topBarLeading, .topBarTrailing, .confirmationAction, .bottomBar,
    ])
  func bars(_ placement: ToolbarItemPlacement) throws {
    #expect(try messages(TouchTargetRule(), list(placement)).isEmpty)
    #expect(try messages(ReadingOrderRule(), list(placement)).isEmpty)
    let screens = try [DynamicTypeSize.large, .accessibility5].map {
      try Screens.screen(of: list(placement), size: Size(width: 390, height: 800), textSize: $0)
    }
    #expect(DynamicTypeRule().check(screens, AuditOptions()).issues.isEmpty)
  }

  /// The same button in the content is too small.
  @Test func buttonsBelowABar() throws {
    let view = NavigationStack {
      VStack { Button("Cancel") {} }
        .navigationTitle("Rows")
        .toolbar { Button("Done") {} }
    }
    let found = try messages(TouchTargetRule(), view)
    #expect(found.count == 1 && found[0].contains("'Cancel'"))
  }

  // MARK: Decoration

  @Test("the chevron of a row is the system's, and one that an app draws is measured")
  func chevrons() throws {
    let link = NavigationStack {
      List { NavigationLink("Details") { Text("More") } }
    }
    #expect(try messages(NonTextContrastRule(), link).isEmpty)
    let own = NavigationStack {
      List {
        Button {
        } label: {
          HStack {
            Text("Details")
            Image(systemName: "chevron.right").foregroundStyle(.tertiary)
          }
        }
      }
    }
    #expect(try messages(NonTextContrastRule(), own).count == 1)
  }
}
