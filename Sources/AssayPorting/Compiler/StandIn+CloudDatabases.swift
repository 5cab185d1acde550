// SPDX-License-Identifier: MIT

extension StandIn {
  /// Containers and databases. A device without an account has the status `noAccount`, and its
  /// requests fail with `notAuthenticated` (Apple's documentation of CKAccountStatus and CKError).
  static let cloudDatabases = """

    public enum CKAccountStatus: Int, Sendable {
      case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
    }
    extension Notification.Name {
      public static let CKAccountChanged = Notification.Name("CKAccountChanged")
    }

    open class CKContainer: NSObject, @unchecked Sendable {
      public enum ApplicationPermissionStatus: Int, Sendable {
        case initialState, couldNotComplete, denied, granted
      }
      public struct ApplicationPermissions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let userDiscoverability = ApplicationPermissions(rawValue: 1)
      }
      private static let standard = CKContainer(name: nil)
      public let containerIdentifier: String?
      public let privateCloudDatabase = CKDatabase(scope: .private)
      public let publicCloudDatabase = CKDatabase(scope: .public)
      public let sharedCloudDatabase = CKDatabase(scope: .shared)
      private init(name: String?) { containerIdentifier = name }
      public convenience init(identifier containerIdentifier: String) {
        self.init(name: containerIdentifier)
      }
      public class func `default`() -> CKContainer { standard }
      open func database(with databaseScope: CKDatabase.Scope) -> CKDatabase {
        switch databaseScope {
        case .public: publicCloudDatabase
        case .private: privateCloudDatabase
        case .shared: sharedCloudDatabase
        }
      }
      open func add(_ operation: CKOperation) { operation.start() }
      open func accountStatus(
        completionHandler: @escaping (CKAccountStatus, (any Error)?) -> Void
      ) { completionHandler(.noAccount, nil) }
      open func accountStatus() async throws -> CKAccountStatus { .noAccount }
      open func fetchUserRecordID(
        completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void
      ) { completionHandler(nil, CKError(.notAuthenticated)) }
      open func userRecordID() async throws -> CKRecord.ID { throw CKError(.notAuthenticated) }
      open func requestApplicationPermission(
        _ applicationPermission: ApplicationPermissions,
        completionHandler: @escaping (ApplicationPermissionStatus, (any Error)?) -> Void
      ) { completionHandler(.couldNotComplete, CKError(.notAuthenticated)) }
      open func status(
        forApplicationPermission applicationPermission: ApplicationPermissions,
        completionHandler: @escaping (ApplicationPermissionStatus, (any Error)?) -> Void
      ) { completionHandler(.couldNotComplete, CKError(.notAuthenticated)) }
      open func discoverUserIdentity(
        withUserRecordID userRecordID: CKRecord.ID,
        completionHandler: @escaping (CKUserIdentity?, (any Error)?) -> Void
      ) { completionHandler(nil, CKError(.notAuthenticated)) }
      open func discoverUserIdentity(
        withEmailAddress email: String,
        completionHandler: @escaping (CKUserIdentity?, (any Error)?) -> Void
      ) { completionHandler(nil, CKError(.notAuthenticated)) }
      open func discoverUserIdentity(
        withPhoneNumber phoneNumber: String,
        completionHandler: @escaping (CKUserIdentity?, (any Error)?) -> Void
      ) { completionHandler(nil, CKError(.notAuthenticated)) }
      open func discoverAllIdentities(
        completionHandler: @escaping ([CKUserIdentity]?, (any Error)?) -> Void
      ) { completionHandler(nil, CKError(.notAuthenticated)) }
      open func userIdentity(forUserRecordID userRecordID: CKRecord.ID) async throws
        -> CKUserIdentity?
      { throw CKError(.notAuthenticated) }
      open func userIdentity(forEmailAddress email: String) async throws -> CKUserIdentity? {
        throw CKError(.notAuthenticated)
      }
      open func shareParticipant(forEmailAddress email: String) async throws
        -> CKShare.Participant
      { throw CKError(.notAuthenticated) }
      open func fetchShareParticipant(
        withEmailAddress email: String,
        completionHandler: @escaping (CKShare.Participant?, (any Error)?) -> Void
      ) { completionHandler(nil, CKError(.notAuthenticated)) }
      open func fetchShareMetadata(
        with url: URL, completionHandler: @escaping (CKShare.Metadata?, (any Error)?) -> Void
      ) { completionHandler(nil, CKError(.notAuthenticated)) }
      open func shareMetadata(for url: URL) async throws -> CKShare.Metadata {
        throw CKError(.notAuthenticated)
      }
      open func accept(
        _ metadata: CKShare.Metadata,
        completionHandler: @escaping (CKShare?, (any Error)?) -> Void
      ) { completionHandler(nil, CKError(.notAuthenticated)) }
      @discardableResult
      open func accept(_ metadata: CKShare.Metadata) async throws -> CKShare {
        throw CKError(.notAuthenticated)
      }
    }

    open class CKUserIdentity: NSObject, @unchecked Sendable {
      public final class LookupInfo: NSObject, Sendable {
        public let emailAddress: String?
        public let phoneNumber: String?
        public init(emailAddress: String) {
          self.emailAddress = emailAddress
          phoneNumber = nil
        }
        public init(phoneNumber: String) {
          emailAddress = nil
          self.phoneNumber = phoneNumber
        }
      }
      override init() {}
      open var userRecordID: CKRecord.ID? { nil }
      open var lookupInfo: LookupInfo? { nil }
      open var nameComponents: PersonNameComponents? { nil }
      open var hasiCloudAccount: Bool { false }
    }

    open class CKQuery: NSObject, @unchecked Sendable {
      public let recordType: CKRecord.RecordType
      public let predicate: NSPredicate
      open var sortDescriptors: [NSSortDescriptor]?
      public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
        self.recordType = recordType
        self.predicate = predicate
      }
    }
    public final class CKServerChangeToken: NSObject, Sendable { override init() {} }

    open class CKDatabase: NSObject, @unchecked Sendable {
      public enum Scope: Int, Sendable { case `public` = 1, `private`, shared }
      public typealias MatchResults = (
        matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)],
        queryCursor: CKQueryOperation.Cursor?
      )
      public let databaseScope: Scope
      init(scope: Scope) { databaseScope = scope }
      open func add(_ operation: CKDatabaseOperation) {
        operation.database = self
        operation.start()
      }

      open func fetch(
        withRecordID recordID: CKRecord.ID,
        completionHandler: @escaping (CKRecord?, (any Error)?) -> Void
      ) { completionHandler(nil, CKError(.notAuthenticated)) }
      open func save(
        _ record: CKRecord, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void
      ) { completionHandler(nil, CKError(.notAuthenticated)) }
      open func delete(
        withRecordID recordID: CKRecord.ID,
        completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void
      ) { completionHandler(nil, CKError(.notAuthenticated)) }
      open func perform(
        _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
        completionHandler: @escaping ([CKRecord]?, (any Error)?) -> Void
      ) { completionHandler(nil, CKError(.notAuthenticated)) }
      open func fetch(
        withQuery query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil,
        desiredKeys: [CKRecord.FieldKey]? = nil,
        resultsLimit: Int = CKQueryOperation.maximumResults,
        completionHandler: @escaping (Result<MatchResults, any Error>) -> Void
      ) { completionHandler(.failure(CKError(.notAuthenticated))) }
      open func fetch(
        withCursor queryCursor: CKQueryOperation.Cursor, desiredKeys: [CKRecord.FieldKey]? = nil,
        resultsLimit: Int = CKQueryOperation.maximumResults,
        completionHandler: @escaping (Result<MatchResults, any Error>) -> Void
      ) { completionHandler(.failure(CKError(.notAuthenticated))) }
      open func fetchAllRecordZones(
        completionHandler: @escaping ([CKRecordZone]?, (any Error)?) -> Void
      ) { completionHandler(nil, CKError(.notAuthenticated)) }
      open func fetch(
        withRecordZoneID zoneID: CKRecordZone.ID,
        completionHandler: @escaping (CKRecordZone?, (any Error)?) -> Void
      ) { completionHandler(nil, CKError(.notAuthenticated)) }
      open func save(
        _ zone: CKRecordZone, completionHandler: @escaping (CKRecordZone?, (any Error)?) -> Void
      ) { completionHandler(nil, CKError(.notAuthenticated)) }
      open func delete(
        withRecordZoneID zoneID: CKRecordZone.ID,
        completionHandler: @escaping (CKRecordZone.ID?, (any Error)?) -> Void
      ) { completionHandler(nil, CKError(.notAuthenticated)) }
      open func fetch(
        withSubscriptionID subscriptionID: CKSubscription.ID,
        completionHandler: @escaping (CKSubscription?, (any Error)?) -> Void
      ) { completionHandler(nil, CKError(.notAuthenticated)) }
      open func fetchAllSubscriptions(
        completionHandler: @escaping ([CKSubscription]?, (any Error)?) -> Void
      ) { completionHandler(nil, CKError(.notAuthenticated)) }
      open func save(
        _ subscription: CKSubscription,
        completionHandler: @escaping (CKSubscription?, (any Error)?) -> Void
      ) { completionHandler(nil, CKError(.notAuthenticated)) }
      open func delete(
        withSubscriptionID subscriptionID: CKSubscription.ID,
        completionHandler: @escaping (String?, (any Error)?) -> Void
      ) { completionHandler(nil, CKError(.notAuthenticated)) }

      open func record(for recordID: CKRecord.ID) async throws -> CKRecord {
        throw CKError(.notAuthenticated)
      }
      open func records(for ids: [CKRecord.ID], desiredKeys: [CKRecord.FieldKey]? = nil)
        async throws -> [CKRecord.ID: Result<CKRecord, any Error>]
      { throw CKError(.notAuthenticated) }
      open func records(
        matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil,
        desiredKeys: [CKRecord.FieldKey]? = nil,
        resultsLimit: Int = CKQueryOperation.maximumResults
      ) async throws -> MatchResults { throw CKError(.notAuthenticated) }
      open func records(
        continuingMatchFrom queryCursor: CKQueryOperation.Cursor,
        desiredKeys: [CKRecord.FieldKey]? = nil,
        resultsLimit: Int = CKQueryOperation.maximumResults
      ) async throws -> MatchResults { throw CKError(.notAuthenticated) }
      @discardableResult
      open func save(_ record: CKRecord) async throws -> CKRecord {
        throw CKError(.notAuthenticated)
      }
      @discardableResult
      open func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID {
        throw CKError(.notAuthenticated)
      }
      @discardableResult
      open func modifyRecords(
        saving recordsToSave: [CKRecord], deleting recordIDsToDelete: [CKRecord.ID],
        savePolicy: CKModifyRecordsOperation.RecordSavePolicy = .ifServerRecordUnchanged,
        atomically: Bool = true
      ) async throws -> (
        saveResults: [CKRecord.ID: Result<CKRecord, any Error>],
        deleteResults: [CKRecord.ID: Result<Void, any Error>]
      ) { throw CKError(.notAuthenticated) }
      open func recordZone(for zoneID: CKRecordZone.ID) async throws -> CKRecordZone {
        throw CKError(.notAuthenticated)
      }
      open func allRecordZones() async throws -> [CKRecordZone] {
        throw CKError(.notAuthenticated)
      }
      @discardableResult
      open func save(_ zone: CKRecordZone) async throws -> CKRecordZone {
        throw CKError(.notAuthenticated)
      }
      @discardableResult
      open func deleteRecordZone(withID zoneID: CKRecordZone.ID) async throws
        -> CKRecordZone.ID
      { throw CKError(.notAuthenticated) }
      @discardableResult
      open func modifyRecordZones(
        saving recordZonesToSave: [CKRecordZone], deleting recordZoneIDsToDelete: [CKRecordZone.ID]
      ) async throws -> (
        saveResults: [CKRecordZone.ID: Result<CKRecordZone, any Error>],
        deleteResults: [CKRecordZone.ID: Result<Void, any Error>]
      ) { throw CKError(.notAuthenticated) }
      open func subscription(for subscriptionID: CKSubscription.ID) async throws
        -> CKSubscription
      { throw CKError(.notAuthenticated) }
      open func allSubscriptions() async throws -> [CKSubscription] {
        throw CKError(.notAuthenticated)
      }
      @discardableResult
      open func save(_ subscription: CKSubscription) async throws -> CKSubscription {
        throw CKError(.notAuthenticated)
      }
      @discardableResult
      open func deleteSubscription(withID subscriptionID: CKSubscription.ID) async throws
        -> CKSubscription.ID
      { throw CKError(.notAuthenticated) }
      @discardableResult
      open func modifySubscriptions(
        saving subscriptionsToSave: [CKSubscription],
        deleting subscriptionIDsToDelete: [CKSubscription.ID]
      ) async throws -> (
        saveResults: [CKSubscription.ID: Result<CKSubscription, any Error>],
        deleteResults: [CKSubscription.ID: Result<Void, any Error>]
      ) { throw CKError(.notAuthenticated) }
    }

    """
}
