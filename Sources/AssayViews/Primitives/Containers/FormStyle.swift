// SPDX-License-Identifier: MIT

/// The look of forms, written as the view that it makes from their content.
@MainActor @preconcurrency
public protocol FormStyle {
  /// The type of the styled form.
  associatedtype Body: View
  /// The properties of a form.
  typealias Configuration = FormStyleConfiguration
  /// Returns the styled form.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a form, as its style sees them.
public struct FormStyleConfiguration {
  /// The content of a form.
  public typealias Content = StyledPart
  /// The content.
  public let content: Content
}

/// The look of forms on the platform: a grouped list, on macOS two columns.
public nonisolated struct AutomaticFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
  /// Returns the content as the platform shows it.
  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}
/// A grouped list.
public nonisolated struct GroupedFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
  /// Returns the content as a grouped list.
  public func makeBody(configuration: Configuration) -> some View {
    Form(configuration).listStyle(.insetGrouped)
  }
}
/// Labels and controls in a column that does not scroll.
public nonisolated struct ColumnsFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
  /// Returns the content in a column.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) { configuration.content }
  }
}

nonisolated extension FormStyle where Self == AutomaticFormStyle {
  /// The look of forms on the platform.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
nonisolated extension FormStyle where Self == GroupedFormStyle {
  /// A grouped list.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
nonisolated extension FormStyle where Self == ColumnsFormStyle {
  /// A column that does not scroll.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension Form where Content == StyledPart {
  /// Creates the form that a style is applied to.
  public init(_ configuration: FormStyleConfiguration) {
    self.init { configuration.content }
  }
}

nonisolated extension View {
  /// Sets the style of the forms in the view.
  public func formStyle<S: FormStyle>(_ style: S) -> some View {
    styled(by: style) { style, configuration in style.makeBody(configuration: configuration) }
  }
}
