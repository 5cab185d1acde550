// SPDX-License-Identifier: MIT

/// Calendars and reminders. Nobody allows an app to read them, and a store has none; events that an
/// app makes itself keep what it says of them.
extension StandIn {
  static let calendars = """
    @_exported import PortStandIn_CoreLocation
    import AssayViews
    import Foundation

    public enum EKEntityType: UInt, Sendable {
      case event, reminder
    }

    public enum EKAuthorizationStatus: Int, Sendable {
      case notDetermined, restricted, denied, fullAccess, writeOnly
      public static var authorized: EKAuthorizationStatus { .fullAccess }
    }

    public enum EKSpan: Int, Sendable {
      case thisEvent, futureEvents
    }

    public enum EKEventAvailability: Int, Sendable {
      case notSupported = -1
      case busy, free, tentative, unavailable
    }

    public enum EKEventStatus: Int, Sendable {
      case none, confirmed, tentative, canceled
    }

    public enum EKReminderPriority: UInt, Sendable {
      case none = 0
      case high = 1
      case medium = 5
      case low = 9
    }

    public enum EKCalendarType: Int, Sendable {
      case local, calDAV, exchange, subscription, birthday
    }

    public enum EKSourceType: Int, Sendable {
      case local, exchange, calDAV, mobileMe, subscribed, birthdays
    }

    public enum EKRecurrenceFrequency: Int, Sendable {
      case daily, weekly, monthly, yearly
    }

    public enum EKWeekday: Int, Sendable {
      case sunday = 1
      case monday, tuesday, wednesday, thursday, friday, saturday
    }

    open class EKObject: NSObject, @unchecked Sendable {
      open var hasChanges: Bool { false }
      open var isNew: Bool { true }
      open func reset() {}
      open func rollback() {}
      open func refresh() -> Bool { true }
    }

    open class EKSource: EKObject, @unchecked Sendable {
      open var sourceIdentifier: String { "" }
      open var sourceType: EKSourceType { .local }
      open var title: String { "" }
      open func calendars(for entityType: EKEntityType) -> Set<EKCalendar> { [] }
    }

    open class EKCalendar: EKObject, @unchecked Sendable {
      open var title = ""
      open var cgColor: CGColor!
      open var source: EKSource!
      open private(set) var calendarIdentifier = UUID().uuidString
      open var type: EKCalendarType { .local }
      open var allowsContentModifications: Bool { true }
      open var isSubscribed: Bool { false }
      open var isImmutable: Bool { false }
      public init(for entityType: EKEntityType, eventStore: EKEventStore) {
        cgColor = UIColor.systemBlue.cgColor
      }
    }

    open class EKAlarm: EKObject, @unchecked Sendable {
      open var relativeOffset: TimeInterval
      open var absoluteDate: Date?
      open var structuredLocation: EKStructuredLocation?
      public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }
      public init(absoluteDate date: Date) {
        relativeOffset = 0
        absoluteDate = date
      }
    }

    open class EKStructuredLocation: EKObject, @unchecked Sendable {
      open var title: String?
      open var radius = 0.0
      open var geoLocation: CLLocation?
      public override init() {}
      public init(title: String) { self.title = title }
      public init(mapItem: Any) {}
    }

    open class EKParticipant: EKObject, @unchecked Sendable {
      open var name: String? { nil }
      open var url: URL { URL(fileURLWithPath: "/") }
      open var isCurrentUser: Bool { false }
    }

    open class EKRecurrenceEnd: NSObject, @unchecked Sendable {
      open private(set) var endDate: Date?
      open private(set) var occurrenceCount = 0
      public init(end endDate: Date) { self.endDate = endDate }
      public init(occurrenceCount: Int) { self.occurrenceCount = occurrenceCount }
    }

    open class EKRecurrenceDayOfWeek: NSObject, @unchecked Sendable {
      public let dayOfTheWeek: EKWeekday
      public let weekNumber: Int
      public init(_ dayOfTheWeek: EKWeekday, weekNumber: Int = 0) {
        self.dayOfTheWeek = dayOfTheWeek
        self.weekNumber = weekNumber
      }
    }

    open class EKRecurrenceRule: EKObject, @unchecked Sendable {
      open var recurrenceEnd: EKRecurrenceEnd?
      open private(set) var frequency: EKRecurrenceFrequency
      open private(set) var interval: Int
      open private(set) var daysOfTheWeek: [EKRecurrenceDayOfWeek]?
      public init(
        recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?
      ) {
        frequency = type
        self.interval = interval
        recurrenceEnd = end
      }
      public init(
        recurrenceWith type: EKRecurrenceFrequency, interval: Int,
        daysOfTheWeek days: [EKRecurrenceDayOfWeek]?, daysOfTheMonth monthDays: [NSNumber]?,
        monthsOfTheYear months: [NSNumber]?, weeksOfTheYear weeks: [NSNumber]?,
        daysOfTheYear yearDays: [NSNumber]?, setPositions: [NSNumber]?, end: EKRecurrenceEnd?
      ) {
        frequency = type
        self.interval = interval
        daysOfTheWeek = days
        recurrenceEnd = end
      }
    }

    open class EKCalendarItem: EKObject, @unchecked Sendable {
      open var calendar: EKCalendar!
      open var title: String!
      open var location: String?
      open var notes: String?
      open var url: URL?
      open var timeZone: TimeZone?
      open var alarms: [EKAlarm]?
      open var recurrenceRules: [EKRecurrenceRule]?
      open private(set) var calendarItemIdentifier = UUID().uuidString
      open var calendarItemExternalIdentifier: String! { calendarItemIdentifier }
      open var creationDate: Date? { nil }
      open var lastModifiedDate: Date? { nil }
      open var attendees: [EKParticipant]? { nil }
      open var hasAlarms: Bool { alarms?.isEmpty == false }
      open var hasNotes: Bool { notes?.isEmpty == false }
      open var hasAttendees: Bool { false }
      open var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
      open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
      open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
      open func addRecurrenceRule(_ rule: EKRecurrenceRule) {
        recurrenceRules = (recurrenceRules ?? []) + [rule]
      }
      open func removeRecurrenceRule(_ rule: EKRecurrenceRule) {
        recurrenceRules?.removeAll { $0 === rule }
      }
    }

    open class EKEvent: EKCalendarItem, @unchecked Sendable {
      open var startDate: Date!
      open var endDate: Date!
      open var isAllDay = false
      open var availability = EKEventAvailability.busy
      open var structuredLocation: EKStructuredLocation?
      open var eventIdentifier: String! { calendarItemIdentifier }
      open var occurrenceDate: Date! { startDate }
      open var isDetached: Bool { false }
      open var status: EKEventStatus { .none }
      open var organizer: EKParticipant? { nil }
      public init(eventStore: EKEventStore) {}
      open func compareStartDate(with other: EKEvent) -> ComparisonResult {
        (startDate ?? .distantPast).compare(other.startDate ?? .distantPast)
      }
    }

    open class EKReminder: EKCalendarItem, @unchecked Sendable {
      open var startDateComponents: DateComponents?
      open var dueDateComponents: DateComponents?
      open var isCompleted = false
      open var completionDate: Date?
      open var priority = 0
      public init(eventStore: EKEventStore) {}
    }

    open class EKEventStore: NSObject, @unchecked Sendable {
      open class func authorizationStatus(
        for entityType: EKEntityType
      ) -> EKAuthorizationStatus { .notDetermined }
      public override init() {}
      public init(sources: [EKSource]) {}
      open var eventStoreIdentifier: String { "" }
      open var sources: [EKSource] { [] }
      open var delegateSources: [EKSource] { [] }
      open var defaultCalendarForNewEvents: EKCalendar? { nil }
      open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
      open func requestAccess(
        to entityType: EKEntityType,
        completion: @escaping (Bool, (any Error)?) -> Void
      ) { completion(false, nil) }
      open func requestAccess(to entityType: EKEntityType) async throws -> Bool { false }
      open func requestFullAccessToEvents(
        completion: @escaping (Bool, (any Error)?) -> Void
      ) { completion(false, nil) }
      open func requestFullAccessToEvents() async throws -> Bool { false }
      open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
      open func requestFullAccessToReminders(
        completion: @escaping (Bool, (any Error)?) -> Void
      ) { completion(false, nil) }
      open func requestFullAccessToReminders() async throws -> Bool { false }
      open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
      open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
      open func source(withIdentifier identifier: String) -> EKSource? { nil }
      open func event(withIdentifier identifier: String) -> EKEvent? { nil }
      open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
      open func predicateForEvents(
        withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
      ) -> NSPredicate { NSPredicate(value: false) }
      open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
        NSPredicate(value: false)
      }
      open func predicateForIncompleteReminders(
        withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
      ) -> NSPredicate { NSPredicate(value: false) }
      open func predicateForCompletedReminders(
        withCompletionDateStarting startDate: Date?, ending endDate: Date?,
        calendars: [EKCalendar]?
      ) -> NSPredicate { NSPredicate(value: false) }
      open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
      open func enumerateEvents(
        matching predicate: NSPredicate, using block: (EKEvent, UnsafeMutablePointer<Bool>) -> Void
      ) {}
      @discardableResult open func fetchReminders(
        matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
      ) -> Any {
        completion([])
        return 0
      }
      open func cancelFetchRequest(_ fetchIdentifier: Any) {}
      open func save(_ event: EKEvent, span: EKSpan) throws {}
      open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws {}
      open func remove(_ event: EKEvent, span: EKSpan) throws {}
      open func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws {}
      open func save(_ reminder: EKReminder, commit: Bool) throws {}
      open func remove(_ reminder: EKReminder, commit: Bool) throws {}
      open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {}
      open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws {}
      open func commit() throws {}
      open func reset() {}
      open func refreshSourcesIfNecessary() {}
    }

    extension NSNotification.Name {
      public static let EKEventStoreChanged = NSNotification.Name("EKEventStoreChangedNotification")
    }

    """

