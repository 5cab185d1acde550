// SPDX-License-Identifier: MIT

import SwiftUI

/// A marked way to walk, with its length and its climb in meters.
struct Trail: Identifiable, Hashable {
  var name: String
  var meters: Int
  var climb: Int
  var difficulty: Difficulty
  var isWalked = false

  var id: String { name }
}

enum Difficulty: String, CaseIterable, Identifiable {
  case easy, moderate, hard

  var id: Self { self }

  var title: LocalizedStringKey {
    switch self {
    case .easy: "Easy"
    case .moderate: "Moderate"
    case .hard: "Hard"
    }
  }

  var symbol: String {
    switch self {
    case .easy: "circle.fill"
    case .moderate: "square.fill"
    case .hard: "triangle.fill"
    }
  }
}

extension [Trail] {
  static var samples: [Trail] {
    [
      Trail(name: "Fern Gully", meters: 3_200, climb: 80, difficulty: .easy),
      Trail(name: "Ridge Way", meters: 11_400, climb: 640, difficulty: .moderate),
      Trail(name: "North Face", meters: 8_900, climb: 1_120, difficulty: .hard),
      Trail(name: "Lake Loop", meters: 6_500, climb: 40, difficulty: .easy, isWalked: true),
    ]
  }
}
