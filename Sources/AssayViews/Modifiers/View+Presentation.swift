// SPDX-License-Identifier: MIT

// A snapshot shows the screen below sheets, alerts and popovers, and reports what is presented.
nonisolated extension View {
  /// Accepted, but not drawn: a sheet over the screen. To see its content, render that content.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting("a presented sheet") { isPresented.wrappedValue }
  }

  /// Accepted, but not drawn: a sheet for an item. To see its content, render that content.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting("a presented sheet") { item.wrappedValue != nil }
  }

  /// Accepted, but not drawn: a cover over the whole screen. To see its content, render that
  /// content.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting("a presented full-screen cover") { isPresented.wrappedValue }
  }

  /// Accepted, but not drawn: a cover for an item. To see its content, render that content.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting("a presented full-screen cover") { item.wrappedValue != nil }
  }

  /// Accepted, but not drawn: a popover. To see its content, render that content.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting("a presented popover") { isPresented.wrappedValue }
  }

  /// Accepted, but not drawn: an alert with a title from the string tables.
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    presenting("a presented alert") { isPresented.wrappedValue }
  }

  /// Accepted, but not drawn: an alert with a title from the string tables and a message.
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    presenting("a presented alert") { isPresented.wrappedValue }
  }

  /// Accepted, but not drawn: an alert with a title as it is.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    presenting("a presented alert") { isPresented.wrappedValue }
  }

  /// Accepted, but not drawn: an alert with a title as it is and a message.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    presenting("a presented alert") { isPresented.wrappedValue }
  }

  /// Accepted, but not drawn: an alert, by its form in iOS 13.
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    presenting("a presented alert") { isPresented.wrappedValue }
  }

  /// Accepted, but not drawn: a dialog with a title from the string tables.
  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    presenting("a presented confirmation dialog") { isPresented.wrappedValue }
  }

  /// Accepted, but not drawn: a dialog with a title from the string tables and a message.
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    presenting("a presented confirmation dialog") { isPresented.wrappedValue }
  }

  /// A pushed screen is not drawn, which is reported.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    presenting("a pushed screen") { isPresented.wrappedValue }
  }

  /// Accepted, but not drawn: a search field above the content, which a snapshot reports.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey? = nil
  ) -> some View {
    modified(.searchable(prompt: prompt.map { Text($0).node }))
  }

  /// Hides the status bar in a snapshot that shows the system chrome.
  public func statusBarHidden(_ hidden: Bool = true) -> some View {
    modified(.statusBarHidden(hidden))
  }

  /// Reports what is shown over the screen.
  private func presenting(_ what: String, _ isPresented: @escaping () -> Bool) -> some View {
    PresentingView(content: self, what: what, isPresented: isPresented)
  }

  // How a presentation looks, which a picture of the screen below does not show.

  /// Accepted, but not drawn: the heights of a sheet.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
  /// Accepted, but not drawn: the drag indicator of a sheet.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
  /// Accepted, but not drawn: the corner radius of a sheet, in points.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }
}

/// A view that may have something presented over it.
private nonisolated struct PresentingView<Content: View>: PrimitiveView {
  typealias Body = Never
  let content: Content
  let what: String
  let isPresented: () -> Bool

  func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    guard isPresented() else { return try content.evaluated(in: context) }
    let modifier = ModifierNode(PresentationModifier(what: what))
    return try content.modified(modifier).evaluated(in: context)
  }
}

/// The alert of iOS 13.
public struct Alert {
  /// Accepted, but not drawn: a button of an alert.
  public struct Button {
    /// Creates a button with the default look.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    /// Creates a button that cancels, with a label.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    /// Creates a button that cancels, with the label of the system.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button() }
    /// Creates a button that deletes or discards something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button()
    }
  }

  /// Creates an alert with at most one button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
  /// Creates an alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {}
}

/// Accepted, but not drawn: a height of a sheet.
public enum PresentationDetent: Hashable, Sendable {
  /// Half of the screen, or all of it.
  case medium, large
  /// A fraction of the screen, from 0 to 1.
  case fraction(Double)
  /// A height in points.
  case height(Double)
}

/// Accepted, but not drawn: the label of the return key.
public enum SubmitLabel: Hashable, Sendable {
  /// A label of the return key.
  case done, go, send, join, route, search, `return`, next, `continue`
}
/// Accepted, but not drawn: the kind of keyboard.
public enum UIKeyboardType: Hashable, Sendable {
  /// A kind of keyboard.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  /// A kind of keyboard.
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}
/// Accepted, but not drawn: the meaning of a text field.
public enum UITextContentType: Hashable, Sendable {
  /// A meaning of a text field.
  case name, givenName, familyName, emailAddress, password, newPassword, username, oneTimeCode
  /// A meaning of a text field.
  case telephoneNumber, fullStreetAddress, postalCode, addressCity, URL, organizationName
  /// A meaning of a text field.
  case creditCardNumber
}
/// Accepted, but not drawn: which words the keyboard capitalizes, by UIKit's name.
public enum UITextAutocapitalizationType: Hashable, Sendable {
  /// Which words the keyboard capitalizes.
  case none, words, sentences, allCharacters
}
/// Accepted, but not drawn: which words the keyboard capitalizes.
public enum TextInputAutocapitalization: Hashable, Sendable {
  /// Which words the keyboard capitalizes.
  case never, words, sentences, characters
}
/// Accepted, but not drawn: how scrolling closes the keyboard.
public enum ScrollDismissesKeyboardMode: Hashable, Sendable {
  /// How scrolling closes the keyboard.
  case automatic, immediately, interactively, never
}
/// Accepted, but not drawn: whether scroll indicators are visible.
public enum ScrollIndicatorVisibility: Hashable, Sendable {
  /// As the system decides.
  case automatic
  /// Visible while scrolling.
  case visible
  /// Hidden where the platform allows it.
  case hidden
  /// Never visible.
  case never
}
/// Accepted, but not drawn: whether scrolling bounces at the end.
public enum ScrollBounceBehavior: Hashable, Sendable {
  /// As the system decides.
  case automatic
  /// Always bounces.
  case always
  /// Bounces if the content is larger than its container.
  case basedOnSize
}
/// Accepted, but not drawn: the place of a search field.
public enum SearchFieldPlacement: Hashable, Sendable {
  /// A place of a search field.
  case automatic, navigationBarDrawer, sidebar, toolbar
}
/// Accepted, but not performed: feedback by sound and vibration.
public enum SensoryFeedback: Hashable, Sendable {
  /// A kind of feedback.
  case success, warning, error, selection, impact, increase, decrease, start, stop
}
/// Accepted, but not performed: the kind of an accessibility action.
public enum AccessibilityActionKind: Hashable, Sendable {
  /// The action of a double tap.
  case `default`
  /// The action that leaves a screen.
  case escape
  /// The action of a double tap with two fingers.
  case magicTap
  /// The action that deletes an element.
  case delete
}

/// Accepted, but not drawn: the style of a `NavigationView`, which is always a stack.
public struct StackNavigationViewStyle: Sendable {
  /// Creates the style.
  public init() {}
  /// A single column.
  public static let stack = StackNavigationViewStyle()
  /// A single column.
  public static let automatic = StackNavigationViewStyle()
}

/// Accepted, but not drawn: whether the words of a text can be selected.
public struct TextSelectability: Hashable, Sendable {
  /// The words can be selected.
  public static let enabled = TextSelectability()
  /// The words cannot be selected.
  public static let disabled = TextSelectability()
}
