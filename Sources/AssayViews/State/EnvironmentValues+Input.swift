// SPDX-License-Identifier: MIT

/// Which widths of a Live Activity there are.
public enum ActivityFamily: Hashable, CaseIterable, Sendable {
  /// For a watch and a car.
  case small
  /// For the Lock Screen of a phone.
  case medium
}

private enum InputKey {
  enum CorrectionIsDisabled: EnvironmentKey { static let defaultValue: Bool? = nil }
  enum RepeatBehavior: EnvironmentKey { static let defaultValue = ButtonRepeatBehavior.automatic }
  enum SpringLoading: EnvironmentKey { static let defaultValue = SpringLoadingBehavior.automatic }
  enum ScrollingIsDisabled: EnvironmentKey { static let defaultValue = false }
  enum Shortcut: EnvironmentKey { static let defaultValue: KeyboardShortcut? = nil }
  enum Affinity: EnvironmentKey { static let defaultValue = TextSelectionAffinity.automatic }
}

// What modifiers have set for the views inside. None of it changes a picture at rest.
extension EnvironmentValues {
  /// Whether the keyboard corrects no words.
  public var autocorrectionDisabled: Bool {
    get { disableAutocorrection ?? false }
    set { disableAutocorrection = newValue }
  }
  /// Whether the keyboard corrects no words; nil unless a view sets it.
  public var disableAutocorrection: Bool? {
    get { self[InputKey.CorrectionIsDisabled.self] }
    set { self[InputKey.CorrectionIsDisabled.self] = newValue }
  }
  /// Whether a button that is held repeats its action.
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[InputKey.RepeatBehavior.self] }
    set { self[InputKey.RepeatBehavior.self] = newValue }
  }
  /// Whether resting on a view opens it while something is dragged.
  public var springLoadingBehavior: SpringLoadingBehavior {
    get { self[InputKey.SpringLoading.self] }
    set { self[InputKey.SpringLoading.self] = newValue }
  }
  /// Whether views scroll.
  public var isScrollEnabled: Bool {
    get { !self[InputKey.ScrollingIsDisabled.self] }
    set { self[InputKey.ScrollingIsDisabled.self] = !newValue }
  }
  /// The keys that activate the control around; nil for none.
  public var keyboardShortcut: KeyboardShortcut? {
    get { self[InputKey.Shortcut.self] }
    set { self[InputKey.Shortcut.self] = newValue }
  }
  /// On which side of a break the point of insertion is.
  public var textSelectionAffinity: TextSelectionAffinity {
    get { self[InputKey.Affinity.self] }
    set { self[InputKey.Affinity.self] = newValue }
  }
}

// What the system says. A snapshot has no pencil, no second screen and no Apple Intelligence.
extension EnvironmentValues {
  /// Always `ignore`: a snapshot has no pencil.
  public var preferredPencilDoubleTapAction: PencilPreferredAction { .ignore }
  /// Always `ignore`: a snapshot has no pencil.
  public var preferredPencilSqueezeAction: PencilPreferredAction { .ignore }
  /// Always false: a snapshot has no Image Playground.
  public var supportsImagePlayground: Bool { false }
  /// Always false: a snapshot has no other device.
  public var supportsRemoteScenes: Bool { false }
  /// Always false: Assistive Access is off.
  public var accessibilityAssistiveAccessEnabled: Bool { false }
  /// Always false: a snapshot has no clenched hand.
  public var accessibilityQuickActionsEnabled: Bool { false }
  /// Always false: a snapshot has no headset.
  public var accessibilityPrefersHeadAnchorAlternative: Bool { false }
  /// Always `medium`: a Live Activity is drawn as on a phone.
  public var activityFamily: ActivityFamily { .medium }
  /// Always false: updates of a Live Activity are not reduced.
  public var isActivityUpdateReduced: Bool { false }
  /// Always false: a snapshot shows tabs in a bar.
  public var isTabBarShowingSections: Bool { false }
  /// Always `automatic`: a snapshot shows no toolbar of a Mac.
  public var toolbarLabelStyle: ToolbarLabelStyle { .automatic }
  /// Always `menu`: a snapshot shows no suggestions.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .menu }
  /// Always nil: a snapshot shows no document of a file.
  public var documentConfiguration: DocumentConfiguration? { nil }
}

/// A document of a file, as a view inside it knows it.
public struct DocumentConfiguration: Sendable {
  /// The file; nil for a new document.
  public var fileURL: URL?
  /// Whether the file can be written.
  public var isEditable: Bool
}
