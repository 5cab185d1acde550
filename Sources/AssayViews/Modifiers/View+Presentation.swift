// SPDX-License-Identifier: MIT

// What SwiftUI shows over the screen is not drawn: a snapshot is of the screen below, and reports what is
// presented. To see a sheet's content, render that content.
nonisolated extension View {
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting("a presented sheet") { isPresented.wrappedValue }
  }

  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting("a presented sheet") { item.wrappedValue != nil }
  }

  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting("a presented full-screen cover") { isPresented.wrappedValue }
  }

  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting("a presented full-screen cover") { item.wrappedValue != nil }
  }

  public func popover<Content: View>(
    isPresented: Binding<Bool>, arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting("a presented popover") { isPresented.wrappedValue }
  }

  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    presenting("a presented alert") { isPresented.wrappedValue }
  }

  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    presenting("a presented alert") { isPresented.wrappedValue }
  }

  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    presenting("a presented alert") { isPresented.wrappedValue }
  }

  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    presenting("a presented alert") { isPresented.wrappedValue }
  }

  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    presenting("a presented alert") { isPresented.wrappedValue }
  }

  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    presenting("a presented confirmation dialog") { isPresented.wrappedValue }
  }

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

  /// The search field above the content is not drawn, which is reported.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey? = nil
  ) -> some View {
    modified(.searchable(prompt: prompt.map { Text($0).node }))
  }

  public func statusBarHidden(_ hidden: Bool = true) -> some View {
    modified(.statusBarHidden(hidden))
  }

  /// Reports what is shown over the screen.
  private func presenting(_ what: String, _ isPresented: @escaping () -> Bool) -> some View {
    PresentingView(content: self, what: what, isPresented: isPresented)
  }

  // How a presentation looks and gestures, which a picture of the screen below does not show.

  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }

  public func gesture<T: Gesture>(_ gesture: T) -> some View { self }
  public func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View { self }
  public func highPriorityGesture<T: Gesture>(_ gesture: T) -> some View { self }
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
  public struct Button {
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button() }
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button()
    }
  }

  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {}
}

public enum PresentationDetent: Hashable, Sendable {
  case medium, large
  case fraction(Double)
  case height(Double)
}

/// What a finger does; nothing does it here.
public protocol Gesture<Value> {
  associatedtype Value
}

extension Gesture {
  public func onEnded(_ action: @escaping (Value) -> Void) -> Self { self }
  public func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> Self {
    self
  }
}

public struct TapGesture: Gesture {
  public typealias Value = Void
  public init(count: Int = 1) {}
}

public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  public init(minimumDuration: Double = 0.5, maximumDistance: Double = 10) {}
}

public struct DragGesture: Gesture {
  public struct Value: Sendable {
    public var location = CGPoint.zero
    public var startLocation = CGPoint.zero
    public var translation = CGSize.zero
    public var predictedEndTranslation = CGSize.zero
  }

  public init(minimumDistance: Double = 10, coordinateSpace: CoordinateSpace = .local) {}
}

public enum SubmitLabel: Hashable, Sendable {
  case done, go, send, join, route, search, `return`, next, `continue`
}
public enum UIKeyboardType: Hashable, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}
public enum UITextContentType: Hashable, Sendable {
  case name, givenName, familyName, emailAddress, password, newPassword, username, oneTimeCode
  case telephoneNumber, fullStreetAddress, postalCode, addressCity, URL, organizationName
  case creditCardNumber
}
public enum UITextAutocapitalizationType: Hashable, Sendable {
  case none, words, sentences, allCharacters
}
public enum TextInputAutocapitalization: Hashable, Sendable {
  case never, words, sentences, characters
}
public enum ScrollDismissesKeyboardMode: Hashable, Sendable {
  case automatic, immediately, interactively, never
}
public enum ScrollIndicatorVisibility: Hashable, Sendable { case automatic, visible, hidden, never }
public enum ScrollBounceBehavior: Hashable, Sendable { case automatic, always, basedOnSize }
public enum SearchFieldPlacement: Hashable, Sendable {
  case automatic, navigationBarDrawer, sidebar, toolbar
}
public enum SensoryFeedback: Hashable, Sendable {
  case success, warning, error, selection, impact, increase, decrease, start, stop
}
public enum AccessibilityActionKind: Hashable, Sendable { case `default`, escape, magicTap, delete }

public struct StackNavigationViewStyle: Sendable {
  public init() {}
  public static let stack = StackNavigationViewStyle()
  public static let automatic = StackNavigationViewStyle()
}

/// Whether the words of a text can be selected.
public struct TextSelectability: Hashable, Sendable {
  public static let enabled = TextSelectability()
  public static let disabled = TextSelectability()
}
