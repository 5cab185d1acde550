// SPDX-License-Identifier: MIT

import AssayViews

/// A photograph on a page that is white in the dark too; repaired, on the system's background, and
/// kept from Smart Invert.
struct PhotoOfTheDayView: View {
  var isRepaired = false

  var body: some View {
    ZStack {
      (isRepaired ? Color.clear : Color.white).ignoresSafeArea()
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          Image("Harbour", label: Text(verbatim: "Harbour at dusk"))
            .resizable()
            .scaledToFit()
            .cornerRadius(12)
            .accessibilityIgnoresInvertColors(isRepaired)
          Text(verbatim: "Photo of the day").font(.title2).bold()
          Text(verbatim: "The harbour, an hour after the last ferry.")
        }
        .foregroundStyle(isRepaired ? Color.primary : Color.black)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(24)
      }
    }
  }
}
