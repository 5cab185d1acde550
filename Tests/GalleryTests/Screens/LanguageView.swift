// SPDX-License-Identifier: MIT

import AssayViews

/// A welcome in the reader's language and the button that changes it.
struct LanguageView: View {
  var body: some View {
    VStack(spacing: 24) {
      Spacer()
      Image(systemName: "globe")
        .font(.system(size: 64))
        .foregroundStyle(.tint)
        .accessibilityHidden(true)
      VStack(spacing: 8) {
        Text("welcome_title")
          .font(.largeTitle)
          .bold()
          .multilineTextAlignment(.center)
        Text("welcome_message")
          .font(.body)
          .foregroundStyle(.secondary)
          .multilineTextAlignment(.center)
      }
      Spacer()
      Button {
      } label: {
        Label("change_language", systemImage: "character.bubble")
          .font(.headline)
          .frame(maxWidth: .infinity)
          .padding(.vertical, 8)
      }
      .buttonStyle(.borderedProminent)
    }
    .padding(24)
  }
}
