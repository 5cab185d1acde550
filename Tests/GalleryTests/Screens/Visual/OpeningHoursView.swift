// SPDX-License-Identifier: MIT

import AssayViews

/// Hours in a grey that is too light to read; repaired, in the label's own colors.
struct OpeningHoursView: View {
  var isRepaired = false

  private static let days = ["Monday to Friday", "Saturday", "Sunday"]
  private static let hours = ["9:00 to 18:30", "10:00 to 16:00", "Closed"]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        Text(verbatim: "Opening hours").font(.title).bold()
        ForEach(0..<Self.days.count, id: \.self) { index in
          VStack(alignment: .leading, spacing: 2) {
            Text(verbatim: Self.days[index]).font(.headline)
            Text(verbatim: Self.hours[index])
              .foregroundStyle(
                isRepaired ? Color.primary : Color(red: 0.72, green: 0.72, blue: 0.72))
          }
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(24)
    }
  }
}
