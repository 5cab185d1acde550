// SPDX-License-Identifier: MIT

/// A way to adjust a value by assistive technology.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// Up.
  case increment
  /// Down.
  case decrement
}

/// How important custom content is for assistive technology.
public struct AccessibilityCustomContentKey: Equatable, Sendable {
  /// Creates a key with a label.
  public init(_ label: LocalizedStringKey, id: String = "") {}
}

/// How important custom content is for assistive technology, by the name of the Accessibility
/// framework.
public enum AXCustomContent {
  /// How important custom content is.
  public enum Importance: Hashable, Sendable {
    /// Spoken on request.
    case `default`
    /// Always spoken.
    case high
  }
}

// Nothing runs on a screen at rest: actions are offered by their names and never called.
nonisolated extension View {
  /// Accepted, but never called: an action to adjust the value.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }

  /// Offers an action by a name of the string tables; it is never called.
  public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }
  /// Offers an action by a name as it is; it is never called.
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }
  /// Offers an action by a name; it is never called.
  public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> some View {
    modified { .accessibilityAction(name.node(in: $0.environment)) }
  }

  /// Accepted, but not part of the elements: words that are spoken on request.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AXCustomContent.Importance = .default
  ) -> some View { self }
  /// Accepted, but not part of the elements: words that are spoken on request.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View { self }
  /// Accepted, but not part of the elements: words that are spoken on request.
  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> some View { self }
}

/// A gesture of assistive technology that makes a view larger or smaller.
public struct AccessibilityZoomGestureAction: Sendable {
  /// A way.
  public enum Direction: Hashable, Sendable {
    /// Larger.
    case zoomIn
    /// Smaller.
    case zoomOut
  }

  /// Whether the view becomes larger or smaller.
  public let direction: Direction
  /// The point of the gesture, as a share of the view.
  public let location: UnitPoint
  /// The point of the gesture, in points.
  public let point: CGPoint
}

/// The lists of elements that the system has for assistive technology.
public struct AccessibilitySystemRotor: Hashable, Sendable {
  private let name: String
  /// Links.
  public static func links(visited: Bool) -> AccessibilitySystemRotor { Self(name: "links") }
  /// Links.
  public static let links = AccessibilitySystemRotor(name: "links")
  /// Headings.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    Self(name: "headings")
  }
  /// Headings.
  public static let headings = AccessibilitySystemRotor(name: "headings")
  /// Images.
  public static let images = AccessibilitySystemRotor(name: "images")
  /// Text fields.
  public static let textFields = AccessibilitySystemRotor(name: "textFields")
}

// Lists that assistive technology offers beside the order of reading. They change no picture, and
// are not part of the elements.
nonisolated extension View {
  /// Accepted, but not part of the elements: a list of elements.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ rotorLabel: LocalizedStringKey,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }
  /// Accepted, but not part of the elements: a list of elements.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ rotorLabel: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }
  /// Accepted, but not part of the elements: a list of elements.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }
  /// Accepted, but not part of the elements: a list of elements.
  public func accessibilityRotor<Entry: Identifiable>(
    _ rotorLabel: LocalizedStringKey, entries: [Entry], entryLabel: KeyPath<Entry, String>
  ) -> some View { self }
  /// Accepted, but not part of the elements: a list of elements.
  public func accessibilityRotor<Entry, ID: Hashable>(
    _ rotorLabel: LocalizedStringKey, entries: [Entry], entryID: KeyPath<Entry, ID>,
    entryLabel: KeyPath<Entry, String>
  ) -> some View { self }
  /// Accepted, but not part of the elements: a list of elements.
  public func accessibilityRotor<Entry: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [Entry],
    entryLabel: KeyPath<Entry, String>
  ) -> some View { self }
  /// Accepted, but not part of the elements: a list of places in a text.
  public func accessibilityRotor(
    _ rotorLabel: LocalizedStringKey, textRanges: [Range<String.Index>]
  ) -> some View { self }
  /// Accepted, but not part of the elements: that an element of a list is here.
  public func accessibilityRotorEntry<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }
}

nonisolated extension View {
  /// Accepted, but never called: an action whose name is a view.
  public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View { self }
  /// Accepted, but never called: a gesture that makes the view larger or smaller.
  public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View { self }
  /// Accepted, but not part of the elements: whether the view answers to the user.
  public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View { self }
  /// Accepted, but not drawn: what a long press shows in large type.
  public func accessibilityShowsLargeContentViewer<Content: View>(
    @ViewBuilder _ largeContentView: () -> Content
  ) -> some View { self }
  /// Accepted, but not drawn: what a long press shows in large type.
  public func accessibilityShowsLargeContentViewer() -> some View { self }
  /// Accepted, but not part of the elements: where a touch activates the view.
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }
  /// Accepted, but not part of the elements: where a touch activates the view, in points.
  public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View { self }

  /// Accepted, but never called: buttons as actions.
  public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View { self }

  /// Speaks the elements of the view itself. Unlike SwiftUI, those of the representation are not
  /// used, and this is reported.
  public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    reporting("the accessibility representation of a view")
  }
}
