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

// The picture and the elements of a screen at rest have none of these.
nonisolated extension View {
  /// Accepted, but never called: an action to adjust the value.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }

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
