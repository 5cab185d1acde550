// SPDX-License-Identifier: MIT

/// Touches that nobody feels and sounds of the system that nobody hears.
extension StandIn {
  static let haptics = """
    import Foundation

    public protocol CHHapticDeviceCapability {
      var supportsHaptics: Bool { get }
      var supportsAudio: Bool { get }
    }

    public struct CHHapticEvent: Hashable, Sendable {
      public struct EventType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticTransient = EventType(rawValue: "HapticTransient")
        public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
        public static let audioContinuous = EventType(rawValue: "AudioContinuous")
        public static let audioCustom = EventType(rawValue: "AudioCustom")
      }
      public struct ParameterID: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
        public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
        public static let attackTime = ParameterID(rawValue: "AttackTime")
        public static let decayTime = ParameterID(rawValue: "DecayTime")
        public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
        public static let sustained = ParameterID(rawValue: "Sustained")
      }
      public init(
        eventType: EventType, parameters: [CHHapticEventParameter], relativeTime: TimeInterval
      ) {}
      public init(
        eventType: EventType, parameters: [CHHapticEventParameter], relativeTime: TimeInterval,
        duration: TimeInterval
      ) {}
    }

    public struct CHHapticEventParameter: Hashable, Sendable {
      public init(parameterID: CHHapticEvent.ParameterID, value: Float) {}
    }

    public struct CHHapticDynamicParameter: Hashable, Sendable {
      public struct ID: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
        public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
      }
      public init(parameterID: ID, value: Float, relativeTime: TimeInterval) {}
    }

    open class CHHapticPattern: NSObject, @unchecked Sendable {
      public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {}
      open var duration: TimeInterval { 0 }
    }

    public protocol CHHapticPatternPlayer {
      func start(atTime time: TimeInterval) throws
      func stop(atTime time: TimeInterval) throws
      func sendParameters(
        _ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval
      ) throws
      func cancel() throws
    }

    public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
      func pause(atTime time: TimeInterval) throws
      func resume(atTime time: TimeInterval) throws
      func seek(toOffset offsetTime: TimeInterval) throws
    }
    public let CHHapticTimeImmediate: TimeInterval = 0

    /// A device that cannot be felt.
    open class CHHapticEngine: NSObject, @unchecked Sendable {
      public enum StoppedReason: Int, Sendable {
        case audioSessionInterrupt = 1
        case applicationSuspended, idleTimeout, systemError, notifyWhenFinished, engineDestroyed
        case gameControllerDisconnect
      }
      private struct Capability: CHHapticDeviceCapability {
        var supportsHaptics: Bool { false }
        var supportsAudio: Bool { false }
      }
      private struct Player: CHHapticAdvancedPatternPlayer {
        func start(atTime time: TimeInterval) throws {}
        func stop(atTime time: TimeInterval) throws {}
        func sendParameters(
          _ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval
        ) throws {}
        func cancel() throws {}
        func pause(atTime time: TimeInterval) throws {}
        func resume(atTime time: TimeInterval) throws {}
        func seek(toOffset offsetTime: TimeInterval) throws {}
      }
      open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { Capability() }
      open var stoppedHandler: (StoppedReason) -> Void = { _ in }
      open var resetHandler: () -> Void = {}
      open var isAutoShutdownEnabled = false
      open var playsHapticsOnly = false
      open var currentTime: TimeInterval { 0 }
      public override init() {}
      open func start() throws {}
      open func start(completionHandler: (((any Error)?) -> Void)?) { completionHandler?(nil) }
      open func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
      open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
        Player()
      }
      open func makeAdvancedPlayer(
        with pattern: CHHapticPattern
      ) throws -> any CHHapticAdvancedPatternPlayer { Player() }
      open func playPattern(from url: URL) throws {}
    }

    """

  static let systemSounds = """
    import Foundation

    public typealias SystemSoundID = UInt32
    public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF

    public func AudioServicesPlaySystemSound(_ sound: SystemSoundID) {}
    public func AudioServicesPlayAlertSound(_ sound: SystemSoundID) {}
    public func AudioServicesPlaySystemSoundWithCompletion(
      _ sound: SystemSoundID, _ completion: (() -> Void)?
    ) { completion?() }
    @discardableResult
    public func AudioServicesDisposeSystemSoundID(_ sound: SystemSoundID) -> Int32 { 0 }

    """
}
