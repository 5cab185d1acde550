// SPDX-License-Identifier: MIT

/// What the system would know of an app: what can be searched for, work in the background, and what
/// plays.
extension StandIn {
  static let spotlight = """
    import AssayViews
    import Foundation

    public let CSSearchableItemActionType = "com.apple.corespotlightitem"
    public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
    public let CSQueryContinuationActionType = "com.apple.corespotlightquerycontinuation"
    public let CSSearchQueryString = "kCSSearchQueryString"

    open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
      open var title: String?
      open var displayName: String?
      open var contentDescription: String?
      open var keywords: [String]?
      open var thumbnailData: Data?
      open var thumbnailURL: URL?
      open var contentURL: URL?
      open var dueDate: Date?
      open var startDate: Date?
      open var endDate: Date?
      open var completionDate: Date?
      open var addedDate: Date?
      open var contentCreationDate: Date?
      open var contentModificationDate: Date?
      open var rankingHint: NSNumber?
      open var relatedUniqueIdentifier: String?
      public init(contentType: UTType) {}
      public init(itemContentType: String) {}
    }

    open class CSSearchableItem: NSObject, @unchecked Sendable {
      open var uniqueIdentifier: String
      open var domainIdentifier: String?
      open var attributeSet: CSSearchableItemAttributeSet
      open var expirationDate: Date! = .distantFuture
      public init(
        uniqueIdentifier: String?, domainIdentifier: String?,
        attributeSet: CSSearchableItemAttributeSet
      ) {
        self.uniqueIdentifier = uniqueIdentifier ?? ""
        self.domainIdentifier = domainIdentifier
        self.attributeSet = attributeSet
      }
    }

    open class CSSearchableIndex: NSObject, @unchecked Sendable {
      public typealias Completion = ((any Error)?) -> Void
      public override init() {}
      public init(name: String) {}
      open class func `default`() -> CSSearchableIndex { CSSearchableIndex() }
      open class func isIndexingAvailable() -> Bool { false }
      open func indexSearchableItems(
        _ items: [CSSearchableItem], completionHandler: Completion? = nil
      ) { completionHandler?(nil) }
      open func deleteSearchableItems(
        withIdentifiers identifiers: [String], completionHandler: Completion? = nil
      ) { completionHandler?(nil) }
      open func deleteSearchableItems(
        withDomainIdentifiers identifiers: [String], completionHandler: Completion? = nil
      ) { completionHandler?(nil) }
      open func deleteAllSearchableItems(completionHandler: Completion? = nil) {
        completionHandler?(nil)
      }
      open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {}
      open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {}
      open func deleteSearchableItems(withDomainIdentifiers identifiers: [String]) async throws {}
      open func deleteAllSearchableItems() async throws {}
    }

    """

  static let backgroundTasks = """
    import Foundation

    open class BGTaskRequest: NSObject, @unchecked Sendable {
      public let identifier: String
      open var earliestBeginDate: Date?
      public init(identifier: String) { self.identifier = identifier }
    }

    open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {}

    open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
      open var requiresNetworkConnectivity = false
      open var requiresExternalPower = false
    }

    open class BGTask: NSObject, @unchecked Sendable {
      open var identifier: String { "" }
      open var expirationHandler: (() -> Void)?
      open func setTaskCompleted(success: Bool) {}
    }

    open class BGAppRefreshTask: BGTask, @unchecked Sendable {}
    open class BGProcessingTask: BGTask, @unchecked Sendable {}

    /// Runs nothing.
    open class BGTaskScheduler: NSObject, @unchecked Sendable {
      public struct Error: Swift.Error {
        public enum Code: Int, Sendable { case unavailable = 1, tooManyPendingTaskRequests }
        public let code: Code
        public static let unavailable = Code.unavailable
      }
      open class var shared: BGTaskScheduler { BGTaskScheduler() }
      @discardableResult open func register(
        forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
        launchHandler: @escaping (BGTask) -> Void
      ) -> Bool { false }
      open func submit(_ request: BGTaskRequest) throws { throw Error(code: .unavailable) }
      open func cancel(taskRequestWithIdentifier identifier: String) {}
      open func cancelAllTaskRequests() {}
      open func pendingTaskRequests() async -> [BGTaskRequest] { [] }
    }

    """

  static let nowPlaying = """
    import AssayUIKit
    import AssayViews
    import Foundation

    public let MPMediaItemPropertyTitle = "title"
    public let MPMediaItemPropertyArtist = "artist"
    public let MPMediaItemPropertyAlbumTitle = "albumTitle"
    public let MPMediaItemPropertyArtwork = "artwork"
    public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
    public let MPNowPlayingInfoPropertyElapsedPlaybackTime =
      "MPNowPlayingInfoPropertyElapsedPlaybackTime"
    public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
    public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
    public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"

    public enum MPNowPlayingPlaybackState: UInt, Sendable {
      case unknown, playing, paused, stopped, interrupted
    }

    open class MPMediaItemArtwork: NSObject, @unchecked Sendable {
      public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {}
      public init(image: UIImage) {}
    }

    open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
      private static let only = MPNowPlayingInfoCenter()
      open class func `default`() -> MPNowPlayingInfoCenter { only }
      open var nowPlayingInfo: [String: Any]?
      open var playbackState = MPNowPlayingPlaybackState.unknown
    }

    public enum MPRemoteCommandHandlerStatus: Int, Sendable {
      case success = 0, noSuchContent = 100, noActionableNowPlayingItem = 110
      case deviceNotFound = 120, commandFailed = 200
    }

    open class MPRemoteCommandEvent: NSObject, @unchecked Sendable {
      open var timestamp: TimeInterval { 0 }
    }
    open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
      open var positionTime: TimeInterval { 0 }
    }
    open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
      open var interval: TimeInterval { 0 }
    }

    open class MPRemoteCommand: NSObject, @unchecked Sendable {
      open var isEnabled = true
      @discardableResult open func addTarget(
        handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
      ) -> Any { self }
      open func removeTarget(_ target: Any?) {}
    }
    open class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
      open var preferredIntervals: [NSNumber] = []
    }
    open class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {}

    /// The commands of a headset, which nobody gives.
    open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
      private static let only = MPRemoteCommandCenter()
      open class func shared() -> MPRemoteCommandCenter { only }
      public let playCommand = MPRemoteCommand()
      public let pauseCommand = MPRemoteCommand()
      public let stopCommand = MPRemoteCommand()
      public let togglePlayPauseCommand = MPRemoteCommand()
      public let nextTrackCommand = MPRemoteCommand()
      public let previousTrackCommand = MPRemoteCommand()
      public let likeCommand = MPRemoteCommand()
      public let changePlaybackRateCommand = MPRemoteCommand()
      public let skipForwardCommand = MPSkipIntervalCommand()
      public let skipBackwardCommand = MPSkipIntervalCommand()
      public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
    }

    @MainActor @preconcurrency
    open class MPVolumeView: UIView {
      open var showsVolumeSlider = true
      open var showsRouteButton = true
    }

    """
}
