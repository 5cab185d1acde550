// SPDX-License-Identifier: MIT

/// A control to increase and decrease a value.
public nonisolated struct Stepper<Label: View>: View, PrimitiveView {
  public typealias Body = Never
  private let label: Label
  private let canDecrease: Bool
  private let canIncrease: Bool

  private init(label: Label, canDecrease: Bool = true, canIncrease: Bool = true) {
    self.label = label
    self.canDecrease = canDecrease
    self.canIncrease = canIncrease
  }

  private init<V: Comparable>(_ value: V, in bounds: ClosedRange<V>, label: Label) {
    self.init(
      label: label, canDecrease: value > bounds.lowerBound, canIncrease: value < bounds.upperBound)
  }

  /// Creates a stepper from two actions; nil for one that cannot be used.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(), canDecrease: onDecrement != nil, canIncrease: onIncrement != nil)
  }

  /// Creates a stepper from two actions, by the order of iOS 13.
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), canDecrease: onDecrement != nil, canIncrease: onIncrement != nil)
  }

  /// Creates a stepper for a value.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: label())
  }

  /// Creates a stepper for a value in a range.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value.wrappedValue, in: bounds, label: label())
  }

  /// Creates a stepper for a value, by the order of iOS 13.
  @_disfavoredOverload
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label())
  }

  /// Creates a stepper for a value in a range, by the order of iOS 13.
  @_disfavoredOverload
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(value.wrappedValue, in: bounds, label: label())
  }

  /// Creates a stepper for a value. The format of the value is not used, because only the label is
  /// shown.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(label: label())
  }

  /// Creates a stepper for a value in a range. The format of the value is not used, because only
  /// the label is shown.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(value.wrappedValue, in: bounds, label: label())
  }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    if context.environment.look == .macOS {
      let arrows = StepperArrows(
        canDecrease: canDecrease, canIncrease: canIncrease,
        isDark: context.environment.colorScheme == .dark)
      guard !context.environment.labelsAreHidden else { return try arrows.evaluated(in: context) }
      return try HStack {
        ControlLabel(label)
        Spacer(minLength: 0)
        arrows
      }.fixedSize().evaluated(in: context)
    }
    let control = StepperControl(
      canDecrease: canDecrease, canIncrease: canIncrease,
      isEnabled: context.environment.isEnabled,
      cornerRadius: context.environment.look == .iOS26 ? 16 : 8)
    let isInList = context.environment.isInList
    // Taller than a line of text, it still does not make a row of a list taller.
    let fitted = control.padding(.vertical, isInList ? -5 : 0)
    guard !context.environment.labelsAreHidden else { return try fitted.evaluated(in: context) }
    let row = HStack {
      ControlLabel(label)
      Spacer()
      fitted
    }
    return try row.evaluated(in: context)
  }
}

/// AppKit's stepper: two arrows over each other, 13 by 22 points.
nonisolated struct StepperArrows: View {
  var canDecrease = true
  var canIncrease = true
  let isDark: Bool

  var body: some View {
    VStack(spacing: 0) {
      half("chevron.up", "Increment", canIncrease)
      half("chevron.down", "Decrement", canDecrease)
    }
    .background(isDark ? .white.opacity(0.25) : .white, in: RoundedRectangle(cornerRadius: 4))
    .overlay {
      RoundedRectangle(cornerRadius: 4).strokeBorder(.primary.opacity(0.2), lineWidth: 0.5)
    }
  }

  private func half(_ symbol: String, _ words: String, _ canBeUsed: Bool) -> some View {
    Image(systemName: symbol)
      .font(.system(size: 7, weight: .bold))
      .foregroundStyle(canBeUsed ? Color.primary : Color(.tertiaryLabel))
      .frame(width: 13, height: 11)
      .accessibilityLabel(Text(verbatim: words))
      .accessibilityAddTraits(.isButton)
  }
}

/// Minus and plus in one rounded rectangle of 94 by 32 points.
private nonisolated struct StepperControl: View {
  let canDecrease: Bool
  let canIncrease: Bool
  let isEnabled: Bool
  /// In points: a capsule's on iOS 26.
  let cornerRadius: Double

  var body: some View {
    HStack(spacing: 0) {
      half("minus", "Decrement", canDecrease)
      Color(.separator).frame(width: 1, height: 18).accessibilityHidden(true)
      half("plus", "Increment", canIncrease)
    }
    .frame(width: 94, height: 32)
    .background(Color(.tertiarySystemFill), in: RoundedRectangle(cornerRadius: cornerRadius))
  }

  private func half(_ symbol: String, _ words: String, _ canBeUsed: Bool) -> some View {
    Button(action: {}) {
      Image(systemName: symbol)
        .font(.system(size: 17, weight: .medium))
        .foregroundStyle(isEnabled && canBeUsed ? Color.primary : Color(.tertiaryLabel))
        .frame(width: 46, height: 32)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text(verbatim: words))
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper from two actions, whose title is a key of the string tables.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(titleKey), canDecrease: onDecrement != nil, canIncrease: onIncrement != nil)
  }

  /// Creates a stepper from two actions, whose title is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(title), canDecrease: onDecrement != nil, canIncrease: onIncrement != nil)
  }

  /// Creates a stepper for a value, whose title is a key of the string tables.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: Text(titleKey))
  }

  /// Creates a stepper for a value, whose title is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: Text(title))
  }

  /// Creates a stepper for a value in a range, whose title is a key of the string tables.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value.wrappedValue, in: bounds, label: Text(titleKey))
  }

  /// Creates a stepper for a value in a range, whose title is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value.wrappedValue, in: bounds, label: Text(title))
  }

  /// Creates a stepper for a value, whose title is a key of the string tables. The format of the
  /// value is not used, because only the title is shown.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(label: Text(titleKey))
  }

  /// Creates a stepper for a value in a range, whose title is a key of the string tables. The
  /// format of the value is not used, because only the title is shown.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(value.wrappedValue, in: bounds, label: Text(titleKey))
  }
}
