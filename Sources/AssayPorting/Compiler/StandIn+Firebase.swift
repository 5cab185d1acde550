// SPDX-License-Identifier: MIT

/// A service that many apps keep accounts and documents in, without a network: nobody is signed in,
/// nothing is found, and what waits for an answer fails or waits on.
extension StandIn {
  static let firebase = """
    import Foundation

    public final class FirebaseOptions: NSObject, @unchecked Sendable {
      public init(googleAppID: String, gcmSenderID: String) {}
      public init?(contentsOfFile path: String) {}
      public var apiKey: String?
      public var projectID: String?
      public var clientID: String? { nil }
    }

    public final class FirebaseApp: NSObject, @unchecked Sendable {
      private static let one = FirebaseApp()
      public class func configure() {}
      public class func configure(options: FirebaseOptions) {}
      public class func app() -> FirebaseApp? { one }
      public var options: FirebaseOptions { FirebaseOptions(googleAppID: "", gcmSenderID: "") }
      public var name: String { "__FIRAPP_DEFAULT" }
    }

    public enum FirebaseLoggerLevel: Int, Sendable {
      case error = 3, warning, notice, info, debug
      public static let min = FirebaseLoggerLevel.error
      public static let max = FirebaseLoggerLevel.debug
    }

    public final class FirebaseConfiguration: NSObject, @unchecked Sendable {
      public static let shared = FirebaseConfiguration()
      public func setLoggerLevel(_ level: FirebaseLoggerLevel) {}
    }

    """

