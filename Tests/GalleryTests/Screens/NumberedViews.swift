// SPDX-License-Identifier: MIT

import AssayViews

/// Three pages of a navigation stack, each with its title and its coloured buttons.
struct NumberedView: View {
  enum Page: String, CaseIterable {
    case first = "First View"
    case second = "Second View"
    case third = "Third View"
  }

  var page: Page

  private var tint: Color {
    switch page {
    case .first: .blue
    case .second: .green
    case .third: .orange
    }
  }

  private var symbol: String {
    switch page {
    case .first: "sun.max.fill"
    case .second: "leaf.fill"
    case .third: "flame.fill"
    }
  }

  var body: some View {
    NavigationStack {
      VStack(spacing: 12) {
        Spacer()
        Image(systemName: symbol)
          .font(.system(size: 64))
          .foregroundStyle(tint)
          .accessibilityHidden(true)
        Text("You are on the \(page.rawValue)")
          .font(.title2)
          .bold()
          .multilineTextAlignment(.center)
        Text("Buttons keep their colours in light and dark.")
          .foregroundStyle(.secondary)
          .multilineTextAlignment(.center)
        Spacer()
        HStack(spacing: 12) {
          ForEach(Page.allCases.filter { $0 != page }, id: \.self) { other in
            PageButton(title: other.rawValue, color: NumberedView(page: other).tint)
          }
        }
        .frame(maxWidth: 520)
      }
      .padding()
      .navigationTitle(page.rawValue)
    }
  }
}

private struct PageButton: View {
  var title: String
  var color: Color

  var body: some View {
    Button {
    } label: {
      Text(title)
        .font(.headline)
        .foregroundStyle(.white)
        .frame(maxWidth: .infinity)
        .padding(.vertical, 14)
        .background(color, in: RoundedRectangle(cornerRadius: 12))
    }
  }
}
