// SPDX-License-Identifier: MIT

extension StandIn {
  /// Subscriptions, shares and the engine that keeps records in step, which has nothing to send to.
  static let cloudSharing = """

    open class CKSubscription: NSObject, @unchecked Sendable {
      public typealias ID = String
      public enum SubscriptionType: Int, Sendable { case query = 1, recordZone, database }
      open class NotificationInfo: NSObject, @unchecked Sendable {
        open var alertBody: String?
        open var alertLocalizationKey: String?
        open var alertLocalizationArgs: [CKRecord.FieldKey]?
        open var title: String?
        open var titleLocalizationKey: String?
        open var titleLocalizationArgs: [CKRecord.FieldKey]?
        open var subtitle: String?
        open var subtitleLocalizationKey: String?
        open var subtitleLocalizationArgs: [CKRecord.FieldKey]?
        open var alertActionLocalizationKey: String?
        open var alertLaunchImage: String?
        open var soundName: String?
        open var desiredKeys: [CKRecord.FieldKey]?
        open var shouldBadge = false
        open var shouldSendContentAvailable = false
        open var shouldSendMutableContent = false
        open var category: String?
        open var collapseIDKey: String?
        public override init() {}
      }
      public let subscriptionID: ID
      open var subscriptionType: SubscriptionType { .query }
      open var notificationInfo: NotificationInfo?
      init(subscriptionID: ID) { self.subscriptionID = subscriptionID }
    }
    open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
      public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let firesOnRecordCreation = Options(rawValue: 1)
        public static let firesOnRecordUpdate = Options(rawValue: 2)
        public static let firesOnRecordDeletion = Options(rawValue: 4)
        public static let firesOnce = Options(rawValue: 8)
      }
      public let recordType: CKRecord.RecordType
      public let predicate: NSPredicate
      public let querySubscriptionOptions: Options
      open var zoneID: CKRecordZone.ID?
      public init(
        recordType: CKRecord.RecordType, predicate: NSPredicate,
        subscriptionID: CKSubscription.ID = UUID().uuidString, options: Options
      ) {
        self.recordType = recordType
        self.predicate = predicate
        querySubscriptionOptions = options
        super.init(subscriptionID: subscriptionID)
      }
    }
    open class CKRecordZoneSubscription: CKSubscription, @unchecked Sendable {
      public let zoneID: CKRecordZone.ID
      open var recordType: CKRecord.RecordType?
      open override var subscriptionType: SubscriptionType { .recordZone }
      public init(
        zoneID: CKRecordZone.ID, subscriptionID: CKSubscription.ID = UUID().uuidString
      ) {
        self.zoneID = zoneID
        super.init(subscriptionID: subscriptionID)
      }
    }
    open class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
      open var recordType: CKRecord.RecordType?
      open override var subscriptionType: SubscriptionType { .database }
      public override init(subscriptionID: CKSubscription.ID = UUID().uuidString) {
        super.init(subscriptionID: subscriptionID)
      }
    }

    /// No notification of a server's arrives.
    open class CKNotification: NSObject, @unchecked Sendable {
      public enum NotificationType: Int, Sendable {
        case query = 1, recordZone, readNotification, database
      }
      public final class ID: NSObject, Sendable { override init() {} }
      public convenience init?(fromRemoteNotificationDictionary dictionary: [AnyHashable: Any]) {
        nil
      }
      override init() {}
      open var notificationType: NotificationType { .query }
      open var notificationID: ID? { nil }
      open var containerIdentifier: String? { nil }
      open var subscriptionID: CKSubscription.ID? { nil }
      open var isPruned: Bool { false }
      open var alertBody: String? { nil }
    }
    open class CKQueryNotification: CKNotification, @unchecked Sendable {
      public enum Reason: Int, Sendable { case recordCreated = 1, recordUpdated, recordDeleted }
      open var queryNotificationReason: Reason { .recordCreated }
      open var recordFields: [String: Any]? { nil }
      open var recordID: CKRecord.ID? { nil }
      open var databaseScope: CKDatabase.Scope { .public }
    }
    open class CKRecordZoneNotification: CKNotification, @unchecked Sendable {
      open var recordZoneID: CKRecordZone.ID? { nil }
      open var databaseScope: CKDatabase.Scope { .private }
    }
    open class CKDatabaseNotification: CKNotification, @unchecked Sendable {
      open var databaseScope: CKDatabase.Scope { .private }
    }

    open class CKShare: CKRecord, @unchecked Sendable {
      public enum ParticipantAcceptanceStatus: Int, Sendable {
        case unknown, pending, accepted, removed
      }
      public enum ParticipantPermission: Int, Sendable {
        case unknown, none, readOnly, readWrite
      }
      public enum ParticipantRole: Int, Sendable {
        case unknown, owner, administrator, privateUser, publicUser
      }
      public typealias ParticipantType = ParticipantRole
      public enum SystemFieldKey {
        public static let title = "cloudkit.title"
        public static let shareType = "cloudkit.type"
        public static let thumbnailImageData = "cloudkit.thumbnailImageData"
      }
      open class Participant: NSObject, @unchecked Sendable {
        public typealias Role = ParticipantRole
        public typealias Permission = ParticipantPermission
        public typealias AcceptanceStatus = ParticipantAcceptanceStatus
        override init() {}
        open var userIdentity: CKUserIdentity { CKUserIdentity() }
        open var role = ParticipantRole.privateUser
        open var permission = ParticipantPermission.readOnly
        open var acceptanceStatus: ParticipantAcceptanceStatus { .unknown }
      }
      open class Metadata: NSObject, @unchecked Sendable {
        private let sharing: CKShare
        init(share: CKShare) { sharing = share }
        open var containerIdentifier: String { "" }
        open var share: CKShare { sharing }
        open var hierarchicalRootRecordID: CKRecord.ID? { nil }
        open var rootRecordID: CKRecord.ID { sharing.recordID }
        open var rootRecord: CKRecord? { nil }
        open var participantRole: ParticipantRole { .unknown }
        open var participantStatus: ParticipantAcceptanceStatus { .unknown }
        open var participantPermission: ParticipantPermission { .unknown }
        open var ownerIdentity: CKUserIdentity { CKUserIdentity() }
      }
      open var publicPermission = ParticipantPermission.none
      /// A server alone makes one.
      open var url: URL? { nil }
      open private(set) var participants: [Participant] = []
      public let owner: Participant = {
        let owner = Participant()
        owner.role = .owner
        owner.permission = .readWrite
        return owner
      }()
      open var currentUserParticipant: Participant? { nil }
      public convenience init(rootRecord: CKRecord) {
        self.init(rootRecord: rootRecord, shareID: ID(zoneID: rootRecord.recordID.zoneID))
      }
      public init(rootRecord: CKRecord, shareID: CKRecord.ID) {
        super.init(recordType: CKRecord.SystemType.share, recordID: shareID)
      }
      public init(recordZoneID: CKRecordZone.ID) {
        super.init(
          recordType: CKRecord.SystemType.share,
          recordID: ID(recordName: CKRecordNameZoneWideShare, zoneID: recordZoneID))
      }
      public override init?(coder: NSCoder) { nil }
      open func addParticipant(_ participant: Participant) { participants.append(participant) }
      open func removeParticipant(_ participant: Participant) {
        participants.removeAll { $0 === participant }
      }
    }
    public let CKRecordNameZoneWideShare = "cloudkit.zoneshare"

    public protocol CKSyncEngineDelegate: AnyObject, Sendable {
      func handleEvent(_ event: CKSyncEngine.Event, syncEngine: CKSyncEngine) async
      func nextRecordZoneChangeBatch(
        _ context: CKSyncEngine.SendChangesContext, syncEngine: CKSyncEngine
      ) async -> CKSyncEngine.RecordZoneChangeBatch?
    }
    /// An engine that nobody signed in for: it fetches and sends nothing, and has no events.
    public final class CKSyncEngine: @unchecked Sendable {
      public struct Configuration: Sendable {
        public var database: CKDatabase
        public var stateSerialization: State.Serialization?
        public weak var delegate: (any CKSyncEngineDelegate)?
        public var automaticallySync = true
        public var subscriptionID: CKSubscription.ID?
        public init(
          database: CKDatabase, stateSerialization: State.Serialization?,
          delegate: any CKSyncEngineDelegate
        ) {
          self.database = database
          self.stateSerialization = stateSerialization
          self.delegate = delegate
        }
      }
      public enum PendingRecordZoneChange: Hashable, @unchecked Sendable {
        case saveRecord(CKRecord.ID), deleteRecord(CKRecord.ID)
      }
      public enum PendingDatabaseChange: Hashable, @unchecked Sendable {
        case saveZone(CKRecordZone), deleteZone(CKRecordZone.ID)
      }
      public final class State: @unchecked Sendable {
        public struct Serialization: Codable, Sendable {}
        public private(set) var pendingRecordZoneChanges: [PendingRecordZoneChange] = []
        public private(set) var pendingDatabaseChanges: [PendingDatabaseChange] = []
        public var hasPendingUntrackedChanges = false
        public func add(pendingRecordZoneChanges changes: [PendingRecordZoneChange]) {
          pendingRecordZoneChanges += changes.filter { !pendingRecordZoneChanges.contains($0) }
        }
        public func remove(pendingRecordZoneChanges changes: [PendingRecordZoneChange]) {
          pendingRecordZoneChanges.removeAll { changes.contains($0) }
        }
        public func add(pendingDatabaseChanges changes: [PendingDatabaseChange]) {
          pendingDatabaseChanges += changes.filter { !pendingDatabaseChanges.contains($0) }
        }
        public func remove(pendingDatabaseChanges changes: [PendingDatabaseChange]) {
          pendingDatabaseChanges.removeAll { changes.contains($0) }
        }
      }
      public enum SyncReason: Hashable, Sendable { case scheduled, manual }
      public struct SendChangesOptions: Sendable {
        public enum Scope: @unchecked Sendable {
          case all, allExcluding([CKRecordZone.ID]), zoneIDs([CKRecordZone.ID])
          case recordIDs([CKRecord.ID])
          public func contains(_ change: PendingRecordZoneChange) -> Bool {
            let id =
              switch change {
              case .saveRecord(let id), .deleteRecord(let id): id
              }
            return switch self {
            case .all: true
            case .allExcluding(let zones): !zones.contains(id.zoneID)
            case .zoneIDs(let zones): zones.contains(id.zoneID)
            case .recordIDs(let ids): ids.contains(id)
            }
          }
        }
        public var scope: Scope
        public init(scope: Scope = .all) { self.scope = scope }
      }
      public struct FetchChangesOptions: Sendable { public init() {} }
      public struct SendChangesContext: Sendable {
        public let reason: SyncReason
        public let options: SendChangesOptions
      }
      public struct RecordZoneChangeBatch: @unchecked Sendable {
        public let recordsToSave: [CKRecord]
        public let recordIDsToDelete: [CKRecord.ID]
        public var atomicByZone: Bool
        public init(
          recordsToSave: [CKRecord] = [], recordIDsToDelete: [CKRecord.ID] = [],
          atomicByZone: Bool = false
        ) {
          self.recordsToSave = recordsToSave
          self.recordIDsToDelete = recordIDsToDelete
          self.atomicByZone = atomicByZone
        }
        public init?(
          pendingChanges: [PendingRecordZoneChange],
          recordProvider: (CKRecord.ID) async -> CKRecord?
        ) async {
          if pendingChanges.isEmpty { return nil }
          var (records, deleted): ([CKRecord], [CKRecord.ID]) = ([], [])
          for change in pendingChanges {
            switch change {
            case .saveRecord(let id):
              if let record = await recordProvider(id) { records.append(record) }
            case .deleteRecord(let id): deleted.append(id)
            }
          }
          self.init(recordsToSave: records, recordIDsToDelete: deleted)
        }
      }
      /// Never made: nothing happens.
      public enum Event: @unchecked Sendable {
        public struct StateUpdate: Sendable { public let stateSerialization: State.Serialization }
        public struct AccountChange: @unchecked Sendable {
          public enum ChangeType: @unchecked Sendable {
            case signIn(currentUser: CKRecord.ID), signOut(previousUser: CKRecord.ID)
            case switchAccounts(previousUser: CKRecord.ID, currentUser: CKRecord.ID)
          }
          public let changeType: ChangeType
        }
        public struct FetchedDatabaseChanges: @unchecked Sendable {
          public struct Modification: @unchecked Sendable { public let zoneID: CKRecordZone.ID }
          public struct Deletion: @unchecked Sendable {
            public enum Reason: Sendable { case deleted, purged, encryptedDataReset }
            public let zoneID: CKRecordZone.ID
            public let reason: Reason
          }
          public let modifications: [Modification]
          public let deletions: [Deletion]
        }
        public struct FetchedRecordZoneChanges: @unchecked Sendable {
          public struct Modification: @unchecked Sendable { public let record: CKRecord }
          public struct Deletion: @unchecked Sendable {
            public let recordID: CKRecord.ID
            public let recordType: CKRecord.RecordType
          }
          public let modifications: [Modification]
          public let deletions: [Deletion]
        }
        public struct SentDatabaseChanges: @unchecked Sendable {
          public let savedZones: [CKRecordZone]
          public let deletedZoneIDs: [CKRecordZone.ID]
        }
        public struct SentRecordZoneChanges: @unchecked Sendable {
          public struct FailedRecordSave: @unchecked Sendable {
            public let record: CKRecord
            public let error: CKError
          }
          public let savedRecords: [CKRecord]
          public let failedRecordSaves: [FailedRecordSave]
          public let deletedRecordIDs: [CKRecord.ID]
          public let failedRecordDeletes: [CKRecord.ID: CKError]
        }
        public struct Moment: Sendable {}
        case stateUpdate(StateUpdate), accountChange(AccountChange)
        case fetchedDatabaseChanges(FetchedDatabaseChanges)
        case fetchedRecordZoneChanges(FetchedRecordZoneChanges)
        case sentDatabaseChanges(SentDatabaseChanges)
        case sentRecordZoneChanges(SentRecordZoneChanges)
        case willFetchChanges(Moment), willFetchRecordZoneChanges(Moment)
        case didFetchRecordZoneChanges(Moment), didFetchChanges(Moment)
        case willSendChanges(Moment), didSendChanges(Moment)
      }
      public let database: CKDatabase
      public let state = State()
      public init(_ configuration: Configuration) { database = configuration.database }
      public func fetchChanges(_ options: FetchChangesOptions = FetchChangesOptions())
        async throws
      { throw CKError(.notAuthenticated) }
      public func sendChanges(_ options: SendChangesOptions = SendChangesOptions()) async throws {
        throw CKError(.notAuthenticated)
      }
      public func cancelOperations() async {}
    }

    """
}
