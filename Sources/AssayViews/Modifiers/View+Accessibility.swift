// SPDX-License-Identifier: MIT

package import AssayGraphics

nonisolated extension View {
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }

  public func accessibilityLabel(_ label: Text) -> some View {
    modified(.accessibility(.label(label.node)))
  }

  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }

  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(hint))
  }

  public func accessibilityHint(_ hint: Text) -> some View {
    modified(.accessibility(.hint(hint.node)))
  }

  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }

  public func accessibilityValue(_ value: Text) -> some View {
    modified(.accessibility(.value(value.node)))
  }

  public func accessibilityIdentifier(_ identifier: String) -> some View {
    modified(.accessibility(.identifier(identifier)))
  }

  public func accessibilityHidden(_ hidden: Bool) -> some View {
    modified(.accessibility(.hidden(hidden)))
  }

  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    modified(.accessibility(.addTraits(traits.traits)))
  }

  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    modified(.accessibility(.removeTraits(traits.traits)))
  }

  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    modified(.accessibility(.element(children: children.node)))
  }

  public func accessibilitySortPriority(_ priority: Double) -> some View {
    modified(.accessibility(.sortPriority(priority)))
  }

  public func accessibilityInputLabels(_ labels: [String]) -> some View {
    modified(.accessibility(.inputLabels(labels)))
  }

  public func accessibilityInputLabels(_ labels: [Text]) -> some View {
    accessibilityInputLabels(labels.map(\.plainText))
  }

  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    modified(.accessibility(.heading(level.rawValue)))
  }

  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    modified(.accessibility(.ignoresInvertColors(active)))
  }

  // The names of iOS 13.
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }
  public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }
}

/// What assistive technology is told an element is.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  package var traits: Set<AccessibilityTrait>

  public init() { self.traits = [] }
  private init(_ trait: AccessibilityTrait) { self.traits = [trait] }
  private init(traits: Set<AccessibilityTrait>) { self.traits = traits }

  public static let isButton = AccessibilityTraits(.isButton)
  public static let isHeader = AccessibilityTraits(.isHeader)
  public static let isSelected = AccessibilityTraits(.isSelected)
  public static let isLink = AccessibilityTraits(.isLink)
  public static let isSearchField = AccessibilityTraits(.isSearchField)
  public static let isImage = AccessibilityTraits(.isImage)
  public static let playsSound = AccessibilityTraits(.playsSound)
  public static let isKeyboardKey = AccessibilityTraits(.isKeyboardKey)
  public static let isStaticText = AccessibilityTraits(.isStaticText)
  public static let isSummaryElement = AccessibilityTraits(.isSummaryElement)
  public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
  public static let startsMediaSession = AccessibilityTraits(.startsMediaSession)
  public static let allowsDirectInteraction = AccessibilityTraits(.allowsDirectInteraction)
  public static let causesPageTurn = AccessibilityTraits(.causesPageTurn)
  public static let isModal = AccessibilityTraits(.isModal)
  public static let isToggle = AccessibilityTraits(.isToggle)

  public func contains(_ member: AccessibilityTraits) -> Bool {
    member.traits.isSubset(of: traits)
  }

  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(traits: traits.union(other.traits))
  }

  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(traits: traits.intersection(other.traits))
  }

  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(traits: traits.symmetricDifference(other.traits))
  }

  public mutating func formUnion(_ other: AccessibilityTraits) { self = union(other) }
  public mutating func formIntersection(_ other: AccessibilityTraits) { self = intersection(other) }
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    self = symmetricDifference(other)
  }

  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }

  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let removed = intersection(member)
    traits.subtract(member.traits)
    return removed.traits.isEmpty ? nil : removed
  }

  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let old = intersection(newMember)
    formUnion(newMember)
    return old.traits.isEmpty ? nil : old
  }
}

/// What becomes of the elements inside an accessibility element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  package let node: AccessibilityChange.Children
  public static let ignore = AccessibilityChildBehavior(node: .ignore)
  public static let combine = AccessibilityChildBehavior(node: .combine)
  public static let contain = AccessibilityChildBehavior(node: .contain)
}

public enum AccessibilityHeadingLevel: Int, Hashable, Sendable {
  case unspecified = 0
  case h1, h2, h3, h4, h5, h6
}
