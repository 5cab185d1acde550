// SPDX-License-Identifier: MIT

import AssayViews

/// The label on the back of a package: it has to hold at every text size.
struct NutritionFactsView: View {
  struct Row: Identifiable {
    var name: LocalizedStringKey
    var amount: String
    var dailyValue: String?
    var isIndented = false
    var id: String { amount + (dailyValue ?? "") }
  }

  private let rows = [
    Row(name: "Total Fat", amount: "8 g", dailyValue: "10%"),
    Row(name: "Saturated Fat", amount: "1 g", dailyValue: "5%", isIndented: true),
    Row(name: "Sodium", amount: "160 mg", dailyValue: "7%"),
    Row(name: "Total Carbohydrate", amount: "37 g", dailyValue: "13%"),
    Row(name: "Dietary Fibre", amount: "4 g", dailyValue: "14%", isIndented: true),
    Row(name: "Protein", amount: "3 g"),
  ]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 8) {
        Text("Nutrition Facts")
          .font(.largeTitle)
          .fontWeight(.black)
          .accessibilityAddTraits(.isHeader)
        Text("8 servings per container")
          .font(.subheadline)
        HStack(alignment: .firstTextBaseline) {
          Text("Serving size")
          Spacer()
          Text("55 g")
        }
        .font(.headline)
        Rectangle()
          .frame(height: 8)
          .accessibilityHidden(true)
        HStack(alignment: .lastTextBaseline) {
          Text("Calories")
            .font(.title)
            .fontWeight(.heavy)
          Spacer()
          Text("230")
            .font(.largeTitle)
            .fontWeight(.black)
        }
        ForEach(rows) { row in
          Divider()
          NutritionRow(row: row)
        }
        Rectangle()
          .frame(height: 4)
          .accessibilityHidden(true)
        Text("The % Daily Value tells you how much a nutrient in a serving adds to a daily diet.")
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
      .padding(16)
      .overlay {
        RoundedRectangle(cornerRadius: 8)
          .stroke(.primary, lineWidth: 2)
      }
      .padding(16)
    }
  }
}

private struct NutritionRow: View {
  var row: NutritionFactsView.Row

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      Text(row.name)
        .fontWeight(row.isIndented ? .regular : .bold)
      Text(row.amount)
        .foregroundStyle(.secondary)
      Spacer()
      if let dailyValue = row.dailyValue {
        Text(dailyValue)
          .bold()
      }
    }
    .padding(.leading, row.isIndented ? 20 : 0)
  }
}
