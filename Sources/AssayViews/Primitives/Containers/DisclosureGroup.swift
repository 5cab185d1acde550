// SPDX-License-Identifier: MIT

/// Content below a title that opens and closes, drawn as its binding says, and otherwise closed.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: View, PrimitiveView {
  public typealias Body = Never
  private let label: Label
  private let content: Content
  private let isExpanded: Binding<Bool>

  /// Creates a group with a view as its label.
  public init(
    isExpanded: Binding<Bool> = .constant(false), @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.label = label()
    self.content = content()
  }

  /// Creates a group whose title is a key of the string tables.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool> = .constant(false),
    @ViewBuilder content: () -> Content
  ) where Label == Text {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Creates a group whose title is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool> = .constant(false), @ViewBuilder content: () -> Content
  ) where Label == Text {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }

  /// Creates a group with a view as its label, by the order of iOS 14.
  @_disfavoredOverload
  public init(
    isExpanded: Binding<Bool> = .constant(false), label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { label }
  }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    if let style = context.style(for: DisclosureGroupStyleConfiguration.self) {
      let configuration = DisclosureGroupStyleConfiguration(
        label: StyledPart(label), content: StyledPart(content), isExpanded: isExpanded)
      return try style(configuration, context)
    }
    let views = DisclosedViews(
      label: label, content: content, isExpanded: isExpanded.wrappedValue)
    // In a list, the label and each view of the content is a row.
    if context.environment.isInList { return try views.evaluated(in: context) }
    if context.environment.look == .macOS {
      return try VStack(alignment: .leading) { views }.evaluated(in: context)
    }
    return try VStack(spacing: 0) { views }.evaluated(in: context)
  }
}

private nonisolated struct DisclosedViews<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  let isExpanded: Bool

  var body: some View {
    NodeView { context in
      let isMac = context.environment.look == .macOS
      guard isMac || context.environment.isInList else {
        // Measured on iOS 26: 4 points above and below the label, 8 to what is beside the group.
        let label = try row.padding(.vertical, 4).evaluated(in: context)
        return try isExpanded ? label + VStack { content }.evaluated(in: context) : label
      }
      let label = try isMac ? macRow.evaluated(in: context) : row.evaluated(in: context)
      return try isExpanded ? label + content.evaluated(in: context) : label
    }
  }

  private var row: some View {
    HStack {
      label
      Spacer()
      Image(systemName: isExpanded ? "chevron.down" : "chevron.forward")
        .font(.body.weight(.bold))
        .imageScale(.small)
        .foregroundStyle(.tint)
        .accessibilityHidden(true)
    }
  }

  /// AppKit's disclosure triangle, which is a chevron since macOS 11, before the title. Its size is
  /// an estimate.
  private var macRow: some View {
    HStack(spacing: 4) {
      Image(systemName: isExpanded ? "chevron.down" : "chevron.forward")
        .font(.system(size: 10, weight: .bold))
        .foregroundStyle(.secondary)
        .frame(width: 12)
        .accessibilityHidden(true)
      label
    }
  }
}

/// The look of disclosure groups, written as the view that it makes from a label and a content.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The type of the styled group.
  associatedtype Body: View
  /// The properties of a group.
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// Returns the styled group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a disclosure group, as its style sees them.
public struct DisclosureGroupStyleConfiguration {
  /// The label of a group.
  public typealias Label = StyledPart
  /// The content of a group.
  public typealias Content = StyledPart
  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
  /// Whether the content is shown.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    self._isExpanded = isExpanded
  }
}

extension DisclosureGroup where Label == StyledPart, Content == StyledPart {
  /// Creates the group that a style is applied to.
  public init(_ configuration: DisclosureGroupStyleConfiguration) {
    self.init(isExpanded: configuration.$isExpanded) {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// The look of disclosure groups on the platform.
public nonisolated struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Creates the style.
  public init() {}
  /// Returns the label with a chevron, and the content below it.
  public func makeBody(configuration: Configuration) -> some View {
    DisclosureGroup(isExpanded: configuration.$isExpanded) {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

nonisolated extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The look of disclosure groups on the platform.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

nonisolated extension View {
  /// Sets the style of the disclosure groups in the view.
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    styled(by: style) { style, configuration in style.makeBody(configuration: configuration) }
  }
}
