// SPDX-License-Identifier: MIT

/// Services that a preview never reaches: what an app asks of them is answered as on a device whose
/// user allows nothing.
extension StandIn {
  /// Notifications are accepted and never delivered.
  static let notifications = """
    import Foundation

    public struct UNAuthorizationOptions: OptionSet, Hashable, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let badge = UNAuthorizationOptions(rawValue: 1)
      public static let sound = UNAuthorizationOptions(rawValue: 2)
      public static let alert = UNAuthorizationOptions(rawValue: 4)
      public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
      public static let provisional = UNAuthorizationOptions(rawValue: 64)
    }

    public enum UNAuthorizationStatus: Int, Sendable {
      case notDetermined, denied, authorized, provisional, ephemeral
    }

    public enum UNNotificationSetting: Int, Sendable {
      case notSupported, disabled, enabled
    }

    open class UNNotificationSettings: NSObject, @unchecked Sendable {
      open var authorizationStatus: UNAuthorizationStatus { .notDetermined }
      open var alertSetting: UNNotificationSetting { .disabled }
      open var soundSetting: UNNotificationSetting { .disabled }
      open var badgeSetting: UNNotificationSetting { .disabled }
    }

    open class UNNotificationSound: NSObject, @unchecked Sendable {
      open class var `default`: UNNotificationSound { UNNotificationSound() }
      open class var defaultCritical: UNNotificationSound { UNNotificationSound() }
      public override init() {}
      public init(named name: UNNotificationSoundName) {}
    }

    public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public enum UNNotificationInterruptionLevel: UInt, Sendable {
      case passive, active, timeSensitive, critical
    }

    open class UNNotificationAttachment: NSObject, @unchecked Sendable {
      public let identifier: String
      public let url: URL
      public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
        (self.identifier, self.url) = (identifier, url)
      }
    }

    open class UNNotificationContent: NSObject, @unchecked Sendable {
      open fileprivate(set) var attachments: [UNNotificationAttachment] = []
      open fileprivate(set) var title = ""
      open fileprivate(set) var subtitle = ""
      open fileprivate(set) var body = ""
      open fileprivate(set) var badge: NSNumber?
      open fileprivate(set) var sound: UNNotificationSound?
      open fileprivate(set) var userInfo: [AnyHashable: Any] = [:]
      open fileprivate(set) var categoryIdentifier = ""
      open fileprivate(set) var threadIdentifier = ""
      open fileprivate(set) var interruptionLevel = UNNotificationInterruptionLevel.active
      open fileprivate(set) var relevanceScore = 0.0
      open fileprivate(set) var targetContentIdentifier: String?
      open fileprivate(set) var summaryArgument = ""
      open fileprivate(set) var launchImageName = ""
      open fileprivate(set) var filterCriteria: String?
    }

    open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
      open override var attachments: [UNNotificationAttachment] {
        get { super.attachments } set { super.attachments = newValue }
      }
      open override var title: String { get { super.title } set { super.title = newValue } }
      open override var subtitle: String {
        get { super.subtitle } set { super.subtitle = newValue }
      }
      open override var body: String { get { super.body } set { super.body = newValue } }
      open override var badge: NSNumber? { get { super.badge } set { super.badge = newValue } }
      open override var sound: UNNotificationSound? {
        get { super.sound } set { super.sound = newValue }
      }
      open override var userInfo: [AnyHashable: Any] {
        get { super.userInfo } set { super.userInfo = newValue }
      }
      open override var categoryIdentifier: String {
        get { super.categoryIdentifier } set { super.categoryIdentifier = newValue }
      }
      open override var threadIdentifier: String {
        get { super.threadIdentifier } set { super.threadIdentifier = newValue }
      }
      open override var relevanceScore: Double {
        get { super.relevanceScore } set { super.relevanceScore = newValue }
      }
      open override var targetContentIdentifier: String? {
        get { super.targetContentIdentifier } set { super.targetContentIdentifier = newValue }
      }
      open override var summaryArgument: String {
        get { super.summaryArgument } set { super.summaryArgument = newValue }
      }
      open override var filterCriteria: String? {
        get { super.filterCriteria } set { super.filterCriteria = newValue }
      }
      open override var interruptionLevel: UNNotificationInterruptionLevel {
        get { super.interruptionLevel } set { super.interruptionLevel = newValue }
      }
    }

    open class UNNotificationTrigger: NSObject, @unchecked Sendable {
      open fileprivate(set) var repeats = false
    }

    open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
      open private(set) var timeInterval: TimeInterval
      public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init()
        self.repeats = repeats
      }
      open func nextTriggerDate() -> Date? { nil }
    }

    open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
      open private(set) var dateComponents: DateComponents
      public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init()
        self.repeats = repeats
      }
      open func nextTriggerDate() -> Date? { nil }
    }

    open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}

    open class UNNotificationRequest: NSObject, @unchecked Sendable {
      open private(set) var identifier: String
      open private(set) var content: UNNotificationContent
      open private(set) var trigger: UNNotificationTrigger?
      public init(
        identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
      ) {
        self.identifier = identifier
        self.content = content
        self.trigger = trigger
      }
    }

    open class UNNotificationServiceExtension: NSObject {
      public override init() { super.init() }
      open func didReceive(
        _ request: UNNotificationRequest,
        withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
      ) {
        contentHandler(request.content)
      }
      open func serviceExtensionTimeWillExpire() {}
    }

    open class UNNotification: NSObject, @unchecked Sendable {
      public let date: Date
      public let request: UNNotificationRequest
      init(date: Date, request: UNNotificationRequest) {
        self.date = date
        self.request = request
      }
    }

    public let UNNotificationDefaultActionIdentifier =
      "com.apple.UNNotificationDefaultActionIdentifier"
    public let UNNotificationDismissActionIdentifier =
      "com.apple.UNNotificationDismissActionIdentifier"

    open class UNNotificationResponse: NSObject, @unchecked Sendable {
      public let notification: UNNotification
      public let actionIdentifier: String
      init(notification: UNNotification, actionIdentifier: String) {
        self.notification = notification
        self.actionIdentifier = actionIdentifier
      }
    }

    public struct UNNotificationActionOptions: OptionSet, Hashable, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
      public static let destructive = UNNotificationActionOptions(rawValue: 2)
      public static let foreground = UNNotificationActionOptions(rawValue: 4)
    }

    open class UNNotificationAction: NSObject, @unchecked Sendable {
      public let identifier: String
      public let title: String
      public init(
        identifier: String, title: String, options: UNNotificationActionOptions = []
      ) {
        self.identifier = identifier
        self.title = title
      }
    }

    public struct UNNotificationCategoryOptions: OptionSet, Hashable, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
      public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
      public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
    }

    open class UNNotificationCategory: NSObject, @unchecked Sendable {
      public let identifier: String
      public let actions: [UNNotificationAction]
      public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        options: UNNotificationCategoryOptions = []
      ) {
        self.identifier = identifier
        self.actions = actions
      }
    }

    public struct UNNotificationPresentationOptions: OptionSet, Hashable, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let badge = UNNotificationPresentationOptions(rawValue: 1)
      public static let sound = UNNotificationPresentationOptions(rawValue: 2)
      public static let alert = UNNotificationPresentationOptions(rawValue: 4)
      public static let list = UNNotificationPresentationOptions(rawValue: 8)
      public static let banner = UNNotificationPresentationOptions(rawValue: 16)
    }

    public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {}

    open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
      private static let shared = UNUserNotificationCenter()
      open class func current() -> UNUserNotificationCenter { shared }
      open weak var delegate: (any UNUserNotificationCenterDelegate)?

      open func requestAuthorization(
        options: UNAuthorizationOptions = [],
        completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
      ) {
        completionHandler(false, nil)
      }
      open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        false
      }
      open func getNotificationSettings(
        completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
      ) {
        completionHandler(UNNotificationSettings())
      }
      open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
      open func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
      ) {
        completionHandler?(nil)
      }
      open func add(_ request: UNNotificationRequest) async throws {}
      open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
      open func getPendingNotificationRequests(
        completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
      ) {
        completionHandler([])
      }
      open func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }
      open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
      open func removeAllPendingNotificationRequests() {}
      open func getDeliveredNotifications(
        completionHandler: @escaping @Sendable ([UNNotification]) -> Void
      ) {
        completionHandler([])
      }
      open func deliveredNotifications() async -> [UNNotification] { [] }
      open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
      open func removeAllDeliveredNotifications() {}
      open func setBadgeCount(
        _ newBadgeCount: Int,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
      ) {
        completionHandler?(nil)
      }
      open func setBadgeCount(_ newBadgeCount: Int) async throws {}
    }

    """

