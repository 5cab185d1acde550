// SPDX-License-Identifier: MIT

/// The text sizes of the user, by the names of iOS 13.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  /// A size for most users.
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  /// A size for users who need large texts.
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  /// A size for users who need very large texts.
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// Whether the size is one of those for users who need large texts.
  public var isAccessibilityCategory: Bool { size.isAccessibilitySize }

  var size: DynamicTypeSize {
    let index = Self.allCases.firstIndex(of: self) ?? 3
    return DynamicTypeSize.allCases[index]
  }

  init(_ size: DynamicTypeSize) {
    let index = DynamicTypeSize.allCases.firstIndex(of: size) ?? 3
    self = Self.allCases[index]
  }
}

extension ContentSizeCategory: Comparable {
  /// Whether a size is smaller than another one.
  public static func < (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool {
    (allCases.firstIndex(of: a) ?? 0) < (allCases.firstIndex(of: b) ?? 0)
  }
}

/// The state of a window of macOS. A snapshot shows the key window.
public enum ControlActiveState: Hashable, CaseIterable, Sendable {
  /// The window that takes keys, the one in front, or another one.
  case key, active, inactive
}

/// The prominence of the background behind a view.
public struct BackgroundProminence: Hashable, Sendable {
  private let name: String
  /// The usual background.
  public static let standard = BackgroundProminence(name: "standard")
  /// A strong background, such as that of a selected row.
  public static let increased = BackgroundProminence(name: "increased")
}

/// Accepted, but not performed: opens a window.
public struct OpenWindowAction: Sendable {
  /// Does nothing.
  public func callAsFunction(id: String) {}
  /// Does nothing.
  public func callAsFunction<D: Hashable>(value: D) {}
  /// Does nothing.
  public func callAsFunction<D: Hashable>(id: String, value: D) {}
}
/// Accepted, but not performed: closes a window.
public struct DismissWindowAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
  /// Does nothing.
  public func callAsFunction(id: String) {}
  /// Does nothing.
  public func callAsFunction<D: Hashable>(value: D) {}
  /// Does nothing.
  public func callAsFunction<D: Hashable>(id: String, value: D) {}
}
/// Accepted, but not performed: opens the settings of an app.
public struct OpenSettingsAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}
/// Accepted, but not performed: ends a search.
public struct DismissSearchAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}
/// Accepted, but not performed: renames something.
public struct RenameAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}
/// Accepted, but not performed: resets the focus.
public struct ResetFocusAction: Sendable {
  /// Does nothing.
  public func callAsFunction(in namespace: Namespace.ID) {}
}
/// Accepted, but not performed: asks for a review.
public struct RequestReviewAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}

private enum SizedKey {
  enum Undo: EnvironmentKey { static var defaultValue: UndoManager? { nil } }
  enum Prominence: EnvironmentKey { static let defaultValue = BackgroundProminence.standard }
  enum Dimmed: EnvironmentKey { static let defaultValue = false }
  enum AppearsActive: EnvironmentKey { static let defaultValue = true }
  enum ActiveState: EnvironmentKey { static let defaultValue = ControlActiveState.key }
}

extension EnvironmentValues {
  /// The text size of the user, by the name of iOS 13.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.size }
  }

  /// The state of the window; `key` unless a view sets it.
  public var controlActiveState: ControlActiveState {
    get { self[SizedKey.ActiveState.self] }
    set { self[SizedKey.ActiveState.self] = newValue }
  }

  /// Whether the window is active; true unless a view sets it.
  public var appearsActive: Bool {
    get { self[SizedKey.AppearsActive.self] }
    set { self[SizedKey.AppearsActive.self] = newValue }
  }
  /// An action that does nothing.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// An action that does nothing.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  /// An action that does nothing.
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
  /// An action that does nothing.
  public var dismissSearch: DismissSearchAction { DismissSearchAction() }
  /// Always nil: a snapshot renames nothing.
  public var rename: RenameAction? { nil }
  /// An action that does nothing.
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
  /// An action that does nothing.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
  /// Always false: a snapshot opens no windows.
  public var supportsMultipleWindows: Bool { false }

  /// The undo manager; nil unless a view sets it.
  public var undoManager: UndoManager? {
    get { self[SizedKey.Undo.self] }
    set { self[SizedKey.Undo.self] = newValue }
  }

  /// The prominence of the background behind the view.
  public var backgroundProminence: BackgroundProminence {
    get { self[SizedKey.Prominence.self] }
    set { self[SizedKey.Prominence.self] = newValue }
  }

  /// The least height of a row of a list, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { CGFloat(minListRowHeight ?? 44) }
    set { minListRowHeight = Double(newValue) }
  }

  /// The least height of the header of a section, in points; nil for that of its words.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { minListHeaderHeight.map { CGFloat($0) } }
    set { minListHeaderHeight = newValue.points }
  }

  /// Always false: a snapshot shows no focus.
  public var isFocusEffectEnabled: Bool { false }
  /// Whether the screen is dimmed; false unless a view sets it. Only views of the app read it: the
  /// system's own are drawn as on a bright screen.
  public var isLuminanceReduced: Bool {
    get { self[SizedKey.Dimmed.self] }
    set { self[SizedKey.Dimmed.self] = newValue }
  }
  /// Always false: a snapshot captures no scene.
  public var isSceneCaptured: Bool { false }
  /// Always false: Switch Control is off.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// Always false: no animated images are drawn.
  public var accessibilityPlayAnimatedImages: Bool { false }
  /// Always false: flashing lights are not dimmed.
  public var accessibilityDimFlashingLights: Bool { false }
  /// Always false: the viewer for large content is off.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
}

extension OpenWindowAction {
  /// Where a window opens.
  public struct SharingBehavior: Hashable, Sendable {
    private let name: String
    /// As the system decides.
    public static let automatic = SharingBehavior(name: "automatic")
    /// For the user alone.
    public static let required = SharingBehavior(name: "required")
    /// For all, where that is possible.
    public static let requested = SharingBehavior(name: "requested")
  }
  /// Does nothing.
  public func callAsFunction(id: String, sharingBehavior: SharingBehavior) async throws {}
}
