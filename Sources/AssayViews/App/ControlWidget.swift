// SPDX-License-Identifier: MIT

/// Accepted, and never shown: a control of Control Center.
@MainActor @preconcurrency
public protocol ControlWidget {
  /// The type of the configuration.
  associatedtype Body: ControlWidgetConfiguration
  /// The configuration.
  var body: Body { get }
  /// Creates the control.
  init()
}

/// Accepted, and never shown: what a control is.
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {}

/// Accepted, and never shown: a part of a control.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {}

extension ControlWidgetConfiguration {
  /// Accepted, and has no effect: the name in the gallery.
  public nonisolated func displayName(_ name: LocalizedStringResource) -> Self { self }
  /// Accepted, and has no effect: the words in the gallery.
  public nonisolated func description(_ description: LocalizedStringResource) -> Self { self }
  /// Accepted, and has no effect: whether the user is asked for settings at once.
  public nonisolated func promptsForUserConfiguration() -> Self { self }
}

extension ControlWidgetTemplate {
  /// Accepted, and has no effect: the color.
  public nonisolated func tint(_ tint: Color?) -> Self { self }
  /// Accepted, and has no effect: whether the control works.
  public nonisolated func disabled(_ disabled: Bool) -> Self { self }
}

/// Accepted, and never shown: a control without settings.
public nonisolated struct StaticControlConfiguration: ControlWidgetConfiguration {
  /// Creates a configuration.
  public init<Template: ControlWidgetTemplate>(kind: String, content: () -> Template) {}
  /// Creates a configuration from a value that a provider knows.
  public init<Provider: ControlValueProvider, Template: ControlWidgetTemplate>(
    kind: String, provider: Provider, content: @escaping (Provider.Value) -> Template
  ) {}
}

/// Accepted, and never shown: a control with settings, which are an intent.
public nonisolated struct AppIntentControlConfiguration: ControlWidgetConfiguration {
  /// Creates a configuration.
  public init<Intent, Template: ControlWidgetTemplate>(
    kind: String, intent: Intent.Type = Intent.self,
    content: @escaping (Intent) -> Template
  ) {}
  /// Creates a configuration from a value that a provider knows.
  public init<Provider: AppIntentControlValueProvider, Template: ControlWidgetTemplate>(
    kind: String, provider: Provider, content: @escaping (Provider.Value) -> Template
  ) {}
}

/// Knows the value of a control.
public protocol ControlValueProvider {
  /// The type of the value.
  associatedtype Value
  /// The value in the gallery.
  var previewValue: Value { get }
  /// Returns the value.
  func currentValue() async throws -> Value
}

/// Knows the value of a control with settings.
public protocol AppIntentControlValueProvider {
  /// The type of the settings.
  associatedtype Configuration
  /// The type of the value.
  associatedtype Value
  /// Returns the value in the gallery.
  func previewValue(configuration: Configuration) -> Value
  /// Returns the value.
  func currentValue(configuration: Configuration) async throws -> Value
}

/// Accepted, and never shown: a control that runs an intent.
public nonisolated struct ControlWidgetButton: ControlWidgetTemplate {
  /// Creates a button.
  public init<Intent, L: View>(action: Intent, @ViewBuilder label: () -> L) {}
  /// Creates a button with another label while the intent runs.
  public init<Intent, L: View, A: View>(
    action: Intent, @ViewBuilder label: () -> L,
    @ViewBuilder actionLabel: @escaping (Bool) -> A
  ) {}
  /// Creates a button with a title.
  public init<Intent>(_ title: LocalizedStringKey, action: Intent) {}
  /// Creates a button with a title and another label while the intent runs.
  public init<Intent, A: View>(
    _ title: LocalizedStringKey, action: Intent,
    @ViewBuilder actionLabel: @escaping (Bool) -> A
  ) {}
}

/// Accepted, and never shown: a control that is on or off.
public nonisolated struct ControlWidgetToggle: ControlWidgetTemplate {
  /// Creates a toggle with a title.
  public init<Intent, V: View>(
    _ title: LocalizedStringKey, isOn: Bool, action: Intent,
    @ViewBuilder valueLabel: @escaping (Bool) -> V
  ) {}
  /// Creates a toggle with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, Intent, V: View>(
    _ title: S, isOn: Bool, action: Intent, @ViewBuilder valueLabel: @escaping (Bool) -> V
  ) {}
  /// Creates a toggle with a label.
  public init<Intent, L: View, V: View>(
    isOn: Bool, action: Intent, @ViewBuilder label: () -> L,
    @ViewBuilder valueLabel: @escaping (Bool) -> V
  ) {}
}

extension WidgetBundleBuilder {
  /// Builds a control.
  public static func buildExpression<C: ControlWidget>(_ control: C) -> _Widgets { _Widgets() }
  /// Builds a widget.
  public static func buildExpression<W: Widget>(_ widget: W) -> W { widget }
}
