// SPDX-License-Identifier: MIT

import AssayViews

/// Servers told apart by a red and a green dot; repaired, by icons of their own shapes.
struct ServerStatusView: View {
  var isRepaired = false

  private static let bad = Color(red: 0.8, green: 0.35, blue: 0.2)
  private static let good = Color(red: 0.5, green: 0.55, blue: 0.2)

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Text(verbatim: "Servers").font(.title).bold()
        row("Lisbon", isUp: true)
        row("Zurich", isUp: false)
        row("Osaka", isUp: true)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(24)
    }
  }

  private func row(_ name: String, isUp: Bool) -> some View {
    HStack(spacing: 12) {
      if isRepaired {
        Image(systemName: isUp ? "checkmark.circle.fill" : "xmark.circle.fill")
          .foregroundStyle(isUp ? Self.good : Self.bad)
          .accessibilityLabel(isUp ? "running" : "down")
      } else {
        Circle()
          .fill(isUp ? Self.good : Self.bad)
          .frame(width: 14, height: 14)
      }
      Text(verbatim: name)
    }
  }
}
