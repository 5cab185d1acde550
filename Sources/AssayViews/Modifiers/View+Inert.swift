// SPDX-License-Identifier: MIT

// Accepted so that a screen compiles. SwiftUI's picture of a screen at rest does not change with any of
// these: they are about events (taps, keys, appearing, changes), about motion, about the keyboard and
// the pointer, about what scrolling or a long press would show, or about how the system composes layers.
// None calls its closures. What SwiftUI does draw is not in this file: it is drawn, or it is a modifier
// that reports that it is not.
nonisolated extension View {
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }

  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    self
  }

  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: Double = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    self
  }

  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping () async -> Void
  ) -> some View {
    self
  }

  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated, _ action: @escaping () async -> Void
  ) -> some View {
    self
  }

  public func refreshable(action: @escaping () async -> Void) -> some View { self }

  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View {
    self
  }

  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    self
  }

  /// The form of iOS 14.
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> some View {
    self
  }

  public func onSubmit(_ action: @escaping () -> Void) -> some View { self }
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
  public func onReceive<P>(_ publisher: P, perform action: @escaping (Any) -> Void) -> some View {
    self
  }

  // Motion: a still picture has none.

  public func animation(_ animation: Animation?) -> some View { self }
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
  public func transition(_ transition: AnyTransition) -> some View { self }
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, isSource: Bool = true
  ) -> some View {
    self
  }

  public func id<ID: Hashable>(_ id: ID) -> some View { self }
  // The keyboard, and what happens under a finger.

  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }
  public func textContentType(_ type: UITextContentType?) -> some View { self }
  public func textInputAutocapitalization(_ value: TextInputAutocapitalization?) -> some View {
    self
  }
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }
  public func textSelection(_ selectability: TextSelectability) -> some View { self }
  public func allowsHitTesting(_ enabled: Bool) -> some View { self }
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
  // Scrolling: indicators show only while something scrolls.

  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
  public func scrollIndicators(_ visibility: ScrollIndicatorVisibility) -> some View { self }
  public func scrollDisabled(_ disabled: Bool) -> some View { self }
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior) -> some View { self }
  // A stack is drawn at its first screen, which has no back button.

  public func navigationBarBackButtonHidden(_ hides: Bool = true) -> some View { self }
  public func navigationViewStyle(_ style: StackNavigationViewStyle) -> some View { self }
  // Shown while a pointer rests on the view.
  public func help(_ textKey: LocalizedStringKey) -> some View { self }
  // Every effect draws its content as one, which is what these ask for.

  public func drawingGroup(opaque: Bool = false) -> some View { self }
  public func compositingGroup() -> some View { self }
  public func geometryGroup() -> some View { self }
  public func coordinateSpace(name: some Hashable) -> some View { self }
  // Felt, heard or shown after a gesture.

  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
    self
  }
  public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    self
  }
  public func accessibilityAction(
    named name: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View {
    self
  }
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    self
  }
  public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some View { self }

  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    self
  }
}