  static let firebaseAuth = """
    @_exported import PortStandIn_FirebaseCore
    import Foundation

    public typealias AuthStateDidChangeListenerHandle = NSObjectProtocol
    public typealias AuthResultCallback = @Sendable (AuthDataResult?, (any Error)?) -> Void

    public struct AuthErrorCode: Error, Equatable, Sendable {
      public enum Code: Int, Sendable {
        case invalidCredential = 17004
        case userDisabled = 17005
        case operationNotAllowed = 17006
        case emailAlreadyInUse = 17007
        case invalidEmail = 17008
        case wrongPassword = 17009
        case tooManyRequests = 17010
        case userNotFound = 17011
        case requiresRecentLogin = 17014
        case networkError = 17020
        case weakPassword = 17026
        case internalError = 17999
      }
      public let code: Code
      public init(_ code: Code) { self.code = code }
      public init?(rawValue: Int) {
        guard let code = Code(rawValue: rawValue) else { return nil }
        self.code = code
      }
      public static let invalidCredential = Code.invalidCredential
      public static let userDisabled = Code.userDisabled
      public static let operationNotAllowed = Code.operationNotAllowed
      public static let emailAlreadyInUse = Code.emailAlreadyInUse
      public static let invalidEmail = Code.invalidEmail
      public static let wrongPassword = Code.wrongPassword
      public static let tooManyRequests = Code.tooManyRequests
      public static let userNotFound = Code.userNotFound
      public static let requiresRecentLogin = Code.requiresRecentLogin
      public static let networkError = Code.networkError
      public static let weakPassword = Code.weakPassword
    }

    public protocol UserInfo: NSObjectProtocol {
      var providerID: String { get }
      var uid: String { get }
      var displayName: String? { get }
      var photoURL: URL? { get }
      var email: String? { get }
      var phoneNumber: String? { get }
    }

    open class AuthCredential: NSObject, @unchecked Sendable {
      open var provider: String { "" }
    }
    public enum EmailAuthProvider {
      public static func credential(withEmail email: String, password: String) -> AuthCredential {
        AuthCredential()
      }
    }
    public enum GoogleAuthProvider {
      public static func credential(
        withIDToken idToken: String, accessToken: String
      ) -> AuthCredential { AuthCredential() }
    }
    public enum AuthProviderID: String, Sendable {
      case apple = "apple.com"
      case email = "password"
      case facebook = "facebook.com"
      case gameCenter = "gc.apple.com"
      case gitHub = "github.com"
      case google = "google.com"
      case microsoft = "microsoft.com"
      case phone = "phone"
      case twitter = "twitter.com"
      case yahoo = "yahoo.com"
    }
    open class OAuthCredential: AuthCredential, @unchecked Sendable {}
    open class OAuthProvider: NSObject, @unchecked Sendable {
      public class func appleCredential(
        withIDToken idToken: String, rawNonce: String?, fullName: PersonNameComponents?
      ) -> OAuthCredential { OAuthCredential() }
      public class func credential(
        withProviderID providerID: String, idToken: String, rawNonce: String
      ) -> OAuthCredential { OAuthCredential() }
      public class func credential(
        providerID: AuthProviderID, idToken: String, rawNonce: String
      ) -> OAuthCredential { OAuthCredential() }
      public class func credential(
        providerID: AuthProviderID, accessToken: String
      ) -> OAuthCredential { OAuthCredential() }
      public class func credential(
        withProviderID providerID: String, accessToken: String
      ) -> OAuthCredential { OAuthCredential() }
    }

    public final class UserMetadata: NSObject, @unchecked Sendable {
      public var creationDate: Date? { nil }
      public var lastSignInDate: Date? { nil }
    }
    public final class UserProfileChangeRequest: NSObject, @unchecked Sendable {
      public var displayName: String?
      public var photoURL: URL?
      public func commitChanges(completion: ((any Error)?) -> Void) {}
      public func commitChanges() async throws { throw AuthErrorCode(.networkError) }
    }

    /// Nobody makes one: no one is signed in.
    open class User: NSObject, UserInfo, @unchecked Sendable {
      open var providerID: String { "" }
      open var uid: String { "" }
      open var displayName: String? { nil }
      open var photoURL: URL? { nil }
      open var email: String? { nil }
      open var phoneNumber: String? { nil }
      open var isAnonymous: Bool { false }
      open var isEmailVerified: Bool { false }
      open var metadata: UserMetadata { UserMetadata() }
      open var providerData: [any UserInfo] { [] }
      open func createProfileChangeRequest() -> UserProfileChangeRequest {
        UserProfileChangeRequest()
      }
      open func delete() async throws { throw AuthErrorCode(.networkError) }
      open func delete(completion: (@Sendable ((any Error)?) -> Void)?) {}
      open func reload() async throws { throw AuthErrorCode(.networkError) }
      open func getIDToken() async throws -> String { throw AuthErrorCode(.networkError) }
      open func sendEmailVerification() async throws { throw AuthErrorCode(.networkError) }
      open func updatePassword(to password: String) async throws {
        throw AuthErrorCode(.networkError)
      }
      open func updateEmail(to email: String) async throws { throw AuthErrorCode(.networkError) }
      open func sendEmailVerification(beforeUpdatingEmail email: String) async throws {
        throw AuthErrorCode(.networkError)
      }
      @discardableResult
      open func reauthenticate(with credential: AuthCredential) async throws -> AuthDataResult {
        throw AuthErrorCode(.networkError)
      }
      @discardableResult
      open func link(with credential: AuthCredential) async throws -> AuthDataResult {
        throw AuthErrorCode(.networkError)
      }
      @discardableResult
      open func unlink(fromProvider provider: String) async throws -> User {
        throw AuthErrorCode(.networkError)
      }
      open func getIDToken(completion: (@Sendable (String?, (any Error)?) -> Void)?) {}
      open func getIDTokenResult() async throws -> AuthTokenResult {
        throw AuthErrorCode(.networkError)
      }
      open func reload(completion: (@Sendable ((any Error)?) -> Void)?) {}
      open func sendEmailVerification(completion: (@Sendable ((any Error)?) -> Void)?) {}
    }

    public final class AuthTokenResult: NSObject, @unchecked Sendable {
      public var token: String { "" }
      public var claims: [String: Any] { [:] }
    }
    open class AuthDataResult: NSObject, @unchecked Sendable {
      open var user: User { User() }
      open var additionalUserInfo: AdditionalUserInfo? { nil }
      open var credential: AuthCredential? { nil }
    }
    public final class AdditionalUserInfo: NSObject, @unchecked Sendable {
      public var isNewUser: Bool { false }
      public var profile: [String: Any]? { nil }
    }

    public final class Auth: NSObject, @unchecked Sendable {
      private static let one = Auth()
      public class func auth() -> Auth { one }
      public class func auth(app: FirebaseApp) -> Auth { one }
      public var app: FirebaseApp? { FirebaseApp.app() }
      public var currentUser: User? { nil }
      public var languageCode: String?
      public func useAppLanguage() {}
      public func useEmulator(withHost host: String, port: Int) {}
      @discardableResult
      public func addStateDidChangeListener(
        _ listener: @escaping @Sendable (Auth, User?) -> Void
      ) -> any AuthStateDidChangeListenerHandle { NSObject() }
      public func removeStateDidChangeListener(_ handle: any AuthStateDidChangeListenerHandle) {}
      @discardableResult
      public func addIDTokenDidChangeListener(
        _ listener: @escaping @Sendable (Auth, User?) -> Void
      ) -> any NSObjectProtocol { NSObject() }
      public func signOut() throws {}
      @discardableResult
      public func signIn(withEmail email: String, password: String) async throws -> AuthDataResult {
        throw AuthErrorCode(.networkError)
      }
      public func signIn(
        withEmail email: String, password: String, completion: AuthResultCallback? = nil
      ) {}
      @discardableResult
      public func signIn(with credential: AuthCredential) async throws -> AuthDataResult {
        throw AuthErrorCode(.networkError)
      }
      public func signIn(with credential: AuthCredential, completion: AuthResultCallback? = nil) {}
      @discardableResult
      public func signIn(withCustomToken token: String) async throws -> AuthDataResult {
        throw AuthErrorCode(.networkError)
      }
      public func confirmPasswordReset(withCode code: String, newPassword: String) async throws {
        throw AuthErrorCode(.networkError)
      }
      public func fetchSignInMethods(forEmail email: String) async throws -> [String] {
        throw AuthErrorCode(.networkError)
      }
      public func revokeToken(withAuthorizationCode authorizationCode: String) async throws {
        throw AuthErrorCode(.networkError)
      }
      public func canHandle(_ url: URL) -> Bool { false }
      @discardableResult
      public func signInAnonymously() async throws -> AuthDataResult {
        throw AuthErrorCode(.networkError)
      }
      public func signInAnonymously(completion: AuthResultCallback? = nil) {}
      @discardableResult
      public func createUser(
        withEmail email: String, password: String
      ) async throws -> AuthDataResult { throw AuthErrorCode(.networkError) }
      public func createUser(
        withEmail email: String, password: String, completion: AuthResultCallback? = nil
      ) {}
      public func sendPasswordReset(withEmail email: String) async throws {
        throw AuthErrorCode(.networkError)
      }
      public func sendPasswordReset(
        withEmail email: String, completion: (@Sendable ((any Error)?) -> Void)? = nil
      ) {}
    }

    """

