// SPDX-License-Identifier: MIT

/// Speech that nobody hears: no right to record is given.
extension StandIn {
  static let speech = """
    @_exported import PortStandIn_AVFoundation
    import Foundation

    public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
      case notDetermined, denied, restricted, authorized
    }

    public enum SFSpeechRecognitionTaskState: Int, Sendable {
      case starting, running, finishing, canceling, completed
    }

    public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {}

    open class SFTranscription: NSObject, @unchecked Sendable {
      open var formattedString: String { "" }
    }

    open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
      open var bestTranscription: SFTranscription { SFTranscription() }
      open var transcriptions: [SFTranscription] { [] }
      open var isFinal: Bool { true }
    }

    open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {
      open var shouldReportPartialResults = true
      open var requiresOnDeviceRecognition = false
      open var contextualStrings: [String] = []
      open var taskHint = SFSpeechRecognitionTaskHint.unspecified
      open var addsPunctuation = false
    }

    open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest,
      @unchecked Sendable
    {
      open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
      open func endAudio() {}
    }

    open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
      public init(url: URL) {}
    }

    open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
      open var state: SFSpeechRecognitionTaskState { .completed }
      open var isCancelled: Bool { false }
      open func cancel() {}
      open func finish() {}
    }

    public protocol SFSpeechRecognitionTaskDelegate: NSObjectProtocol {}
    public enum SFSpeechRecognitionTaskHint: Int, Sendable {
      case unspecified, dictation, search, confirmation
    }

    open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
      public override init() {}
      public init?(locale: Locale) {}
      open weak var delegate: (any SFSpeechRecognizerDelegate)?
      open var isAvailable: Bool { false }
      open var supportsOnDeviceRecognition: Bool { false }
      open var locale: Locale { Locale(identifier: "en_US") }
      open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .denied }
      open class func requestAuthorization(
        _ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void
      ) { handler(.denied) }
      open func recognitionTask(
        with request: SFSpeechRecognitionRequest,
        resultHandler: @escaping @Sendable (SFSpeechRecognitionResult?, (any Error)?) -> Void
      ) -> SFSpeechRecognitionTask { SFSpeechRecognitionTask() }
      open func recognitionTask(
        with request: SFSpeechRecognitionRequest, delegate: any SFSpeechRecognitionTaskDelegate
      ) -> SFSpeechRecognitionTask { SFSpeechRecognitionTask() }
    }

    """
}
