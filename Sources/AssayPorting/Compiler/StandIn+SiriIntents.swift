// SPDX-License-Identifier: MIT

/// The intents of the system's own that apps use most: to play media, and to send a message.
extension StandIn {
  static let siriIntents = """
    public enum INMediaItemType: Int, Sendable {
      case unknown, song, album, artist, genre, playlist, podcastShow, podcastEpisode
      case podcastPlaylist, musicStation, audioBook, movie, tvShow, tvShowEpisode, musicVideo
      case podcastStation, radioStation, station, music, algorithmicRadioStation, news
    }
    open class INMediaItem: NSObject, @unchecked Sendable {
      public let identifier: String?
      public let title: String?
      public let type: INMediaItemType
      public let artwork: INImage?
      public let artist: String?
      public init(
        identifier: String?, title: String?, type: INMediaItemType, artwork: INImage?,
        artist: String? = nil
      ) {
        self.identifier = identifier
        self.title = title
        self.type = type
        self.artwork = artwork
        self.artist = artist
      }
    }
    public enum INMediaReference: Int, Sendable { case unknown, currentlyPlaying, my }
    public enum INMediaSortOrder: Int, Sendable {
      case unknown, newest, oldest, best, worst, popular, unpopular, trending, recommended
    }
    open class INMediaSearch: NSObject, @unchecked Sendable {
      public let mediaType: INMediaItemType
      public let sortOrder: INMediaSortOrder
      public let mediaName: String?
      public let artistName: String?
      public let albumName: String?
      public let genreNames: [String]?
      public let moodNames: [String]?
      public let reference: INMediaReference
      public let mediaIdentifier: String?
      public init(
        mediaType: INMediaItemType = .unknown, sortOrder: INMediaSortOrder = .unknown,
        mediaName: String? = nil, artistName: String? = nil, albumName: String? = nil,
        genreNames: [String]? = nil, moodNames: [String]? = nil,
        reference: INMediaReference = .unknown, mediaIdentifier: String? = nil
      ) {
        self.mediaType = mediaType
        self.sortOrder = sortOrder
        self.mediaName = mediaName
        self.artistName = artistName
        self.albumName = albumName
        self.genreNames = genreNames
        self.moodNames = moodNames
        self.reference = reference
        self.mediaIdentifier = mediaIdentifier
      }
    }
    public enum INPlaybackRepeatMode: Int, Sendable { case unknown, none, all, one }
    public enum INPlaybackQueueLocation: Int, Sendable { case unknown, now, next, later }

    open class INPlayMediaIntent: INIntent, @unchecked Sendable {
      public let mediaItems: [INMediaItem]?
      public let mediaContainer: INMediaItem?
      public let playShuffled: Bool?
      public let playbackRepeatMode: INPlaybackRepeatMode
      public let resumePlayback: Bool?
      public let playbackQueueLocation: INPlaybackQueueLocation
      public let playbackSpeed: Double?
      public let mediaSearch: INMediaSearch?
      public init(
        mediaItems: [INMediaItem]? = nil, mediaContainer: INMediaItem? = nil,
        playShuffled: Bool? = nil, playbackRepeatMode: INPlaybackRepeatMode = .unknown,
        resumePlayback: Bool? = nil, playbackQueueLocation: INPlaybackQueueLocation = .unknown,
        playbackSpeed: Double? = nil, mediaSearch: INMediaSearch? = nil
      ) {
        self.mediaItems = mediaItems
        self.mediaContainer = mediaContainer
        self.playShuffled = playShuffled
        self.playbackRepeatMode = playbackRepeatMode
        self.resumePlayback = resumePlayback
        self.playbackQueueLocation = playbackQueueLocation
        self.playbackSpeed = playbackSpeed
        self.mediaSearch = mediaSearch
      }
    }
    public enum INPlayMediaIntentResponseCode: Int, Sendable {
      case unspecified, ready, continueInApp, inProgress, success, handleInApp, failure
      case failureRequiringAppLaunch, failureUnknownMediaType, failureNoUnplayedContent
      case failureRestrictedContent, failureMaxStreamLimitReached
    }
    open class INPlayMediaIntentResponse: INIntentResponse, @unchecked Sendable {
      public let code: INPlayMediaIntentResponseCode
      open var nowPlayingInfo: [String: Any]?
      public init(code: INPlayMediaIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
      }
    }
    public protocol INPlayMediaIntentHandling: NSObjectProtocol {
      func handle(
        intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void)
      func handle(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse
      func confirm(
        intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void)
      func resolveMediaItems(
        for intent: INPlayMediaIntent,
        with completion: @escaping ([INPlayMediaMediaItemResolutionResult]) -> Void)
      func resolveMediaItems(for intent: INPlayMediaIntent) async
        -> [INPlayMediaMediaItemResolutionResult]
    }
    // Optional requirements of SiriKit's, of which nobody asks for one.
    extension INPlayMediaIntentHandling {
      public func handle(
        intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void
      ) { completion(INPlayMediaIntentResponse(code: .unspecified, userActivity: nil)) }
      public func handle(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse {
        INPlayMediaIntentResponse(code: .unspecified, userActivity: nil)
      }
      public func confirm(
        intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void
      ) { completion(INPlayMediaIntentResponse(code: .unspecified, userActivity: nil)) }
      public func resolveMediaItems(
        for intent: INPlayMediaIntent,
        with completion: @escaping ([INPlayMediaMediaItemResolutionResult]) -> Void
      ) { completion([]) }
      public func resolveMediaItems(for intent: INPlayMediaIntent) async
        -> [INPlayMediaMediaItemResolutionResult]
      { [] }
    }

    public enum INOutgoingMessageType: Int, Sendable {
      case unknown, outgoingMessageText, outgoingMessageAudio
    }
    open class INSendMessageAttachment: NSObject, @unchecked Sendable {
      public let audioMessageFile: INFile?
      public init(audioMessageFile: INFile) { self.audioMessageFile = audioMessageFile }
    }
    open class INSendMessageIntentDonationMetadata: INIntentDonationMetadata, @unchecked Sendable {
      open var mentionsCurrentUser = false
      open var replyToCurrentUser = false
      open var notifyRecipientAnyway = false
      open var recipientCount = 0
    }
    open class INSendMessageIntent: INIntent, @unchecked Sendable {
      public let recipients: [INPerson]?
      public let outgoingMessageType: INOutgoingMessageType
      public let content: String?
      public let speakableGroupName: INSpeakableString?
      public let conversationIdentifier: String?
      public let serviceName: String?
      public let sender: INPerson?
      public let attachments: [INSendMessageAttachment]?
      public init(
        recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType, content: String?,
        speakableGroupName: INSpeakableString?, conversationIdentifier: String?,
        serviceName: String?, sender: INPerson?, attachments: [INSendMessageAttachment]?
      ) {
        self.recipients = recipients
        self.outgoingMessageType = outgoingMessageType
        self.content = content
        self.speakableGroupName = speakableGroupName
        self.conversationIdentifier = conversationIdentifier
        self.serviceName = serviceName
        self.sender = sender
        self.attachments = attachments
      }
      public convenience init(
        recipients: [INPerson]?, content: String?, speakableGroupName: INSpeakableString?,
        conversationIdentifier: String?, serviceName: String?, sender: INPerson?
      ) {
        self.init(
          recipients: recipients, outgoingMessageType: .unknown, content: content,
          speakableGroupName: speakableGroupName, conversationIdentifier: conversationIdentifier,
          serviceName: serviceName, sender: sender, attachments: nil)
      }
    }
    public enum INSendMessageIntentResponseCode: Int, Sendable {
      case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch
      case failureMessageServiceNotAvailable, failureRequiringInAppAuthentication
    }
    open class INSendMessageIntentResponse: INIntentResponse, @unchecked Sendable {
      public let code: INSendMessageIntentResponseCode
      public init(code: INSendMessageIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
      }
    }
    public protocol INSendMessageIntentHandling: NSObjectProtocol {
      func handle(
        intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void)
      func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse
    }
    extension INSendMessageIntentHandling {
      public func handle(
        intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void
      ) { completion(INSendMessageIntentResponse(code: .unspecified, userActivity: nil)) }
      public func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
        INSendMessageIntentResponse(code: .unspecified, userActivity: nil)
      }
    }

    """
}
