// SPDX-License-Identifier: MIT

/// Sounds and films that do not play.
extension StandIn {
  static let player = """
    @_exported import PortStandIn_AVFoundation
    import AssayUIKit
    import AssayViews
    import Foundation

    @MainActor @preconcurrency
    public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {}

    open class AVPlayerViewController: UIViewController {
      open var player: AVPlayer?
      open var showsPlaybackControls = true
      open var allowsPictureInPicturePlayback = true
      open var canStartPictureInPictureAutomaticallyFromInline = false
      open var updatesNowPlayingInfoCenter = true
      open var entersFullScreenWhenPlaybackBegins = false
      open var exitsFullScreenWhenPlaybackEnds = false
      open var videoGravity = AVLayerVideoGravity.resizeAspect
      open weak var delegate: (any AVPlayerViewControllerDelegate)?
    }

    public struct VideoPlayer: UIViewRepresentable {
      public init(player: AVPlayer?) {}
      public init<Overlay: View>(player: AVPlayer?, @ViewBuilder videoOverlay: () -> Overlay) {}
      public func makeUIView(context: Context) -> UIView { UIView() }
      public func updateUIView(_ view: UIView, context: Context) {}
    }

    """

  static let audioVideo = """
    import Foundation

    public struct CMTime: Hashable, Sendable {
      public var value: Int64
      public var timescale: Int32
      public init(value: Int64, timescale: Int32) {
        self.value = value
        self.timescale = timescale
      }
      public init(seconds: Double, preferredTimescale: Int32) {
        self.init(
          value: Int64((seconds * Double(preferredTimescale)).rounded()),
          timescale: preferredTimescale)
      }
      public var seconds: Double { timescale == 0 ? .nan : Double(value) / Double(timescale) }
      public var isValid: Bool { timescale != 0 }
      public var isNumeric: Bool { timescale != 0 }
      public var isIndefinite: Bool { false }
      public static let zero = CMTime(value: 0, timescale: 1)
      public static let invalid = CMTime(value: 0, timescale: 0)
      public static let indefinite = CMTime(value: 0, timescale: 0)
      public static let positiveInfinity = CMTime(value: .max, timescale: 1)
    }

    public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
    public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
      CMTime(value: value, timescale: timescale)
    }
    public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
      CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
    }

    public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
      public static let resizeAspect = AVLayerVideoGravity(
        rawValue: "AVLayerVideoGravityResizeAspect")
      public static let resizeAspectFill = AVLayerVideoGravity(
        rawValue: "AVLayerVideoGravityResizeAspectFill")
    }

    open class AVAsset: NSObject, @unchecked Sendable {
      public override init() {}
      public init(url: URL) {}
      open var duration: CMTime { .zero }
    }

    open class AVURLAsset: AVAsset, @unchecked Sendable {
      public let url: URL
      public init(url: URL, options: [String: Any]? = nil) {
        self.url = url
        super.init()
      }
    }

    open class AVPlayerItem: NSObject, @unchecked Sendable {
      public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
      public let asset: AVAsset
      open var status: Status { .unknown }
      open var duration: CMTime { .indefinite }
      open var error: (any Error)? { nil }
      public init(url: URL) { asset = AVURLAsset(url: url) }
      public init(asset: AVAsset) { self.asset = asset }
      open func currentTime() -> CMTime { .zero }
      public static let didPlayToEndTimeNotification = Notification.Name(
        "AVPlayerItemDidPlayToEndTimeNotification")
      public static let failedToPlayToEndTimeNotification = Notification.Name(
        "AVPlayerItemFailedToPlayToEndTimeNotification")
    }

    extension NSNotification.Name {
      public static let AVPlayerItemDidPlayToEndTime =
        AVPlayerItem.didPlayToEndTimeNotification
    }

    open class AVPlayer: NSObject, @unchecked Sendable {
      public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
      public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
      public enum TimeControlStatus: Int, Sendable {
        case paused, waitingToPlayAtSpecifiedRate, playing
      }
      open var actionAtItemEnd = ActionAtItemEnd.pause
      open var status: Status { .unknown }
      open var timeControlStatus: TimeControlStatus { .paused }
      open var preventsDisplaySleepDuringVideoPlayback = true
      open var automaticallyWaitsToMinimizeStalling = true
      open var allowsExternalPlayback = true
      open var isMuted = false
      open var volume: Float = 1
      open var rate: Float = 0
      open private(set) var currentItem: AVPlayerItem?
      public override init() {}
      public init(url: URL) { currentItem = AVPlayerItem(url: url) }
      public init(playerItem item: AVPlayerItem?) { currentItem = item }
      open func play() {}
      open func pause() {}
      open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
      open func currentTime() -> CMTime { .zero }
      open func seek(to time: CMTime) {}
      open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {}
      open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
      open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
        completionHandler: @escaping @Sendable (Bool) -> Void
      ) {}
      open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?,
        using block: @escaping @Sendable (CMTime) -> Void
      ) -> Any { 0 }
      open func removeTimeObserver(_ observer: Any) {}
    }

    open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
      public override init() { super.init() }
      public init(items: [AVPlayerItem]) { super.init(playerItem: items.first) }
      public override init(url: URL) { super.init(url: url) }
      public override init(playerItem item: AVPlayerItem?) { super.init(playerItem: item) }
      open func items() -> [AVPlayerItem] { currentItem.map { [$0] } ?? [] }
      open func advanceToNextItem() {}
      open func insert(_ item: AVPlayerItem, after: AVPlayerItem?) {}
      open func removeAllItems() {}
    }

    open class AVPlayerLooper: NSObject, @unchecked Sendable {
      public init(player: AVQueuePlayer, templateItem: AVPlayerItem) {}
      open func disableLooping() {}
    }

    open class AVAudioFormat: NSObject, @unchecked Sendable {
      open var sampleRate: Double { 44_100 }
      open var channelCount: UInt32 { 1 }
    }

    open class AVAudioPCMBuffer: NSObject, @unchecked Sendable {
      open var frameLength: UInt32 { 0 }
      open var format: AVAudioFormat { AVAudioFormat() }
    }

    open class AVAudioTime: NSObject, @unchecked Sendable {}

    open class AVAudioNode: NSObject, @unchecked Sendable {
      open func outputFormat(forBus bus: Int) -> AVAudioFormat { AVAudioFormat() }
      open func inputFormat(forBus bus: Int) -> AVAudioFormat { AVAudioFormat() }
      open func installTap(
        onBus bus: Int, bufferSize: UInt32, format: AVAudioFormat?,
        block: @escaping @Sendable (AVAudioPCMBuffer, AVAudioTime) -> Void
      ) {}
      open func removeTap(onBus bus: Int) {}
    }

    open class AVAudioInputNode: AVAudioNode, @unchecked Sendable {}
    open class AVAudioOutputNode: AVAudioNode, @unchecked Sendable {}
    open class AVAudioMixerNode: AVAudioNode, @unchecked Sendable {
      open var outputVolume: Float = 1
    }

    open class AVAudioEngine: NSObject, @unchecked Sendable {
      open var inputNode: AVAudioInputNode { AVAudioInputNode() }
      open var outputNode: AVAudioOutputNode { AVAudioOutputNode() }
      open var mainMixerNode: AVAudioMixerNode { AVAudioMixerNode() }
      open var isRunning: Bool { false }
      open func prepare() {}
      open func start() throws {}
      open func stop() {}
      open func pause() {}
      open func reset() {}
      open func attach(_ node: AVAudioNode) {}
      open func connect(_ from: AVAudioNode, to: AVAudioNode, format: AVAudioFormat?) {}
    }

    public enum AVAuthorizationStatus: Int, Sendable {
      case notDetermined, restricted, denied, authorized
    }

    public struct AVMediaType: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let audio = AVMediaType(rawValue: "soun")
      public static let video = AVMediaType(rawValue: "vide")
      public static let text = AVMediaType(rawValue: "text")
      public static let metadata = AVMediaType(rawValue: "meta")
      public static let muxed = AVMediaType(rawValue: "muxx")
    }

    open class AVAudioSession: NSObject, @unchecked Sendable {
      public struct Category: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let ambient = Category(rawValue: "ambient")
        public static let soloAmbient = Category(rawValue: "soloAmbient")
        public static let playback = Category(rawValue: "playback")
        public static let record = Category(rawValue: "record")
        public static let playAndRecord = Category(rawValue: "playAndRecord")
      }
      public struct Mode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let `default` = Mode(rawValue: "default")
        public static let measurement = Mode(rawValue: "measurement")
        public static let moviePlayback = Mode(rawValue: "moviePlayback")
        public static let spokenAudio = Mode(rawValue: "spokenAudio")
      }
      public struct CategoryOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        public static let duckOthers = CategoryOptions(rawValue: 2)
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
      }
      public struct SetActiveOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
      }
      public enum RecordPermission: Int, Sendable { case undetermined, denied, granted }
      open class func sharedInstance() -> AVAudioSession { AVAudioSession() }
      open var recordPermission: RecordPermission { .denied }
      open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
        response(false)
      }
      open func setCategory(_ category: Category) throws {}
      open func setCategory(
        _ category: Category, mode: Mode = .default, options: CategoryOptions = []
      ) throws {}
      open func setActive(_ isActive: Bool, options: SetActiveOptions = []) throws {}
    }

    public enum AVSpeechBoundary: Int, Sendable {
      case immediate, word
    }

    open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
      public let language: String
      public init?(language: String?) { self.language = language ?? "en-US" }
      open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
    }

    open class AVSpeechUtterance: NSObject, @unchecked Sendable {
      public let speechString: String
      open var voice: AVSpeechSynthesisVoice?
      open var rate: Float = 0.5
      open var pitchMultiplier: Float = 1
      open var volume: Float = 1
      public init(string: String) { speechString = string }
    }

    public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {}

    open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
      open weak var delegate: (any AVSpeechSynthesizerDelegate)?
      open var isSpeaking: Bool { false }
      open var isPaused: Bool { false }
      open func speak(_ utterance: AVSpeechUtterance) {}
      @discardableResult
      open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
      @discardableResult
      open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
      @discardableResult open func continueSpeaking() -> Bool { false }
    }

    public protocol AVAudioPlayerDelegate: NSObjectProtocol {}

    open class AVAudioPlayer: NSObject, @unchecked Sendable {
      open weak var delegate: (any AVAudioPlayerDelegate)?
      open var volume: Float = 1
      open var rate: Float = 1
      open var enableRate = false
      open var numberOfLoops = 0
      open var currentTime: TimeInterval = 0
      open var duration: TimeInterval { 0 }
      open var isPlaying: Bool { false }
      public init(contentsOf url: URL) throws {}
      public init(contentsOf url: URL, fileTypeHint: String?) throws {}
      public init(data: Data) throws {}
      public init(data: Data, fileTypeHint: String?) throws {}
      @discardableResult open func prepareToPlay() -> Bool { false }
      @discardableResult open func play() -> Bool { false }
      open func pause() {}
      open func stop() {}
    }

    """
}
