// SPDX-License-Identifier: MIT

/// Closes the view; nothing, in a snapshot.
public struct DismissAction: Sendable {
  public func callAsFunction() {}
}

/// Opens an address; nothing, in a snapshot.
public struct OpenURLAction: Sendable {
  public struct Result: Sendable {
    public static let handled = Result()
    public static let discarded = Result()
    public static let systemAction = Result()
    public static func systemAction(_ url: URL) -> Result { Result() }
  }

  public init(handler: @escaping (URL) -> Result) {}
  init() {}

  public func callAsFunction(_ url: URL) {}
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {}
}

/// Whether the view is presented, for screens that still ask `presentationMode`.
public struct PresentationMode: Sendable {
  public var isPresented: Bool { false }
  public mutating func dismiss() {}
}

public struct RefreshAction: Sendable {
  public func callAsFunction() async {}
}

public enum ScenePhase: Hashable, Sendable, Comparable { case background, inactive, active }
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }

public enum EditMode: Hashable, Sendable {
  case inactive, transient, active
  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  public var locale: Locale {
    get { Locale(identifier: localeIdentifier) }
    set { localeIdentifier = newValue.identifier(.bcp47) }
  }

  public var calendar: Calendar {
    get { self[CalendarKey.self] ?? .gregorian(locale: locale) }
    set { self[CalendarKey.self] = newValue }
  }

  /// UTC unless a view sets it, so that no snapshot depends on the machine.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] ?? .gmt }
    set { self[TimeZoneKey.self] = newValue }
  }

  public var openURL: OpenURLAction {
    get { OpenURLAction() }
    set {}
  }

  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }

  public var legibilityWeight: LegibilityWeight? {
    get { legibilityIsBold ? .bold : .regular }
    set { legibilityIsBold = newValue == .bold }
  }

  public var scenePhase: ScenePhase {
    get { .active }
    set {}
  }

  public var dismiss: DismissAction { DismissAction() }
  public var isPresented: Bool { false }
  public var isSearching: Bool { false }
  public var refresh: RefreshAction? { nil }
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
  /// In points.
  public var pixelLength: Double { 1 / displayScale }
  public var accessibilityShowButtonShapes: Bool { false }
  public var accessibilityVoiceOverEnabled: Bool { false }
  public var accessibilityEnabled: Bool { false }
}

private enum CalendarKey: EnvironmentKey { static let defaultValue: Calendar? = nil }
private enum TimeZoneKey: EnvironmentKey { static let defaultValue: TimeZone? = nil }
private enum EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension Calendar {
  fileprivate static func gregorian(locale: Locale) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = .gmt
    return calendar
  }
}
