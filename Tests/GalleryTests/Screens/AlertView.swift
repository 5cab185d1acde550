// SPDX-License-Identifier: MIT

import AssayViews

/// A card with a headline, a body and one full-width button, over a dimmed screen.
struct AlertView: View {
  var body: some View {
    ZStack {
      Color(.systemGroupedBackground)
        .ignoresSafeArea()
      AlertCard(
        title: "Payment received",
        message: "Thank you. Your receipt is on its way to ada@example.com.",
        action: "Continue")
    }
  }
}

struct AlertCard: View {
  var title: LocalizedStringKey
  var message: LocalizedStringKey
  var action: LocalizedStringKey

  var body: some View {
    VStack(spacing: 16) {
      VStack(spacing: 8) {
        Text(title)
          .font(.headline)
        Text(message)
          .font(.subheadline)
          .foregroundStyle(.secondary)
          .multilineTextAlignment(.center)
      }
      Button {
      } label: {
        Text(action)
          .font(.headline)
          .foregroundStyle(.white)
          .frame(maxWidth: .infinity)
          .padding(.vertical, 12)
          .background(.blue, in: RoundedRectangle(cornerRadius: 12))
      }
    }
    .padding(24)
    .background(
      Color(.secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 20)
    )
    .shadow(color: .black.opacity(0.18), radius: 24, x: 0, y: 8)
    .frame(maxWidth: 360)
    .padding(24)
  }
}
