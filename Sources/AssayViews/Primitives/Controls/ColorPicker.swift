// SPDX-License-Identifier: MIT

/// A control to choose a color: its label, and a ring of hues around the chosen color.
public nonisolated struct ColorPicker<Label: View>: View, PrimitiveView {
  public typealias Body = Never
  private let color: Color
  private let label: Label

  /// Creates a color picker with a view as its label.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.color = selection.wrappedValue
    self.label = label()
  }

  /// Creates a color picker whose title is a key of the string tables.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) where Label == Text {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Creates a color picker whose title is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) where Label == Text {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    let well = ColorWell(color: color)
      .reportingOnMac("a color well as macOS draws it")
      .padding(.vertical, context.environment.isInList ? -3 : 0)
    guard !context.environment.labelsAreHidden else { return try well.evaluated(in: context) }
    return try HStack {
      label
      Spacer()
      well
    }
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(.isButton)
    .evaluated(in: context)
  }
}

/// A ring of hues, 28 points wide, around a disc of a color.
private nonisolated struct ColorWell: View {
  let color: Color

  var body: some View {
    ZStack {
      ForEach(0..<24) { index in
        Circle()
          .trim(from: Double(index) / 24, to: (Double(index) + 1.05) / 24)
          .stroke(
            Color(hue: Double(index) / 24, saturation: 0.85, brightness: 1), lineWidth: 3)
      }
      .padding(1.5)
      Circle().fill(color).padding(5)
    }
    .frame(width: 28, height: 28)
    .accessibilityHidden(true)
  }
}
