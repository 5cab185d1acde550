// SPDX-License-Identifier: MIT

/// What of a film is heard and read, what is told of it, and downloads, of which none arrives.
extension StandIn {
  static let mediaSelections = """
    import FoundationNetworking

    public struct AVMediaCharacteristic: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let visual = Self(rawValue: "AVMediaCharacteristicVisual")
      public static let audible = Self(rawValue: "AVMediaCharacteristicAudible")
      public static let legible = Self(rawValue: "AVMediaCharacteristicLegible")
    }
    open class AVMediaSelectionOption: NSObject, @unchecked Sendable {
      open var mediaType: AVMediaType { .video }
      open var displayName: String { "" }
      open var locale: Locale? { nil }
      open var extendedLanguageTag: String? { nil }
      open func displayName(with locale: Locale) -> String { displayName }
    }
    open class AVMediaSelectionGroup: NSObject, @unchecked Sendable {
      open var options: [AVMediaSelectionOption] { [] }
      open var defaultOption: AVMediaSelectionOption? { nil }
      open var allowsEmptySelection: Bool { true }
      open class func mediaSelectionOptions(
        from mediaSelectionOptions: [AVMediaSelectionOption], with locale: Locale
      ) -> [AVMediaSelectionOption] { [] }
      open class func mediaSelectionOptions(
        from mediaSelectionOptions: [AVMediaSelectionOption],
        filteredAndSortedAccordingToPreferredLanguages preferredLanguages: [String]
      ) -> [AVMediaSelectionOption] { [] }
      open class func playableMediaSelectionOptions(
        from mediaSelectionOptions: [AVMediaSelectionOption]
      ) -> [AVMediaSelectionOption] { [] }
    }
    open class AVMediaSelection: NSObject, @unchecked Sendable {
      open func selectedMediaOption(
        in mediaSelectionGroup: AVMediaSelectionGroup
      ) -> AVMediaSelectionOption? { nil }
    }
    extension AVAsset {
      public var availableMediaCharacteristicsWithMediaSelectionOptions: [AVMediaCharacteristic] {
        []
      }
      public func mediaSelectionGroup(
        forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic
      ) -> AVMediaSelectionGroup? { nil }
      public func loadMediaSelectionGroup(
        for mediaCharacteristic: AVMediaCharacteristic
      ) async throws -> AVMediaSelectionGroup? { nil }
    }

    open class AVPlayerItemTrack: NSObject, @unchecked Sendable {
      open var assetTrack: AVAssetTrack? { nil }
      open var isEnabled = true
    }
    extension AVPlayerItem {
      public var tracks: [AVPlayerItemTrack] { [] }
      public var externalMetadata: [AVMetadataItem] {
        get { [] }
        set {}
      }
      public var currentMediaSelection: AVMediaSelection { AVMediaSelection() }
      public func select(
        _ mediaSelectionOption: AVMediaSelectionOption?,
        in mediaSelectionGroup: AVMediaSelectionGroup
      ) {}
      public func selectMediaOptionAutomatically(in mediaSelectionGroup: AVMediaSelectionGroup) {}
      @discardableResult public func seek(to time: CMTime) async -> Bool { false }
      @discardableResult public func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime
      ) async -> Bool { false }
      public func seek(to time: CMTime, completionHandler: (@Sendable (Bool) -> Void)?) {
        completionHandler?(false)
      }
      public func cancelPendingSeeks() {}
      public static let playbackStalledNotification = Notification.Name(
        "AVPlayerItemPlaybackStalledNotification")
      public static let newErrorLogEntryNotification = Notification.Name(
        "AVPlayerItemNewErrorLogEntryNotification")
      public static let timeJumpedNotification = Notification.Name(
        "AVPlayerItemTimeJumpedNotification")
    }
    extension NSNotification.Name {
      public static let AVPlayerItemFailedToPlayToEndTime =
        AVPlayerItem.failedToPlayToEndTimeNotification
      public static let AVPlayerItemPlaybackStalled = AVPlayerItem.playbackStalledNotification
      public static let AVPlayerItemNewErrorLogEntry = AVPlayerItem.newErrorLogEntryNotification
      public static let AVPlayerItemTimeJumped = AVPlayerItem.timeJumpedNotification
    }
    extension AVQueuePlayer {
      public func remove(_ item: AVPlayerItem) {}
      public func canInsert(_ item: AVPlayerItem, after: AVPlayerItem?) -> Bool { false }
    }

    open class AVMetadataItemValueRequest: NSObject, @unchecked Sendable {
      open func respond(value: any NSCopying & NSObjectProtocol) {}
      open func respond(error: any Error) {}
    }
    extension AVMetadataItem {
      public convenience init(
        propertiesOf metadataItem: AVMetadataItem,
        valueLoadingHandler handler: @escaping (AVMetadataItemValueRequest) -> Void
      ) { self.init() }
    }
    open class AVMutableMetadataItem: AVMetadataItem, @unchecked Sendable {
      private var givenIdentifier: AVMetadataIdentifier?
      open override var identifier: AVMetadataIdentifier? {
        get { givenIdentifier }
        set { givenIdentifier = newValue }
      }
      open var value: (any NSCopying & NSObjectProtocol)?
      open var extendedLanguageTag: String?
      open var dataType: String?
      open var locale: Locale?
    }
    extension AVMetadataIdentifier {
      public static let commonIdentifierDescription = Self(rawValue: "common/description")
      public static let commonIdentifierAlbumName = Self(rawValue: "common/albumName")
      public static let commonIdentifierCreator = Self(rawValue: "common/creator")
      public static let iTunesMetadataTrackSubTitle = Self(rawValue: "itsk/%A9st3")
      public static let quickTimeMetadataGenre = Self(rawValue: "mdta/com.apple.quicktime.genre")
    }

    extension NSValue {
      public convenience init(timeRange: CMTimeRange) { self.init() }
      public var timeRangeValue: CMTimeRange { CMTimeRange(start: .zero, duration: .zero) }
      public convenience init(time: CMTime) { self.init() }
      public var timeValue: CMTime { .zero }
    }

    public let AVAssetDownloadTaskMinimumRequiredMediaBitrateKey =
      "AVAssetDownloadTaskMinimumRequiredMediaBitrateKey"
    public let AVAssetDownloadTaskMediaSelectionKey = "AVAssetDownloadTaskMediaSelectionKey"

    /// A task that is never made.
    open class AVAssetDownloadTask: URLSessionTask, @unchecked Sendable {
      open var urlAsset: AVURLAsset { AVURLAsset(url: URL(fileURLWithPath: "/")) }
      open var loadedTimeRanges: [NSValue] { [] }
    }
    public protocol AVAssetDownloadDelegate: URLSessionTaskDelegate {}
    /// A session without the network.
    open class AVAssetDownloadURLSession: NSObject, @unchecked Sendable {
      public init(
        configuration: URLSessionConfiguration,
        assetDownloadDelegate delegate: (any AVAssetDownloadDelegate)?,
        delegateQueue: OperationQueue?
      ) {}
      open var allTasks: [URLSessionTask] { get async { [] } }
      open func getAllTasks(
        completionHandler: @escaping @Sendable ([URLSessionTask]) -> Void
      ) { completionHandler([]) }
      open func makeAssetDownloadTask(
        asset URLAsset: AVURLAsset, assetTitle title: String, assetArtworkData artworkData: Data?,
        options: [String: Any]? = nil
      ) -> AVAssetDownloadTask? { nil }
      open func invalidateAndCancel() {}
      open func finishTasksAndInvalidate() {}
    }

    extension AVAudioApplication { public typealias recordPermission = RecordPermission }
    extension AVAudioNode {
      public var numberOfInputs: Int { 0 }
      public var numberOfOutputs: Int { 0 }
    }

    """
}
