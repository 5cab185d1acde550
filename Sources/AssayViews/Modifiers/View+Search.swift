// SPDX-License-Identifier: MIT

/// Whether a search is around a view, and no screen of a split view between them.
enum SearchAroundKey: EnvironmentKey { static let defaultValue = false }

nonisolated extension View {
  func searchField(
    _ text: Binding<String>, _ prompt: Text?, _ placement: SearchFieldPlacement
  ) -> some View {
    EnvironmentChangingView(content: self) { $0[SearchAroundKey.self] = true }
      .modified(
        .searchable(text: text.wrappedValue, prompt: prompt?.node, placement: placement.node))
  }

  /// Adds a search field to the bars of the screen.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    searchField(text, prompt, placement)
  }

  /// Adds a search field to the bars of the screen, with a prompt of the string tables.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchField(text, Text(prompt), placement)
  }

  /// Adds a search field to the bars of the screen, with a prompt as it is.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchField(text, Text(prompt), placement)
  }

  /// Adds a search field to the bars of the screen. Unlike SwiftUI, a presented search
  /// is not drawn, which a snapshot reports.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    searchField(text, prompt, placement).searching(isPresented.wrappedValue)
  }

  /// Adds a search field to the bars of the screen, with a prompt of the string tables.
  /// Unlike SwiftUI, a presented search is not drawn, which a snapshot reports.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchField(text, Text(prompt), placement).searching(isPresented.wrappedValue)
  }

  /// Adds a search field to the bars of the screen, with a prompt as it is. Unlike
  /// SwiftUI, a presented search is not drawn, which a snapshot reports.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchField(text, Text(prompt), placement).searching(isPresented.wrappedValue)
  }

  /// Adds a search field with suggestions, which show only while the user searches.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchField(text, prompt, placement)
  }

  /// Adds a search field with a prompt of the string tables and suggestions, which show only while
  /// the user searches.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchField(text, Text(prompt), placement)
  }

  /// Adds a search field with a prompt as it is and suggestions, which show only while the user
  /// searches.
  @_disfavoredOverload
  public func searchable<V: View, S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchField(text, Text(prompt), placement)
  }

  func searching(_ isPresented: Bool) -> some View {
    OptionallyModifiedView(
      content: self, modifier: isPresented ? .notDrawn("a presented search") : nil)
  }

  /// Accepted, but not drawn: suggestions, which show only while the user searches.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }
  /// Accepted, but not drawn: where suggestions show while the user searches.
  public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement
  )
    -> some View
  {
    self
  }
  /// Accepted, but not drawn: the words that a suggestion stands for.
  public func searchCompletion(_ completion: String) -> some View { self }
  /// Accepted, but not drawn: the token that a suggestion stands for.
  public func searchCompletion<T: Identifiable>(_ token: T) -> some View { self }
  /// Accepted, but not drawn: scopes, which show only while the user searches.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    self
  }
  /// Accepted, but not drawn: scopes, which show only while the user searches.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    self
  }
  /// Accepted, but not drawn: how bars change while the user searches.
  public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior)
    -> some View
  {
    self
  }
  /// Accepted, but not drawn: whether a search field can shrink to a button.
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
  /// Accepted, but not drawn: the dictation of a search field.
  public func searchDictationBehavior(_ behavior: TextInputDictationBehavior) -> some View { self }
  /// Accepted, but not drawn: the focus of a search field, which a snapshot has nowhere.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }
}

/// The place of a search field. Where bars have glass, a field is at the bottom of a phone's screen
/// unless a bar's drawer is asked for or tabs are there; else it is below the title.
public struct SearchFieldPlacement: Hashable, Sendable {
  private let name: String
  var node = SearchFieldNode.Placement.automatic
  /// As the system decides.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// Below the title of the navigation bar.
  public static let navigationBarDrawer = SearchFieldPlacement(
    name: "navigationBarDrawer", node: .navigationBarDrawer)
  /// In the sidebar.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  /// In a bar.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  /// In a bar, at its leading position.
  public static let toolbarPrincipal = SearchFieldPlacement(name: "toolbarPrincipal")
  /// Below the title of the navigation bar, always or while it is not scrolled.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    navigationBarDrawer
  }

  /// When a search field below the title is shown.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    /// As the system decides.
    public static let automatic = NavigationBarDrawerDisplayMode()
    /// Always.
    public static let always = NavigationBarDrawerDisplayMode()
  }
}

/// Accepted, but not drawn: where suggestions show.
public struct SearchSuggestionsPlacement: OptionSet, Sendable {
  /// The places as bits.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A menu.
  public static let menu = SearchSuggestionsPlacement(rawValue: 1)
  /// The content of the screen.
  public static let content = SearchSuggestionsPlacement(rawValue: 2)
}
/// Accepted, but not drawn: when scopes show.
public struct SearchScopeActivation: Sendable {
  /// As the system decides.
  public static let automatic = SearchScopeActivation()
  /// While there is text.
  public static let onTextEntry = SearchScopeActivation()
  /// While the search is presented.
  public static let onSearchPresentation = SearchScopeActivation()
}
/// Accepted, but not drawn: how bars change while the user searches.
public struct SearchPresentationToolbarBehavior: Sendable {
  /// As the system decides.
  public static let automatic = SearchPresentationToolbarBehavior()
  /// The items stay.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior()
}
/// Accepted, but not drawn: whether a search field can shrink to a button.
public struct SearchToolbarBehavior: Sendable {
  /// As the system decides.
  public static let automatic = SearchToolbarBehavior()
  /// The field is a button until it is needed.
  public static let minimize = SearchToolbarBehavior()
}
/// Accepted, but not drawn: the dictation of a field.
public struct TextInputDictationBehavior: Sendable {
  /// As the system decides.
  public static let automatic = TextInputDictationBehavior()
  /// In the field, which a headset alone does.
  public static func inline(
    activation: TextInputDictationActivation
  ) -> TextInputDictationBehavior { TextInputDictationBehavior() }
}

/// Accepted, but not drawn: what starts dictation in a field.
public struct TextInputDictationActivation: Hashable, Sendable {
  private let name: String
  /// Looking at the field.
  public static let onLook = TextInputDictationActivation(name: "onLook")
  /// Choosing the field.
  public static let onSelect = TextInputDictationActivation(name: "onSelect")
}
