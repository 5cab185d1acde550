// SPDX-License-Identifier: MIT

import SwiftUI

/// The first screen: a picture, a sentence and one button.
struct WelcomeScreen: View {
  var start: () -> Void = {}

  var body: some View {
    VStack(spacing: 24) {
      Image("Ridge")
        .resizable()
        .scaledToFit()
        .accessibilityHidden(true)
      VStack(spacing: 8) {
        Text("Find your next walk")
          .font(.title.bold())
        Text("Trails near you, and a journal of those that you have walked.")
          .foregroundStyle(Color("Moss"))
      }
      .multilineTextAlignment(.center)
      .padding(.horizontal)
      Spacer()
      Button("Start", action: start)
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
    }
    .padding(.bottom, 24)
    .background(Color("Paper"))
    .tint(Color("Fern"))
  }
}

#Preview("Welcome") {
  WelcomeScreen()
}