  static let firebaseServices = """
    @_exported import PortStandIn_FirebaseCore
    import AssayViews
    import Foundation

    extension View {
      public func analyticsScreen(
        name: String, class screenClass: String = "View", extraParameters: [String: Any] = [:]
      ) -> some View { self }
    }

    public let AnalyticsEventScreenView = "screen_view"
    public let AnalyticsEventLogin = "login"
    public let AnalyticsEventSignUp = "sign_up"
    public let AnalyticsEventSelectContent = "select_content"
    public let AnalyticsEventPurchase = "purchase"
    public let AnalyticsParameterScreenName = "screen_name"
    public let AnalyticsParameterScreenClass = "screen_class"
    public let AnalyticsParameterItemID = "item_id"
    public let AnalyticsParameterItemName = "item_name"
    public let AnalyticsParameterContentType = "content_type"
    public let AnalyticsParameterMethod = "method"
    public let AnalyticsParameterValue = "value"

    public enum Analytics {
      public static func logEvent(_ name: String, parameters: [String: Any]?) {}
      public static func setUserProperty(_ value: String?, forName name: String) {}
      public static func setUserID(_ userID: String?) {}
      public static func setAnalyticsCollectionEnabled(_ enabled: Bool) {}
    }

    public final class Crashlytics: NSObject, @unchecked Sendable {
      private static let one = Crashlytics()
      public class func crashlytics() -> Crashlytics { one }
      public func log(_ message: String) {}
      public func record(error: any Error) {}
      public func record(error: any Error, userInfo: [String: Any]?) {}
      public func setUserID(_ userID: String?) {}
      public func setCustomValue(_ value: Any?, forKey key: String) {}
      public func setCustomKeysAndValues(_ keysAndValues: [AnyHashable: Any]) {}
      public func setCrashlyticsCollectionEnabled(_ enabled: Bool) {}
    }

    public protocol MessagingDelegate: NSObjectProtocol {}
    public final class Messaging: NSObject, @unchecked Sendable {
      private static let one = Messaging()
      public class func messaging() -> Messaging { one }
      public weak var delegate: (any MessagingDelegate)?
      public var apnsToken: Data?
      public var fcmToken: String? { nil }
      public var isAutoInitEnabled = true
      public func token() async throws -> String { throw URLError(.notConnectedToInternet) }
      public func token(completion: @escaping @Sendable (String?, (any Error)?) -> Void) {}
      public func deleteToken() async throws { throw URLError(.notConnectedToInternet) }
      public func deleteToken(completion: @escaping @Sendable ((any Error)?) -> Void) {}
      public func subscribe(toTopic topic: String) async throws {}
      public func subscribe(toTopic topic: String) {}
      public func subscribe(
        toTopic topic: String, completion: (@Sendable ((any Error)?) -> Void)?
      ) {}
      public func unsubscribe(fromTopic topic: String) {}
      public func unsubscribe(
        fromTopic topic: String, completion: (@Sendable ((any Error)?) -> Void)?
      ) {}
      public func unsubscribe(fromTopic topic: String) async throws {}
      @discardableResult
      public func appDidReceiveMessage(_ message: [AnyHashable: Any]) -> MessagingMessageInfo {
        MessagingMessageInfo()
      }
    }

    public enum MessagingMessageStatus: Int, Sendable { case unknown, new }
    open class MessagingMessageInfo: NSObject, @unchecked Sendable {
      open var status: MessagingMessageStatus { .unknown }
    }

    open class Trace: NSObject, @unchecked Sendable {
      public let name: String
      init(_ name: String) { self.name = name }
      open func start() {}
      open func stop() {}
      open func incrementMetric(_ metricName: String, by incrementValue: Int64) {}
      open func setValue(_ value: Int64, forMetric metricName: String) {}
      open func valueForMetric(_ metricName: String) -> Int64 { 0 }
      open func setValue(_ value: String, forAttribute attribute: String) {}
      open func value(forAttribute attribute: String) -> String? { nil }
      open func removeAttribute(_ attribute: String) {}
      open var attributes: [String: String] { [:] }
    }

    open class Performance: NSObject, @unchecked Sendable {
      private static let one = Performance()
      open class func sharedInstance() -> Performance { one }
      open class func startTrace(name: String) -> Trace? { Trace(name) }
      open func trace(name: String) -> Trace? { Trace(name) }
      open var isDataCollectionEnabled = true
      open var isInstrumentationEnabled = true
    }

    """

