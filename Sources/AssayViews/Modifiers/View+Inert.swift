// SPDX-License-Identifier: MIT

// Accepted so that a screen compiles. None of these changes SwiftUI's picture of a screen at rest:
// they concern the keyboard and the pointer, what scrolling or a long press would show, or how the
// system composes layers. No closure is called.
// A modifier with a visible effect is elsewhere: it is drawn, or it reports that it is not.
nonisolated extension View {
  // The keyboard, and what happens under a finger.

  /// Accepted, but not drawn: the label of the return key.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
  /// Accepted, but not drawn: the kind of keyboard.
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }
  /// Accepted, but not drawn: the meaning of a text field.
  public func textContentType(_ type: UITextContentType?) -> some View { self }
  /// Accepted, but not drawn: which words the keyboard capitalizes.
  public func textInputAutocapitalization(_ value: TextInputAutocapitalization?) -> some View {
    self
  }
  /// Accepted, but not drawn: which words the keyboard capitalizes, by its older name.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
  /// Accepted, but not drawn: whether the keyboard corrects words.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable)
  }
  /// Accepted, but not drawn: whether the keyboard corrects words, by its older name.
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    environment(\.disableAutocorrection, disable)
  }
  /// Accepted, but not drawn: whether the words of a text can be selected.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
  /// Accepted, but not drawn: whether the view receives touches.
  public func allowsHitTesting(_ enabled: Bool) -> some View { self }
  /// Accepted, but not drawn: the shape that receives touches.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
  /// Accepted, but not drawn: the shape of a preview, of a drag or of other uses.
  public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View { self }
  /// Accepted, but not drawn: whether a drag dismisses a sheet.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
  // Scrolling: indicators show only while something scrolls.

  /// Accepted, but not drawn: how scrolling closes the keyboard.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
  /// Accepted, but not drawn: whether scroll indicators are visible.
  public func scrollIndicators(_ visibility: ScrollIndicatorVisibility) -> some View { self }
  /// Accepted, but not drawn: whether the view scrolls.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    environment(\.isScrollEnabled, !disabled)
  }
  /// Accepted, but not drawn: whether scrolling bounces at the end.
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior) -> some View { self }
  /// Accepted, but not drawn: the style of a `NavigationView`, which is always a stack.
  public func navigationViewStyle(_ style: StackNavigationViewStyle) -> some View { self }
  /// Accepted, but not drawn: what is above the tabs of a sidebar.
  public func tabViewSidebarHeader<V: View>(@ViewBuilder content: () -> V) -> some View { self }
  /// Accepted, but not drawn: what is below the tabs of a sidebar.
  public func tabViewSidebarFooter<V: View>(@ViewBuilder content: () -> V) -> some View { self }
  /// Accepted, but not drawn: the bar at the bottom of a sidebar.
  public func tabViewSidebarBottomBar<V: View>(@ViewBuilder content: () -> V) -> some View { self }
  // Shown while a pointer rests on the view.
  /// Accepted, but not drawn: the help that a pointer shows.
  public func help(_ textKey: LocalizedStringKey) -> some View { self }
  /// Accepted, but not drawn: what a pointer that rests on the view does to it.
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
    self
  }
  /// Accepted, but not drawn: whether a pointer that rests on the view does something to it.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  /// Accepted, and has no effect: whether a recording of the screen shows the view.
  public func contentCaptureProtected(_ contentCaptureProtected: Bool = true) -> some View { self }
  /// Unlike SwiftUI, preferences begin with their defaults in each rendering, whatever a store has.
  /// A snapshot reports a store of the app's own.
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    reporting(store === UserDefaults.standard ? nil : "what another store of preferences has")
  }
  /// Accepted, but not drawn: a group for animations of frames.
  public func geometryGroup() -> some View { self }

  /// Accepted, but not drawn: the search in the text of the view, which shows while it is used.
  public func findNavigator(isPresented: Binding<Bool>) -> some View {
    environment(\.findContext, FindContext(isPresented: isPresented))
      .reporting(isPresented.wrappedValue ? "the search in a text" : nil)
  }
  /// Accepted, but not drawn: whether the user can search in the text of the view.
  public func findDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Accepted, but not drawn: whether the user can replace text that is found.
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Accepted, but not drawn: what the system writes for the user.
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
  /// Accepted, but not performed: which of the app's windows opens for an address.
  public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View { self }

  // Felt, heard or shown after a gesture.

  /// Accepted, but not performed: feedback when a value changes.
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
    self
  }
  /// Accepted, but never called: a touch that can be felt.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ old: T, _ new: T) -> Bool
  ) -> some View {
    self
  }
  /// Accepted, but never called: a touch that can be felt.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ old: T, _ new: T) -> SensoryFeedback?
  ) -> some View {
    self
  }
  /// Accepted, but never called: a touch that can be felt.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View {
    self
  }
  /// Accepted, but never called: an action of assistive technology.
  public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    self
  }
  /// Accepted, but not drawn: the actions that a swipe shows.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    self
  }
  /// Accepted, but not drawn: the menu that a long press shows.
  public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some View { self }
}

/// What the system writes for the user of a text.
public struct WritingToolsBehavior: Hashable, Sendable {
  private let name: String
  /// As the system decides.
  public static let automatic = WritingToolsBehavior(name: "automatic")
  /// All of it, in place.
  public static let complete = WritingToolsBehavior(name: "complete")
  /// In a window of its own.
  public static let limited = WritingToolsBehavior(name: "limited")
  /// Nothing.
  public static let disabled = WritingToolsBehavior(name: "disabled")
}

/// What a pointer that rests on a view does to it.
public struct HoverEffect: CustomHoverEffect, Hashable, Sendable {
  private let name: String
  /// As the system decides.
  public static let automatic = HoverEffect(name: "automatic")
  /// The view is lit.
  public static let highlight = HoverEffect(name: "highlight")
  /// The view is raised.
  public static let lift = HoverEffect(name: "lift")
  /// No effect.
  public static let empty = HoverEffect(name: "empty")
}

/// What the shape of a view's content is for.
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
  /// The kinds as bits.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Touches.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// Drag and drop.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The menu of a long press.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// A pointer above.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The ring around what has the focus.
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  /// Assistive technology.
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}
