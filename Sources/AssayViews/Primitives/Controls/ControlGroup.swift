// SPDX-License-Identifier: MIT

/// Related controls, drawn as the parts of one bordered button.
public nonisolated struct ControlGroup<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  private let content: Content
  private let label: StyledPart?

  private init(content: Content, label: StyledPart?) {
    self.content = content
    self.label = label
  }

  /// Creates the group that a style is applied to, to style it further.
  public init(_ configuration: ControlGroupStyleConfiguration)
  where Content == ControlGroupStyleConfiguration.Content {
    self.init(content: configuration.content, label: configuration.label)
  }

  /// Creates a group of controls.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), label: nil)
  }

  /// Creates a group of controls with a label, which is not drawn.
  public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
    self.init(content: content(), label: StyledPart(label()))
  }

  /// Creates a group of controls with a title, which is not drawn.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content(), label: StyledPart(Text(titleKey)))
  }

  /// Creates a group of controls with a title and a symbol, which are not drawn.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      content: content(), label: StyledPart(Label(titleKey, systemImage: systemImage)))
  }

  /// Creates a group of controls with a title that is shown as it is, which is not drawn.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content(), label: StyledPart(Text(title)))
  }

  /// Creates a group of controls with a title that is shown as it is and a symbol, which are not
  /// drawn.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), label: StyledPart(Label(title, systemImage: systemImage)))
  }

  /// Creates a group of controls with a title and an image of the asset catalog, which are not
  /// drawn.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), label: StyledPart(Label(titleKey, image: image)))
  }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    if let style = context.style(for: ControlGroupStyleConfiguration.self) {
      let configuration = ControlGroupStyleConfiguration(
        label: label ?? StyledPart(EmptyView()), content: StyledPart(content))
      return try style(configuration, context)
    }
    let parts = try content.evaluated(in: context)
    return try JoinedControls(parts: parts).evaluated(in: context)
  }
}

private nonisolated struct JoinedControls: View {
  let parts: [ViewNode]

  var body: some View {
    HStack(spacing: 0) {
      ForEach(0..<parts.count) { index in
        if index > 0 {
          Color(.separator).frame(width: 1, height: 18).accessibilityHidden(true)
        }
        NodeView { _ in [parts[index]] }
          .padding(.horizontal, 12)
          .frame(height: 34)
      }
    }
    .buttonStyle(.borderless)
    .labelStyle(.iconOnly)
    .background(Color(.tertiarySystemFill), in: RoundedRectangle(cornerRadius: 7))
  }
}

/// The look of control groups, written as the view that it makes from a content and a label.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// The type of the styled group.
  associatedtype Body: View
  /// The properties of a group.
  typealias Configuration = ControlGroupStyleConfiguration
  /// Returns the styled group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a control group, as its style sees them.
public struct ControlGroupStyleConfiguration {
  /// The label of a group.
  public typealias Label = StyledPart
  /// The controls of a group.
  public typealias Content = StyledPart
  /// The label.
  public let label: Label
  /// The controls.
  public let content: Content
}

/// The look of control groups on the platform.
public nonisolated struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}
  /// Returns the controls joined.
  public func makeBody(configuration: Configuration) -> some View {
    ControlGroup { configuration.content }
  }
}
/// Controls beside each other, as in a navigation bar.
public nonisolated struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}
  /// Returns the controls in a row.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 16) { configuration.content }.labelStyle(.iconOnly)
  }
}
/// Unlike SwiftUI, drawn as its closed menu.
public nonisolated struct MenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}
  /// Returns a button with the label.
  public func makeBody(configuration: Configuration) -> some View {
    Button(action: {}) { configuration.label }
  }
}
/// Controls beside each other, of a small size.
public nonisolated struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}
  /// Returns the controls joined.
  public func makeBody(configuration: Configuration) -> some View {
    ControlGroup { configuration.content }
  }
}

/// Symbols beside each other. Unlike SwiftUI, drawn as the platform's look.
public nonisolated struct PaletteControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}
  /// Returns the controls joined.
  public func makeBody(configuration: Configuration) -> some View {
    ControlGroup { configuration.content }
  }
}

nonisolated extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// Symbols beside each other.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}
nonisolated extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The look of control groups on the platform.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
nonisolated extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// Controls beside each other, as in a navigation bar.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
nonisolated extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A closed menu.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
nonisolated extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// Controls beside each other, of a small size.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

nonisolated extension View {
  /// Sets the style of the control groups in the view.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    styled(by: style) { style, configuration in style.makeBody(configuration: configuration) }
  }
}
