// SPDX-License-Identifier: MIT

/// A value within a range.
public nonisolated struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>: View, PrimitiveView {
  public typealias Body = Never
  private let fraction: Double
  private let label: Label
  private let currentValue: CurrentValueLabel?
  private let bounds: (minimum: BoundsLabel, maximum: BoundsLabel)?
  /// Which only a style of the app's own draws, as on iOS.
  private let marked: MarkedValueLabels?

  private init<V: BinaryFloatingPoint>(
    _ value: V, in range: ClosedRange<V>, label: Label, currentValue: CurrentValueLabel?,
    bounds: (BoundsLabel, BoundsLabel)?, marked: MarkedValueLabels? = nil
  ) {
    let length = Double(range.upperBound - range.lowerBound)
    let distance = Double(value - range.lowerBound)
    self.fraction = length > 0 ? min(1, max(0, distance / length)) : 0
    self.label = label
    self.currentValue = currentValue
    self.bounds = bounds.map { (minimum: $0.0, maximum: $0.1) }
    self.marked = marked
  }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    let configuration = GaugeStyleConfiguration(
      value: fraction, label: StyledPart(label),
      currentValueLabel: currentValue.map { StyledPart($0) },
      minimumValueLabel: (bounds?.minimum).map { StyledPart($0) },
      maximumValueLabel: (bounds?.maximum).map { StyledPart($0) },
      markedValueLabels: marked.map { StyledPart($0) })
    if let style = context.style(for: GaugeStyleConfiguration.self) {
      return try style(configuration, context)
    }
    return try DefaultGaugeStyle().gauge(configuration).evaluated(in: context)
  }
}

extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value, in: bounds, label: label(), currentValue: nil, bounds: nil)
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label and a view of the value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, in: bounds, label: label(), currentValue: currentValueLabel(), bounds: nil)
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label, a view of the value and a view at each end.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, in: bounds, label: label(), currentValue: currentValueLabel(),
      bounds: (minimumValueLabel(), maximumValueLabel()))
  }
}

extension Gauge where CurrentValueLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label and a view at each end.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, in: bounds, label: label(), currentValue: nil,
      bounds: (minimumValueLabel(), maximumValueLabel()))
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// Creates a gauge with a label, a view of the value and views of marked values, which no style
  /// of the system draws on iOS.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value, in: bounds, label: label(), currentValue: currentValueLabel(), bounds: nil,
      marked: markedValueLabels())
  }
}

extension Gauge {
  /// Creates a gauge with a label, a view of the value, a view at each end and views of marked
  /// values, which no style of the system draws on iOS.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value, in: bounds, label: label(), currentValue: currentValueLabel(),
      bounds: (minimumValueLabel(), maximumValueLabel()), marked: markedValueLabels())
  }
}
