// SPDX-License-Identifier: MIT

extension StandInUses {
  /// CloudKit: records, queries, operations of both kinds, subscriptions, shares, the sync engine.
  static let cloud = #"""
    import CloudKit
    import Foundation
    import SwiftUI

    struct Fruit: Hashable {
      let name: String
      let imageURL: URL?
      let record: CKRecord
      init?(record: CKRecord) {
        guard let name = record["name"] as? String else { return nil }
        self.name = name
        let imageAsset = record["image"] as? CKAsset
        imageURL = imageAsset?.fileURL
        self.record = record
      }
      init?(name: String, url: URL?) {
        let record = CKRecord(recordType: "Fruits")
        record["name"] = name
        record["count"] = 5
        record["isRipe"] = true as CKRecordValue
        record["tags"] = ["a", "b"]
        record["date"] = Date()
        record["name"] = nil
        record.setValue("x", forKey: "old")
        if let url { record["image"] = CKAsset(fileURL: url) }
        let parent = CKRecord(recordType: "Basket", recordID: CKRecord.ID(recordName: "b"))
        record["basket"] = CKRecord.Reference(record: parent, action: .deleteSelf)
        record["basket"] = CKRecord.Reference(recordID: parent.recordID, action: .none)
        record.setParent(parent)
        let count: Int? = record["count"]
        let text = record.value(forKey: "old") as? String
        let reference = record["basket"] as? CKRecord.Reference
        print(count ?? 0, text ?? "", reference?.recordID.recordName ?? "", record.allKeys())
        print(record.recordType, record.creationDate as Any, record.recordChangeTag as Any)
        self.init(record: record)
      }
    }

