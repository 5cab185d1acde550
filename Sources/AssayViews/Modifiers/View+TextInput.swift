// SPDX-License-Identifier: MIT

// A snapshot shows a field at rest.
nonisolated extension View {
  /// Accepted, but not drawn: suggestions below a field that is edited.
  public func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    self
  }
  /// Accepted, but not drawn: suggestions below a field that is edited.
  public func textInputSuggestions<Data: RandomAccessCollection, Content: View>(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) -> some View where Data.Element: Identifiable {
    self
  }
  /// Accepted, but not drawn: suggestions below a field that is edited.
  public func textInputSuggestions<Data: RandomAccessCollection, ID: Hashable, Content: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) -> some View {
    self
  }
  /// Accepted, and has no effect: the text that a suggestion writes.
  public func textInputCompletion(_ completion: String) -> some View { self }
  /// Accepted, but not drawn: buttons of the keyboard that format text.
  public func textInputFormattingControlVisibility(
    _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
  ) -> some View {
    self
  }
  /// Accepted, but not drawn: the button of the system's writing.
  public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View { self }
  /// Accepted, and has no effect: on which side of a break the point of insertion is.
  public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    environment(\.textSelectionAffinity, affinity)
  }
  /// Accepted, but not drawn: the selected words of a search.
  public func searchSelection(_ selection: Binding<TextSelection?>) -> some View { self }
  /// Accepted, and has no effect: a snapshot has the focus nowhere.
  public func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View {
    self
  }
  /// Accepted, and has no effect: whether a return key is told to the views around.
  public func submitScope(_ isBlocking: Bool = true) -> some View { self }
  /// Accepted, and has no effect: the letters by which a row is found.
  public func typeSelectEquivalent(_ text: Text?) -> some View { self }
  /// Accepted, and has no effect: the letters by which a row is found.
  public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View { self }
  /// Accepted, and has no effect: the letters by which a row is found.
  @_disfavoredOverload
  public func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View { self }
  /// Sets the look of text editors. On iOS, all of the system are alike. Unlike SwiftUI, that of an
  /// app is not drawn, which a snapshot reports.
  public func textEditorStyle(_ style: some TextEditorStyle) -> some View {
    let isOfSystem = style is AutomaticTextEditorStyle || style is PlainTextEditorStyle
    return reporting(isOfSystem ? nil : "the text editor style \(type(of: style))")
  }
}

/// Accepted, but not drawn: whether the words of a text can be selected.
public protocol TextSelectability {
  /// Whether they can.
  static var allowsSelection: Bool { get }
}
/// The words can be selected.
public struct EnabledTextSelectability: TextSelectability {
  /// True.
  public static let allowsSelection = true
}
/// The words cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
  /// False.
  public static let allowsSelection = false
}
extension TextSelectability where Self == EnabledTextSelectability {
  /// The words can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  /// The words cannot be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// The look of text editors.
@MainActor @preconcurrency
public protocol TextEditorStyle {
  /// The type of the styled editor.
  associatedtype Body: View
  /// What the style is applied to.
  typealias Configuration = TextEditorStyleConfiguration
  /// Returns the styled editor. Never called.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style of text editors is applied to.
public struct TextEditorStyleConfiguration: Sendable {}

nonisolated extension TextEditorStyle where Body == EmptyView {
  /// Never called.
  public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}
/// The look of text editors on the platform.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public init() {}
}
/// A text editor without a frame.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public init() {}
}
extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The look of text editors on the platform.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// A text editor without a frame.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

/// Where a text is formatted.
public enum TextInputFormattingControlPlacement: Hashable, Sendable {
  /// Places.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The places as bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The menu of a selection.
    public static let contextMenu = Set(rawValue: 1)
    /// The bar above the keyboard.
    public static let inputAssistant = Set(rawValue: 2)
    /// All.
    public static let all: Set = [.contextMenu, .inputAssistant]
  }
}

/// On which side of a break the point of insertion is.
public enum TextSelectionAffinity: Hashable, Sendable {
  /// As the system decides, before the break, or after it.
  case automatic, upstream, downstream
}