  /// The controllers show nothing of their own.
  static let calendarPages = """
    @_exported import PortStandIn_EventKit
    import AssayUIKit
    import Foundation

    public enum EKEventEditViewAction: Int, Sendable {
      case canceled, saved, deleted
    }

    public enum EKEventViewAction: Int, Sendable {
      case done, responded, deleted
    }

    public enum EKCalendarChooserSelectionStyle: Int, Sendable {
      case single, multiple
    }

    public enum EKCalendarChooserDisplayStyle: Int, Sendable {
      case allCalendars, writableCalendarsOnly
    }

    @MainActor @preconcurrency
    public protocol EKEventEditViewDelegate: NSObjectProtocol {
      func eventEditViewController(
        _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
    }

    open class EKEventEditViewController: UINavigationController {
      open weak var editViewDelegate: (any EKEventEditViewDelegate)?
      open var eventStore: EKEventStore!
      open var event: EKEvent?
    }

    @MainActor @preconcurrency
    public protocol EKEventViewDelegate: NSObjectProtocol {
      func eventViewController(
        _ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
    }

    open class EKEventViewController: UIViewController {
      open weak var delegate: (any EKEventViewDelegate)?
      open var event: EKEvent!
      open var allowsEditing = false
      open var allowsCalendarPreview = false
    }

    @MainActor @preconcurrency
    public protocol EKCalendarChooserDelegate: NSObjectProtocol {}

    open class EKCalendarChooser: UIViewController {
      open weak var delegate: (any EKCalendarChooserDelegate)?
      open var selectedCalendars: Set<EKCalendar> = []
      open var showsDoneButton = false
      open var showsCancelButton = false
      public init(
        selectionStyle: EKCalendarChooserSelectionStyle,
        displayStyle: EKCalendarChooserDisplayStyle, eventStore: EKEventStore
      ) { super.init(nibName: nil, bundle: nil) }
      public init(
        selectionStyle: EKCalendarChooserSelectionStyle,
        displayStyle: EKCalendarChooserDisplayStyle, entityType: EKEntityType,
        eventStore: EKEventStore
      ) { super.init(nibName: nil, bundle: nil) }
      public required init?(coder: NSCoder) { nil }
    }

    """
}
