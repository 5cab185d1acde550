// SPDX-License-Identifier: MIT

/// A style written in Swift, as evaluation calls it: from the parts of a control to its views.
typealias StyleBody<Configuration> = (Configuration, EvaluationContext) throws -> [ViewNode]

/// The key of the style in force for the controls that have a configuration of this type.
private enum StyleKey<Configuration>: EnvironmentKey {
  static var defaultValue: StyleBody<Configuration>? { nil }
}

extension EvaluationContext {
  /// The style in force for a control; nil for the standard look.
  func style<Configuration>(for type: Configuration.Type) -> StyleBody<Configuration>? {
    environment[StyleKey<Configuration>.self]
  }
}

nonisolated extension View {
  /// Draws the controls inside as a style says.
  ///
  /// The type of the result is named, so that it does not depend on that of the style's body, which
  /// may have this view inside: a style that styles its content by itself.
  func styled<Style, Configuration, Body: View>(
    by style: Style, _ body: @escaping @MainActor (Style, Configuration) -> Body
  ) -> EnvironmentChangingView<Self> {
    EnvironmentChangingView(content: self) { environment in
      environment[StyleKey<Configuration>.self] = { configuration, context in
        // A control inside the style is drawn without the style, or the style would call itself.
        var inner = context.environment
        inner[StyleKey<Configuration>.self] = nil
        return try context.with(environment: inner).evaluateBody(of: style) {
          BodyEvaluator.call(body, style, configuration)
        }
      }
    }
  }
}

/// A view of a control whose type a style does not see.
public nonisolated struct StyledPart: View {
  let content: AnyView
  init(_ content: some View) { self.content = AnyView(content) }
  public var body: some View { content }
}
