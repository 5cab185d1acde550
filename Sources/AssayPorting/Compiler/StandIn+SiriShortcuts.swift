// SPDX-License-Identifier: MIT

/// What an app tells Siri, which hears nothing, and the pages in which a user adds a shortcut.
extension StandIn {
  static let siriShortcuts = """
    public struct INIntentError: Error, Sendable {
      public enum Code: Int, Sendable {
        case interactionOperationNotSupported = 1900, donatingInteraction, deletingAllInteractions
        case deletingInteractionWithIdentifiers, deletingInteractionWithGroupIdentifier
        case intentSupportedByMultipleExtension = 2001
        case restrictedIntentsNotSupportedByExtension, noHandlerProvidedForIntent, invalidIntentName
        case noAppAvailable, requestTimedOut = 3001, missingInformation = 3002
        case invalidUserVocabularyFileLocation = 4000
        case extensionLaunchingTimeout = 5000, extensionBringUpFailed = 5001
        case imageGeneric = 6000, imageNoServiceAvailable, imageStorageFailed
        case imageLoadingFailed, imageRetrievalFailed, imageProxyLoop, imageProxyInvalid
        case imageProxyTimeout, imageServiceFailure, imageScalingFailed
        public static func ~= (code: Code, error: any Error) -> Bool {
          (error as? INIntentError)?.code == code
        }
      }
      public let code: Code
      public init(_ code: Code) { self.code = code }
    }

    public enum INIntentHandlingStatus: Int, Sendable {
      case unspecified, ready, inProgress, success, failure, deferredToApplication
      case userConfirmationRequired
    }
    public enum INInteractionDirection: Int, Sendable { case unspecified, outgoing, incoming }
    open class INInteraction: NSObject, @unchecked Sendable {
      public let intent: INIntent
      public let intentResponse: INIntentResponse?
      open var intentHandlingStatus: INIntentHandlingStatus { .unspecified }
      open var direction = INInteractionDirection.unspecified
      open var dateInterval: DateInterval?
      open var identifier = UUID().uuidString
      open var groupIdentifier: String?
      public init(intent: INIntent, response: INIntentResponse?) {
        self.intent = intent
        intentResponse = response
      }
      /// Nobody takes what is donated.
      open func donate(completion: (((any Error)?) -> Void)? = nil) {
        completion?(INIntentError(.interactionOperationNotSupported))
      }
      open func donate() async throws {
        throw INIntentError(.interactionOperationNotSupported)
      }
      open class func deleteAll(completion: (((any Error)?) -> Void)? = nil) {
        completion?(nil)
      }
      open class func delete(
        with identifiers: [String], completion: (((any Error)?) -> Void)? = nil
      ) { completion?(nil) }
      open class func delete(
        with groupIdentifier: String, completion: (((any Error)?) -> Void)? = nil
      ) { completion?(nil) }
      open class func deleteAll() async throws {}
      open class func delete(with identifiers: [String]) async throws {}
      open class func delete(with groupIdentifier: String) async throws {}
    }

    public final class INShortcut: NSObject, @unchecked Sendable {
      public let intent: INIntent?
      public let userActivity: NSUserActivity?
      public init?(intent: INIntent) {
        self.intent = intent
        userActivity = nil
      }
      public init(userActivity: NSUserActivity) {
        intent = nil
        self.userActivity = userActivity
      }
    }
    /// The system alone makes one.
    public final class INVoiceShortcut: NSObject, @unchecked Sendable {
      public let identifier: UUID
      public let invocationPhrase: String
      public let shortcut: INShortcut
      private init(_ identifier: UUID, _ phrase: String, _ shortcut: INShortcut) {
        self.identifier = identifier
        invocationPhrase = phrase
        self.shortcut = shortcut
      }
    }
    /// A user has added no shortcuts.
    public final class INVoiceShortcutCenter: NSObject, Sendable {
      public static let shared = INVoiceShortcutCenter()
      private override init() {}
      public func getAllVoiceShortcuts(
        completion: @escaping ([INVoiceShortcut]?, (any Error)?) -> Void
      ) { completion([], nil) }
      public func allVoiceShortcuts() async throws -> [INVoiceShortcut] { [] }
      public func getVoiceShortcut(
        with identifier: UUID,
        completion: @escaping (INVoiceShortcut?, (any Error)?) -> Void
      ) { completion(nil, nil) }
      public func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
    }
    open class INRelevanceProvider: NSObject, @unchecked Sendable {
      fileprivate override init() {}
    }
    public final class INDateRelevanceProvider: INRelevanceProvider, @unchecked Sendable {
      public let startDate: Date
      public let endDate: Date?
      public init(start startDate: Date, end endDate: Date?) {
        self.startDate = startDate
        self.endDate = endDate
        super.init()
      }
    }
    public enum INRelevantShortcutRole: Int, Sendable { case action, information }
    public final class INRelevantShortcut: NSObject, @unchecked Sendable {
      public let shortcut: INShortcut
      public var relevanceProviders: [INRelevanceProvider] = []
      public var shortcutRole = INRelevantShortcutRole.action
      public var widgetKind: String?
      public init(shortcut: INShortcut) { self.shortcut = shortcut }
    }
    public final class INRelevantShortcutStore: NSObject, Sendable {
      public static let `default` = INRelevantShortcutStore()
      private override init() {}
      public func setRelevantShortcuts(
        _ shortcuts: [INRelevantShortcut],
        completionHandler: (((any Error)?) -> Void)? = nil
      ) { completionHandler?(nil) }
      public func setRelevantShortcuts(_ shortcuts: [INRelevantShortcut]) async throws {}
    }

    public enum INSiriAuthorizationStatus: Int, Sendable {
      case notDetermined, restricted, denied, authorized
    }
    /// There is no Siri.
    open class INPreferences: NSObject, @unchecked Sendable {
      open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .restricted }
      open class func requestSiriAuthorization(
        _ handler: @escaping (INSiriAuthorizationStatus) -> Void
      ) { handler(.restricted) }
      open class func siriLanguageCode() -> String { "en-US" }
    }
    public enum INVocabularyStringType: Int, Sendable {
      case contactName = 1, contactGroupName, photoTag = 100, photoAlbumName
      case workoutActivityName = 200, carProfileName = 300, carName
      case paymentsOrganizationName = 400, paymentsAccountNickname, notebookItemTitle = 500
      case notebookItemGroupName, mediaPlaylistTitle = 700, mediaMusicArtistName
      case mediaAudiobookTitle, mediaAudiobookAuthorName, mediaShowTitle
    }
    public final class INVocabulary: NSObject, Sendable {
      private static let only = INVocabulary()
      public class func shared() -> INVocabulary { only }
      public func setVocabularyStrings(
        _ vocabulary: NSOrderedSet, of type: INVocabularyStringType
      ) {}
      public func setVocabulary(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {}
      public func removeAllVocabularyStrings() {}
    }

    extension NSUserActivity {
      /// Nobody speaks to Siri.
      public var interaction: INInteraction? { nil }
      /// Accepted, and forgotten: nobody speaks to Siri.
      public var suggestedInvocationPhrase: String? {
        get { nil }
        set {}
      }
      public class func deleteAllSavedUserActivities(
        completionHandler: @escaping () -> Void
      ) { completionHandler() }
    }

    """

