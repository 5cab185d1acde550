// SPDX-License-Identifier: MIT

/// The progress of an operation, as a bar if its value is known and as a spinner if not.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: View, PrimitiveView {
  public typealias Body = Never
  private let value: Double?
  private let label: Label?
  private let currentValueLabel: CurrentValueLabel?

  private init(value: Double?, label: Label?, currentValueLabel: CurrentValueLabel? = nil) {
    self.value = value
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  private static func fraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
    guard let value, total > 0 else { return nil }
    return min(1, max(0, Double(value) / Double(total)))
  }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    if let style = context.style(for: ProgressViewStyleConfiguration.self) {
      let configuration = ProgressViewStyleConfiguration(
        fractionCompleted: value, label: label.map { StyledPart($0) },
        currentValueLabel: currentValueLabel.map { StyledPart($0) })
      return try style(configuration, context)
    }
    let node = context.reportingGradientTint(
      ViewNode(.progressView(value: value, label: try label?.evaluated(in: context) ?? [])),
      of: "a progress view")
    guard let currentValueLabel else { return [node] }
    return try VStack(alignment: .leading) {
      NodeView { _ in [node] }
      currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }.evaluated(in: context)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a spinner without a label.
  public init() where Label == EmptyView { self.init(value: nil, label: EmptyView()) }

  /// Creates a spinner with a view as its label.
  public init(@ViewBuilder label: () -> Label) { self.init(value: nil, label: label()) }

  /// Creates a spinner whose title is a key of the string tables.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(value: nil, label: Text(titleKey))
  }

  /// Creates a spinner whose title is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(value: nil, label: Text(title))
  }

  /// Creates a progress view for a value of 0 to `total`; nil for a spinner.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(value: Self.fraction(value, of: total), label: EmptyView())
  }

  /// Creates a progress view for a value of 0 to `total`, with a view as its label.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(value: Self.fraction(value, of: total), label: label())
  }

  /// Creates a progress view for a value of 0 to `total`, with a title from the string tables.
  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(value: Self.fraction(value, of: total), label: Text(titleKey))
  }

  /// Creates a progress view for a value of 0 to `total`, with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(value: Self.fraction(value, of: total), label: Text(title))
  }
}

extension ProgressView {
  /// Creates a progress view for a value of 0 to `total`, with a label above and one below.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value: Self.fraction(value, of: total), label: label(),
      currentValueLabel: currentValueLabel())
  }

  /// Unlike SwiftUI, draws the start of the interval, because a snapshot does not depend on the
  /// clock; the end of one that ended before January 9, 2024, 9:41 UTC.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value: TimelineStart.progress(of: timerInterval, countsDown: countsDown), label: label(),
      currentValueLabel: currentValueLabel())
  }
}

extension ProgressView where CurrentValueLabel == Text {
  /// Unlike SwiftUI, draws the start of the interval, because a snapshot does not depend on the
  /// clock; the end of one that ended before January 9, 2024, 9:41 UTC.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: TimelineStart.progress(of: timerInterval, countsDown: countsDown), label: label(),
      currentValueLabel: Text(timerInterval: timerInterval, countsDown: countsDown))
  }

  /// Unlike SwiftUI, draws the start of the interval, because a snapshot does not depend on the
  /// clock; the end of one that ended before January 9, 2024, 9:41 UTC.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView {
    self.init(
      value: TimelineStart.progress(of: timerInterval, countsDown: countsDown), label: nil,
      currentValueLabel: Text(timerInterval: timerInterval, countsDown: countsDown))
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates a progress view for the fraction that Foundation's progress has completed.
  public init(_ progress: Progress) {
    self.init(
      value: progress.isIndeterminate ? nil : progress.fractionCompleted, label: nil)
  }
}

extension ProgressView where Label == StyledPart, CurrentValueLabel == StyledPart {
  /// Creates the progress view that a style is applied to.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      value: configuration.fractionCompleted, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}
