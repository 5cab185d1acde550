// SPDX-License-Identifier: MIT

/// The system's reports of an app's use of energy and of its crashes: none has come.
extension StandIn {
  static let metrics = """
    @_exported import AssayOS
    import Foundation

    public protocol MXMetricManagerSubscriber: NSObjectProtocol {
      func didReceive(_ payloads: [MXMetricPayload])
      func didReceive(_ payloads: [MXDiagnosticPayload])
    }
    extension MXMetricManagerSubscriber {
      public func didReceive(_ payloads: [MXMetricPayload]) {}
      public func didReceive(_ payloads: [MXDiagnosticPayload]) {}
    }
    open class MXMetricManager: NSObject, @unchecked Sendable {
      public static let shared = MXMetricManager()
      open var pastPayloads: [MXMetricPayload] { [] }
      open var pastDiagnosticPayloads: [MXDiagnosticPayload] { [] }
      open func add(_ subscriber: any MXMetricManagerSubscriber) {}
      open func remove(_ subscriber: any MXMetricManagerSubscriber) {}
      open class func makeLogHandle(category: String) -> OSLog { .disabled }
    }

    open class MXMetaData: NSObject, @unchecked Sendable {
      open var regionFormat: String { "" }
      open var osVersion: String { "" }
      open var deviceType: String { "" }
      open var applicationBuildVersion: String { "" }
      open var platformArchitecture: String { "" }
      open func jsonRepresentation() -> Data { Data("{}".utf8) }
      open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
    }
    open class MXMetricPayload: NSObject, @unchecked Sendable {
      open var latestApplicationVersion: String { "" }
      open var includesMultipleApplicationVersions: Bool { false }
      open var timeStampBegin: Date { .distantPast }
      open var timeStampEnd: Date { .distantPast }
      open var metaData: MXMetaData? { nil }
      open func jsonRepresentation() -> Data { Data("{}".utf8) }
      open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
    }

    open class MXCallStackTree: NSObject, @unchecked Sendable {
      open func jsonRepresentation() -> Data { Data("{}".utf8) }
    }
    open class MXDiagnostic: NSObject, @unchecked Sendable {
      open var metaData: MXMetaData { MXMetaData() }
      open var applicationVersion: String { "" }
      open func jsonRepresentation() -> Data { Data("{}".utf8) }
      open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
    }
    open class MXCrashDiagnostic: MXDiagnostic, @unchecked Sendable {
      open var callStackTree: MXCallStackTree { MXCallStackTree() }
      open var terminationReason: String? { nil }
      open var virtualMemoryRegionInfo: String? { nil }
      open var exceptionType: NSNumber? { nil }
      open var exceptionCode: NSNumber? { nil }
      open var signal: NSNumber? { nil }
    }
    open class MXHangDiagnostic: MXDiagnostic, @unchecked Sendable {
      open var callStackTree: MXCallStackTree { MXCallStackTree() }
      open var hangDuration: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
    }
    open class MXCPUExceptionDiagnostic: MXDiagnostic, @unchecked Sendable {
      open var callStackTree: MXCallStackTree { MXCallStackTree() }
      open var totalCPUTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
      open var totalSampledTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
    }
    open class MXDiskWriteExceptionDiagnostic: MXDiagnostic, @unchecked Sendable {
      open var callStackTree: MXCallStackTree { MXCallStackTree() }
      open var totalWritesCaused: Measurement<UnitInformationStorage> {
        Measurement(value: 0, unit: .bytes)
      }
    }
    open class MXDiagnosticPayload: NSObject, @unchecked Sendable {
      open var crashDiagnostics: [MXCrashDiagnostic]? { nil }
      open var hangDiagnostics: [MXHangDiagnostic]? { nil }
      open var cpuExceptionDiagnostics: [MXCPUExceptionDiagnostic]? { nil }
      open var diskWriteExceptionDiagnostics: [MXDiskWriteExceptionDiagnostic]? { nil }
      open var timeStampBegin: Date { .distantPast }
      open var timeStampEnd: Date { .distantPast }
      open func jsonRepresentation() -> Data { Data("{}".utf8) }
      open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
    }

    """
}
