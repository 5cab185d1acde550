// SPDX-License-Identifier: MIT

/// Related views on a rounded background, with a label above them.
public nonisolated struct GroupBox<Label: View, Content: View>: View, PrimitiveView {
  public typealias Body = Never
  package var holdsItsViews: Bool { true }
  private let label: Label
  private let content: Content

  /// Creates a box from a content and a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// Creates a box from a label and a content.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  /// Creates a box without a label.
  public init(@ViewBuilder content: () -> Content) where Label == EmptyView {
    self.init(label: EmptyView(), content: content)
  }

  /// Creates a box whose label is a key of the string tables.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
  where Label == Text {
    self.init(label: Text(titleKey), content: content)
  }

  /// Creates a box whose label is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content)
  where Label == Text {
    self.init(label: Text(title), content: content)
  }

  /// Creates the box that a style is applied to.
  public init(_ configuration: GroupBoxStyleConfiguration)
  where Label == StyledPart, Content == StyledPart {
    self.init(label: configuration.label) { configuration.content }
  }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    if let style = context.style(for: GroupBoxStyleConfiguration.self) {
      let configuration = GroupBoxStyleConfiguration(
        label: StyledPart(label), content: StyledPart(content))
      return try style(configuration, context)
    }
    if context.environment.look == .macOS { return try macBox.evaluated(in: context) }
    return try VStack(alignment: .leading) {
      label.font(.headline).frame(maxWidth: .infinity, alignment: .leading)
      content
    }
    .frame(maxWidth: .infinity)
    .padding()
    .background(
      Color(.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 8)
    )
    .evaluated(in: context)
  }

  /// AppKit's box: a small title above a faint area with an edge. The lengths are estimates.
  private var macBox: some View {
    VStack(alignment: .leading, spacing: 4) {
      label.font(.subheadline).padding(.leading, 8)
      VStack { content }
        .padding(8)
        .background(Color.primary.opacity(0.03), in: RoundedRectangle(cornerRadius: 6))
        .overlay {
          RoundedRectangle(cornerRadius: 6).strokeBorder(Color.primary.opacity(0.1), lineWidth: 1)
        }
    }
  }
}

/// The look of group boxes, written as the view that it makes from a label and a content.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The type of the styled box.
  associatedtype Body: View
  /// The properties of a box.
  typealias Configuration = GroupBoxStyleConfiguration
  /// Returns the styled box.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a group box, as its style sees them.
public struct GroupBoxStyleConfiguration {
  /// The label of a box.
  public typealias Label = StyledPart
  /// The content of a box.
  public typealias Content = StyledPart
  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
}

/// The look of group boxes on the platform.
public nonisolated struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates the style.
  public init() {}
  /// Returns the label above the content on a rounded background.
  public func makeBody(configuration: Configuration) -> some View { GroupBox(configuration) }
}

nonisolated extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The look of group boxes on the platform.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

nonisolated extension View {
  /// Sets the style of the group boxes in the view.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    styled(by: style) { style, configuration in style.makeBody(configuration: configuration) }
  }
}