  static let firebaseFunctions = """
    @_exported import PortStandIn_FirebaseCore
    import Foundation

    public let FunctionsErrorDomain = "com.firebase.functions"
    public enum FunctionsErrorCode: Int, Sendable {
      case OK, cancelled, unknown, invalidArgument, deadlineExceeded, notFound, alreadyExists
      case permissionDenied, resourceExhausted, failedPrecondition, aborted, outOfRange
      case unimplemented, `internal`, unavailable, dataLoss, unauthenticated
    }
    public final class HTTPSCallableResult: NSObject, @unchecked Sendable {
      public var data: Any { [String: Any]() }
    }
    /// Nobody answers.
    public final class HTTPSCallable: NSObject, @unchecked Sendable {
      public var timeoutInterval: TimeInterval = 70
      @discardableResult
      public func call(_ data: Any? = nil) async throws -> HTTPSCallableResult {
        throw URLError(.notConnectedToInternet)
      }
      public func call(
        _ data: Any? = nil,
        completion: @escaping @Sendable (HTTPSCallableResult?, (any Error)?) -> Void
      ) {}
    }
    public final class Functions: NSObject, @unchecked Sendable {
      private static let one = Functions()
      public class func functions() -> Functions { one }
      public class func functions(region: String) -> Functions { one }
      public class func functions(app: FirebaseApp) -> Functions { one }
      public func httpsCallable(_ name: String) -> HTTPSCallable { HTTPSCallable() }
      public func useEmulator(withHost host: String, port: Int) {}
    }

    """

