// SPDX-License-Identifier: MIT

import AssayViews
import Testing

@testable import AssayAudit

@Suite("System defaults")
struct SystemDefaultsTests {
  private struct Stock: View {
    var body: some View {
      Form {
        Section {
          TextField("Name", text: .constant(""))
          Toggle("Wi-Fi", isOn: .constant(true))
          Button("Sign out") {}
        } header: {
          Text("Account")
        } footer: {
          Text("We never share it.")
        }
      }
    }
  }

  private struct Own: View {
    var body: some View {
      VStack {
        Text("Blue words").foregroundStyle(Color(red: 0, green: 122 / 255, blue: 1))
        TextField("Name", text: .constant("")).foregroundStyle(.gray)
        Button("Go") {}.foregroundStyle(.orange)
      }
    }
  }

  /// Apple's controls as they are without a color or a size of the app's.
  private struct Controls: View {
    var body: some View {
      VStack(spacing: 16) {
        Button("Save") {}.buttonStyle(.borderedProminent)
        Button("Copy") {}.buttonStyle(.bordered)
        Button("Delete", role: .destructive) {}.buttonStyle(.bordered)
        Button("Small") {}.buttonStyle(.bordered).controlSize(.small)
        TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder)
        Slider(value: .constant(0.3))
        Toggle("Wi-Fi", isOn: .constant(true))
        Toggle("Sound", isOn: .constant(true)).labelsHidden()
        Text("Secondary").foregroundStyle(.secondary)
        Text("Tertiary").foregroundStyle(.tertiary)
      }
    }
  }

  private struct Tabs: View {
    var body: some View {
      TabView {
        NavigationStack {
          List {
            Text("One")
            Button("Delete", role: .destructive) {}
          }
          .navigationTitle("Home").searchable(text: .constant(""))
        }
        .tabItem { Label("Home", systemImage: "house") }.badge(3)
        Text("Two").tabItem { Label("Profile", systemImage: "person") }
      }
    }
  }

  private func failures(
    of view: some View, counts: Bool = false, types: Set<AuditType> = [.contrast],
    look: LookName = .iOS18
  ) throws -> [AuditIssue] {
    var options = AuditOptions()
    options.countsSystemDefaults = counts
    let audit = Auditor(options: options, types: types)
      .audit([
        try Screens.screen(of: view, look: look),
        try Screens.screen(of: view, appearance: .dark, look: look),
      ])
    return audit.merged.map(\.issue)
  }

  /// A form without a color of the app's own: nothing fails, and one note tells of it.
  @Test(arguments: [LookName.iOS18, .iOS26]) func aStockFormIsNotRed(_ look: LookName) throws {
    let issues = try failures(of: Stock(), look: look)
    #expect(issues.map(\.rule) == ["system-default"])
    #expect(issues.map(\.outcome) == [.incomplete(.systemDefault)])
    #expect(issues.first?.message.contains("placeholder text") == true)
  }

  @Test(arguments: [LookName.iOS18, .iOS26]) func stockControlsAreNotRed(_ look: LookName) throws {
    let issues = try failures(of: Controls(), types: [.contrast, .hitRegion], look: look)
    #expect(issues.filter { $0.outcome == .fail }.map(\.message) == [])
    #expect(issues.contains { $0.rule == "system-default" })
  }

  /// Badges and tabs are the system's; the icon under a badge is measured beside it.
  @Test(arguments: [LookName.iOS18, .iOS26]) func stockBarsAreNotRed(_ look: LookName) throws {
    let issues = try failures(of: Tabs(), types: [.contrast, .hitRegion], look: look)
    #expect(issues.filter { $0.outcome == .fail }.map(\.message) == [])
  }

  /// A size and colors of the app's own.
  @Test func ownButtonsCount() throws {
    let purple = Color(red: 0.7, green: 0.6, blue: 1)
    let view = VStack {
      Button("Go") {}.font(.system(size: 13)).frame(height: 20)
      Button("Pay") {}.buttonStyle(.borderedProminent).tint(purple)
    }
    // The color that a quaternary label has on white.
    let gray = Text("Gray").foregroundStyle(Color(white: 221 / 255))
    #expect(try failures(of: gray).map(\.outcome) == [.fail])
    let failed = try failures(of: view, types: [.contrast, .hitRegion])
      .filter { $0.outcome == .fail }
    #expect(failed.contains { $0.rule == "touch-target" && $0.subject == "'Go'" })
    #expect(failed.contains { $0.rule == "text-contrast" && $0.subject == "'Pay'" })
  }

  @Test func theSwitchCountsThem() throws {
    let issues = try failures(of: Stock(), counts: true)
    #expect(issues.contains { $0.outcome == .fail && $0.subject == "'Name'" })
    #expect(!issues.contains { $0.rule == "system-default" })
  }

  /// The system's blue outside of a control is a choice, as is another color inside.
  @Test func whatTheAppDrawsCounts() throws {
    let failed = try failures(of: Own()).filter { $0.outcome == .fail }.map(\.subject)
    #expect(failed.contains("'Blue words'") && failed.contains("'Go'"))
  }
}
