// SPDX-License-Identifier: MIT

// Accepted so that a screen compiles. None of these changes SwiftUI's picture of a screen at rest:
// they concern events (taps, keys, appearing, changes), motion, the keyboard and the pointer, what
// scrolling or a long press would show, or how the system composes layers. No closure is called.
// A modifier with a visible effect is elsewhere: it is drawn, or it reports that it is not.
nonisolated extension View {
  /// Accepted, but never called: an action when the view appears.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
  /// Accepted, but never called: an action when the view disappears.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }

  /// Accepted, but never called: an action for taps.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    self
  }

  /// Accepted, but never called: an action for a long press, by seconds and points.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: Double = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    self
  }

  /// Accepted, but never started: a task when the view appears.
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping () async -> Void
  ) -> some View {
    self
  }

  /// Accepted, but never started: a task when a value changes.
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated, _ action: @escaping () async -> Void
  ) -> some View {
    self
  }

  /// Accepted, but never called: an action when the user pulls to refresh.
  public func refreshable(action: @escaping () async -> Void) -> some View { self }

  /// Accepted, but never called: an action with the old and the new value when a value changes.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View {
    self
  }

  /// Accepted, but never called: an action when a value changes.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    self
  }

  /// Accepted, but never called: an action when a value changes, by its form in iOS 14.
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> some View {
    self
  }

  /// Accepted, but never called: an action when the user submits a field.
  public func onSubmit(_ action: @escaping () -> Void) -> some View { self }
  /// Accepted, but never called: an action when the app opens a URL.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
  /// Accepted, but never called: an action when a pointer enters or leaves the view.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
  /// Accepted, but never called: an action for the values of a publisher.
  public func onReceive<P>(_ publisher: P, perform action: @escaping (Any) -> Void) -> some View {
    self
  }

  // Motion: a still picture has none.

  /// Accepted, but not drawn: an animation of changes.
  public func animation(_ animation: Animation?) -> some View { self }
  /// Accepted, but not drawn: an animation of changes of a value.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
  /// Accepted, but never called: a change of transactions.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
  /// Accepted, but not drawn: how the view appears and disappears.
  public func transition(_ transition: AnyTransition) -> some View { self }
  /// Accepted, but not drawn: an animation between two views.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, isSource: Bool = true
  ) -> some View {
    self
  }

  /// Accepted, but not drawn: the identity of the view.
  public func id<ID: Hashable>(_ id: ID) -> some View { self }
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
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  /// Accepted, but not drawn: whether the keyboard corrects words, by its older name.
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }
  /// Accepted, but not drawn: whether the words of a text can be selected.
  public func textSelection(_ selectability: TextSelectability) -> some View { self }
  /// Accepted, but not drawn: whether the view receives touches.
  public func allowsHitTesting(_ enabled: Bool) -> some View { self }
  /// Accepted, but not drawn: the shape that receives touches.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
  /// Accepted, but not drawn: whether a drag dismisses a sheet.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
  // Scrolling: indicators show only while something scrolls.

  /// Accepted, but not drawn: how scrolling closes the keyboard.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
  /// Accepted, but not drawn: whether scroll indicators are visible.
  public func scrollIndicators(_ visibility: ScrollIndicatorVisibility) -> some View { self }
  /// Accepted, but not drawn: whether the view scrolls.
  public func scrollDisabled(_ disabled: Bool) -> some View { self }
  /// Accepted, but not drawn: whether scrolling bounces at the end.
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior) -> some View { self }
  // A stack is drawn at its first screen, which has no back button.

  /// Accepted, but not drawn: whether the back button is hidden. A snapshot shows the root, which
  /// has none.
  public func navigationBarBackButtonHidden(_ hides: Bool = true) -> some View { self }
  /// Accepted, but not drawn: the style of a `NavigationView`, which is always a stack.
  public func navigationViewStyle(_ style: StackNavigationViewStyle) -> some View { self }
  // Shown while a pointer rests on the view.
  /// Accepted, but not drawn: the help that a pointer shows.
  public func help(_ textKey: LocalizedStringKey) -> some View { self }
  /// Accepted, but not drawn: a group for animations of frames.
  public func geometryGroup() -> some View { self }

  // Felt, heard or shown after a gesture.

  /// Accepted, but not performed: feedback when a value changes.
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
    self
  }
  /// Accepted, but never called: an action of assistive technology.
  public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    self
  }
  /// Accepted, but never called: a named action of assistive technology.
  public func accessibilityAction(
    named name: LocalizedStringKey, _ handler: @escaping () -> Void
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

  /// Accepted, but not drawn: the screen for a value on the navigation stack.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    self
  }
}
