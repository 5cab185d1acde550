// SPDX-License-Identifier: MIT

import AssayViews
import Testing

@testable import AssayAudit

/// What shows focus, drawn by views that show it. #959595 on white is 2.996, #949494 3.033 (the
/// vectors' boundary of 3:1).
@Suite("Contrast of focus") @MainActor
struct FocusContrastTests {
  nonisolated private static let levels = [(149, 1), (148, 0)]

  nonisolated static func grey(_ level: Int) -> Color {
    let value = Double(level) / 255
    return Color(red: value, green: value, blue: value)
  }

  private func messages(_ view: some View) throws -> [String] {
    let screen = try Screens.screen(of: view.padding(20))
    return FocusContrastRule().check(screen, AuditOptions()).issues.map(\.message)
  }

  struct RingedField: View {
    let name: String
    let ring: Color
    @FocusState private var isFocused: Bool

    var body: some View {
      TextField(name, text: .constant("Ada"))
        .focused($isFocused)
        .padding(8)
        .overlay {
          RoundedRectangle(cornerRadius: 6).stroke(isFocused ? ring : .clear, lineWidth: 2)
        }
    }
  }

  @Test(arguments: levels)
  func ringAroundAField(_ level: Int, _ count: Int) throws {
    let found = try messages(RingedField(name: "Name", ring: Self.grey(level)))
    #expect(found.count == count)
    let name = "the focus indicator of text field 'Name' is 2.99:1"
    #expect(found.allSatisfy { $0.hasPrefix(name) })
  }

  /// Each field is drawn with the focus once; only the second one's ring is pale.
  @Test func eachFieldByItself() throws {
    let found = try messages(
      VStack(spacing: 24) {
        RingedField(name: "First", ring: .black)
        RingedField(name: "Second", ring: Self.grey(220))
        RingedField(name: "Third", ring: .black)
      })
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.contains("'Second'") })
  }

  struct Form: View {
    enum Field: Hashable { case user, password }
    @FocusState private var field: Field?

    var body: some View {
      VStack(spacing: 24) {
        TextField("User", text: .constant("ada")).focused($field, equals: .user)
          .padding(8).border(field == .user ? .black : FocusContrastTests.grey(220))
        SecureField("Password", text: .constant("x")).focused($field, equals: .password)
          .padding(8)
          .overlay(alignment: .bottom) {
            Rectangle().fill(field == .password ? FocusContrastTests.grey(200) : .clear)
              .frame(height: 3)
          }
      }
    }
  }

  /// One state for several fields; a line below is enough, if it is seen. #C8C8C8 on white is 1.67.
  @Test func oneStateForSeveralFields() throws {
    let found = try messages(Form())
    #expect(found.count == 1)
    #expect(
      found.allSatisfy { $0.hasPrefix("the focus indicator of text field 'Password' is 1.67:1") })
  }

  struct RingStyle: ButtonStyle {
    let ring: Color

    struct Label: View {
      let configuration: ButtonStyleConfiguration
      let ring: Color
      @Environment(\.isFocused) private var isFocused

      var body: some View {
        configuration.label.padding(8).border(isFocused ? ring : .clear, width: 2)
      }
    }

    func makeBody(configuration: Configuration) -> some View {
      Label(configuration: configuration, ring: ring)
    }
  }

  @Test(arguments: levels)
  func styleOfAButton(_ level: Int, _ count: Int) throws {
    let buttons = VStack(spacing: 24) {
      Button("Save") {}.buttonStyle(RingStyle(ring: .black))
      Button("Cancel") {}.buttonStyle(RingStyle(ring: Self.grey(level)))
    }
    let found = try messages(buttons)
    #expect(found.count == count)
    #expect(found.allSatisfy { $0.contains("button 'Cancel'") })
  }

  struct Tile: View {
    @Environment(\.isFocused) private var isFocused
    let shown: Color

    var body: some View {
      Text("Tile").padding().background(isFocused ? shown : .white)
    }
  }

  @Test(arguments: levels)
  func fillOfAViewThatTakesTheFocus(_ level: Int, _ count: Int) throws {
    #expect(try messages(Tile(shown: Self.grey(level)).focusable()).count == count)
    #expect(try messages(Tile(shown: Self.grey(level)).focusable(false)).isEmpty)
  }

  /// The focus of a button is told by the modifier around it, and only once.
  struct FocusedButton: View {
    @FocusState private var isFocused: Bool
    let ring: Color

    var body: some View {
      Button("Save") {}.buttonStyle(RingStyle(ring: ring)).focused($isFocused)
    }
  }

  @Test(arguments: levels)
  func buttonWithAState(_ level: Int, _ count: Int) throws {
    #expect(try messages(FocusedButton(ring: Self.grey(level))).count == count)
  }

  struct NamedField: View {
    @FocusState private var isFocused: Bool
    let shown: Color

    var body: some View {
      VStack {
        Text("Name").foregroundStyle(isFocused ? shown : .black)
        TextField("Name", text: .constant("Ada")).focused($isFocused)
      }
    }
  }

  /// Words of another color show it as well, if they can be seen.
  @Test(arguments: levels)
  func colorOfWords(_ level: Int, _ count: Int) throws {
    #expect(try messages(NamedField(shown: Self.grey(level))).count == count)
  }

  /// The system's cursor shows it.
  @Test func nothingOfItsOwn() throws {
    let screen = try Screens.screen(of: TextField("Name", text: .constant("Ada")))
    #expect(screen.focused.isEmpty)
  }

  /// Without an audit the focus is nowhere.
  @Test func aSnapshotHasTheFocusNowhere() throws {
    let with = try RingedField(name: "Name", ring: .red).viewNode()
    let without = try RingedField(name: "Name", ring: .clear).viewNode()
    #expect(with == without)
  }
}
