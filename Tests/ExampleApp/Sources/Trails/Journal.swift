// SPDX-License-Identifier: MIT

import SwiftUI

/// The trails that a person has walked, and the goal for the year.
@MainActor
final class Journal: ObservableObject {
  @Published private(set) var trails: [Trail]
  let goal: Int

  init(trails: [Trail] = .samples, goal: Int = 100_000) {
    self.trails = trails
    self.goal = goal
  }

  var walked: [Trail] { trails.filter(\.isWalked) }
  var planned: [Trail] { trails.filter { !$0.isWalked } }

  var metersWalked: Int {
    walked.reduce(0) { $0 + $1.meters }
  }

  var progress: Double {
    min(1, Double(metersWalked) / Double(goal))
  }

  func markWalked(_ trail: Trail) {
    guard let index = trails.firstIndex(of: trail) else { return }
    trails[index].isWalked = true
  }
}
