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
      let ground = isDark ? Color(.systemGray2) : .white
      // Capsules on iOS 26; on macOS as high as a push button.
      return switch context.environment.look {
      case .iOS18, .tvOS: try segments(ground, radius: 9, height: 32).evaluated(in: context)
      case .iOS26: try segments(ground, radius: 16, height: 32).evaluated(in: context)
      case .macOS: try segments(ground, radius: 5, height: 20).evaluated(in: context)
      }
    }
  }

  /// Measured on iOS 18 (aessam/NiceViewsLib): in a control of 366 points three segments of 121.33
  /// with lines of 1 between them, the chosen one 2 inside of its segment, its words in medium and
  /// the others' in regular; drawn 32 high, in the layout 31.
  private func segments(_ ground: Color, radius: Double, height: Double) -> some View {
    let inset = height / 16
    return HStack(spacing: 0) {
      ForEach(0..<options.count) { index in
        if index > 0 {
          Color(.separator).opacity(index == chosen || index - 1 == chosen ? 0 : 0.6)
            .frame(width: 1, height: height * 0.47).accessibilityHidden(true)
        }
        // A segment holds a picture or words. That it is the picture of a label is an estimate.
        NodeView { _ in [options[index]] }
          .modified(.labelStyle(.iconOnly))
          .font(.system(size: 13, weight: index == chosen ? .medium : .regular))
          .lineLimit(1)
          .frame(maxWidth: .infinity, minHeight: height - 2 * inset)
          .background {
            if index == chosen {
              RoundedRectangle(cornerRadius: radius - inset).fill(ground)
                .shadow(color: .black.opacity(0.12), radius: 4, y: 3)
            }
          }
          .padding(inset)
          .accessibilityAddTraits(index == chosen ? [.isButton, .isSelected] : .isButton)
      }
    }
    .background(Color(.tertiarySystemFill), in: RoundedRectangle(cornerRadius: radius))
    .padding(.bottom, -1)
    .startingSeparator
  }

  var wheel: some View {
    let middle = chosen ?? 0
    let rows = (middle - 3...middle + 3).map { index in
      options.indices.contains(index) ? NodeView { _ in [options[index]] } : nil
    }
    return WheelRow { WheelColumn(rows: rows) }
  }

  /// AppKit's pop-up button, as high as a push button: the value, and two arrows on the accent at
  /// the end. How wide the arrows' ground is, is an estimate.
  var popUp: some View {
    NodeView { context in
      let isDark = context.environment.colorScheme == .dark
      return try HStack(spacing: 6) {
        value.lineLimit(1)
        Image(systemName: "chevron.up.chevron.down")
          .font(.system(size: 9, weight: .bold)).foregroundStyle(.white)
          .frame(width: 16, height: 16)
          .background(.tint, in: RoundedRectangle(cornerRadius: 4))
          .accessibilityHidden(true)
      }
      .padding(.leading, 8).padding(.trailing, 2)
      .frame(height: 20)
      .background(
        isDark ? Color.white.opacity(0.25) : .white, in: RoundedRectangle(cornerRadius: 5)
      )
      .background {
        RoundedRectangle(cornerRadius: 5.5).fill(.black.opacity(0.12)).padding(-0.5)
          .offset(y: 0.25)
      }
      .accessibilityAddTraits(.isButton).evaluated(in: context)
    }
  }

  func radioGroup(_ label: some View) -> some View {
    HStack(alignment: .top, spacing: 0) {
      label
      Spacer(minLength: 8)
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
    .fixedSize(horizontal: true, vertical: false)
  }
}

nonisolated extension View {
  /// The view with the line of a list's row starting at its edge, not at its first text.
  var startingSeparator: some View {
    modified(
      .alignmentGuide(
        AlignmentGuideModifier(guide: .horizontal(.listRowSeparatorLeading), value: .constant(0))))
  }
}
