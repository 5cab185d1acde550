// SPDX-License-Identifier: MIT

/// A label with a value beside it.
public nonisolated struct LabeledContent<Label: View, Content: View>: View, PrimitiveView {
  public typealias Body = Never
  private let label: Label
  private let content: Content

  /// Creates a label and a value from views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    if let style = context.style(for: LabeledContentStyleConfiguration.self) {
      let configuration = LabeledContentStyleConfiguration(
        label: StyledPart(label), content: StyledPart(content))
      return try style(configuration, context)
    }
    let value = content.foregroundStyle(.secondary)
    guard !context.environment.labelsAreHidden else { return try value.evaluated(in: context) }
    return try HStack {
      ControlLabel(label)
      Spacer()
      value
    }.evaluated(in: context)
  }
}

nonisolated extension LabeledContent where Label == Text {
  /// Creates a label from a key of the string tables, and a value from a view.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a label that is shown as it is, and a value from a view.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

nonisolated extension LabeledContent where Label == Text, Content == Text {
  /// Creates a label from a key of the string tables, and a text as its value.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(titleKey) { Text(value) }
  }

  /// Creates a label that is shown as it is, and a text as its value.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(title) { Text(value) }
  }

  /// Creates a label from a key of the string tables, and a formatted value.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(titleKey) { Text(value, format: format) }
  }

  /// Creates a label that is shown as it is, and a formatted value.
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(title) { Text(value, format: format) }
  }
}

nonisolated extension LabeledContent where Label == StyledPart, Content == StyledPart {
  /// Creates the label and the value that a style is applied to.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

/// The look of labeled content, written as the view that it makes from a label and a value.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The type of the styled view.
  associatedtype Body: View
  /// The properties of labeled content.
  typealias Configuration = LabeledContentStyleConfiguration
  /// Returns the styled view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of labeled content, as its style sees them.
public struct LabeledContentStyleConfiguration {
  /// The label of labeled content.
  public typealias Label = StyledPart
  /// The value of labeled content.
  public typealias Content = StyledPart
  /// The label.
  public let label: Label
  /// The value.
  public let content: Content
}

/// The look of labeled content on the platform.
public nonisolated struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Creates the style.
  public init() {}
  /// Returns the label and the value beside each other.
  public func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration) }
}

nonisolated extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The look of labeled content on the platform.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

nonisolated extension View {
  /// Sets the style of the labeled content in the view.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    styled(by: style) { style, configuration in style.makeBody(configuration: configuration) }
  }
}
