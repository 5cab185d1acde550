// SPDX-License-Identifier: MIT

// What iOS 18 adds: words that hold under a condition only.
nonisolated extension View {
  /// Sets the accessibility label while a condition holds.
  @ViewBuilder
  public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    if isEnabled { accessibilityLabel(label) } else { self }
  }

  /// Sets the accessibility label to a key of the string tables while a condition holds.
  public func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool
  ) -> some View {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }

  /// Sets the accessibility label to a string as it is while a condition holds.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }

  /// Sets the accessibility hint while a condition holds.
  @ViewBuilder
  public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
    if isEnabled { accessibilityHint(hint) } else { self }
  }

  /// Sets the accessibility hint to a key of the string tables while a condition holds.
  public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityHint(Text(hintKey), isEnabled: isEnabled)
  }

  /// Sets the accessibility hint to a string as it is while a condition holds.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View {
    accessibilityHint(Text(hint), isEnabled: isEnabled)
  }

  /// Sets the accessibility value while a condition holds.
  @ViewBuilder
  public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
    if isEnabled { accessibilityValue(value) } else { self }
  }

  /// Sets the accessibility value to a key of the string tables while a condition holds.
  public func accessibilityValue(
    _ valueKey: LocalizedStringKey, isEnabled: Bool
  ) -> some View {
    accessibilityValue(Text(valueKey), isEnabled: isEnabled)
  }

  /// Sets the accessibility value to a string as it is while a condition holds.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View {
    accessibilityValue(Text(value), isEnabled: isEnabled)
  }

  /// Hides the view from assistive technology while a condition holds.
  @ViewBuilder
  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    if isEnabled { accessibilityHidden(hidden) } else { self }
  }

  /// Sets the identifier that tests find the view by while a condition holds.
  @ViewBuilder
  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    if isEnabled { accessibilityIdentifier(identifier) } else { self }
  }
}
