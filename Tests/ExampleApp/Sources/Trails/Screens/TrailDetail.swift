// SPDX-License-Identifier: MIT

import SwiftUI

/// One trail with its numbers, and the button that writes it into the journal.
struct TrailDetail: View {
  let trail: Trail
  @ObservedObject var journal: Journal

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Text(verbatim: trail.name)
          .font(.largeTitle.bold())
        Label(trail.difficulty.title, systemImage: trail.difficulty.symbol)
          .foregroundStyle(Color("Moss"))
        VStack(alignment: .leading) {
          Text("Length").font(.subheadline)
          Text("\(Distance.kilometers(trail.meters), specifier: "%.1f") km")
        }
        VStack(alignment: .leading) {
          Text("Climb").font(.subheadline)
          Text("\(trail.climb) m")
        }
        Button("I walked this trail") { journal.markWalked(trail) }
          .buttonStyle(.borderedProminent)
          .controlSize(.large)
          .disabled(trail.isWalked)
      }
      .padding()
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .background(Color("Paper"))
    .tint(Color("Moss"))
  }
}

#Preview("Detail") {
  TrailDetail(trail: [Trail].samples[1], journal: Journal())
}
