// SPDX-License-Identifier: MIT

/// The views of a picker's choices in the looks of the system.
nonisolated struct PickerLooks {
  let options: [ViewNode]
  /// The index of the chosen option; nil if no option has the selected tag.
  let chosen: Int?

  /// The chosen view.
  var value: some View { NodeView { _ in chosen.map { [options[$0]] } ?? [] } }

  var rows: some View {
    ForEach(0..<options.count) { index in
      HStack {
        NodeView { _ in [options[index]] }
        Spacer()
        if index == chosen {
          Image(systemName: "checkmark").foregroundStyle(.tint).accessibilityHidden(true)
        }
      }
    }
  }

  var segments: some View {
    NodeView { context in
      // UIKit's chosen segment is white, in the dark #636366.
      let isDark = context.environment.colorScheme == .dark
      // Capsules on iOS 26.
      let radius = context.environment.look == .iOS26 ? 16.0 : 9
      return try segments(ground: isDark ? Color(.systemGray2) : .white, radius: radius)
        .evaluated(in: context)
    }
  }

  private func segments(ground: Color, radius: Double) -> some View {
    HStack(spacing: 0) {
      ForEach(0..<options.count) { index in
        NodeView { _ in [options[index]] }
          .font(.system(size: 13, weight: index == chosen ? .semibold : .medium))
          .lineLimit(1)
          .frame(maxWidth: .infinity, minHeight: 28)
          .background(
            index == chosen ? ground : .clear, in: RoundedRectangle(cornerRadius: radius - 2)
          )
          .accessibilityAddTraits(index == chosen ? [.isButton, .isSelected] : .isButton)
      }
    }
    .padding(2)
    .background(Color(.tertiarySystemFill), in: RoundedRectangle(cornerRadius: radius))
    // A list's line starts at the control, not at the text of its first segment.
    .modified(
      .alignmentGuide(
        AlignmentGuideModifier(guide: .horizontal(.listRowSeparatorLeading), value: .constant(0))))
  }

  var wheel: some View {
    let middle = chosen ?? 0
    let rows = (middle - 3...middle + 3).map { index in
      options.indices.contains(index) ? NodeView { _ in [options[index]] } : nil
    }
    return WheelRow { WheelColumn(rows: rows) }
  }

  func radioGroup(_ label: some View) -> some View {
    HStack(alignment: .top) {
      label
      VStack(alignment: .leading, spacing: 6) {
        ForEach(0..<options.count) { index in
          HStack(spacing: 6) {
            Image(systemName: index == chosen ? "largecircle.fill.circle" : "circle")
              .foregroundStyle(index == chosen ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
              .accessibilityHidden(true)
            NodeView { _ in [options[index]] }
          }
        }
      }
    }
  }
}
