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

  private func failures(of view: some View, counts: Bool = false) throws -> [AuditIssue] {
    var options = AuditOptions()
    options.countsSystemDefaults = counts
    let audit = Auditor(options: options, types: [.contrast])
      .audit([
        try Screens.screen(of: view), try Screens.screen(of: view, appearance: .dark),
      ])
    return audit.merged.map(\.issue)
  }

  /// A form without a color of the app's own: nothing fails, and one note tells of it.
  @Test func aStockFormIsNotRed() throws {
    let issues = try failures(of: Stock())
    #expect(issues.map(\.rule) == ["system-default"])
    #expect(issues.map(\.outcome) == [.incomplete(.systemDefault)])
    #expect(issues.first?.message.contains("placeholder text") == true)
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
