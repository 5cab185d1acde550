// SPDX-License-Identifier: MIT

import SwiftUI

/// How much of the year's goal is walked.
struct YearProgress: View {
  @ObservedObject var journal: Journal

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("This year").font(.headline)
      ProgressView(value: journal.progress)
        .tint(Color("Moss"))
        .accessibilityLabel("Progress of the year")
      Text(
        """
        \(Distance.kilometers(journal.metersWalked), specifier: "%.1f") of \
        \(Distance.kilometers(journal.goal), specifier: "%.0f") km
        """
      )
      .font(.subheadline)
      .foregroundStyle(Color("Moss"))
    }
    .padding()
    .background(Color("Paper"), in: .rect(cornerRadius: 16))
  }
}

#Preview("Progress", traits: .fixedLayout(width: 320, height: 120)) {
  YearProgress(journal: Journal())
}
