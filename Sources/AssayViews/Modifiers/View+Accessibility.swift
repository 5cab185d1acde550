// SPDX-License-Identifier: MIT

package import AssayGraphics

nonisolated extension View {
  /// Sets the accessibility label to a key of the string tables.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets the accessibility label to a string as it is.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Sets the accessibility label.
  public func accessibilityLabel(_ label: Text) -> some View {
    modified { .accessibilityLabel(label.node(in: $0.environment)) }
  }

  /// Sets the accessibility hint to a key of the string tables.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }

  /// Sets the accessibility hint to a string as it is.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(hint))
  }

  /// Sets the accessibility hint.
  public func accessibilityHint(_ hint: Text) -> some View {
    modified { .accessibilityHint(hint.node(in: $0.environment)) }
  }

  /// Sets the accessibility value to a key of the string tables.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  /// Sets the accessibility value to a string as it is.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }

  /// Sets the accessibility value.
  public func accessibilityValue(_ value: Text) -> some View {
    modified { .accessibilityValue(value.node(in: $0.environment)) }
  }

  /// Sets the identifier that tests find the view by.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    modified(.accessibilityIdentifier(identifier))
  }

  /// Hides the view from assistive technology.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    modified(.accessibilityHidden(hidden))
  }

  /// Adds accessibility traits.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    modified(.accessibilityAddTraits(traits.traits))
  }

  /// Removes accessibility traits.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    modified(.accessibilityRemoveTraits(traits.traits))
  }

  /// Makes the view one accessibility element.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    modified(.accessibilityElement(children: children.node))
  }

  /// Sets the order in which elements are read; a higher priority is read first.
  public func accessibilitySortPriority(_ priority: Double) -> some View {
    modified(.accessibilitySortPriority(priority))
  }

  /// Accepted, but not drawn: the words that Voice Control knows the view by. A snapshot reports
  /// it.
  public func accessibilityInputLabels(_ labels: [String]) -> some View {
    modified(.accessibilityInputLabels(labels))
  }

  /// Accepted, but not drawn: the words that Voice Control knows the view by. A snapshot reports
  /// it.
  public func accessibilityInputLabels(_ labels: [Text]) -> some View {
    accessibilityInputLabels(labels.map(\.plainText))
  }

  /// Marks the view as a heading of a level.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    modified(.accessibilityHeading(level.rawValue))
  }

  /// Sets whether Smart Invert leaves the colors of the view unchanged.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    modified(.accessibilityIgnoresInvertColors(active))
  }

  // The names of iOS 13.
  /// Sets the order of reading, by its name in iOS 13.
  public func accessibility(sortPriority: Double) -> some View {
    accessibilitySortPriority(sortPriority)
  }
  /// Sets the words for Voice Control, by its name in iOS 13.
  public func accessibility(inputLabels: [Text]) -> some View {
    accessibilityInputLabels(inputLabels)
  }
  /// Sets the accessibility label, by its name in iOS 13.
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  /// Sets the accessibility hint, by its name in iOS 13.
  public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
  /// Sets the accessibility value, by its name in iOS 13.
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }
  /// Sets the identifier that tests find the view by, by its name in iOS 13.
  public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
  /// Hides the view from assistive technology, by its name in iOS 13.
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  /// Adds accessibility traits, by its name in iOS 13.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }
  /// Removes accessibility traits, by its name in iOS 13.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }
}

/// The traits of an accessibility element, such as being a button.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  package var traits: Set<AccessibilityTrait>

  /// Creates an empty set.
  public init() { self.traits = [] }
  private init(_ trait: AccessibilityTrait) { self.traits = [trait] }
  private init(traits: Set<AccessibilityTrait>) { self.traits = traits }

  /// The element is a button.
  public static let isButton = AccessibilityTraits(.isButton)
  /// The element is a header.
  public static let isHeader = AccessibilityTraits(.isHeader)
  /// The element is selected.
  public static let isSelected = AccessibilityTraits(.isSelected)
  /// The element is a link.
  public static let isLink = AccessibilityTraits(.isLink)
  /// The element is a search field.
  public static let isSearchField = AccessibilityTraits(.isSearchField)
  /// The element is an image.
  public static let isImage = AccessibilityTraits(.isImage)
  /// The element plays a sound when it is activated.
  public static let playsSound = AccessibilityTraits(.playsSound)
  /// The element is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(.isKeyboardKey)
  /// The element is text that does not change.
  public static let isStaticText = AccessibilityTraits(.isStaticText)
  /// The element is read when the screen appears.
  public static let isSummaryElement = AccessibilityTraits(.isSummaryElement)
  /// The element changes often.
  public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
  /// The element starts a sound or a video when it is activated.
  public static let startsMediaSession = AccessibilityTraits(.startsMediaSession)
  /// The element handles touches itself while VoiceOver is on.
  public static let allowsDirectInteraction = AccessibilityTraits(.allowsDirectInteraction)
  /// The element turns a page when it is read.
  public static let causesPageTurn = AccessibilityTraits(.causesPageTurn)
  /// The element hides the elements beside it.
  public static let isModal = AccessibilityTraits(.isModal)
  /// Accepted, but not part of the elements: that the element holds the tabs of a screen.
  public static let isTabBar = AccessibilityTraits()
  /// The element is a switch.
  public static let isToggle = AccessibilityTraits(.isToggle)

  /// Whether the set contains all traits of another one.
  public func contains(_ member: AccessibilityTraits) -> Bool {
    member.traits.isSubset(of: traits)
  }

  /// Returns the traits of either set.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(traits: traits.union(other.traits))
  }

  /// Returns the traits of both sets.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(traits: traits.intersection(other.traits))
  }

  /// Returns the traits of exactly one of the sets.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(traits: traits.symmetricDifference(other.traits))
  }

  /// Adds the traits of another set.
  public mutating func formUnion(_ other: AccessibilityTraits) { self = union(other) }
  /// Keeps the traits that another set has too.
  public mutating func formIntersection(_ other: AccessibilityTraits) { self = intersection(other) }
  /// Keeps the traits of exactly one of the sets.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    self = symmetricDifference(other)
  }

  /// Adds traits.
  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }

  /// Removes traits, and returns those that the set had.
  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let removed = intersection(member)
    traits.subtract(member.traits)
    return removed.traits.isEmpty ? nil : removed
  }

  /// Adds traits, and returns those that the set had.
  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let old = intersection(newMember)
    formUnion(newMember)
    return old.traits.isEmpty ? nil : old
  }
}

/// How an accessibility element treats the elements inside it.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  package let node: AccessibilityChange.Children
  /// The elements inside are ignored.
  public static let ignore = AccessibilityChildBehavior(node: .ignore)
  /// The labels of the elements inside become the label of the element.
  public static let combine = AccessibilityChildBehavior(node: .combine)
  /// The elements inside stay elements of their own.
  public static let contain = AccessibilityChildBehavior(node: .contain)
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: Int, Hashable, Sendable {
  /// No level.
  case unspecified = 0
  /// A level from 1, the highest, to 6.
  case h1, h2, h3, h4, h5, h6
}
