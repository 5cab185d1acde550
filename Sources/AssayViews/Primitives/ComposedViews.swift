// SPDX-License-Identifier: MIT

// Views that are drawn as other views.

/// A label with a value beside it.
public nonisolated struct LabeledContent<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// Creates a label and a value from views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  public var body: some View {
    HStack {
      label
      Spacer()
      content.foregroundStyle(.secondary)
    }
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
}

/// Related views on a rounded background, with a label above them.
public nonisolated struct GroupBox<Label: View, Content: View>: View {
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

  public var body: some View {
    VStack(alignment: .leading) {
      label.font(.headline)
      content
    }
    .frame(maxWidth: .infinity)
    .padding()
    .background(
      Color(.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 8))
  }
}

/// Unlike SwiftUI, always drawn closed: a button that opens a menu.
public nonisolated struct Menu<Label: View, Content: View>: View {
  private let label: Label

  /// Creates a menu with a view as its label. The content is not drawn.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// Creates a menu whose title is a key of the string tables. The content is not drawn.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
  where Label == Text {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a menu whose title is shown as it is. The content is not drawn.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content)
  where Label == Text {
    self.init(content: content) { Text(title) }
  }

  /// Creates a menu with a title from the string tables and a symbol. The content is not drawn.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) where Label == AssayViews.Label<Text, Image> {
    self.init(content: content) { AssayViews.Label(titleKey, systemImage: systemImage) }
  }

  public var body: some View { Button(action: {}) { label } }
}

/// Content below a title that opens and closes, drawn as its binding says, and otherwise closed.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  private let isExpanded: Bool

  /// Creates a group with a view as its label.
  public init(
    isExpanded: Binding<Bool> = .constant(false), @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded.wrappedValue
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

  public var body: some View {
    HStack {
      label
      Spacer()
      Image(systemName: isExpanded ? "chevron.down" : "chevron.right")
        .foregroundStyle(.tint)
        .accessibilityHidden(true)
    }
    if isExpanded { content }
  }
}

/// Unlike SwiftUI, always drawn as its placeholder, because a snapshot loads nothing.
public nonisolated struct AsyncImage<Content: View>: View {
  private let placeholder: Content

  /// Creates an image with a gray placeholder.
  public init(url: URL?, scale: Double = 1) where Content == Color {
    self.placeholder = Color(.systemGray5)
  }

  /// Creates an image with a view as its placeholder.
  public init<I: View, P: View>(
    url: URL?, scale: Double = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.placeholder = ViewBuilder.buildEither(second: placeholder())
  }

  /// Creates an image from the content of its phase, which is always `empty`.
  public init(
    url: URL?, scale: Double = 1, @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.placeholder = content(.empty)
  }

  public var body: some View { placeholder }
}

/// The progress of loading an image. In a snapshot always `empty`.
public enum AsyncImagePhase: Sendable {
  /// No image is loaded.
  case empty
  /// An image is loaded.
  case success(Image)
  /// Loading failed.
  case failure(any Error)

  /// The loaded image; nil otherwise.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// The error; nil unless loading failed.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// A screen that has no content to show.
public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  View
{
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates a screen from a label, a description and actions.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// Creates a screen from a title of the string tables, a symbol and a description.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil)
  where Label == AssayViews.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    self.init(
      label: { AssayViews.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }

  public var body: some View {
    VStack(spacing: 8) {
      label.labelStyle(UnavailableLabelStyle()).font(.title2.bold())
      description.font(.subheadline).foregroundStyle(.secondary)
      actions.font(.subheadline)
    }
    .multilineTextAlignment(.center)
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

private nonisolated struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: LabelStyleConfiguration) -> some View {
    VStack(spacing: 16) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
      configuration.title
    }
  }
}
