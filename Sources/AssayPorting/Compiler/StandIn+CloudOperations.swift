// SPDX-License-Identifier: MIT

extension StandIn {
  /// Operations, which fail as soon as they are added, in their result blocks and in the older
  /// completion blocks.
  static let cloudOperations = """

    open class CKOperation: Operation, @unchecked Sendable {
      public typealias ID = String
      open class Configuration: NSObject, @unchecked Sendable {
        public override init() {}
        open var container: CKContainer?
        open var qualityOfService = QualityOfService.default
        open var allowsCellularAccess = true
        open var isLongLived = false
        open var timeoutIntervalForRequest: TimeInterval = 60
        open var timeoutIntervalForResource: TimeInterval = 604_800
      }
      public let operationID: ID = UUID().uuidString
      open var configuration: Configuration! = Configuration()
      open var group: CKOperationGroup?
      open var isLongLived = false
      open var longLivedOperationWasPersistedBlock: (() -> Void)?
      open override func main() { fail(CKError(.notAuthenticated)) }
      func fail(_ error: CKError) {}
    }
    open class CKOperationGroup: NSObject, @unchecked Sendable {
      public let operationGroupID = UUID().uuidString
      open var name: String?
      open var quantity = 0
      open var defaultConfiguration: CKOperation.Configuration! = CKOperation.Configuration()
      public override init() {}
    }
    open class CKDatabaseOperation: CKOperation, @unchecked Sendable {
      open var database: CKDatabase?
    }

    open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
      public final class Cursor: NSObject, Sendable { override init() {} }
      public static let maximumResults = 0
      open var query: CKQuery?
      open var cursor: Cursor?
      open var zoneID: CKRecordZone.ID?
      open var desiredKeys: [CKRecord.FieldKey]?
      open var resultsLimit = CKQueryOperation.maximumResults
      open var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
      open var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?
      open var recordFetchedBlock: ((CKRecord) -> Void)?
      open var queryCompletionBlock: ((Cursor?, (any Error)?) -> Void)?
      public override init() {}
      public convenience init(query: CKQuery) {
        self.init()
        self.query = query
      }
      public convenience init(cursor: Cursor) {
        self.init()
        self.cursor = cursor
      }
      override func fail(_ error: CKError) {
        queryResultBlock?(.failure(error))
        queryCompletionBlock?(nil, error)
      }
    }

    open class CKFetchRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
      open var recordIDs: [CKRecord.ID]?
      open var desiredKeys: [CKRecord.FieldKey]?
      open var perRecordProgressBlock: ((CKRecord.ID, Double) -> Void)?
      open var perRecordResultBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
      open var perRecordCompletionBlock: ((CKRecord?, CKRecord.ID?, (any Error)?) -> Void)?
      open var fetchRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
      open var fetchRecordsCompletionBlock: (([CKRecord.ID: CKRecord]?, (any Error)?) -> Void)?
      public override init() {}
      public convenience init(recordIDs: [CKRecord.ID]) {
        self.init()
        self.recordIDs = recordIDs
      }
      public class func fetchCurrentUserRecordOperation() -> CKFetchRecordsOperation {
        CKFetchRecordsOperation()
      }
      override func fail(_ error: CKError) {
        for id in recordIDs ?? [] {
          perRecordResultBlock?(id, .failure(error))
          perRecordCompletionBlock?(nil, id, error)
        }
        fetchRecordsResultBlock?(.failure(error))
        fetchRecordsCompletionBlock?(nil, error)
      }
    }

    open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
      public enum RecordSavePolicy: Int, Sendable {
        case ifServerRecordUnchanged, changedKeys, allKeys
      }
      open var recordsToSave: [CKRecord]?
      open var recordIDsToDelete: [CKRecord.ID]?
      open var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
      open var clientChangeTokenData: Data?
      open var isAtomic = true
      open var perRecordProgressBlock: ((CKRecord, Double) -> Void)?
      open var perRecordSaveBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
      open var perRecordDeleteBlock: ((CKRecord.ID, Result<Void, any Error>) -> Void)?
      open var perRecordCompletionBlock: ((CKRecord, (any Error)?) -> Void)?
      open var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
      open var modifyRecordsCompletionBlock:
        (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?
      public override init() {}
      public convenience init(
        recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil
      ) {
        self.init()
        self.recordsToSave = recordsToSave
        self.recordIDsToDelete = recordIDsToDelete
      }
      override func fail(_ error: CKError) {
        for record in recordsToSave ?? [] {
          perRecordSaveBlock?(record.recordID, .failure(error))
          perRecordCompletionBlock?(record, error)
        }
        for id in recordIDsToDelete ?? [] { perRecordDeleteBlock?(id, .failure(error)) }
        modifyRecordsResultBlock?(.failure(error))
        modifyRecordsCompletionBlock?(nil, nil, error)
      }
    }

    open class CKFetchRecordZonesOperation: CKDatabaseOperation, @unchecked Sendable {
      open var recordZoneIDs: [CKRecordZone.ID]?
      open var perRecordZoneResultBlock:
        ((CKRecordZone.ID, Result<CKRecordZone, any Error>) -> Void)?
      open var fetchRecordZonesResultBlock: ((Result<Void, any Error>) -> Void)?
      open var fetchRecordZonesCompletionBlock:
        (([CKRecordZone.ID: CKRecordZone]?, (any Error)?) -> Void)?
      public override init() {}
      public convenience init(recordZoneIDs: [CKRecordZone.ID]) {
        self.init()
        self.recordZoneIDs = recordZoneIDs
      }
      public class func fetchAllRecordZonesOperation() -> CKFetchRecordZonesOperation {
        CKFetchRecordZonesOperation()
      }
      override func fail(_ error: CKError) {
        for id in recordZoneIDs ?? [] { perRecordZoneResultBlock?(id, .failure(error)) }
        fetchRecordZonesResultBlock?(.failure(error))
        fetchRecordZonesCompletionBlock?(nil, error)
      }
    }
    open class CKModifyRecordZonesOperation: CKDatabaseOperation, @unchecked Sendable {
      open var recordZonesToSave: [CKRecordZone]?
      open var recordZoneIDsToDelete: [CKRecordZone.ID]?
      open var perRecordZoneSaveBlock:
        ((CKRecordZone.ID, Result<CKRecordZone, any Error>) -> Void)?
      open var perRecordZoneDeleteBlock: ((CKRecordZone.ID, Result<Void, any Error>) -> Void)?
      open var modifyRecordZonesResultBlock: ((Result<Void, any Error>) -> Void)?
      open var modifyRecordZonesCompletionBlock:
        (([CKRecordZone]?, [CKRecordZone.ID]?, (any Error)?) -> Void)?
      public override init() {}
      public convenience init(
        recordZonesToSave: [CKRecordZone]? = nil, recordZoneIDsToDelete: [CKRecordZone.ID]? = nil
      ) {
        self.init()
        self.recordZonesToSave = recordZonesToSave
        self.recordZoneIDsToDelete = recordZoneIDsToDelete
      }
      override func fail(_ error: CKError) {
        for zone in recordZonesToSave ?? [] {
          perRecordZoneSaveBlock?(zone.zoneID, .failure(error))
        }
        for id in recordZoneIDsToDelete ?? [] { perRecordZoneDeleteBlock?(id, .failure(error)) }
        modifyRecordZonesResultBlock?(.failure(error))
        modifyRecordZonesCompletionBlock?(nil, nil, error)
      }
    }

    open class CKFetchRecordZoneChangesOperation: CKDatabaseOperation, @unchecked Sendable {
      open class ZoneConfiguration: NSObject, @unchecked Sendable {
        open var previousServerChangeToken: CKServerChangeToken?
        open var resultsLimit: Int?
        open var desiredKeys: [CKRecord.FieldKey]?
        public override init() {}
        public init(
          previousServerChangeToken: CKServerChangeToken? = nil, resultsLimit: Int? = nil,
          desiredKeys: [CKRecord.FieldKey]? = nil
        ) {
          self.previousServerChangeToken = previousServerChangeToken
          self.resultsLimit = resultsLimit
          self.desiredKeys = desiredKeys
        }
      }
      public typealias ZoneOptions = ZoneConfiguration
      public typealias ZoneChanges = (
        serverChangeToken: CKServerChangeToken, clientChangeTokenData: Data?, moreComing: Bool
      )
      open var recordZoneIDs: [CKRecordZone.ID]?
      open var configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]?
      open var optionsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]?
      open var fetchAllChanges = true
      open var recordChangedBlock: ((CKRecord) -> Void)?
      open var recordWasChangedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
      open var recordWithIDWasDeletedBlock: ((CKRecord.ID, CKRecord.RecordType) -> Void)?
      open var recordZoneChangeTokensUpdatedBlock:
        ((CKRecordZone.ID, CKServerChangeToken?, Data?) -> Void)?
      open var recordZoneFetchResultBlock:
        ((CKRecordZone.ID, Result<ZoneChanges, any Error>) -> Void)?
      open var recordZoneFetchCompletionBlock:
        ((CKRecordZone.ID, CKServerChangeToken?, Data?, Bool, (any Error)?) -> Void)?
      open var fetchRecordZoneChangesResultBlock: ((Result<Void, any Error>) -> Void)?
      open var fetchRecordZoneChangesCompletionBlock: (((any Error)?) -> Void)?
      public override init() {}
      public convenience init(
        recordZoneIDs: [CKRecordZone.ID]? = nil,
        configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]? = nil
      ) {
        self.init()
        self.recordZoneIDs = recordZoneIDs
        self.configurationsByRecordZoneID = configurationsByRecordZoneID
      }
      public convenience init(
        recordZoneIDs: [CKRecordZone.ID],
        optionsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]?
      ) {
        self.init()
        self.recordZoneIDs = recordZoneIDs
        self.optionsByRecordZoneID = optionsByRecordZoneID
      }
      override func fail(_ error: CKError) {
        for id in recordZoneIDs ?? [] {
          recordZoneFetchResultBlock?(id, .failure(error))
          recordZoneFetchCompletionBlock?(id, nil, nil, false, error)
        }
        fetchRecordZoneChangesResultBlock?(.failure(error))
        fetchRecordZoneChangesCompletionBlock?(error)
      }
    }
    open class CKFetchDatabaseChangesOperation: CKDatabaseOperation, @unchecked Sendable {
      open var previousServerChangeToken: CKServerChangeToken?
      open var resultsLimit = 0
      open var fetchAllChanges = true
      open var recordZoneWithIDChangedBlock: ((CKRecordZone.ID) -> Void)?
      open var recordZoneWithIDWasDeletedBlock: ((CKRecordZone.ID) -> Void)?
      open var recordZoneWithIDWasPurgedBlock: ((CKRecordZone.ID) -> Void)?
      open var changeTokenUpdatedBlock: ((CKServerChangeToken) -> Void)?
      open var fetchDatabaseChangesResultBlock:
        (
          (Result<(serverChangeToken: CKServerChangeToken, moreComing: Bool), any Error>) -> Void
        )?
      open var fetchDatabaseChangesCompletionBlock:
        ((CKServerChangeToken?, Bool, (any Error)?) -> Void)?
      public override init() {}
      public convenience init(previousServerChangeToken: CKServerChangeToken?) {
        self.init()
        self.previousServerChangeToken = previousServerChangeToken
      }
      override func fail(_ error: CKError) {
        fetchDatabaseChangesResultBlock?(.failure(error))
        fetchDatabaseChangesCompletionBlock?(nil, false, error)
      }
    }

    open class CKFetchSubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {
      open var subscriptionIDs: [CKSubscription.ID]?
      open var perSubscriptionResultBlock:
        ((CKSubscription.ID, Result<CKSubscription, any Error>) -> Void)?
      open var fetchSubscriptionsResultBlock: ((Result<Void, any Error>) -> Void)?
      open var fetchSubscriptionCompletionBlock:
        (([CKSubscription.ID: CKSubscription]?, (any Error)?) -> Void)?
      public override init() {}
      public convenience init(subscriptionIDs: [CKSubscription.ID]) {
        self.init()
        self.subscriptionIDs = subscriptionIDs
      }
      public class func fetchAllSubscriptionsOperation() -> CKFetchSubscriptionsOperation {
        CKFetchSubscriptionsOperation()
      }
      override func fail(_ error: CKError) {
        for id in subscriptionIDs ?? [] { perSubscriptionResultBlock?(id, .failure(error)) }
        fetchSubscriptionsResultBlock?(.failure(error))
        fetchSubscriptionCompletionBlock?(nil, error)
      }
    }
    open class CKModifySubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {
      open var subscriptionsToSave: [CKSubscription]?
      open var subscriptionIDsToDelete: [CKSubscription.ID]?
      open var perSubscriptionSaveBlock:
        ((CKSubscription.ID, Result<CKSubscription, any Error>) -> Void)?
      open var perSubscriptionDeleteBlock: ((CKSubscription.ID, Result<Void, any Error>) -> Void)?
      open var modifySubscriptionsResultBlock: ((Result<Void, any Error>) -> Void)?
      open var modifySubscriptionsCompletionBlock:
        (([CKSubscription]?, [CKSubscription.ID]?, (any Error)?) -> Void)?
      public override init() {}
      public convenience init(
        subscriptionsToSave: [CKSubscription]? = nil,
        subscriptionIDsToDelete: [CKSubscription.ID]? = nil
      ) {
        self.init()
        self.subscriptionsToSave = subscriptionsToSave
        self.subscriptionIDsToDelete = subscriptionIDsToDelete
      }
      override func fail(_ error: CKError) {
        for subscription in subscriptionsToSave ?? [] {
          perSubscriptionSaveBlock?(subscription.subscriptionID, .failure(error))
        }
        for id in subscriptionIDsToDelete ?? [] { perSubscriptionDeleteBlock?(id, .failure(error)) }
        modifySubscriptionsResultBlock?(.failure(error))
        modifySubscriptionsCompletionBlock?(nil, nil, error)
      }
    }

    open class CKAcceptSharesOperation: CKOperation, @unchecked Sendable {
      open var shareMetadatas: [CKShare.Metadata]?
      open var perShareResultBlock: ((CKShare.Metadata, Result<CKShare, any Error>) -> Void)?
      open var perShareCompletionBlock: ((CKShare.Metadata, CKShare?, (any Error)?) -> Void)?
      open var acceptSharesResultBlock: ((Result<Void, any Error>) -> Void)?
      open var acceptSharesCompletionBlock: (((any Error)?) -> Void)?
      public override init() {}
      public convenience init(shareMetadatas: [CKShare.Metadata]) {
        self.init()
        self.shareMetadatas = shareMetadatas
      }
      override func fail(_ error: CKError) {
        for metadata in shareMetadatas ?? [] {
          perShareResultBlock?(metadata, .failure(error))
          perShareCompletionBlock?(metadata, nil, error)
        }
        acceptSharesResultBlock?(.failure(error))
        acceptSharesCompletionBlock?(error)
      }
    }
    open class CKFetchShareMetadataOperation: CKOperation, @unchecked Sendable {
      open var shareURLs: [URL]?
      open var shouldFetchRootRecord = false
      open var rootRecordDesiredKeys: [CKRecord.FieldKey]?
      open var perShareMetadataResultBlock: ((URL, Result<CKShare.Metadata, any Error>) -> Void)?
      open var perShareMetadataBlock: ((URL, CKShare.Metadata?, (any Error)?) -> Void)?
      open var fetchShareMetadataResultBlock: ((Result<Void, any Error>) -> Void)?
      open var fetchShareMetadataCompletionBlock: (((any Error)?) -> Void)?
      public override init() {}
      public convenience init(shareURLs: [URL]) {
        self.init()
        self.shareURLs = shareURLs
      }
      override func fail(_ error: CKError) {
        for url in shareURLs ?? [] {
          perShareMetadataResultBlock?(url, .failure(error))
          perShareMetadataBlock?(url, nil, error)
        }
        fetchShareMetadataResultBlock?(.failure(error))
        fetchShareMetadataCompletionBlock?(error)
      }
    }

    """
}
