// SPDX-License-Identifier: MIT

import SwiftUI

/// What a person can choose.
struct SettingsForm: View {
  @AppStorage("remindsOnWeekends") private var reminds = true
  @AppStorage("hardest") private var hardest = Difficulty.moderate

  var body: some View {
    NavigationStack {
      Form {
        Toggle("Remind me on weekends", isOn: $reminds)
        Picker("Show trails up to", selection: $hardest) {
          ForEach(Difficulty.allCases) { Text($0.title).tag($0) }
        }
        Section("About") {
          LabeledContent("Version", value: "1.0")
        }
      }
      .navigationTitle("Settings")
    }
  }
}

#Preview("Settings") {
  SettingsForm()
}