    @MainActor final class Model: ObservableObject {
      @Published var fruits: [Fruit] = []
      @Published var error = ""
      let zoneID = CKRecordZone.ID(zoneName: "Z", ownerName: CKCurrentUserDefaultName)
      let container = CKContainer(identifier: "iCloud.x")
      func status() {
        CKContainer.default().accountStatus { [weak self] status, error in
          DispatchQueue.main.async {
            switch status {
            case .available: self?.error = ""
            case .noAccount: self?.error = "no account"
            case .couldNotDetermine, .restricted, .temporarilyUnavailable: break
            @unknown default: break
            }
          }
        }
        CKContainer.default().requestApplicationPermission([.userDiscoverability]) { status, _ in
          if status == .granted { print("granted") }
        }
        CKContainer.default().fetchUserRecordID { id, _ in print(id?.recordName ?? "") }
        NotificationCenter.default.addObserver(
          forName: .CKAccountChanged, object: nil, queue: nil) { _ in }
      }
      func query() {
        let query = CKQuery(recordType: "Fruits", predicate: NSPredicate(value: true))
        query.sortDescriptors = []
        let operation = CKQueryOperation(query: query)
        operation.resultsLimit = 2
        operation.desiredKeys = ["name"]
        operation.recordMatchedBlock = { id, result in
          switch result {
          case .success(let record): print(record, id)
          case .failure(let error): print(error)
          }
        }
        operation.queryResultBlock = { result in
          if case .success(let cursor?) = result { print(CKQueryOperation(cursor: cursor)) }
        }
        operation.recordFetchedBlock = { record in print(record) }
        operation.queryCompletionBlock = { cursor, error in print(cursor as Any, error as Any) }
        operation.qualityOfService = .userInitiated
        container.publicCloudDatabase.add(operation)
        container.publicCloudDatabase.perform(query, inZoneWith: nil) { records, error in
          print(records?.count ?? 0)
        }
      }
      func load() async throws {
        let database = container.privateCloudDatabase
        let query = CKQuery(recordType: "Fruits", predicate: NSPredicate(value: true))
        let (matches, cursor) = try await database.records(matching: query, resultsLimit: 3)
        let records = matches.compactMap { try? $0.1.get() }
        fruits = records.compactMap(Fruit.init(record:))
        if let cursor { _ = try await database.records(continuingMatchFrom: cursor) }
        let record = try await database.record(for: CKRecord.ID(recordName: "a"))
        try await database.save(record)
        try await database.deleteRecord(withID: record.recordID)
        _ = try await database.modifyRecords(saving: [record], deleting: [], savePolicy: .allKeys)
        try await database.save(CKRecordZone(zoneID: zoneID))
        if try await container.accountStatus() == .available {}
      }
      func save(_ record: CKRecord) {
        let operation = CKModifyRecordsOperation(recordsToSave: [record], recordIDsToDelete: nil)
        operation.savePolicy = .changedKeys
        operation.isAtomic = true
        operation.perRecordSaveBlock = { id, result in print(id, result) }
        operation.modifyRecordsResultBlock = { result in
          switch result {
          case .success: break
          case .failure(let error as CKError): self.show(error)
          case .failure: break
          }
        }
        operation.modifyRecordsCompletionBlock = { saved, deleted, error in
          if let error = error as? CKError, error.code == .serverRecordChanged {
            print(error.serverRecord as Any)
          }
        }
        container.privateCloudDatabase.add(operation)
        container.publicCloudDatabase.save(record) { record, error in }
        container.publicCloudDatabase.delete(withRecordID: record.recordID) { id, error in }
      }
      nonisolated func show(_ error: CKError) {
        switch error.code {
        case .notAuthenticated: print("sign in")
        case .partialFailure: print(error.partialErrorsByItemID ?? [:])
        case .requestRateLimited, .zoneBusy: print(error.retryAfterSeconds ?? 0)
        default: print(error.localizedDescription, error.userInfo[CKErrorRetryAfterKey] as Any)
        }
      }
      func tryCatch() async {
        do { try await load() } catch CKError.notAuthenticated { error = "sign in" } catch {
          self.error = error.localizedDescription
        }
      }
      func changes() {
        let configuration = CKFetchRecordZoneChangesOperation.ZoneConfiguration()
        configuration.previousServerChangeToken = nil
        let operation = CKFetchRecordZoneChangesOperation(
          recordZoneIDs: [zoneID], configurationsByRecordZoneID: [zoneID: configuration])
        operation.fetchAllChanges = true
        operation.recordWasChangedBlock = { _, result in
          if case .success(let record) = result { print(record) }
        }
        operation.recordWithIDWasDeletedBlock = { id, type in print(id, type) }
        operation.recordZoneFetchResultBlock = { _, result in
          if case .success(let (token, _, more)) = result { print(token, more) }
        }
        operation.fetchRecordZoneChangesResultBlock = { result in }
        container.privateCloudDatabase.add(operation)
      }
      func subscribe() {
        let subscription = CKQuerySubscription(
          recordType: "Fruits", predicate: NSPredicate(value: true), subscriptionID: "added",
          options: [.firesOnRecordCreation, .firesOnRecordUpdate])
        let info = CKSubscription.NotificationInfo()
        info.title = "New"
        info.alertBody = "Open"
        info.soundName = "default"
        info.shouldSendContentAvailable = true
        subscription.notificationInfo = info
        container.publicCloudDatabase.save(subscription) { saved, error in }
        container.publicCloudDatabase.delete(withSubscriptionID: "added") { id, error in }
        container.publicCloudDatabase.fetchAllSubscriptions { all, _ in
          for one in all ?? [] { print(one.subscriptionID) }
        }
        _ = CKModifySubscriptionsOperation(
          subscriptionsToSave: [CKDatabaseSubscription(subscriptionID: "d")],
          subscriptionIDsToDelete: ["added"])
        if let n = CKNotification(fromRemoteNotificationDictionary: ["a": 1]) as? CKQueryNotification {
          print(n.recordID as Any)
        }
      }
      func share(_ record: CKRecord) {
        let share = CKShare(rootRecord: record)
        share[CKShare.SystemFieldKey.title] = "Fruits" as CKRecordValue
        share.publicPermission = .readOnly
        print(share.participants.count, share.url as Any)
      }
    }

    final class Sync: CKSyncEngineDelegate {
      func handleEvent(_ event: CKSyncEngine.Event, syncEngine: CKSyncEngine) async {
        switch event {
        case .stateUpdate(let update): print(update.stateSerialization)
        case .accountChange(let change): print(change.changeType)
        case .fetchedRecordZoneChanges(let changes):
          for modification in changes.modifications { print(modification.record) }
        default: break
        }
      }
      func nextRecordZoneChangeBatch(
        _ context: CKSyncEngine.SendChangesContext, syncEngine: CKSyncEngine
      ) async -> CKSyncEngine.RecordZoneChangeBatch? {
        let pending = syncEngine.state.pendingRecordZoneChanges
          .filter { context.options.scope.contains($0) }
        return await CKSyncEngine.RecordZoneChangeBatch(pendingChanges: pending) { _ in nil }
      }
      func start() -> CKSyncEngine {
        CKSyncEngine(
          .init(
            database: CKContainer.default().privateCloudDatabase, stateSerialization: nil,
            delegate: self))
      }
    }

    struct SharingView: UIViewControllerRepresentable {
      let share: CKShare
      func makeUIViewController(context: Context) -> UICloudSharingController {
        let controller = UICloudSharingController(share: share, container: .default())
        controller.availablePermissions = [.allowPrivate, .allowReadWrite]
        return controller
      }
      func updateUIViewController(_ controller: UICloudSharingController, context: Context) {}
    }
    """#
}
