// SPDX-License-Identifier: MIT

/// The look of progress views, written as the view that it makes from a value and labels.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of the styled progress view.
  associatedtype Body: View
  /// The properties of a progress view.
  typealias Configuration = ProgressViewStyleConfiguration
  /// Returns the styled progress view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a progress view, as its style sees them.
public struct ProgressViewStyleConfiguration {
  /// The label of a progress view.
  public typealias Label = StyledPart
  /// The view of the value.
  public typealias CurrentValueLabel = StyledPart
  /// The value, from 0 to 1; nil where it is not known.
  public let fractionCompleted: Double?
  /// The label; nil for none.
  public let label: Label?
  /// The view of the value; nil for none.
  public let currentValueLabel: CurrentValueLabel?
}

/// A style that a view description names.
package nonisolated protocol NamedProgressViewStyle: ProgressViewStyle {
  var node: ProgressViewStyleNode { get }
  /// The color of the bar or the spinner; nil for that of the environment.
  var tint: Color? { get }
}

nonisolated extension NamedProgressViewStyle {
  package var tint: Color? { nil }

  /// Returns a progress view in the color of the style if it has one.
  public func makeBody(configuration: ProgressViewStyleConfiguration) -> some View {
    OptionallyModifiedView(
      content: ProgressView(configuration).modified(.progressViewStyle(node)),
      modifier: tint.map { .tint($0) })
  }
}

/// A bar if the value is known, and a spinner if not.
public nonisolated struct DefaultProgressViewStyle: NamedProgressViewStyle {
  /// Creates the style.
  public init() {}
  package var node: ProgressViewStyleNode { .automatic }
}
/// A bar.
public nonisolated struct LinearProgressViewStyle: NamedProgressViewStyle {
  package let tint: Color?
  /// Creates the style.
  public init() { self.tint = nil }
  /// Creates the style with the color of the bar.
  public init(tint: Color) { self.tint = tint }
  package var node: ProgressViewStyleNode { .linear }
}
/// A spinner.
public nonisolated struct CircularProgressViewStyle: NamedProgressViewStyle {
  package let tint: Color?
  /// Creates the style.
  public init() { self.tint = nil }
  /// Creates the style with the color of the spinner.
  public init(tint: Color) { self.tint = tint }
  package var node: ProgressViewStyleNode { .circular }
}

nonisolated extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A bar if the value is known, and a spinner if not.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
nonisolated extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
nonisolated extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A spinner.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

nonisolated extension View {
  /// Sets the style of the progress views in the view.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    ProgressViewStyledView(content: self, style: style)
  }
}

private nonisolated struct ProgressViewStyledView<Content: View, Style: ProgressViewStyle>:
  PrimitiveView
{
  typealias Body = Never
  let content: Content
  let style: Style

  func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    guard let named = style as? any NamedProgressViewStyle, named.tint == nil else {
      return try content.styled(by: style) { style, configuration in
        style.makeBody(configuration: configuration)
      }.evaluated(in: context)
    }
    return try content.modified(.progressViewStyle(named.node)).evaluated(in: context)
  }
}
