// SPDX-License-Identifier: MIT

internal import AssayResources

/// Accepted, but not performed: closes a presented view.
public struct DismissAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}

/// Accepted, but not performed: opens a URL.
public struct OpenURLAction: Sendable {
  /// What a handler did with a URL.
  public struct Result: Sendable {
    /// The handler opened the URL.
    public static let handled = Result()
    /// The handler discarded the URL.
    public static let discarded = Result()
    /// The handler leaves the URL to the system.
    public static let systemAction = Result()
    /// The handler leaves another URL to the system.
    public static func systemAction(_ url: URL) -> Result { Result() }
  }

  /// Accepts a handler, which a snapshot never calls.
  public init(handler: @escaping (URL) -> Result) {}
  init() {}

  /// Does nothing.
  public func callAsFunction(_ url: URL) {}
  /// Does nothing, and never calls the completion handler.
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {}
  /// Does nothing.
  public func callAsFunction(_ url: URL, prefersInApp: Bool) {}
}

/// The presentation of a view, for screens that still read `presentationMode`.
public struct PresentationMode: Sendable {
  /// Always false.
  public var isPresented: Bool { false }
  /// Does nothing.
  public mutating func dismiss() {}
}

/// Accepted, but not performed: a refresh that the user requests.
public struct RefreshAction: Sendable {
  /// Does nothing.
  public func callAsFunction() async {}
}

/// The state of a scene. A snapshot shows an active one.
public enum ScenePhase: Hashable, Sendable, Comparable {
  /// Not visible.
  case background
  /// Visible and not interactive.
  case inactive
  /// Visible and interactive.
  case active
}
/// The weight of text that the user asks for.
public enum LegibilityWeight: Hashable, Sendable {
  /// The normal weight.
  case regular
  /// The weight of Bold Text.
  case bold
}

/// Whether the user edits a list.
public enum EditMode: Hashable, Sendable {
  /// No editing, editing of a single row, or editing of the list.
  case inactive, transient, active
  /// Whether the mode is not `inactive`.
  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  /// The locale of the trait set. A language without a region has its likely region, as a device
  /// always has one: `en` is `en_US`.
  public var locale: Locale {
    get { .ofDevice(localeIdentifier) }
    set { localeIdentifier = newValue.identifier(.bcp47) }
  }

  /// The calendar; unless a view sets it, that of the environment's locale, in the time zone of the
  /// environment.
  public var calendar: Calendar {
    get { self[CalendarKey.self] ?? .usual(in: locale, timeZone) }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone; UTC unless a view sets it, so that a snapshot does not depend on the machine.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] ?? .gmt }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// Unlike SwiftUI, an action that opens nothing; setting it has no effect.
  public var openURL: OpenURLAction {
    get { OpenURLAction() }
    set {}
  }

  /// Whether a list is edited; nil unless a view sets it.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }

  /// The weight of text that the user asks for.
  public var legibilityWeight: LegibilityWeight? {
    get { legibilityIsBold ? .bold : .regular }
    set { legibilityIsBold = newValue == .bold }
  }

  /// Unlike SwiftUI, always `active`; setting it has no effect.
  public var scenePhase: ScenePhase {
    get { .active }
    set {}
  }

  /// An action that does nothing.
  public var dismiss: DismissAction { DismissAction() }
  /// Unlike SwiftUI, always false: a snapshot shows the view by itself.
  public var isPresented: Bool { false }
  /// Unlike SwiftUI, always false: a snapshot does not search.
  public var isSearching: Bool { false }
  /// Unlike SwiftUI, always nil: a snapshot is not refreshed.
  public var refresh: RefreshAction? { nil }
  /// Unlike SwiftUI, always the presentation of a view that is not presented.
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
  /// The size of a pixel, in points.
  public var pixelLength: Double { 1 / displayScale }
  /// Always false: button shapes are not drawn.
  public var accessibilityShowButtonShapes: Bool { false }
  /// Always false: VoiceOver is off.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// Whether an assistive technology is on; false unless a view sets it. Nothing is drawn
  /// otherwise with it.
  public var accessibilityEnabled: Bool {
    get { self[AccessibilityEnabledKey.self] }
    set { self[AccessibilityEnabledKey.self] = newValue }
  }
}

private enum AccessibilityEnabledKey: EnvironmentKey { static let defaultValue = false }
private enum CalendarKey: EnvironmentKey { static let defaultValue: Calendar? = nil }
private enum TimeZoneKey: EnvironmentKey { static let defaultValue: TimeZone? = nil }
private enum EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension Calendar {
  fileprivate static func usual(in locale: Locale, _ timeZone: TimeZone) -> Calendar {
    var calendar = locale.calendar
    calendar.locale = locale
    calendar.timeZone = timeZone
    return calendar
  }
}

extension Locale {
  /// The locale of a device whose language and region a BCP 47 tag names.
  fileprivate static func ofDevice(_ tag: String) -> Locale {
    let locale = Locale(identifier: PseudoLocale(tag: tag) == nil ? tag : PseudoLocale.base)
    var components = Locale.Components(locale: locale)
    if components.languageComponents.region == nil {
      components.languageComponents.region =
        Locale(identifier: locale.language.maximalIdentifier).region
    }
    // Made of components, its identifier is written as a device writes it, `pt_BR`.
    return Locale(components: components)
  }
}
