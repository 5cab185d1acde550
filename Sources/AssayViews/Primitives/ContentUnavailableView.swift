// SPDX-License-Identifier: MIT

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

  /// Creates a screen from a title that is shown as it is, a symbol and a description.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil)
  where Label == AssayViews.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    self.init(
      label: { AssayViews.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }

  /// Creates a screen from a title of the string tables, an image of the asset catalog and a
  /// description.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil)
  where Label == AssayViews.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    self.init(
      label: { AssayViews.Label(title, image: name) }, description: { description },
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

nonisolated extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// A screen for a search without results. Unlike SwiftUI, only its shortest title is in the
  /// language of the app; a snapshot reports the words that are not.
  public static var search: Self { search(text: "") }

  /// A screen for a search for a text without results. Unlike SwiftUI, its words are always
  /// English, which a snapshot in another language reports.
  public static func search(text: String) -> Self {
    Self(
      label: { SearchUnavailableContent.Label(text: text) },
      description: { SearchUnavailableContent.Description() },
      actions: { SearchUnavailableContent.Actions() })
  }
}

/// The views of a screen for a search without results.
public nonisolated enum SearchUnavailableContent {
  /// The magnifying glass and the title.
  public nonisolated struct Label: View {
    let text: String
    public var body: some View {
      AssayViews.Label(
        title: {
          text.isEmpty
            ? Text(system: "No Results")
            : Text(system: "No Results for \u{201C}%@\u{201D}", [.string(text)])
        }, icon: { Image(systemName: "magnifyingglass") })
    }
  }

  /// What to do.
  public nonisolated struct Description: View {
    public var body: some View {
      Text(system: "Check the spelling or try a new search.")
    }
  }

  /// No actions.
  public nonisolated struct Actions: View {
    public var body: some View { EmptyView() }
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
