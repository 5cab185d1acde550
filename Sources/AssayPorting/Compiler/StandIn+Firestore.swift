// SPDX-License-Identifier: MIT

/// Documents that nobody finds, and files that nobody keeps.
extension StandIn {
  static let firestore = """
    @_exported import PortStandIn_FirebaseCore
    import Foundation

    public let FirestoreErrorDomain = "FIRFirestoreErrorDomain"
    public struct FirestoreErrorCode: Error, Sendable {
      public enum Code: Int, Sendable {
        case OK, cancelled, unknown, invalidArgument, deadlineExceeded, notFound, alreadyExists
        case permissionDenied, resourceExhausted, failedPrecondition, aborted, outOfRange
        case unimplemented, `internal`, unavailable, dataLoss, unauthenticated
      }
      public static let OK = Code.OK
      public static let cancelled = Code.cancelled
      public static let unknown = Code.unknown
      public static let invalidArgument = Code.invalidArgument
      public static let deadlineExceeded = Code.deadlineExceeded
      public static let notFound = Code.notFound
      public static let alreadyExists = Code.alreadyExists
      public static let permissionDenied = Code.permissionDenied
      public static let resourceExhausted = Code.resourceExhausted
      public static let failedPrecondition = Code.failedPrecondition
      public static let aborted = Code.aborted
      public static let outOfRange = Code.outOfRange
      public static let unimplemented = Code.unimplemented
      public static let `internal` = Code.`internal`
      public static let unavailable = Code.unavailable
      public static let dataLoss = Code.dataLoss
      public static let unauthenticated = Code.unauthenticated
      public let code: Code
      public init(_ code: Code) { self.code = code }
    }

    public struct Timestamp: Hashable, Codable, Sendable {
      public let seconds: Int64
      public let nanoseconds: Int32
      public init(seconds: Int64, nanoseconds: Int32) {
        (self.seconds, self.nanoseconds) = (seconds, nanoseconds)
      }
      public init() { self.init(date: Date()) }
      public init(date: Date) {
        let time = date.timeIntervalSince1970
        seconds = Int64(time.rounded(.down))
        nanoseconds = Int32((time - time.rounded(.down)) * 1e9)
      }
      public func dateValue() -> Date {
        Date(timeIntervalSince1970: Double(seconds) + Double(nanoseconds) / 1e9)
      }
    }

    public struct GeoPoint: Hashable, Codable, Sendable {
      public let latitude: Double
      public let longitude: Double
      public init(latitude: Double, longitude: Double) {
        (self.latitude, self.longitude) = (latitude, longitude)
      }
    }

    \(optional("DocumentID"))

    \(optional("ServerTimestamp"))

    open class FieldValue: NSObject, @unchecked Sendable {
      public class func serverTimestamp() -> FieldValue { FieldValue() }
      public class func delete() -> FieldValue { FieldValue() }
      public class func arrayUnion(_ elements: [Any]) -> FieldValue { FieldValue() }
      public class func arrayRemove(_ elements: [Any]) -> FieldValue { FieldValue() }
      public class func increment(_ value: Double) -> FieldValue { FieldValue() }
      public class func increment(_ value: Int64) -> FieldValue { FieldValue() }
    }
    open class FieldPath: NSObject, @unchecked Sendable {
      public init(_ names: [String]) {}
      public class func documentID() -> FieldPath { FieldPath([]) }
    }

    public protocol ListenerRegistration: NSObjectProtocol { func remove() }
    private final class Registration: NSObject, ListenerRegistration { func remove() {} }

    public enum FirestoreSource: Int, Sendable { case `default`, server, cache }
    public enum DocumentChangeType: Int, Sendable { case added, modified, removed }

    open class SnapshotMetadata: NSObject, @unchecked Sendable {
      open var hasPendingWrites: Bool { false }
      open var isFromCache: Bool { true }
    }

    open class DocumentSnapshot: NSObject, @unchecked Sendable {
      open var exists: Bool { false }
      open var documentID: String { "" }
      open var reference: DocumentReference { DocumentReference("") }
      open var metadata: SnapshotMetadata { SnapshotMetadata() }
      open func data() -> [String: Any]? { nil }
      open func get(_ field: Any) -> Any? { nil }
      open subscript(key: String) -> Any? { nil }
      public func data<T: Decodable>(as type: T.Type) throws -> T {
        throw FirestoreErrorCode(.notFound)
      }
    }
    open class QueryDocumentSnapshot: DocumentSnapshot, @unchecked Sendable {
      open override func data() -> [String: Any] { [:] }
    }
    open class DocumentChange: NSObject, @unchecked Sendable {
      open var type: DocumentChangeType { .added }
      open var document: QueryDocumentSnapshot { QueryDocumentSnapshot() }
      open var oldIndex: UInt { 0 }
      open var newIndex: UInt { 0 }
    }
    open class QuerySnapshot: NSObject, @unchecked Sendable {
      open var documents: [QueryDocumentSnapshot] { [] }
      open var documentChanges: [DocumentChange] { [] }
      open var isEmpty: Bool { true }
      open var count: Int { 0 }
      open var metadata: SnapshotMetadata { SnapshotMetadata() }
    }
    open class AggregateQuerySnapshot: NSObject, @unchecked Sendable {
      open var count: NSNumber { 0 }
    }
    public enum AggregateSource: UInt64, Sendable { case server }
    open class AggregateQuery: NSObject, @unchecked Sendable {
      open func getAggregation(source: AggregateSource) async throws -> AggregateQuerySnapshot {
        throw FirestoreErrorCode(.unavailable)
      }
    }

    open class Query: NSObject, @unchecked Sendable {
      public typealias Listener = @Sendable (QuerySnapshot?, (any Error)?) -> Void
      open var firestore: Firestore { .firestore() }
      open var count: AggregateQuery { AggregateQuery() }
      open func whereField(_ field: String, isEqualTo value: Any) -> Query { self }
      open func whereField(_ field: String, isNotEqualTo value: Any) -> Query { self }
      open func whereField(_ field: String, isLessThan value: Any) -> Query { self }
      open func whereField(_ field: String, isLessThanOrEqualTo value: Any) -> Query { self }
      open func whereField(_ field: String, isGreaterThan value: Any) -> Query { self }
      open func whereField(_ field: String, isGreaterThanOrEqualTo value: Any) -> Query { self }
      open func whereField(_ field: String, arrayContains value: Any) -> Query { self }
      open func whereField(_ field: String, arrayContainsAny values: [Any]) -> Query { self }
      open func whereField(_ field: String, in values: [Any]) -> Query { self }
      open func whereField(_ field: String, notIn values: [Any]) -> Query { self }
      open func whereField(_ path: FieldPath, in values: [Any]) -> Query { self }
      open func whereField(_ path: FieldPath, isEqualTo value: Any) -> Query { self }
      open func order(by field: String) -> Query { self }
      open func order(by field: String, descending: Bool) -> Query { self }
      open func limit(to limit: Int) -> Query { self }
      open func limit(toLast limit: Int) -> Query { self }
      open func start(at fieldValues: [Any]) -> Query { self }
      open func start(afterDocument document: DocumentSnapshot) -> Query { self }
      open func start(after fieldValues: [Any]) -> Query { self }
      open func end(at fieldValues: [Any]) -> Query { self }
      @discardableResult
      open func addSnapshotListener(
        _ listener: @escaping (QuerySnapshot?, (any Error)?) -> Void
      ) -> any ListenerRegistration { Registration() }
      @discardableResult
      open func addSnapshotListener(
        includeMetadataChanges: Bool,
        listener: @escaping (QuerySnapshot?, (any Error)?) -> Void
      ) -> any ListenerRegistration { Registration() }
      open func getDocuments(completion: @escaping Listener) {}
      open func getDocuments(source: FirestoreSource, completion: @escaping Listener) {}
      open func getDocuments(source: FirestoreSource = .default) async throws -> QuerySnapshot {
        throw FirestoreErrorCode(.unavailable)
      }
    }

    open class CollectionReference: Query, @unchecked Sendable {
      public let path: String
      init(_ path: String) { self.path = path }
      open var collectionID: String { String(path.split(separator: "/").last ?? "") }
      open var parent: DocumentReference? { nil }
      open func document() -> DocumentReference { DocumentReference(path + "/new") }
      open func document(_ documentPath: String) -> DocumentReference {
        DocumentReference(path + "/" + documentPath)
      }
      @discardableResult
      open func addDocument(
        data: [String: Any], completion: (@Sendable ((any Error)?) -> Void)? = nil
      ) -> DocumentReference { document() }
      @discardableResult
      open func addDocument(data: [String: Any]) async throws -> DocumentReference {
        throw FirestoreErrorCode(.unavailable)
      }
      @discardableResult
      public func addDocument<T: Encodable>(
        from value: T, completion: (@Sendable ((any Error)?) -> Void)? = nil
      ) throws -> DocumentReference { document() }
    }

    open class DocumentReference: NSObject, @unchecked Sendable {
      public typealias Listener = @Sendable (DocumentSnapshot?, (any Error)?) -> Void
      public typealias Completion = @Sendable ((any Error)?) -> Void
      public let path: String
      init(_ path: String) { self.path = path }
      open var documentID: String { String(path.split(separator: "/").last ?? "") }
      open var firestore: Firestore { .firestore() }
      open func collection(_ collectionPath: String) -> CollectionReference {
        CollectionReference(path + "/" + collectionPath)
      }
      open func setData(_ data: [String: Any], merge: Bool = false, completion: Completion? = nil) {}
      open func setData(_ data: [String: Any], completion: Completion? = nil) {}
      open func setData(_ data: [String: Any], merge: Bool) async throws {
        throw FirestoreErrorCode(.unavailable)
      }
      open func setData(_ data: [String: Any]) async throws {
        throw FirestoreErrorCode(.unavailable)
      }
      public func setData<T: Encodable>(
        from value: T, merge: Bool = false, completion: Completion? = nil
      ) throws {}
      open func updateData(_ fields: [AnyHashable: Any], completion: Completion? = nil) {}
      open func updateData(_ fields: [AnyHashable: Any]) async throws {
        throw FirestoreErrorCode(.unavailable)
      }
      open func delete(completion: Completion? = nil) {}
      open func delete() async throws { throw FirestoreErrorCode(.unavailable) }
      open func getDocument(completion: @escaping Listener) {}
      open func getDocument(source: FirestoreSource, completion: @escaping Listener) {}
      open func getDocument(source: FirestoreSource = .default) async throws -> DocumentSnapshot {
        throw FirestoreErrorCode(.unavailable)
      }
      public func getDocument<T: Decodable>(as type: T.Type) async throws -> T {
        throw FirestoreErrorCode(.unavailable)
      }
      @discardableResult
      open func addSnapshotListener(
        _ listener: @escaping (DocumentSnapshot?, (any Error)?) -> Void
      ) -> any ListenerRegistration { Registration() }
      @discardableResult
      open func addSnapshotListener(
        includeMetadataChanges: Bool,
        listener: @escaping (DocumentSnapshot?, (any Error)?) -> Void
      ) -> any ListenerRegistration { Registration() }
    }

    open class WriteBatch: NSObject, @unchecked Sendable {
      @discardableResult
      open func setData(
        _ data: [String: Any], forDocument document: DocumentReference, merge: Bool = false
      ) -> WriteBatch { self }
      @discardableResult
      public func setData<T: Encodable>(
        from value: T, forDocument document: DocumentReference, merge: Bool = false
      ) throws -> WriteBatch { self }
      @discardableResult
      open func updateData(
        _ fields: [AnyHashable: Any], forDocument document: DocumentReference
      ) -> WriteBatch { self }
      @discardableResult
      open func deleteDocument(_ document: DocumentReference) -> WriteBatch { self }
      open func commit(completion: (@Sendable ((any Error)?) -> Void)? = nil) {}
      open func commit() async throws { throw FirestoreErrorCode(.unavailable) }
    }

    open class FirestoreSettings: NSObject, @unchecked Sendable {
      open var isPersistenceEnabled = true
      open var isSSLEnabled = true
      open var host = ""
      open var cacheSizeBytes: Int64 = 0
      open var cacheSettings: any LocalCacheSettings = PersistentCacheSettings()
    }

    public protocol LocalCacheSettings: AnyObject {}
    open class PersistentCacheSettings: NSObject, LocalCacheSettings, @unchecked Sendable {
      public override init() {}
      public init(sizeBytes: NSNumber) {}
    }
    open class MemoryLRUGCSettings: NSObject, @unchecked Sendable {
      public override init() {}
      public init(sizeBytes: NSNumber) {}
    }
    open class MemoryEagerGCSetting: NSObject, @unchecked Sendable {}
    open class MemoryCacheSettings: NSObject, LocalCacheSettings, @unchecked Sendable {
      public init(garbageCollectorSettings: NSObject = MemoryEagerGCSetting()) {}
    }

    open class Transaction: NSObject, @unchecked Sendable {
      @discardableResult
      open func setData(
        _ data: [String: Any], forDocument document: DocumentReference, merge: Bool = false
      ) -> Transaction { self }
      @discardableResult
      open func updateData(
        _ fields: [AnyHashable: Any], forDocument document: DocumentReference
      ) -> Transaction { self }
      @discardableResult
      open func deleteDocument(_ document: DocumentReference) -> Transaction { self }
      open func getDocument(_ document: DocumentReference) throws -> DocumentSnapshot {
        throw FirestoreErrorCode(.unavailable)
      }
    }

    public final class Firestore: NSObject, @unchecked Sendable {
      private static let one = Firestore()
      public class func firestore() -> Firestore { one }
      public class func firestore(app: FirebaseApp) -> Firestore { one }
      public var settings = FirestoreSettings()
      public func collection(_ collectionPath: String) -> CollectionReference {
        CollectionReference(collectionPath)
      }
      public func collectionGroup(_ collectionID: String) -> Query { Query() }
      public func document(_ documentPath: String) -> DocumentReference {
        DocumentReference(documentPath)
      }
      public func batch() -> WriteBatch { WriteBatch() }
      public func runTransaction(
        _ updateBlock: @escaping (Transaction, UnsafeMutablePointer<NSError?>?) -> Any?,
        completion: @escaping (Any?, (any Error)?) -> Void
      ) { completion(nil, FirestoreErrorCode(.unavailable)) }
      public func runTransaction(
        _ updateBlock: @escaping (Transaction, UnsafeMutablePointer<NSError?>?) -> Any?
      ) async throws -> Any? { throw FirestoreErrorCode(.unavailable) }
      public func useEmulator(withHost host: String, port: Int) {}
      public func clearPersistence() async throws {}
      public func enableNetwork() async throws {}
      public func disableNetwork() async throws {}

      public final class Encoder: Sendable {
        public init() {}
        public func encode(_ value: some Encodable) throws -> [String: Any] {
          let data = try JSONEncoder().encode(value)
          return try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
        }
      }
      public final class Decoder: Sendable {
        public init() {}
        public func decode<T: Decodable>(_ type: T.Type, from data: Any) throws -> T {
          try JSONDecoder().decode(type, from: JSONSerialization.data(withJSONObject: data))
        }
      }
    }

    """