  static let firebaseRemoteConfig = """
    @_exported import PortStandIn_FirebaseCore
    import Foundation

    public final class RemoteConfigSettings: NSObject, @unchecked Sendable {
      public var minimumFetchInterval: TimeInterval = 43200
      public var fetchTimeout: TimeInterval = 60
    }
    public enum RemoteConfigFetchStatus: Int, Sendable {
      case noFetchYet, success, failure, throttled
    }
    public enum RemoteConfigFetchAndActivateStatus: Int, Sendable {
      case successFetchedFromRemote, successUsingPreFetchedData, error
    }
    /// What the app gives as the default.
    public final class RemoteConfigValue: NSObject, @unchecked Sendable {
      private let value: Any?
      init(_ value: Any?) { self.value = value }
      public var stringValue: String { value.map { "\\($0)" } ?? "" }
      public var boolValue: Bool { (value as? Bool) ?? false }
      public var numberValue: NSNumber { (value as? NSNumber) ?? NSNumber(value: Double(stringValue) ?? 0) }
      public var dataValue: Data { Data(stringValue.utf8) }
    }
    public final class RemoteConfig: NSObject, @unchecked Sendable {
      private static let one = RemoteConfig()
      private var defaults: [String: Any] = [:]
      public class func remoteConfig() -> RemoteConfig { one }
      public var configSettings = RemoteConfigSettings()
      public var lastFetchTime: Date? { nil }
      public func setDefaults(_ defaults: [String: NSObject]?) { self.defaults = defaults ?? [:] }
      public func setDefaults(fromPlist fileName: String?) {}
      public func configValue(forKey key: String?) -> RemoteConfigValue {
        RemoteConfigValue(key.flatMap { defaults[$0] })
      }
      public subscript(key: String) -> RemoteConfigValue { configValue(forKey: key) }
      @discardableResult
      public func fetchAndActivate() async throws -> RemoteConfigFetchAndActivateStatus {
        throw URLError(.notConnectedToInternet)
      }
      public func fetchAndActivate(
        completionHandler: (@Sendable (RemoteConfigFetchAndActivateStatus, (any Error)?) -> Void)?
      ) {}
      @discardableResult
      public func fetch() async throws -> RemoteConfigFetchStatus {
        throw URLError(.notConnectedToInternet)
      }
      public func fetch(
        completionHandler: (@Sendable (RemoteConfigFetchStatus, (any Error)?) -> Void)?
      ) {}
      @discardableResult
      public func activate() async throws -> Bool { false }
      public func activate(completion: (@Sendable (Bool, (any Error)?) -> Void)?) {}
    }

    """
}
