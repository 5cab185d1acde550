// SPDX-License-Identifier: MIT

/// iCloud's database without an account: records are values, and whoever asks for one gets the
/// error of a device on which nobody is signed in.
extension StandIn {
  static let cloud = cloudRecords + cloudDatabases + cloudOperations + cloudSharing + cloudPages

  static let cloudRecords = """
    @_exported import PortStandIn_CoreLocation
    import AssayUIKit
    import AssayViews
    import Foundation

    public protocol CKRecordValueProtocol {}
    public typealias CKRecordValue = CKRecordValueProtocol
    extension String: CKRecordValueProtocol {}
    extension Int: CKRecordValueProtocol {}
    extension Int8: CKRecordValueProtocol {}
    extension Int16: CKRecordValueProtocol {}
    extension Int32: CKRecordValueProtocol {}
    extension Int64: CKRecordValueProtocol {}
    extension UInt: CKRecordValueProtocol {}
    extension UInt8: CKRecordValueProtocol {}
    extension UInt16: CKRecordValueProtocol {}
    extension UInt32: CKRecordValueProtocol {}
    extension UInt64: CKRecordValueProtocol {}
    extension Double: CKRecordValueProtocol {}
    extension Float: CKRecordValueProtocol {}
    extension Bool: CKRecordValueProtocol {}
    extension Date: CKRecordValueProtocol {}
    extension Data: CKRecordValueProtocol {}
    extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}
    extension NSString: CKRecordValueProtocol {}
    extension NSNumber: CKRecordValueProtocol {}
    extension NSDate: CKRecordValueProtocol {}
    extension NSData: CKRecordValueProtocol {}
    extension NSArray: CKRecordValueProtocol {}
    extension CLLocation: CKRecordValueProtocol {}

    public let CKCurrentUserDefaultName = "__defaultOwner__"
    public let CKRecordZoneDefaultName = "_defaultZone"

    open class CKRecordZone: NSObject, @unchecked Sendable {
      public final class ID: NSObject, @unchecked Sendable {
        public static let defaultZoneName = CKRecordZoneDefaultName
        public static let `default` = ID(zoneName: CKRecordZoneDefaultName)
        public let zoneName: String
        public let ownerName: String
        public init(
          zoneName: String = CKRecordZoneDefaultName, ownerName: String = CKCurrentUserDefaultName
        ) {
          self.zoneName = zoneName
          self.ownerName = ownerName
        }
        public override var hash: Int { zoneName.hashValue }
        public override func isEqual(_ object: Any?) -> Bool {
          (object as? ID).map { $0.zoneName == zoneName && $0.ownerName == ownerName } ?? false
        }
      }
      public struct Capabilities: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let fetchChanges = Capabilities(rawValue: 1)
        public static let atomic = Capabilities(rawValue: 2)
        public static let sharing = Capabilities(rawValue: 4)
        public static let zoneWideSharing = Capabilities(rawValue: 8)
      }
      public let zoneID: ID
      open var capabilities: Capabilities { [] }
      open var share: CKRecord.Reference? { nil }
      public class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
      public init(zoneName: String) { zoneID = ID(zoneName: zoneName) }
      public init(zoneID: ID) { self.zoneID = zoneID }
    }

    public protocol CKRecordKeyValueSetting: AnyObject {
      subscript(key: CKRecord.FieldKey) -> (any CKRecordValueProtocol)? { get set }
      func allKeys() -> [CKRecord.FieldKey]
      func changedKeys() -> [CKRecord.FieldKey]
    }
    extension CKRecordKeyValueSetting {
      public subscript<T: CKRecordValueProtocol>(key: CKRecord.FieldKey) -> T? {
        get { (self[key] as (any CKRecordValueProtocol)?) as? T }
        set { self[key] = newValue.map { $0 as any CKRecordValueProtocol } }
      }
    }

    open class CKRecord: NSObject, CKRecordKeyValueSetting, Sequence, @unchecked Sendable {
      public typealias RecordType = String
      public typealias FieldKey = String

      public final class ID: NSObject, @unchecked Sendable {
        public let recordName: String
        public let zoneID: CKRecordZone.ID
        public init(
          recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default
        ) {
          self.recordName = recordName
          self.zoneID = zoneID
        }
        public override var hash: Int { recordName.hashValue }
        public override func isEqual(_ object: Any?) -> Bool {
          (object as? ID).map { $0.recordName == recordName && $0.zoneID == zoneID } ?? false
        }
      }
      public enum ReferenceAction: UInt, Sendable { case none, deleteSelf }
      public final class Reference: NSObject, CKRecordValueProtocol, @unchecked Sendable {
        public typealias Action = ReferenceAction
        public let recordID: ID
        public let action: ReferenceAction
        public init(recordID: ID, action: ReferenceAction) {
          self.recordID = recordID
          self.action = action
        }
        public convenience init(record: CKRecord, action: ReferenceAction) {
          self.init(recordID: record.recordID, action: action)
        }
        public override var hash: Int { recordID.hash }
        public override func isEqual(_ object: Any?) -> Bool {
          (object as? Reference).map { $0.recordID == recordID && $0.action == action } ?? false
        }
      }
      public enum SystemType {
        public static let share = "cloudkit.share"
        public static let userRecord = "Users"
      }
      public enum SystemFieldKey {
        public static let parent = "parent"
        public static let share = "share"
      }

      public let recordType: RecordType
      public let recordID: ID
      /// A server alone sets these.
      open var creationDate: Date? { nil }
      open var modificationDate: Date? { nil }
      open var creatorUserRecordID: ID? { nil }
      open var lastModifiedUserRecordID: ID? { nil }
      open var recordChangeTag: String? { nil }
      open var share: Reference? { nil }
      open var parent: Reference?
      open var encryptedValues: any CKRecordKeyValueSetting { self }
      private var values: [FieldKey: any CKRecordValueProtocol] = [:]
      private var changed: Set<FieldKey> = []

      public init(recordType: RecordType, recordID: ID = ID()) {
        self.recordType = recordType
        self.recordID = recordID
      }
      public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) {
        self.init(recordType: recordType, recordID: ID(zoneID: zoneID))
      }
      public init?(coder: NSCoder) { nil }

      open subscript(key: FieldKey) -> (any CKRecordValueProtocol)? {
        get { values[key] }
        set {
          values[key] = newValue
          changed.insert(key)
        }
      }
      open func object(forKey key: FieldKey) -> (any CKRecordValueProtocol)? { values[key] }
      open func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: FieldKey) {
        self[key] = object
      }
      open func value(forKey key: String) -> Any? { values[key] }
      open func setValue(_ value: Any?, forKey key: String) {
        self[key] = value as? any CKRecordValueProtocol
      }
      open func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues { setValue(value, forKey: key) }
      }
      open func allKeys() -> [FieldKey] { values.keys.sorted() }
      open func changedKeys() -> [FieldKey] { changed.sorted() }
      open func allTokens() -> [String] { [] }
      open func makeIterator() -> AnyIterator<(String, any CKRecordValueProtocol)> {
        AnyIterator(values.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }.makeIterator())
      }
      open func setParent(_ parentRecord: CKRecord?) {
        parent = parentRecord.map { Reference(record: $0, action: .none) }
      }
      open func setParent(_ parentRecordID: ID?) {
        parent = parentRecordID.map { Reference(recordID: $0, action: .none) }
      }
      open func encodeSystemFields(with coder: NSCoder) {}
    }

    open class CKAsset: NSObject, CKRecordValueProtocol, @unchecked Sendable {
      public let fileURL: URL?
      public init(fileURL: URL) { self.fileURL = fileURL }
    }

    public let CKErrorDomain = "CKErrorDomain"
    public let CKPartialErrorsByItemIDKey = "CKPartialErrors"
    public let CKRecordChangedErrorAncestorRecordKey = "AncestorRecord"
    public let CKRecordChangedErrorServerRecordKey = "ServerRecord"
    public let CKRecordChangedErrorClientRecordKey = "ClientRecord"
    public let CKErrorRetryAfterKey = "CKRetryAfter"
    public let CKErrorUserDidResetEncryptedDataKey = "CKErrorUserDidResetEncryptedData"

    public struct CKError: Error, CustomNSError, Hashable, @unchecked Sendable {
      public enum Code: Int, Sendable {
        case internalError = 1, partialFailure, networkUnavailable, networkFailure, badContainer
        case serviceUnavailable, requestRateLimited, missingEntitlement, notAuthenticated
        case permissionFailure, unknownItem, invalidArguments, resultsTruncated
        case serverRecordChanged, serverRejectedRequest, assetFileNotFound, assetFileModified
        case incompatibleVersion, constraintViolation, operationCancelled, changeTokenExpired
        case batchRequestFailed, zoneBusy, badDatabase, quotaExceeded, zoneNotFound
        case limitExceeded, userDeletedZone, tooManyParticipants, alreadyShared
        case referenceViolation, managedAccountRestricted, participantMayNeedVerification
        case serverResponseLost, assetNotAvailable, accountTemporarilyUnavailable
        public static func ~= (code: Code, error: any Error) -> Bool {
          (error as? CKError)?.code == code
        }
      }
      public static var errorDomain: String { CKErrorDomain }
      public let code: Code
      public let userInfo: [String: Any]
      public var errorCode: Int { code.rawValue }
      public var errorUserInfo: [String: Any] { userInfo }
      public init(_ code: Code, userInfo: [String: Any] = [:]) {
        self.code = code
        self.userInfo = userInfo
      }
      public static func == (left: CKError, right: CKError) -> Bool { left.code == right.code }
      public func hash(into hasher: inout Hasher) { hasher.combine(code) }
      public var localizedDescription: String { "CKErrorDomain error \\(code.rawValue)." }
      public var partialErrorsByItemID: [AnyHashable: any Error]? {
        userInfo[CKPartialErrorsByItemIDKey] as? [AnyHashable: any Error]
      }
      public var ancestorRecord: CKRecord? {
        userInfo[CKRecordChangedErrorAncestorRecordKey] as? CKRecord
      }
      public var serverRecord: CKRecord? {
        userInfo[CKRecordChangedErrorServerRecordKey] as? CKRecord
      }
      public var clientRecord: CKRecord? {
        userInfo[CKRecordChangedErrorClientRecordKey] as? CKRecord
      }
      public var retryAfterSeconds: Double? { userInfo[CKErrorRetryAfterKey] as? Double }
    }
    """ + "\n\nextension CKError {\n"
    + [
      "internalError", "partialFailure", "networkUnavailable", "networkFailure", "badContainer",
      "serviceUnavailable", "requestRateLimited", "missingEntitlement", "notAuthenticated",
      "permissionFailure", "unknownItem", "invalidArguments", "resultsTruncated",
      "serverRecordChanged", "serverRejectedRequest", "assetFileNotFound", "assetFileModified",
      "incompatibleVersion", "constraintViolation", "operationCancelled", "changeTokenExpired",
      "batchRequestFailed", "zoneBusy", "badDatabase", "quotaExceeded", "zoneNotFound",
      "limitExceeded", "userDeletedZone", "tooManyParticipants", "alreadyShared",
      "referenceViolation", "managedAccountRestricted", "participantMayNeedVerification",
      "serverResponseLost", "assetNotAvailable", "accountTemporarilyUnavailable",
    ].map { "  public static let \($0) = Code.\($0)\n" }.joined() + "}\n"
}
