// SPDX-License-Identifier: MIT

// Views of SwiftUI that are drawn as what they are made of: they are evaluated to other kinds of view.

/// A label and a value beside it.
public nonisolated struct LabeledContent<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

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
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

nonisolated extension LabeledContent where Label == Text, Content == Text {
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(titleKey) { Text(value) }
  }

  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(title) { Text(value) }
  }

  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(titleKey) { Text(value, format: format) }
  }
}

/// Views that belong together, on a rounded background.
public nonisolated struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  public init(@ViewBuilder content: () -> Content) where Label == EmptyView {
    self.init(label: EmptyView(), content: content)
  }

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

/// A button that opens a menu, drawn closed.
public nonisolated struct Menu<Label: View, Content: View>: View {
  private let label: Label

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
  where Label == Text {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content)
  where Label == Text {
    self.init(content: content) { Text(title) }
  }

  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) where Label == AssayViews.Label<Text, Image> {
    self.init(content: content) { AssayViews.Label(titleKey, systemImage: systemImage) }
  }

  public var body: some View { Button(action: {}) { label } }
}

/// Content under a title that opens and closes, drawn as its binding says, else closed.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  private let isExpanded: Bool

  public init(
    isExpanded: Binding<Bool> = .constant(false), @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded.wrappedValue
    self.label = label()
    self.content = content()
  }

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

/// A picture from the network: its placeholder, for a snapshot loads nothing.
public nonisolated struct AsyncImage<Content: View>: View {
  private let placeholder: Content

  public init(url: URL?, scale: Double = 1) where Content == Color {
    self.placeholder = Color(.systemGray5)
  }

  public init<I: View, P: View>(
    url: URL?, scale: Double = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.placeholder = ViewBuilder.buildEither(second: placeholder())
  }

  public init(
    url: URL?, scale: Double = 1, @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.placeholder = content(.empty)
  }

  public var body: some View { placeholder }
}

/// How far a picture has been loaded: not at all.
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// A screen that has nothing to show.
public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  View
{
  private let label: Label
  private let description: Description
  private let actions: Actions

  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

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
