// SPDX-License-Identifier: MIT

// More forms of modifiers that are no part of the elements, or that are reported.
nonisolated extension View {
  /// Speaks the label of the view itself. Unlike SwiftUI, a label that is made of views is not
  /// used, which a snapshot reports.
  public func accessibilityLabel<V: View>(
    @ViewBuilder content: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    reporting("the accessibility label made of views")
  }
  /// Speaks the value of the view itself. Unlike SwiftUI, a value that is made of views is not
  /// used, which a snapshot reports.
  public func accessibilityValue<V: View>(
    @ViewBuilder content: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    reporting("the accessibility value made of views")
  }

  /// Accepted, but not part of the elements: where a drag starts, by a key of the string tables.
  public func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool
  ) -> some View { self }
  /// Accepted, but not part of the elements: where a drag starts.
  public func accessibilityDragPoint(
    _ point: UnitPoint, description: Text, isEnabled: Bool = true
  ) -> some View { self }
  /// Accepted, but not part of the elements: where a drag starts, with words as they are.
  @_disfavoredOverload
  public func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S, isEnabled: Bool = true
  ) -> some View { self }
  /// Accepted, but not part of the elements: where a drop ends, by a key of the string tables.
  public func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool
  ) -> some View { self }
  /// Accepted, but not part of the elements: where a drop ends.
  public func accessibilityDropPoint(
    _ point: UnitPoint, description: Text, isEnabled: Bool = true
  ) -> some View { self }
  /// Accepted, but not part of the elements: where a drop ends, with words as they are.
  @_disfavoredOverload
  public func accessibilityDropPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S, isEnabled: Bool = true
  ) -> some View { self }

  /// Accepted, but not part of the elements: words that are spoken on request.
  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View { self }
  /// Accepted, but not part of the elements: words that are spoken on request.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> some View { self }
  /// Accepted, but not part of the elements: words that are spoken on request.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View { self }
  /// Accepted, but not part of the elements: words that are spoken on request.
  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> some View { self }

  /// Accepted, but not part of the elements: a list of elements, with a name as it is.
  @_disfavoredOverload
  public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ rotorLabel: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }
  /// Accepted, but not part of the elements: a list of elements.
  public func accessibilityRotor<Entry: Identifiable>(
    _ rotorLabel: Text, entries: [Entry], entryLabel: KeyPath<Entry, String>
  ) -> some View { self }
  /// Accepted, but not part of the elements: a list of elements.
  public func accessibilityRotor<Entry, ID: Hashable>(
    _ rotorLabel: Text, entries: [Entry], entryID: KeyPath<Entry, ID>,
    entryLabel: KeyPath<Entry, String>
  ) -> some View { self }
  /// Accepted, but not part of the elements: a list of elements.
  public func accessibilityRotor<Entry, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [Entry], entryID: KeyPath<Entry, ID>,
    entryLabel: KeyPath<Entry, String>
  ) -> some View { self }
  /// Accepted, but not part of the elements: a list of places in a text.
  public func accessibilityRotor(
    _ rotorLabel: Text, textRanges: [Range<String.Index>]
  ) -> some View { self }
  /// Accepted, but not part of the elements: a list of places in a text.
  public func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
  ) -> some View { self }

  /// Accepted, and has no effect: the symbol of the screen where Assistive Access is on.
  public func assistiveAccessNavigationIcon(_ icon: Image) -> some View { self }
  /// Accepted, and has no effect: the symbol of the screen where Assistive Access is on.
  public func assistiveAccessNavigationIcon(systemImage: String) -> some View { self }
}

extension AccessibilityCustomContentKey {
  /// Creates a key with a label.
  public init(_ label: Text, id: String) { self.init("", id: id) }
}

extension AccessibilityRotorEntry {
  /// Creates an element with a label, whose view is marked in a namespace.
  public init(
    _ label: Text? = nil, id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) { self.init(label, id: id, textRange: textRange, prepare: prepare) }
  /// Creates an element with a label, whose view is marked in a namespace.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) { self.init(label, id: id, textRange: textRange, prepare: prepare) }
}
