// SPDX-License-Identifier: MIT

import AssayViews

/// What the paid plan gives, what it costs, and the one button.
struct SubscriptionOfferView: View {
  var body: some View {
    VStack(spacing: 20) {
      Spacer(minLength: 0)
      Image(systemName: "crown.fill")
        .font(.system(size: 44))
        .foregroundStyle(.white)
        .frame(width: 96, height: 96)
        .background(
          LinearGradient(
            colors: [.yellow, .orange], startPoint: .top, endPoint: .bottom)
        )
        .clipShape(Circle())
        .accessibilityHidden(true)
      Text("Trailhead Pro")
        .font(.largeTitle)
        .bold()
      VStack(alignment: .leading, spacing: 14) {
        Benefit(symbol: "map.fill", text: "Offline maps of every trail")
        Benefit(symbol: "heart.fill", text: "Heart-rate zones on your watch")
        Benefit(symbol: "cloud.fill", text: "Weather for the next ten days")
      }
      .padding(.vertical, 8)
      Spacer(minLength: 0)
      HStack(spacing: 12) {
        Plan(name: "Monthly", price: "$4.99", note: "per month", isChosen: false)
        Plan(name: "Yearly", price: "$39.99", note: "save 33%", isChosen: true)
      }
      Button {
      } label: {
        Text("Start 7-Day Free Trial")
          .font(.headline)
          .foregroundStyle(.white)
          .frame(maxWidth: .infinity)
          .padding(.vertical, 16)
          .background(.indigo, in: RoundedRectangle(cornerRadius: 14))
      }
      Text("Renews at $39.99 a year until cancelled.")
        .font(.footnote)
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
    }
    .padding(24)
    .frame(maxWidth: 520)
  }
}

private struct Benefit: View {
  var symbol: String
  var text: LocalizedStringKey

  var body: some View {
    HStack(spacing: 14) {
      Image(systemName: symbol)
        .foregroundStyle(.indigo)
        .frame(width: 28)
        .accessibilityHidden(true)
      Text(text)
    }
  }
}

private struct Plan: View {
  var name: LocalizedStringKey
  var price: String
  var note: LocalizedStringKey
  var isChosen: Bool

  var body: some View {
    VStack(spacing: 4) {
      Text(name)
        .font(.subheadline)
        .bold()
      Text(price)
        .font(.title2)
        .bold()
        .minimumScaleFactor(0.7)
        .lineLimit(1)
      Text(note)
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity)
    .padding(.vertical, 16)
    .background(
      isChosen ? Color.indigo.opacity(0.12) : Color(.secondarySystemBackground),
      in: RoundedRectangle(cornerRadius: 14)
    )
    .overlay {
      RoundedRectangle(cornerRadius: 14)
        .strokeBorder(isChosen ? Color.indigo : Color.clear, lineWidth: 2)
    }
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(isChosen ? [.isButton, .isSelected] : .isButton)
  }
}
