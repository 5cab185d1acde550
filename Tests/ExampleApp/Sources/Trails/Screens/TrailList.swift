// SPDX-License-Identifier: MIT

import SwiftUI

/// All trails: those to walk, and those walked.
struct TrailList: View {
  @ObservedObject var journal: Journal

  var body: some View {
    NavigationStack {
      List {
        Section("Planned") {
          ForEach(journal.planned) { link(to: $0) }
        }
        Section("Walked") {
          ForEach(journal.walked) { link(to: $0) }
        }
      }
      .navigationTitle("Trails")
    }
  }

  private func link(to trail: Trail) -> some View {
    NavigationLink {
      TrailDetail(trail: trail, journal: journal)
    } label: {
      TrailRow(trail: trail)
    }
  }
}

struct TrailRow: View {
  let trail: Trail

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: trail.difficulty.symbol)
        .foregroundStyle(Color("Moss"))
        .accessibilityLabel(Text(trail.difficulty.title))
      VStack(alignment: .leading, spacing: 2) {
        Text(verbatim: trail.name)
        Text("\(Distance.kilometers(trail.meters), specifier: "%.1f") km")
          .font(.subheadline)
          .foregroundStyle(Color("Moss"))
      }
    }
    .accessibilityElement(children: .combine)
  }
}

#Preview("List") {
  TrailList(journal: Journal())
}

#Preview("Row", traits: .sizeThatFitsLayout) {
  TrailRow(trail: [Trail].samples[1]).padding()
}
