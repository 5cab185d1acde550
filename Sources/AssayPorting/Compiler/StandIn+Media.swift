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
    @_exported import PortStandIn_AudioToolbox
    import AssayUIKit
    import AssayViews
    import Foundation

    public typealias CMTimeScale = Int32
    public typealias CMTimeValue = Int64
    public typealias AVAudioFrameCount = UInt32
    public typealias AVAudioFramePosition = Int64
    public typealias AVAudioChannelCount = UInt32
    public typealias AudioFormatID = UInt32
    public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
    public let kAudioFormatLinearPCM: AudioFormatID = 0x6C70_636D
    public let kAudioFormatAppleLossless: AudioFormatID = 0x616C_6163
    public let AVFormatIDKey = "AVFormatIDKey"
    public let AVSampleRateKey = "AVSampleRateKey"
    public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
    public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
    public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
    public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
    public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
    public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
    public let AVVideoCodecKey = "AVVideoCodecKey"
    public let AVVideoWidthKey = "AVVideoWidthKey"
    public let AVVideoHeightKey = "AVVideoHeightKey"
    public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
    public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
    public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
    public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
    public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
    public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
    public enum AVAudioQuality: Int, Sendable {
      case min = 0
      case low = 32
      case medium = 64
      case high = 96
      case max = 127
    }

    public protocol AVAudioRecorderDelegate: NSObjectProtocol {}
    /// Records nothing.
    open class AVAudioRecorder: NSObject, @unchecked Sendable {
      open weak var delegate: (any AVAudioRecorderDelegate)?
      open private(set) var url: URL
      open private(set) var settings: [String: Any]
      open var isRecording: Bool { false }
      open var currentTime: TimeInterval { 0 }
      open var isMeteringEnabled = false
      public init(url: URL, settings: [String: Any]) throws {
        self.url = url
        self.settings = settings
      }
      @discardableResult open func prepareToRecord() -> Bool { false }
      @discardableResult open func record() -> Bool { false }
      @discardableResult open func record(forDuration duration: TimeInterval) -> Bool { false }
      open func pause() {}
      open func stop() {}
      @discardableResult open func deleteRecording() -> Bool { false }
      open func updateMeters() {}
      open func averagePower(forChannel channel: Int) -> Float { -160 }
      open func peakPower(forChannel channel: Int) -> Float { -160 }
    }

    open class AVPlayerLayer: CALayer {
      open var player: AVPlayer?
      open var videoGravity = AVLayerVideoGravity.resizeAspect
      open var isReadyForDisplay: Bool { false }
      open var videoRect: CGRect { .zero }
      public override init() { super.init() }
      public init(player: AVPlayer?) {
        self.player = player
        super.init()
      }
      public override init(layer: Any) { super.init(layer: layer) }
      public required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    public enum AVAudioApplication {
      public enum RecordPermission: Int, Sendable { case undetermined, denied, granted }
      public final class Shared: Sendable {
        public var recordPermission: RecordPermission { .denied }
      }
      public static let shared = Shared()
      public static func requestRecordPermission() async -> Bool { false }
      public static func requestRecordPermission(
        completionHandler: @escaping @Sendable (Bool) -> Void
      ) { completionHandler(false) }
    }

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

    public struct CMTimeRange: Hashable, Sendable {
      public var start: CMTime
      public var duration: CMTime
      public init(start: CMTime, duration: CMTime) {
        self.start = start
        self.duration = duration
      }
      public init(start: CMTime, end: CMTime) {
        self.init(
          start: start,
          duration: CMTime(seconds: end.seconds - start.seconds, preferredTimescale: 600))
      }
      public var end: CMTime {
        CMTime(seconds: start.seconds + duration.seconds, preferredTimescale: 600)
      }
    }
    extension CMTime: Comparable {
      public static func < (a: CMTime, b: CMTime) -> Bool { a.seconds < b.seconds }
      public static func + (a: CMTime, b: CMTime) -> CMTime {
        CMTime(seconds: a.seconds + b.seconds, preferredTimescale: 600)
      }
      public static func - (a: CMTime, b: CMTime) -> CMTime {
        CMTime(seconds: a.seconds - b.seconds, preferredTimescale: 600)
      }
    }

    /// What can be asked of a film, of which nothing is known.
    public struct AVAsyncProperty<Root, Value>: Sendable {}
    extension AVAsyncProperty where Root == AVAsset {
      public static var duration: AVAsyncProperty<AVAsset, CMTime> { .init() }
      public static var isPlayable: AVAsyncProperty<AVAsset, Bool> { .init() }
      public static var tracks: AVAsyncProperty<AVAsset, [AVAssetTrack]> { .init() }
      public static var commonMetadata: AVAsyncProperty<AVAsset, [AVMetadataItem]> { .init() }
      public static var metadata: AVAsyncProperty<AVAsset, [AVMetadataItem]> { .init() }
    }
    extension AVAsyncProperty where Root == AVAssetTrack {
      public static var naturalSize: AVAsyncProperty<AVAssetTrack, CGSize> { .init() }
      public static var preferredTransform: AVAsyncProperty<AVAssetTrack, CGAffineTransform> {
        .init()
      }
      public static var nominalFrameRate: AVAsyncProperty<AVAssetTrack, Float> { .init() }
    }
    open class AVMetadataItem: NSObject, @unchecked Sendable {
      open var stringValue: String? { nil }
      open var dataValue: Data? { nil }
      open var commonKey: AVMetadataKey? { nil }
      open var identifier: AVMetadataIdentifier? { nil }
    }
    public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
      public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
      public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
      public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
    }
    public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let commonIdentifierTitle = AVMetadataIdentifier(rawValue: "common/title")
      public static let commonIdentifierArtist = AVMetadataIdentifier(rawValue: "common/artist")
      public static let commonIdentifierArtwork = AVMetadataIdentifier(rawValue: "common/artwork")
    }
    open class AVAssetTrack: NSObject, @unchecked Sendable {
      open var naturalSize: CGSize { .zero }
      open var preferredTransform: CGAffineTransform { .identity }
      open var nominalFrameRate: Float { 0 }
      open var timeRange: CMTimeRange { CMTimeRange(start: .zero, duration: .zero) }
      open var mediaType: AVMediaType { .video }
      open func load<T>(_ property: AVAsyncProperty<AVAssetTrack, T>) async throws -> T {
        throw CocoaError(.fileReadUnknown)
      }
    }
    open class AVAsset: NSObject, @unchecked Sendable {
      public override init() {}
      public init(url: URL) {}
      open var duration: CMTime { .zero }
      open var tracks: [AVAssetTrack] { [] }
      open var isPlayable: Bool { false }
      open var metadata: [AVMetadataItem] { [] }
      open var commonMetadata: [AVMetadataItem] { [] }
      open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
      open func load<T>(_ property: AVAsyncProperty<AVAsset, T>) async throws -> T {
        throw CocoaError(.fileReadUnknown)
      }
      open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
        throw CocoaError(.fileReadUnknown)
      }
    }
    open class AVMutableComposition: AVAsset, @unchecked Sendable {}

    open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
      open var appliesPreferredTrackTransform = false
      open var maximumSize = CGSize.zero
      open var requestedTimeToleranceBefore = CMTime.positiveInfinity
      open var requestedTimeToleranceAfter = CMTime.positiveInfinity
      public init(asset: AVAsset) {}
      open func copyCGImage(
        at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?
      ) throws -> CGImage { throw CocoaError(.fileReadUnknown) }
      open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
        throw CocoaError(.fileReadUnknown)
      }
      open func generateCGImageAsynchronously(
        for requestedTime: CMTime,
        completionHandler: @escaping @Sendable (CGImage?, CMTime, (any Error)?) -> Void
      ) {}
      open func cancelAllCGImageGeneration() {}
    }

    public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
    public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
    public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
    public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
    public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
    public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
    public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
    public struct AVFileType: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
      public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
      public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
      public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
      public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
      public static let caf = AVFileType(rawValue: "com.apple.coreaudio-format")
      public static let jpg = AVFileType(rawValue: "public.jpeg")
    }
    open class AVAssetExportSession: NSObject, @unchecked Sendable {
      public enum Status: Int, Sendable {
        case unknown, waiting, exporting, completed, failed, cancelled
      }
      open var outputURL: URL?
      open var outputFileType: AVFileType?
      open var shouldOptimizeForNetworkUse = false
      open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
      open var status: Status { .failed }
      open var progress: Float { 0 }
      open var error: (any Error)? { CocoaError(.fileReadUnknown) }
      public init?(asset: AVAsset, presetName: String) {}
      open func export() async {}
      open func export(to url: URL, as fileType: AVFileType) async throws {
        throw CocoaError(.fileReadUnknown)
      }
      open func exportAsynchronously(completionHandler: @escaping @Sendable () -> Void) {}
      open func cancelExport() {}
      open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { [] }
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
      public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) { self.asset = asset }
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
      open var defaultRate: Float = 1
      open var error: (any Error)? { nil }
      open var reasonForWaitingToPlay: String? { nil }
      open var isExternalPlaybackActive: Bool { false }
      open func playImmediately(atRate rate: Float) {}
      open func addBoundaryTimeObserver(
        forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void
      ) -> Any { 0 }
      open private(set) var currentItem: AVPlayerItem?
      public override init() {}
      public init(url: URL) { currentItem = AVPlayerItem(url: url) }
      public init(playerItem item: AVPlayerItem?) { currentItem = item }
      open func play() {}
      open func pause() {}
      open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
      open func currentTime() -> CMTime { .zero }
      open func seek(to time: CMTime) {}
      @discardableResult open func seek(to time: CMTime) async -> Bool { false }
      @discardableResult open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime
      ) async -> Bool { false }
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

    public enum AVAudioCommonFormat: UInt, Sendable {
      case otherFormat, pcmFormatFloat32, pcmFormatFloat64, pcmFormatInt16, pcmFormatInt32
    }
    open class AVAudioFile: NSObject, @unchecked Sendable {
      open private(set) var url: URL
      open var processingFormat: AVAudioFormat { AVAudioFormat() }
      open var fileFormat: AVAudioFormat { AVAudioFormat() }
      open var length: Int64 { 0 }
      public init(forReading url: URL) throws { throw CocoaError(.fileReadUnknown) }
      public init(forWriting url: URL, settings: [String: Any]) throws { self.url = url }
      open func read(into buffer: AVAudioPCMBuffer) throws {}
      open func write(from buffer: AVAudioPCMBuffer) throws {}
    }
    open class AVAudioPlayerNode: AVAudioNode, @unchecked Sendable {
      open var isPlaying: Bool { false }
      open var volume: Float = 1
      open var pan: Float = 0
      public override init() {}
      open func play() {}
      open func pause() {}
      open func stop() {}
      open func scheduleFile(
        _ file: AVAudioFile, at when: AVAudioTime?,
        completionHandler: (@Sendable () -> Void)? = nil
      ) {}
      open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, at when: AVAudioTime? = nil,
        options: AVAudioPlayerNodeBufferOptions = [],
        completionHandler: (@Sendable () -> Void)? = nil
      ) {}
    }
    public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let loops = Self(rawValue: 1)
      public static let interrupts = Self(rawValue: 2)
      public static let interruptsAtLoop = Self(rawValue: 4)
    }
    open class AVAudioUnit: AVAudioNode, @unchecked Sendable {}
    open class AVAudioUnitTimePitch: AVAudioUnit, @unchecked Sendable {
      open var rate: Float = 1
      open var pitch: Float = 0
      open var overlap: Float = 8
      public override init() {}
    }
    open class AVAudioUnitVarispeed: AVAudioUnit, @unchecked Sendable {
      open var rate: Float = 1
      public override init() {}
    }
    open class AVAudioUnitReverb: AVAudioUnit, @unchecked Sendable {
      open var wetDryMix: Float = 0
      public override init() {}
    }
    open class AVAudioUnitEQ: AVAudioUnit, @unchecked Sendable {
      open var globalGain: Float = 0
      public init(numberOfBands: Int) {}
    }

    open class AVAudioFormat: NSObject, @unchecked Sendable {
      public override init() {}
      public init?(standardFormatWithSampleRate sampleRate: Double, channels: UInt32) {}
      public init?(
        commonFormat: AVAudioCommonFormat, sampleRate: Double, channels: UInt32, interleaved: Bool
      ) {}
      public init?(settings: [String: Any]) {}
      open var settings: [String: Any] { [:] }
      open var sampleRate: Double { 44_100 }
      open var channelCount: UInt32 { 1 }
    }

    open class AVAudioPCMBuffer: NSObject, @unchecked Sendable {
      open var frameLength: UInt32 = 0
      open var frameCapacity: UInt32 { 0 }
      open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { nil }
      open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { nil }
      open var stride: Int { 1 }
      public override init() {}
      public init?(pcmFormat: AVAudioFormat, frameCapacity: UInt32) {}
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
        public static let voiceChat = Mode(rawValue: "voiceChat")
        public static let videoChat = Mode(rawValue: "videoChat")
        public static let videoRecording = Mode(rawValue: "videoRecording")
        public static let gameChat = Mode(rawValue: "gameChat")
      }
      public struct CategoryOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        public static let duckOthers = CategoryOptions(rawValue: 2)
        public static let allowBluetooth = CategoryOptions(rawValue: 4)
        public static let allowBluetoothHFP = CategoryOptions(rawValue: 4)
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
        public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
        public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
        public static let allowAirPlay = CategoryOptions(rawValue: 64)
      }
      public struct SetActiveOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
      }
      public enum InterruptionType: UInt, Sendable { case ended, began }
      public struct InterruptionOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let shouldResume = InterruptionOptions(rawValue: 1)
      }
      public enum RouteChangeReason: UInt, Sendable {
        case unknown = 0, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override
        case wakeFromSleep = 6
        case noSuitableRouteForCategory, routeConfigurationChange
      }
      public enum PortOverride: UInt, Sendable {
        case none = 0
        case speaker = 0x7370_6B72
      }
      public struct Port: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let builtInSpeaker = Port(rawValue: "Speaker")
        public static let builtInReceiver = Port(rawValue: "Receiver")
        public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
        public static let headphones = Port(rawValue: "Headphones")
        public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
        public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
        public static let bluetoothLE = Port(rawValue: "BluetoothLE")
        public static let airPlay = Port(rawValue: "AirPlay")
        public static let carAudio = Port(rawValue: "CarAudio")
      }
      public static let interruptionNotification = Notification.Name(
        "AVAudioSessionInterruptionNotification")
      public static let routeChangeNotification = Notification.Name(
        "AVAudioSessionRouteChangeNotification")
      public static let mediaServicesWereResetNotification = Notification.Name(
        "AVAudioSessionMediaServicesWereResetNotification")
      open var category: Category { .soloAmbient }
      open var mode: Mode { .default }
      open var outputVolume: Float { 0.5 }
      open var sampleRate: Double { 44_100 }
      open var isOtherAudioPlaying: Bool { false }
      open var isInputAvailable: Bool { false }
      open var secondaryAudioShouldBeSilencedHint: Bool { false }
      open var availableInputs: [AVAudioSessionPortDescription]? { nil }
      open var preferredInput: AVAudioSessionPortDescription? { nil }
      open var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
      open func setPreferredInput(_ port: AVAudioSessionPortDescription?) throws {}
      open func setPreferredSampleRate(_ sampleRate: Double) throws {}
      open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {}
      open func overrideOutputAudioPort(_ override: PortOverride) throws {}
      open func setCategory(_ category: Category, options: CategoryOptions) throws {}
      open func setMode(_ mode: Mode) throws {}
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

    open class AVAudioSessionPortDescription: NSObject, @unchecked Sendable {
      open var portType: AVAudioSession.Port { .builtInSpeaker }
      open var portName: String { "Speaker" }
      open var uid: String { "" }
    }
    open class AVAudioSessionRouteDescription: NSObject, @unchecked Sendable {
      open var inputs: [AVAudioSessionPortDescription] { [] }
      open var outputs: [AVAudioSessionPortDescription] { [] }
    }

    public enum AVSpeechBoundary: Int, Sendable {
      case immediate, word
    }

    public enum AVSpeechSynthesisVoiceQuality: Int, Sendable { case `default` = 1, enhanced, premium }
    open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
      public let language: String
      open var name: String { "" }
      open var identifier: String { "" }
      open var quality: AVSpeechSynthesisVoiceQuality { .default }
      public init?(identifier: String) { nil }
      open class func currentLanguageCode() -> String { "en-US" }
      public init?(language: String?) { self.language = language ?? "en-US" }
      open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
    }

    open class AVSpeechUtterance: NSObject, @unchecked Sendable {
      public let speechString: String
      open var voice: AVSpeechSynthesisVoice?
      open var rate: Float = 0.5
      open var pitchMultiplier: Float = 1
      open var volume: Float = 1
      open var preUtteranceDelay: TimeInterval = 0
      open var postUtteranceDelay: TimeInterval = 0
      open var prefersAssistiveTechnologySettings = false
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
      open var pan: Float = 0
      open var isMeteringEnabled = false
      open var url: URL? { nil }
      open var data: Data? { nil }
      open var numberOfChannels: Int { 0 }
      open var settings: [String: Any] { [:] }
      open var deviceCurrentTime: TimeInterval { 0 }
      open func setVolume(_ volume: Float, fadeDuration: TimeInterval) { self.volume = volume }
      @discardableResult open func play(atTime time: TimeInterval) -> Bool { false }
      open func updateMeters() {}
      open func averagePower(forChannel channel: Int) -> Float { -160 }
      open func peakPower(forChannel channel: Int) -> Float { -160 }
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
