// SPDX-License-Identifier: MIT

/// The look of date pickers, written as the view that it makes from a date and a label.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  /// The type of the styled date picker.
  associatedtype Body: View
  /// The properties of a date picker.
  typealias Configuration = DatePickerStyleConfiguration
  /// Returns the styled date picker.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a date picker, as its style sees them.
public struct DatePickerStyleConfiguration {
  /// The label of a date picker.
  public typealias Label = StyledPart
  /// The chosen date.
  @Binding public var selection: Date
  /// The parts of the date that are shown.
  public let displayedComponents: DatePickerComponents
  /// The label.
  public let label: Label
  let bounds: DateBounds
  /// The first date that can be chosen; nil for no limit.
  public var minimumDate: Date? { bounds.first }
  /// The last date that can be chosen; nil for no limit.
  public var maximumDate: Date? { bounds.last }

  init(
    selection: Binding<Date>, displayedComponents: DatePickerComponents, label: Label,
    bounds: DateBounds
  ) {
    self._selection = selection
    self.displayedComponents = displayedComponents
    self.label = label
    self.bounds = bounds
  }
}

enum DatePickerStyleName: Hashable, Sendable { case automatic, compact, graphical, wheel }

/// A style that Assay draws itself.
nonisolated protocol NamedDatePickerStyle: DatePickerStyle {
  var name: DatePickerStyleName { get }
}

nonisolated extension NamedDatePickerStyle {
  public func makeBody(configuration: DatePickerStyleConfiguration) -> some View {
    let name = name
    return EnvironmentChangingView(
      content: DatePicker(
        configuration.selection, configuration.displayedComponents, label: configuration.label,
        bounds: configuration.bounds)
    ) { $0.datePickerStyle = name }
  }
}

/// The look of date pickers on the platform: compact.
public nonisolated struct DefaultDatePickerStyle: NamedDatePickerStyle {
  /// Creates the style.
  public init() {}
  var name: DatePickerStyleName { .automatic }
}
/// The label, and the date and the time in fields beside it.
public nonisolated struct CompactDatePickerStyle: NamedDatePickerStyle {
  /// Creates the style.
  public init() {}
  var name: DatePickerStyleName { .compact }
}
/// A calendar of the month.
public nonisolated struct GraphicalDatePickerStyle: NamedDatePickerStyle {
  /// Creates the style.
  public init() {}
  var name: DatePickerStyleName { .graphical }
}
/// Wheels for the parts of the date.
public nonisolated struct WheelDatePickerStyle: NamedDatePickerStyle {
  /// Creates the style.
  public init() {}
  var name: DatePickerStyleName { .wheel }
}

/// The date in a field of a Mac. Unlike SwiftUI, drawn as the platform's look, which a snapshot
/// reports.
public nonisolated struct FieldDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  /// Returns the date picker with a report.
  public func makeBody(configuration: Configuration) -> some View {
    DefaultDatePickerStyle().makeBody(configuration: configuration)
      .reporting("the field style of a date picker")
  }
}
/// The date in a field with a stepper, of a Mac. Unlike SwiftUI, drawn as the platform's look,
/// which a snapshot reports.
public nonisolated struct StepperFieldDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  /// Returns the date picker with a report.
  public func makeBody(configuration: Configuration) -> some View {
    DefaultDatePickerStyle().makeBody(configuration: configuration)
      .reporting("the stepper of a date picker")
  }
}

nonisolated extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// The date in a field.
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}
nonisolated extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// The date in a field with a stepper.
  public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}
nonisolated extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The look of date pickers on the platform.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
nonisolated extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The date and the time in fields.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
nonisolated extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar of the month.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
nonisolated extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels for the parts of the date.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

private enum DatePickerStyleKey: EnvironmentKey {
  static let defaultValue = DatePickerStyleName.automatic
}

extension EnvironmentValues {
  var datePickerStyle: DatePickerStyleName {
    get { self[DatePickerStyleKey.self] }
    set { self[DatePickerStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the style of the date pickers in the view.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    styled(by: style) { style, configuration in style.makeBody(configuration: configuration) }
  }
}
