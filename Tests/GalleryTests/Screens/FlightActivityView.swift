// SPDX-License-Identifier: MIT

import AssayViews

/// A flight on the lock screen: the whole activity, and the strip that is left of it when
/// collapsed.
struct FlightActivityView: View {
  var body: some View {
    ZStack {
      LinearGradient(
        colors: [.indigo, .purple, .black], startPoint: .top, endPoint: .bottom
      )
      .ignoresSafeArea()
      VStack(spacing: 24) {
        Spacer()
        FlightExpanded()
        FlightCompact()
        Spacer()
      }
      .padding(.horizontal, 12)
      .frame(maxWidth: 440)
    }
    .environment(\.colorScheme, .dark)
  }
}

struct FlightExpanded: View {
  var body: some View {
    VStack(spacing: 14) {
      HStack {
        Label("AS 217", systemImage: "airplane")
          .font(.headline)
          .foregroundStyle(.white)
        Spacer()
        Text("On time")
          .font(.subheadline)
          .bold()
          .foregroundStyle(.green)
      }
      HStack(alignment: .center, spacing: 12) {
        Airport(code: "ZRH", time: "09:40", alignment: .leading)
        FlightProgress(fraction: 0.42)
        Airport(code: "LIS", time: "11:25", alignment: .trailing)
      }
      HStack {
        Fact(title: "Gate", value: "B36")
        Spacer()
        Fact(title: "Seat", value: "14A")
        Spacer()
        Fact(title: "Lands in", value: "1 h 12 min")
      }
    }
    .padding(18)
    .background(Color.black.opacity(0.55), in: RoundedRectangle(cornerRadius: 28))
  }
}

struct FlightCompact: View {
  var body: some View {
    HStack {
      Image(systemName: "airplane")
        .foregroundStyle(.green)
        .accessibilityHidden(true)
      Text("ZRH")
        .bold()
      Spacer()
      Text("1 h 12 min")
        .monospacedDigit()
        .foregroundStyle(.green)
    }
    .font(.subheadline)
    .foregroundStyle(.white)
    .padding(.horizontal, 16)
    .frame(width: 230, height: 37)
    .background(.black, in: Capsule())
  }
}

private struct Airport: View {
  var code: String
  var time: String
  var alignment: HorizontalAlignment

  var body: some View {
    VStack(alignment: alignment, spacing: 0) {
      Text(code)
        .font(.title)
        .fontWeight(.semibold)
        .foregroundStyle(.white)
      Text(time)
        .font(.subheadline)
        .monospacedDigit()
        .foregroundStyle(Color.white.opacity(0.7))
    }
  }
}

private struct FlightProgress: View {
  var fraction: Double

  var body: some View {
    HStack(spacing: 4) {
      Capsule()
        .fill(.green)
        .frame(height: 4)
      Image(systemName: "airplane")
        .foregroundStyle(.green)
      Capsule()
        .fill(Color.white.opacity(0.3))
        .frame(height: 4)
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Flight progress")
    .accessibilityValue("\(Int(fraction * 100)) percent")
  }
}

private struct Fact: View {
  var title: String
  var value: String

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(title)
        .font(.caption)
        .foregroundStyle(Color.white.opacity(0.7))
      Text(value)
        .font(.headline)
        .foregroundStyle(.white)
    }
    .accessibilityElement(children: .combine)
  }
}