  /// A wrapper of a value that a document may lack.
  private static func optional(_ wrapper: String) -> String {
    """
    @propertyWrapper
    public struct \(wrapper)<Value> {
      public var wrappedValue: Value?
      public init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }
    }
    extension \(wrapper): Equatable where Value: Equatable {}
    extension \(wrapper): Hashable where Value: Hashable {}
    extension \(wrapper): Sendable where Value: Sendable {}
    extension \(wrapper): Codable where Value: Codable {
      public init(from decoder: any Decoder) throws {
        wrappedValue = try? decoder.singleValueContainer().decode(Value.self)
      }
      public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(wrappedValue)
      }
    }
    extension KeyedDecodingContainer {
      public func decode<Value: Codable>(
        _ type: \(wrapper)<Value>.Type, forKey key: Key
      ) throws -> \(wrapper)<Value> {
        try decodeIfPresent(type, forKey: key) ?? \(wrapper)(wrappedValue: nil)
      }
    }
    """
  }

  static let firebaseStorage = """
    @_exported import PortStandIn_FirebaseCore
    import Foundation

    public struct StorageError: Error, Sendable {}

    open class StorageMetadata: NSObject, @unchecked Sendable {
      open var contentType: String?
      open var customMetadata: [String: String]?
      open var path: String? { nil }
      open var size: Int64 { 0 }
      public override init() {}
    }
    open class StorageTaskSnapshot: NSObject, @unchecked Sendable {
      open var progress: Progress? { nil }
      open var error: (any Error)? { nil }
    }
    public enum StorageTaskStatus: Int, Sendable {
      case unknown, resume, progress, pause, success, failure
    }
    open class StorageUploadTask: NSObject, @unchecked Sendable {
      @discardableResult
      open func observe(
        _ status: StorageTaskStatus, handler: @escaping (StorageTaskSnapshot) -> Void
      ) -> String { "" }
      open func cancel() {}
      open func pause() {}
      open func resume() {}
    }
    open class StorageDownloadTask: StorageUploadTask, @unchecked Sendable {}
    open class StorageListResult: NSObject, @unchecked Sendable {
      open var items: [StorageReference] { [] }
      open var prefixes: [StorageReference] { [] }
    }

    open class StorageReference: NSObject, @unchecked Sendable {
      public let fullPath: String
      init(_ path: String) { fullPath = path }
      open var name: String { String(fullPath.split(separator: "/").last ?? "") }
      open func child(_ path: String) -> StorageReference { StorageReference(fullPath + "/" + path) }
      @discardableResult
      open func putData(
        _ data: Data, metadata: StorageMetadata? = nil,
        completion: (@Sendable (StorageMetadata?, (any Error)?) -> Void)? = nil
      ) -> StorageUploadTask { StorageUploadTask() }
      @discardableResult
      open func putDataAsync(
        _ data: Data, metadata: StorageMetadata? = nil
      ) async throws -> StorageMetadata { throw StorageError() }
      @discardableResult
      open func putFile(from url: URL, metadata: StorageMetadata? = nil) -> StorageUploadTask {
        StorageUploadTask()
      }
      @discardableResult
      open func getData(
        maxSize: Int64, completion: @escaping @Sendable (Data?, (any Error)?) -> Void
      ) -> StorageDownloadTask { StorageDownloadTask() }
      open func data(maxSize: Int64) async throws -> Data { throw StorageError() }
      open func downloadURL(completion: @escaping @Sendable (URL?, (any Error)?) -> Void) {}
      open func downloadURL() async throws -> URL { throw StorageError() }
      open func delete(completion: (@Sendable ((any Error)?) -> Void)?) {}
      open func delete() async throws { throw StorageError() }
      open func listAll() async throws -> StorageListResult { throw StorageError() }
    }

    public final class Storage: NSObject, @unchecked Sendable {
      private static let one = Storage()
      public class func storage() -> Storage { one }
      public class func storage(url: String) -> Storage { one }
      public func reference() -> StorageReference { StorageReference("") }
      public func reference(withPath path: String) -> StorageReference { StorageReference(path) }
      public func reference(forURL url: String) -> StorageReference { StorageReference(url) }
    }

    """

  static let allOfFirebase = [
    "FirebaseCore", "FirebaseAuth", "FirebaseFirestore", "FirebaseStorage", "FirebaseAnalytics",
  ].map { "@_exported import PortStandIn_\($0)\n" }.joined()
}
