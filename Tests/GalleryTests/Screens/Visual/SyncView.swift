// SPDX-License-Identifier: MIT

import AssayViews

/// Arrows that turn for as long as the screen is shown, whatever Reduce Motion says.
struct SyncView: View {
  @State private var angle = 0.0

  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: "arrow.triangle.2.circlepath")
        .font(.largeTitle)
        .rotationEffect(.degrees(angle))
        .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: angle)
        .accessibilityHidden(true)
      Text(verbatim: "Sending your photos").font(.headline)
    }
    .onAppear { angle = 360 }
  }
}
