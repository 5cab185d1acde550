// SPDX-License-Identifier: MIT

/// The elements of a list for assistive technology, which are no part of a picture.
public protocol AccessibilityRotorContent {}

/// An element of a list for assistive technology.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  /// Creates an element with a label.
  public init(
    _ label: Text? = nil, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}
  /// Creates an element with a label.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}
}

/// What several elements make.
public struct AccessibilityRotorList: AccessibilityRotorContent {}

/// What the two sides of a condition make.
public struct AccessibilityRotorChoice<
  A: AccessibilityRotorContent, B: AccessibilityRotorContent
>: AccessibilityRotorContent {}

nonisolated extension Optional: AccessibilityRotorContent
where Wrapped: AccessibilityRotorContent {}

nonisolated extension ForEach: AccessibilityRotorContent
where Content: AccessibilityRotorContent {
  /// Creates an element for each element of a collection.
  public init(
    _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(elements: data, id: \.id, content: content)
  }

  /// Creates an element for each element of a collection, by a property that identifies it.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(elements: data, id: id, content: content)
  }
}

/// Collects the elements of a list for assistive technology.
@resultBuilder
public enum AccessibilityRotorContentBuilder {
  /// Takes an element.
  public static func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> C { content }
  /// Takes one element.
  public static func buildBlock<C: AccessibilityRotorContent>(_ content: C) -> C { content }
  /// Takes several elements.
  @_disfavoredOverload
  public static func buildBlock<each C: AccessibilityRotorContent>(
    _ content: repeat each C
  ) -> AccessibilityRotorList { AccessibilityRotorList() }
  /// Takes elements of a condition.
  public static func buildOptional<C: AccessibilityRotorContent>(_ content: C?) -> C? { content }
  /// Takes elements of a condition.
  public static func buildEither<A, B>(first content: A) -> AccessibilityRotorChoice<A, B> {
    AccessibilityRotorChoice()
  }
  /// Takes elements of a condition.
  public static func buildEither<A, B>(second content: B) -> AccessibilityRotorChoice<A, B> {
    AccessibilityRotorChoice()
  }
}