  /// Nobody is recognized.
  static let authentication = """
    import Foundation

    public enum LAPolicy: Int, Sendable {
      case deviceOwnerAuthenticationWithBiometrics = 1
      case deviceOwnerAuthentication
    }

    public enum LABiometryType: Int, Sendable {
      case none, touchID, faceID, opticID
    }

    public struct LAError: Error, Hashable, Sendable {
      public enum Code: Int, Sendable {
        case authenticationFailed = -1
        case userCancel = -2
        case userFallback = -3
        case systemCancel = -4
        case passcodeNotSet = -5
        case biometryNotAvailable = -6
        case biometryNotEnrolled = -7
        case biometryLockout = -8
        case appCancel = -9
        case invalidContext = -10
        case companionNotAvailable = -11
        case biometryNotPaired = -12
        case biometryDisconnected = -13
        case invalidDimensions = -14
        case notInteractive = -1004
        public static let touchIDNotAvailable = Code.biometryNotAvailable
        public static let touchIDNotEnrolled = Code.biometryNotEnrolled
        public static let touchIDLockout = Code.biometryLockout
      }
      public static let authenticationFailed = Code.authenticationFailed
      public static let userCancel = Code.userCancel
      public static let userFallback = Code.userFallback
      public static let systemCancel = Code.systemCancel
      public static let passcodeNotSet = Code.passcodeNotSet
      public static let biometryNotAvailable = Code.biometryNotAvailable
      public static let biometryNotEnrolled = Code.biometryNotEnrolled
      public static let biometryLockout = Code.biometryLockout
      public static let appCancel = Code.appCancel
      public static let invalidContext = Code.invalidContext
      public static let notInteractive = Code.notInteractive
      public let code: Code
      public init(_ code: Code) { self.code = code }
    }

    open class LAContext: NSObject, @unchecked Sendable {
      open var localizedFallbackTitle: String?
      open var localizedCancelTitle: String?
      open var localizedReason = ""
      open var biometryType: LABiometryType { .none }
      open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?)
        -> Bool
      {
        false
      }
      open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String,
        reply: @escaping @Sendable (Bool, (any Error)?) -> Void
      ) {
        reply(false, LAError(.biometryNotAvailable))
      }
      open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        throw LAError(.biometryNotAvailable)
      }
      open func invalidate() {}
    }

    """
}
