// SPDX-License-Identifier: MIT

/// The parts of a date that a `DatePicker` shows.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The parts as bits.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The hour and the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day, the month and the year.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A control to choose a date, in the locale, calendar and time zone of the environment.
public nonisolated struct DatePicker<Label: View>: View, PrimitiveView {
  public typealias Body = Never
  /// The parts of a date that the control shows.
  public typealias Components = DatePickerComponents
  private let date: Date
  private let components: Components
  private let label: Label
  private let bounds: DateBounds

  init(
    _ date: Date, _ components: Components, label: Label, bounds: DateBounds = DateBounds()
  ) {
    self.date = date
    self.components = components
    self.label = label
    self.bounds = bounds
  }

  /// Creates a date picker with a view as its label.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection.wrappedValue, displayedComponents, label: label())
  }

  /// Creates a date picker for a range.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection.wrappedValue, displayedComponents, label: label(), bounds: DateBounds(range))
  }

  /// Creates a date picker from a date on.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection.wrappedValue, displayedComponents, label: label(), bounds: DateBounds(range))
  }

  /// Creates a date picker up to a date.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection.wrappedValue, displayedComponents, label: label(), bounds: DateBounds(range))
  }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    if let style = context.style(for: DatePickerStyleConfiguration.self) {
      let configuration = DatePickerStyleConfiguration(
        selection: .constant(date), displayedComponents: components, label: StyledPart(label),
        bounds: bounds)
      return try style(configuration, context)
    }
    let words = DateWords(context.environment)
    switch context.environment.datePickerStyle {
    case .automatic where context.environment.look == .macOS,
      .compact where context.environment.look == .macOS:
      return try field(words).evaluated(in: context)
    case .automatic, .compact:
      return try labeled(CompactDatePicker(date: date, components: components, words: words))
        .evaluated(in: context)
    case .graphical:
      let isEmpty = !components.contains(.date)
      return isEmpty
        ? try labeled(CompactDatePicker(date: date, components: components, words: words))
          .evaluated(in: context)
        : try GraphicalDatePicker(
          month: date, chosen: [words.day(date)], words: words,
          time: components.contains(.hourAndMinute) ? date : nil, bounds: bounds
        )
        .reportingOnMac("the calendar of a date picker as macOS draws it")
        .evaluated(in: context)
    case .wheel:
      return try WheelDatePicker(date: date, components: components, words: words)
        .reportingOnMac("a date picker with wheels, which macOS does not have")
        .evaluated(in: context)
    }
  }

  private func field(_ words: DateWords) -> some View {
    NodeView { context in
      let row = row(DateField(date: date, components: components, words: words))
      let isAlone = context.environment.labelsAreHidden || context.environment.isInList
      return try isAlone ? row.evaluated(in: context) : row.fixedSize().evaluated(in: context)
    }
  }

  private func labeled(_ control: some View) -> some View {
    NodeView { context in
      try row(control.padding(.vertical, context.environment.isInList ? -6 : 0))
        .evaluated(in: context)
    }
  }

  /// The control, with its label before it unless labels are hidden.
  private func row(_ control: some View) -> some View {
    NodeView { context in
      guard !context.environment.labelsAreHidden else { return try control.evaluated(in: context) }
      return try HStack {
        ControlLabel(label)
        Spacer()
        control
      }.evaluated(in: context)
    }
  }
}

extension DatePicker where Label == Text {
  /// Creates a date picker whose title is a key of the string tables.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection.wrappedValue, displayedComponents, label: Text(titleKey))
  }

  /// Creates a date picker whose title is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection.wrappedValue, displayedComponents, label: Text(title))
  }

  /// Creates a date picker for a range, whose title is a key of the string tables.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection.wrappedValue, displayedComponents, label: Text(titleKey), bounds: DateBounds(range))
  }

  /// Creates a date picker from a date on, whose title is a key of the string tables.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection.wrappedValue, displayedComponents, label: Text(titleKey), bounds: DateBounds(range))
  }

  /// Creates a date picker up to a date, whose title is a key of the string tables.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection.wrappedValue, displayedComponents, label: Text(titleKey), bounds: DateBounds(range))
  }

  /// Creates a date picker for a range, whose title is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection.wrappedValue, displayedComponents, label: Text(title), bounds: DateBounds(range))
  }

  /// Creates a date picker from a date on, whose title is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection.wrappedValue, displayedComponents, label: Text(title), bounds: DateBounds(range))
  }

  /// Creates a date picker up to a date, whose title is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection.wrappedValue, displayedComponents, label: Text(title), bounds: DateBounds(range))
  }
}

/// A control to choose several days, drawn as a calendar of the month of the earliest one.
public nonisolated struct MultiDatePicker<Label: View>: View, PrimitiveView {
  public typealias Body = Never
  private let selection: Set<DateComponents>
  private let bounds: DateBounds

  private init(_ selection: Set<DateComponents>, bounds: DateBounds) {
    self.selection = selection
    self.bounds = bounds
  }

  /// Creates a date picker with a label, which is not drawn.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection.wrappedValue, bounds: DateBounds())
  }
  /// Creates a date picker for a range, with a label, which is not drawn.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection.wrappedValue, bounds: DateBounds(bounds))
  }
  /// Creates a date picker from a date on, with a label, which is not drawn.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection.wrappedValue, bounds: DateBounds(bounds))
  }
  /// Creates a date picker up to a date, with a label, which is not drawn.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection.wrappedValue, bounds: DateBounds(bounds))
  }

  /// Unlike SwiftUI, which shows the current month if no day is chosen, this shows January 2001,
  /// because a snapshot does not depend on the clock, and reports it.
  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    let words = DateWords(context.environment)
    let dates = selection.compactMap { words.calendar.date(from: $0) }
    let month = dates.min() ?? Date(timeIntervalSinceReferenceDate: 0)
    return try GraphicalDatePicker(
      month: month, chosen: Set(dates.map(words.day)), words: words, time: nil, bounds: bounds
    )
    .reporting(dates.isEmpty ? "the current month of a calendar without a chosen day" : nil)
    .evaluated(in: context)
  }
}

extension MultiDatePicker where Label == Text {
  /// Creates a date picker with a title of the string tables, which is not drawn.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection.wrappedValue, bounds: DateBounds())
  }
  /// Creates a date picker with a title, which is not drawn.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection.wrappedValue, bounds: DateBounds())
  }
  /// Creates a date picker for a range, with a title of the string tables, which is not drawn.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection.wrappedValue, bounds: DateBounds(bounds))
  }
  /// Creates a date picker from a date on, with a title of the string tables, which is not drawn.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection.wrappedValue, bounds: DateBounds(bounds))
  }
  /// Creates a date picker up to a date, with a title of the string tables, which is not drawn.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection.wrappedValue, bounds: DateBounds(bounds))
  }
}
