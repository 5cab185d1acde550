// SPDX-License-Identifier: MIT

import AssayViews

/// A recipe in points that never change; repaired, in text styles that grow with the reader's size.
struct RecipeView: View {
  var isRepaired = false

  private static let steps = [
    "Wash the lentils.", "Simmer them for twenty minutes.", "Season, and serve with bread.",
  ]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        Text(verbatim: "Lentil soup").font(isRepaired ? .title : .system(size: 28)).bold()
        ForEach(0..<Self.steps.count, id: \.self) { index in
          Text(verbatim: Self.steps[index]).font(isRepaired ? .body : .system(size: 17))
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(24)
    }
  }
}
