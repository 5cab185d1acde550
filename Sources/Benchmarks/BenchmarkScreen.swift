// SPDX-License-Identifier: MIT

import AssayNodes
import AssayViews

/// A screen of a title, cards and rows, a little different for each number.
struct BenchmarkScreen: View {
  var number: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Screen \(number)")
        .font(.largeTitle)
        .bold()
      HStack(spacing: 8) {
        ForEach(0..<3, id: \.self) { index in
          VStack(alignment: .leading, spacing: 4) {
            Text("Card \(index + number)")
              .font(.footnote)
              .foregroundStyle(.secondary)
            Text("\(number * 37 + index * 11)")
              .font(.title3)
              .bold()
          }
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding(10)
          .background(
            Color(.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 12))
        }
      }
      ForEach(0..<8, id: \.self) { index in
        HStack {
          Circle()
            .fill(index % 2 == number % 2 ? Color.blue : Color.orange)
            .frame(width: 36, height: 36)
          VStack(alignment: .leading) {
            Text("Row \(index) of screen \(number)")
              .font(.headline)
            Text("What this row is about, in a few words")
              .font(.subheadline)
              .foregroundStyle(.secondary)
              .lineLimit(1)
          }
          Spacer()
          Text("\(index * 13 + number)")
        }
        Divider()
      }
      Spacer()
      Button {
      } label: {
        Text("Continue")
          .font(.headline)
          .foregroundStyle(.white)
          .frame(maxWidth: .infinity)
          .padding(.vertical, 14)
          .background(.blue, in: RoundedRectangle(cornerRadius: 12))
      }
    }
    .padding()
  }
}
