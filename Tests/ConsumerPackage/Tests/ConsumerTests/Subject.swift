// SPDX-License-Identifier: MIT

import AssaySnapshots
import Foundation

/// What the tests take snapshots of; `CONSUMER_CHANGED` makes each of them fail.
enum Subject {
  static let isChanged = ProcessInfo.processInfo.environment["CONSUMER_CHANGED"] != nil

  static let label = isChanged ? "Store" : "Save"

  static var text: String { "first\n\(label)\nlast\n" }

  /// A white square with a black pixel in the middle, which changes to red.
  static func square(side: Int = 20) -> Rendition {
    var bytes = Data(repeating: 255, count: side * side * 4)
    let middle = (side / 2 * side + side / 2) * 4
    bytes.replaceSubrange(middle..<middle + 4, with: [isChanged ? 255 : 0, 0, 0, 255])
    return Rendition(width: side, height: side, rgba: bytes)
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

  /// A button of one size, which moves when its label changes.
  struct MovingButton: View {
    var body: some View {
      Button {
      } label: {
        Text(Subject.label).frame(width: 100, height: 40)
      }
      .offset(y: isChanged ? 8 : 0)
    }
  }
}
