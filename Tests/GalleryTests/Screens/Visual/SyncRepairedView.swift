// SPDX-License-Identifier: MIT

import AssayViews

/// The same arrows, at rest where the user asked for less motion.
struct SyncRepairedView: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var angle = 0.0

  private var turning: Animation? {
    reduceMotion ? nil : .linear(duration: 1).repeatForever(autoreverses: false)
  }

  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: "arrow.triangle.2.circlepath")
        .font(.largeTitle)
        .rotationEffect(.degrees(angle))
        .animation(turning, value: angle)
        .accessibilityHidden(true)
      Text(verbatim: "Sending your photos").font(.headline)
    }
    .onAppear { angle = reduceMotion ? 0 : 360 }
  }
}
