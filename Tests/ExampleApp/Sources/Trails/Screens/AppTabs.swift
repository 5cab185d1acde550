// SPDX-License-Identifier: MIT

import SwiftUI

/// What the app shows: the list, the year and the settings.
struct AppTabs: View {
  @StateObject private var journal = Journal()

  var body: some View {
    TabView {
      TrailList(journal: journal)
        .tabItem { Label("Trails", systemImage: "map") }
      YearProgress(journal: journal)
        .tabItem { Label("Progress", systemImage: "chart.bar") }
      SettingsForm()
        .tabItem { Label("Settings", systemImage: "gearshape") }
    }
  }
}

#Preview("Tabs") {
  AppTabs()
}
