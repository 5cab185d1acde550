// SPDX-License-Identifier: MIT

import AssayViews

/// What the paid plan gives, what it costs, and the one button.
///
/// The offer stays at the bottom; what it is about scrolls where the screen is low.
struct SubscriptionOfferView: View {
  var body: some View {
    VStack(spacing: 0) {
      ScrollView {
        VStack(spacing: 16) {
          Image(systemName: "crown.fill")
            .font(.system(size: 36))
            .foregroundStyle(.white)
            .frame(width: 80, height: 80)
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
        }
        .frame(maxWidth: .infinity)
        .padding(.horizontal, 24)
        .padding(.vertical, 20)
      }
      VStack(spacing: 12) {
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
            .padding(.vertical, 14)
            .background(.indigo, in: RoundedRectangle(cornerRadius: 14))
        }
        Text("Renews at $39.99 a year until cancelled.")
          .font(.footnote)
          .foregroundStyle(.secondary)
          .multilineTextAlignment(.center)
      }
      .frame(maxWidth: 520)
      .padding(.horizontal, 24)
      .padding(.vertical, 16)
    }
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
    VStack(spacing: 2) {
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
    .padding(.vertical, 12)
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