  static let siriPages = """
    @_exported import PortStandIn_Intents
    import AssayUIKit
    import AssayViews
    import Foundation

    extension INImage {
      public convenience init(uiImage: UIImage) { self.init() }
      public convenience init(cgImage: CGImage) { self.init() }
    }

    @MainActor public protocol INUIAddVoiceShortcutViewControllerDelegate: NSObjectProtocol {
      func addVoiceShortcutViewController(
        _ controller: INUIAddVoiceShortcutViewController,
        didFinishWith voiceShortcut: INVoiceShortcut?, error: (any Error)?)
      func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController)
    }
    open class INUIAddVoiceShortcutViewController: UIViewController {
      open weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?
      public init(shortcut: INShortcut) { super.init(nibName: nil, bundle: nil) }
      public required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    @MainActor public protocol INUIEditVoiceShortcutViewControllerDelegate: NSObjectProtocol {
      func editVoiceShortcutViewController(
        _ controller: INUIEditVoiceShortcutViewController,
        didUpdate voiceShortcut: INVoiceShortcut?, error: (any Error)?)
      func editVoiceShortcutViewController(
        _ controller: INUIEditVoiceShortcutViewController,
        didDeleteVoiceShortcutWithIdentifier deletedVoiceShortcutIdentifier: UUID)
      func editVoiceShortcutViewControllerDidCancel(
        _ controller: INUIEditVoiceShortcutViewController)
    }
    open class INUIEditVoiceShortcutViewController: UIViewController {
      open weak var delegate: (any INUIEditVoiceShortcutViewControllerDelegate)?
      public init(voiceShortcut: INVoiceShortcut) { super.init(nibName: nil, bundle: nil) }
      public required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    public enum INUIAddVoiceShortcutButtonStyle: UInt, Sendable {
      case white, whiteOutline, black, blackOutline, automatic, automaticOutline
    }
    @MainActor public protocol INUIAddVoiceShortcutButtonDelegate: NSObjectProtocol {
      func present(
        _ addVoiceShortcutViewController: INUIAddVoiceShortcutViewController,
        for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
      func present(
        _ editVoiceShortcutViewController: INUIEditVoiceShortcutViewController,
        for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
    }
    /// A plain button with the words of an iPhone's. A tap does nothing.
    open class INUIAddVoiceShortcutButton: UIButton {
      open private(set) var style = INUIAddVoiceShortcutButtonStyle.automatic
      open weak var delegate: (any INUIAddVoiceShortcutButtonDelegate)?
      open var shortcut: INShortcut?
      open var cornerRadius: CGFloat = 0
      public init(style: INUIAddVoiceShortcutButtonStyle) {
        super.init(frame: .zero)
        self.style = style
        setTitle("Add to Siri", for: .normal)
      }
      public required init?(coder: NSCoder) { super.init(coder: coder) }
      open func setStyle(_ style: INUIAddVoiceShortcutButtonStyle) { self.style = style }
    }

    public enum INUIHostedViewContext: UInt, Sendable { case siriSnippet, mapsCard }
    public enum INUIInteractiveBehavior: UInt, Sendable {
      case none, nextView, launch, genericAction
    }
    @MainActor public protocol INUIHostedViewControlling: NSObjectProtocol {}

    """
}
