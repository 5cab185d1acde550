// SPDX-License-Identifier: MIT

import AssaySnapshots
import Foundation

/// What the tests take snapshots of; `CONSUMER_CHANGED` makes each of them fail.
enum Subject {
  static let isChanged = ProcessInfo.processInfo.environment["CONSUMER_CHANGED"] != nil

  static let label = isChanged ? "Store" : "Save"

  static var text: String { "first\n\(label)\nlast\n" }

  /// A square on white, whose one pixel in the middle changes.
  static func bitmap(side: Int = 20) -> Bitmap {
    var bitmap = Bitmap(width: side, height: side, pixel: 0xFFFF_FFFF)
    bitmap[side / 2, side / 2] = isChanged ? 0xFF00_00FF : 0xFF00_0000
    return bitmap
  }

  /// A screen with a title, and a button that changes its label.
  struct Screen: View {
    var body: some View {
      VStack(spacing: 12) {
        Text("Settings").font(.title)
        Button(Subject.label) {}
          .padding()
          .background(Color.blue.opacity(0.1))
      }
    }
  }

  /// A picture with a button in its accessibility tree.
  static var rendition: Rendition {
    Rendition(
      bitmap: bitmap(),
      accessibility: [
        AccessibilityNode(
          frame: Rect(x: 2, y: isChanged ? 10 : 2, width: 10, height: 4), label: label,
          traits: [.isButton])
      ])
  }
}
