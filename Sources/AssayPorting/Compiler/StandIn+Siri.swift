// SPDX-License-Identifier: MIT

/// SiriKit: intents as values, without a Siri that asks for them.
extension StandIn {
  static let siri = siriValues + siriResults + siriShortcuts + siriIntents

  private static let siriValues = """
    @_exported import PortStandIn_CoreLocation
    import AssayViews
    import Foundation

    public enum INShortcutAvailabilityOptions: UInt, Sendable { case none }

    open class INIntent: NSObject, @unchecked Sendable {
      public override init() {}
      open var identifier: String? { nil }
      open var intentDescription: String? { nil }
      open var suggestedInvocationPhrase: String?
      open var donationMetadata: INIntentDonationMetadata?
      /// Of images that a user sees in Siri's pages only.
      fileprivate var images: [AnyKeyPath: INImage] = [:]
      open func keyImage() -> INImage? { images.values.first }
    }
    open class INIntentDonationMetadata: NSObject, @unchecked Sendable {
      public override init() {}
    }
    public protocol _INIntentSetImageKeyPath: NSObjectProtocol {}
    extension INIntent: _INIntentSetImageKeyPath {}
    extension _INIntentSetImageKeyPath {
      public func setImage<Value>(
        _ image: INImage?, forParameterNamed parameterName: KeyPath<Self, Value>
      ) { (self as? INIntent)?.images[parameterName] = image }
      public func image<Value>(forParameterNamed parameterName: KeyPath<Self, Value>) -> INImage? {
        (self as? INIntent)?.images[parameterName]
      }
    }

    open class INIntentResponse: NSObject, @unchecked Sendable {
      public override init() {}
      open var userActivity: NSUserActivity?
    }

    public protocol INIntentHandlerProviding: NSObjectProtocol {
      func handler(for intent: INIntent) -> Any?
    }
    open class INExtension: NSObject, INIntentHandlerProviding, @unchecked Sendable {
      public override init() {}
      open func handler(for intent: INIntent) -> Any? { self }
    }

    public protocol INSpeakable: NSObjectProtocol {
      var spokenPhrase: String { get }
      var pronunciationHint: String? { get }
      var vocabularyIdentifier: String? { get }
      var alternativeSpeakableMatches: [any INSpeakable]? { get }
    }
    open class INSpeakableString: NSObject, INSpeakable, @unchecked Sendable {
      public let spokenPhrase: String
      public let pronunciationHint: String?
      public let vocabularyIdentifier: String?
      open var alternativeSpeakableMatches: [any INSpeakable]? { nil }
      public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
        self.spokenPhrase = spokenPhrase
        self.pronunciationHint = pronunciationHint
        self.vocabularyIdentifier = vocabularyIdentifier
      }
      public init(spokenPhrase: String) {
        self.spokenPhrase = spokenPhrase
        pronunciationHint = nil
        vocabularyIdentifier = nil
      }
    }

    open class INObject: NSObject, INSpeakable, @unchecked Sendable {
      open private(set) var identifier: String?
      open private(set) var displayString: String
      open private(set) var pronunciationHint: String?
      open var subtitleString: String?
      open var displayImage: INImage?
      open var alternativeSpeakableMatches: [any INSpeakable]?
      open var spokenPhrase: String { displayString }
      open var vocabularyIdentifier: String? { identifier }
      public init(
        identifier: String?, display displayString: String, pronunciationHint: String?
      ) {
        self.identifier = identifier
        self.displayString = displayString
        self.pronunciationHint = pronunciationHint
      }
      public convenience init(identifier: String?, display displayString: String) {
        self.init(identifier: identifier, display: displayString, pronunciationHint: nil)
      }
      public convenience init(
        identifier: String?, display displayString: String, subtitle subtitleString: String?,
        image displayImage: INImage?
      ) {
        self.init(
          identifier: identifier, display: displayString, pronunciationHint: nil,
          subtitle: subtitleString, image: displayImage)
      }
      public convenience init(
        identifier: String?, display displayString: String, pronunciationHint: String?,
        subtitle subtitleString: String?, image displayImage: INImage?
      ) {
        self.init(
          identifier: identifier, display: displayString, pronunciationHint: pronunciationHint)
        self.subtitleString = subtitleString
        self.displayImage = displayImage
      }
    }
    public final class INObjectSection<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
      public let title: String?
      public let items: [ObjectType]
      public init(title: String?, items: [ObjectType]) {
        self.title = title
        self.items = items
      }
    }
    public final class INObjectCollection<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
      public let sections: [INObjectSection<ObjectType>]
      public var allItems: [ObjectType] { sections.flatMap(\\.items) }
      public var usesIndexedCollation = false
      public init(sections: [INObjectSection<ObjectType>]) { self.sections = sections }
      public convenience init(items: [ObjectType]) {
        self.init(sections: [INObjectSection(title: nil, items: items)])
      }
    }

    public final class INImage: NSObject, @unchecked Sendable {
      public override init() {}
      public convenience init(named name: String) { self.init() }
      public class func systemImageNamed(_ systemImageName: String) -> Self { self.init() }
      public convenience init(imageData: Data) { self.init() }
      public convenience init?(url: URL) { self.init() }
      public convenience init?(url: URL, width: Double, height: Double) { self.init() }
    }
    open class INFile: NSObject, @unchecked Sendable {
      open var data: Data { contents ?? fileURL.flatMap { try? Data(contentsOf: $0) } ?? Data() }
      open var filename: String
      public let typeIdentifier: String?
      public let fileURL: URL?
      open var removedOnCompletion = false
      private let contents: Data?
      public init(data: Data, filename: String, typeIdentifier: String?) {
        contents = data
        fileURL = nil
        self.filename = filename
        self.typeIdentifier = typeIdentifier
      }
      public init(fileURL: URL, filename: String?, typeIdentifier: String?) {
        contents = nil
        self.fileURL = fileURL
        self.filename = filename ?? fileURL.lastPathComponent
        self.typeIdentifier = typeIdentifier
      }
    }

    public enum INPersonHandleType: Int, Sendable { case unknown, emailAddress, phoneNumber }
    public struct INPersonHandleLabel: RawRepresentable, Hashable, Sendable {
      public var rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let home = INPersonHandleLabel("home")
      public static let work = INPersonHandleLabel("work")
      public static let iPhone = INPersonHandleLabel("iPhone")
      public static let mobile = INPersonHandleLabel("mobile")
      public static let main = INPersonHandleLabel("main")
      public static let other = INPersonHandleLabel("other")
    }
    open class INPersonHandle: NSObject, @unchecked Sendable {
      public let value: String?
      public let type: INPersonHandleType
      public let label: INPersonHandleLabel?
      public init(value: String?, type: INPersonHandleType, label: INPersonHandleLabel? = nil) {
        self.value = value
        self.type = type
        self.label = label
      }
    }
    public enum INPersonSuggestionType: Int, Sendable {
      case none, socialProfile, instantMessageAddress
    }
    public struct INPersonRelationship: RawRepresentable, Hashable, Sendable {
      public var rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
    }
    open class INPerson: NSObject, INSpeakable, @unchecked Sendable {
      public let personHandle: INPersonHandle?
      public let nameComponents: PersonNameComponents?
      public let displayName: String
      public let image: INImage?
      public let contactIdentifier: String?
      public let customIdentifier: String?
      public let relationship: INPersonRelationship?
      public let isMe: Bool
      open var aliases: [INPersonHandle]? { nil }
      open var spokenPhrase: String { displayName }
      open var pronunciationHint: String? { nil }
      open var vocabularyIdentifier: String? { customIdentifier }
      open var alternativeSpeakableMatches: [any INSpeakable]? { nil }
      public init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?,
        image: INImage?, contactIdentifier: String?, customIdentifier: String?,
        isMe: Bool = false, suggestionType: INPersonSuggestionType = .none,
        relationship: INPersonRelationship? = nil
      ) {
        self.personHandle = personHandle
        self.nameComponents = nameComponents
        self.displayName = displayName ?? ""
        self.image = image
        self.contactIdentifier = contactIdentifier
        self.customIdentifier = customIdentifier
        self.relationship = relationship
        self.isMe = isMe
      }
    }

    """

  private static let siriResults = """
    open class INIntentResolutionResult: NSObject, @unchecked Sendable {
      public required override init() {}
      open class func needsValue() -> Self { self.init() }
      open class func notRequired() -> Self { self.init() }
      open class func unsupported() -> Self { self.init() }
      public class func __unsupported(withReason reason: Int) -> Self { self.init() }
    }
    open class INEnumResolutionResult: INIntentResolutionResult, @unchecked Sendable {
      public class func __success(withResolvedValue resolvedValue: Int) -> Self { self.init() }
      public class func __confirmationRequiredWithValue(toConfirm valueToConfirm: Int) -> Self {
        self.init()
      }
    }
    open class INObjectResolutionResult: INIntentResolutionResult, @unchecked Sendable {
      open class func success(with resolvedObject: INObject) -> Self { self.init() }
      open class func disambiguation(with objectsToDisambiguate: [INObject]) -> Self {
        self.init()
      }
      open class func confirmationRequired(with objectToConfirm: INObject?) -> Self { self.init() }
    }
    """
    + [
      ("String", "String", true), ("Boolean", "Bool", false), ("Integer", "Int", false),
      ("Double", "Double", false), ("TimeInterval", "TimeInterval", false), ("URL", "URL", true),
      ("DateComponents", "DateComponents", true), ("Person", "INPerson", true),
      ("Placemark", "CLPlacemark", true), ("File", "INFile", true),
      ("SpeakableString", "INSpeakableString", true), ("MediaItem", "INMediaItem", true),
    ].map(resultClass).joined() + """

      open class INPlayMediaMediaItemResolutionResult: INMediaItemResolutionResult,
        @unchecked Sendable
      {
        public convenience init(mediaItemResolutionResult: INMediaItemResolutionResult) {
          self.init()
        }
        open class func successes(with resolvedMediaItems: [INMediaItem])
          -> [INPlayMediaMediaItemResolutionResult]
        { resolvedMediaItems.map { success(with: $0) } }
      }
      open class INSendMessageRecipientResolutionResult: INPersonResolutionResult,
        @unchecked Sendable
      {}

      """

  /// The class of what an app says of a value of one type.
  private static func resultClass(_ name: String, _ type: String, hasChoice: Bool) -> String {
    let choice = """

        open class func disambiguation(with values: [\(type)]) -> Self { self.init() }
      """
    return """

      open class IN\(name)ResolutionResult: INIntentResolutionResult, @unchecked Sendable {
        open class func success(with resolvedValue: \(type)) -> Self { self.init() }
        open class func confirmationRequired(with valueToConfirm: \(type)?) -> Self {
          self.init()
        }\(hasChoice ? choice : "")
      }
      """
  }
}
