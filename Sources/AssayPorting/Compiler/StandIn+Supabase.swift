// SPDX-License-Identifier: MIT

/// Supabase, the package of a service for data and signing in: nobody is signed in, no request is
/// sent and none is answered, so a screen is what it is while it waits.
extension StandIn {
  static let supabase = supabaseValues + supabaseTables + supabaseClients

  private static let supabaseValues = """
    import Foundation
    import PortStandIn_AuthenticationServices
    #if canImport(FoundationNetworking)
      import FoundationNetworking
    #endif

    private func answer<T>() async throws -> T {
      try await Task.sleep(nanoseconds: UInt64(Int64.max))
      throw CancellationError()
    }

    public typealias JSONObject = [String: AnyJSON]
    public enum AnyJSON: Codable, Hashable, Sendable, ExpressibleByStringLiteral,
      ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral,
      ExpressibleByNilLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
    {
      case null
      case bool(Bool)
      case integer(Int)
      case double(Double)
      case string(String)
      case object(JSONObject)
      case array([AnyJSON])
      public var value: Any {
        switch self {
        case .null: NSNull()
        case .bool(let value): value
        case .integer(let value): value
        case .double(let value): value
        case .string(let value): value
        case .object(let value): value.mapValues(\\.value)
        case .array(let value): value.map(\\.value)
        }
      }
      public init(stringLiteral value: String) { self = .string(value) }
      public init(integerLiteral value: Int) { self = .integer(value) }
      public init(floatLiteral value: Double) { self = .double(value) }
      public init(booleanLiteral value: Bool) { self = .bool(value) }
      public init(nilLiteral: ()) { self = .null }
      public init(arrayLiteral elements: AnyJSON...) { self = .array(elements) }
      public init(dictionaryLiteral elements: (String, AnyJSON)...) {
        self = .object(Dictionary(elements) { $1 })
      }
      public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
          self = .null
        } else if let value = try? container.decode(Bool.self) {
          self = .bool(value)
        } else if let value = try? container.decode(Int.self) {
          self = .integer(value)
        } else if let value = try? container.decode(Double.self) {
          self = .double(value)
        } else if let value = try? container.decode(String.self) {
          self = .string(value)
        } else if let value = try? container.decode([AnyJSON].self) {
          self = .array(value)
        } else {
          self = .object(try container.decode(JSONObject.self))
        }
      }
      public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .integer(let value): try container.encode(value)
        case .double(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .object(let value): try container.encode(value)
        case .array(let value): try container.encode(value)
        }
      }
      public var stringValue: String? { if case .string(let value) = self { value } else { nil } }
      public var boolValue: Bool? { if case .bool(let value) = self { value } else { nil } }
      public var intValue: Int? { if case .integer(let value) = self { value } else { nil } }
      public var doubleValue: Double? { if case .double(let value) = self { value } else { nil } }
      public var objectValue: JSONObject? { if case .object(let value) = self { value } else { nil } }
      public var arrayValue: [AnyJSON]? { if case .array(let value) = self { value } else { nil } }
      public var isNil: Bool { self == .null }
    }

    // The names of the module Auth, which the package's module exports.
    public typealias AuthUser = User
    public typealias AuthSession = Session
    public enum Auth {
      public typealias User = AuthUser
      public typealias Session = AuthSession
    }
    public struct User: Codable, Hashable, Identifiable, Sendable {
      public var id: UUID
      public var appMetadata: JSONObject = [:]
      public var userMetadata: JSONObject = [:]
      public var aud = "authenticated"
      public var email: String?
      public var phone: String?
      public var role: String?
      public var createdAt: Date
      public var updatedAt: Date
      public var newEmail: String?
      public var newPhone: String?
      public var confirmedAt: Date?
      public var emailConfirmedAt: Date?
      public var phoneConfirmedAt: Date?
      public var lastSignInAt: Date?
      public var isAnonymous = false
    }
    public struct Session: Codable, Hashable, Sendable {
      public var accessToken: String
      public var refreshToken: String
      public var tokenType: String
      public var expiresIn: TimeInterval
      public var expiresAt: TimeInterval
      public var providerToken: String?
      public var user: User
      public var isExpired: Bool { false }
    }
    public enum AuthResponse: Sendable {
      case session(Session)
      case user(User)
      public var user: User {
        switch self {
        case .session(let session): session.user
        case .user(let user): user
        }
      }
      public var session: Session? { if case .session(let session) = self { session } else { nil } }
    }
    public enum AuthChangeEvent: String, Hashable, Sendable {
      case initialSession = "INITIAL_SESSION"
      case passwordRecovery = "PASSWORD_RECOVERY"
      case signedIn = "SIGNED_IN"
      case signedOut = "SIGNED_OUT"
      case tokenRefreshed = "TOKEN_REFRESHED"
      case userUpdated = "USER_UPDATED"
      case userDeleted = "USER_DELETED"
      case mfaChallengeVerified = "MFA_CHALLENGE_VERIFIED"
    }
    public enum AuthError: LocalizedError, Hashable, Sendable {
      case sessionMissing
      case weakPassword(message: String, reasons: [String])
      case pkceGrantCodeExchange(message: String)
      case implicitGrantRedirect(message: String)
      public var message: String { "Auth session missing." }
      public var errorDescription: String? { message }
    }
    public struct PostgrestError: LocalizedError, Hashable, Sendable {
      public let detail: String?
      public let hint: String?
      public let code: String?
      public let message: String
      public var errorDescription: String? { message }
    }
    public enum Provider: String, Codable, CaseIterable, Hashable, Sendable {
      case apple, azure, bitbucket, discord, email, facebook, figma, github, gitlab, google, kakao
      case keycloak, linkedin, notion, slack, spotify, twitch, twitter, workos, zoom
    }
    public enum EmailOTPType: String, Hashable, Sendable {
      case signup, invite, magiclink, recovery, email
      case emailChange = "email_change"
    }
    public enum MobileOTPType: String, Hashable, Sendable {
      case sms
      case phoneChange = "phone_change"
    }
    public enum SignOutScope: String, Hashable, Sendable { case global, local, others }
    public struct OpenIDConnectCredentials: Hashable, Sendable {
      public enum Provider: String, Hashable, Sendable {
        case google, apple, azure, facebook, kakao
      }
      public var provider: Provider
      public var idToken: String
      public var nonce: String?
      public init(
        provider: Provider, idToken: String, accessToken: String? = nil, nonce: String? = nil
      ) {
        self.provider = provider
        self.idToken = idToken
        self.nonce = nonce
      }
    }
    public struct UserAttributes: Codable, Hashable, Sendable {
      public var email: String?
      public var phone: String?
      public var password: String?
      public var nonce: String?
      public var data: JSONObject?
      public init(
        email: String? = nil, phone: String? = nil, password: String? = nil, nonce: String? = nil,
        data: JSONObject? = nil
      ) {
        self.email = email
        self.phone = phone
        self.password = password
        self.nonce = nonce
        self.data = data
      }
    }

    """

  private static let supabaseTables = """
    public struct PostgrestResponse<T>: @unchecked Sendable {
      public let data: Data
      public let value: T
      public let count: Int?
      public var status: Int { 200 }
    }
    public enum CountOption: String, Sendable { case exact, planned, estimated }
    public enum PostgrestReturningOptions: String, Sendable { case minimal, representation }
    public enum TextSearchType: String, Sendable { case plain, phrase, websearch }
    public protocol PostgrestFilterValue: Sendable {}
    extension String: PostgrestFilterValue {}
    extension Int: PostgrestFilterValue {}
    extension Double: PostgrestFilterValue {}
    extension Bool: PostgrestFilterValue {}
    extension UUID: PostgrestFilterValue {}
    extension Date: PostgrestFilterValue {}
    extension Array: PostgrestFilterValue where Element: PostgrestFilterValue {}
    extension Optional: PostgrestFilterValue where Wrapped: PostgrestFilterValue {}
    extension AnyJSON: PostgrestFilterValue {}

    public class PostgrestBuilder: @unchecked Sendable {
      @discardableResult
      public func execute() async throws -> PostgrestResponse<Void> { try await answer() }
      @discardableResult
      public func execute<T: Decodable>() async throws -> PostgrestResponse<T> {
        try await answer()
      }
    }
    public class PostgrestTransformBuilder: PostgrestBuilder, @unchecked Sendable {
      public func select(_ columns: String = "*") -> PostgrestTransformBuilder { self }
      public func order(
        _ column: String, ascending: Bool = true, nullsFirst: Bool = false,
        referencedTable: String? = nil
      ) -> PostgrestTransformBuilder { self }
      public func limit(_ count: Int, referencedTable: String? = nil) -> PostgrestTransformBuilder {
        self
      }
      public func range(from: Int, to: Int, referencedTable: String? = nil)
        -> PostgrestTransformBuilder
      { self }
      public func single() -> PostgrestTransformBuilder { self }
      public func csv() -> PostgrestTransformBuilder { self }
    }
    public final class PostgrestFilterBuilder: PostgrestTransformBuilder, @unchecked Sendable {
      public typealias Value = any PostgrestFilterValue
      public func eq(_ column: String, value: Value) -> PostgrestFilterBuilder { self }
      public func neq(_ column: String, value: Value) -> PostgrestFilterBuilder { self }
      public func gt(_ column: String, value: Value) -> PostgrestFilterBuilder { self }
      public func gte(_ column: String, value: Value) -> PostgrestFilterBuilder { self }
      public func lt(_ column: String, value: Value) -> PostgrestFilterBuilder { self }
      public func lte(_ column: String, value: Value) -> PostgrestFilterBuilder { self }
      public func like(_ column: String, pattern: String) -> PostgrestFilterBuilder { self }
      public func ilike(_ column: String, pattern: String) -> PostgrestFilterBuilder { self }
      public func `is`(_ column: String, value: Bool?) -> PostgrestFilterBuilder { self }
      public func `in`(_ column: String, values: [Value]) -> PostgrestFilterBuilder { self }
      public func contains(_ column: String, value: Value) -> PostgrestFilterBuilder { self }
      public func overlaps(_ column: String, value: Value) -> PostgrestFilterBuilder { self }
      public func not(
        _ column: String, operator op: Operator, value: Value
      ) -> PostgrestFilterBuilder { self }
      public func or(_ filters: String, referencedTable: String? = nil) -> PostgrestFilterBuilder {
        self
      }
      public func filter(
        _ column: String, operator op: String, value: String
      ) -> PostgrestFilterBuilder { self }
      public func match(_ query: [String: Value]) -> PostgrestFilterBuilder { self }
      public func textSearch(
        _ column: String, query: String, config: String? = nil, type: TextSearchType? = nil
      ) -> PostgrestFilterBuilder { self }
      public enum Operator: String, Sendable { case eq, neq, gt, gte, lt, lte, like, ilike, `is`, `in` }
    }
    public final class PostgrestQueryBuilder: PostgrestBuilder, @unchecked Sendable {
      public func select(
        _ columns: String = "*", head: Bool = false, count: CountOption? = nil
      ) -> PostgrestFilterBuilder { PostgrestFilterBuilder() }
      public func insert(
        _ values: some Encodable, returning: PostgrestReturningOptions? = nil,
        count: CountOption? = nil
      ) throws -> PostgrestFilterBuilder { PostgrestFilterBuilder() }
      public func upsert(
        _ values: some Encodable, onConflict: String? = nil,
        returning: PostgrestReturningOptions = .representation, count: CountOption? = nil,
        ignoreDuplicates: Bool = false
      ) throws -> PostgrestFilterBuilder { PostgrestFilterBuilder() }
      public func update(
        _ values: some Encodable,
        returning: PostgrestReturningOptions = .representation, count: CountOption? = nil
      ) throws -> PostgrestFilterBuilder { PostgrestFilterBuilder() }
      public func delete(
        returning: PostgrestReturningOptions = .representation, count: CountOption? = nil
      ) -> PostgrestFilterBuilder { PostgrestFilterBuilder() }
    }

    public struct FileOptions: Sendable {
      public init(
        cacheControl: String = "3600", contentType: String? = nil, upsert: Bool = false
      ) {}
    }
    public struct SearchOptions: Sendable {
      public init(limit: Int? = nil, offset: Int? = nil, search: String? = nil) {}
    }
    public struct FileObject: Codable, Hashable, Sendable {
      public var name: String
      public var id: UUID?
    }
    public struct FileUploadResponse: Sendable {
      public let id: UUID
      public let path: String
      public let fullPath: String
    }
    public final class StorageFileApi: Sendable {
      private let bucket: String
      init(_ bucket: String) { self.bucket = bucket }
      @discardableResult
      public func upload(
        _ path: String, data: Data, options: FileOptions = FileOptions()
      ) async throws -> FileUploadResponse { try await answer() }
      @discardableResult
      public func upload(
        path: String, file: Data, options: FileOptions = FileOptions()
      ) async throws -> FileUploadResponse { try await answer() }
      @discardableResult
      public func update(
        _ path: String, data: Data, options: FileOptions = FileOptions()
      ) async throws -> FileUploadResponse { try await answer() }
      public func download(path: String) async throws -> Data { try await answer() }
      @discardableResult
      public func remove(paths: [String]) async throws -> [FileObject] { try await answer() }
      public func list(
        path: String? = nil, options: SearchOptions? = nil
      ) async throws -> [FileObject] { try await answer() }
      public func createSignedURL(path: String, expiresIn: Int) async throws -> URL {
        try await answer()
      }
      public func getPublicURL(path: String) throws -> URL {
        guard let url = URL(string: "https://example.invalid/" + bucket + "/" + path) else {
          throw CancellationError()
        }
        return url
      }
    }

    """

  private static let supabaseClients = """
    public final class SupabaseStorageClient: Sendable {
      public func from(_ id: String) -> StorageFileApi { StorageFileApi(id) }
    }
    public struct FunctionInvokeOptions: Sendable {
      public init(headers: [String: String] = [:], body: some Encodable) {}
      public init(headers: [String: String] = [:]) {}
    }
    public enum FunctionsError: Error, LocalizedError {
      case relayError
      case httpError(code: Int, data: Data)
    }
    public final class FunctionsClient: Sendable {
      public func invoke(
        _ functionName: String, options: FunctionInvokeOptions = FunctionInvokeOptions()
      ) async throws { let _: Void = try await answer() }
      public func invoke<T: Decodable>(
        _ functionName: String, options: FunctionInvokeOptions = FunctionInvokeOptions(),
        decoder: JSONDecoder = JSONDecoder()
      ) async throws -> T { try await answer() }
    }

    public final class AuthClient: Sendable {
      public var session: Session { get async throws { throw AuthError.sessionMissing } }
      public var currentSession: Session? { nil }
      public var currentUser: User? { nil }
      public var authStateChanges: AsyncStream<(event: AuthChangeEvent, session: Session?)> {
        AsyncStream { $0.yield((event: .initialSession, session: nil)) }
      }
      @discardableResult
      public func signIn(email: String, password: String) async throws -> Session {
        try await answer()
      }
      @discardableResult
      public func signIn(phone: String, password: String) async throws -> Session {
        try await answer()
      }
      @discardableResult
      public func signUp(
        email: String, password: String, data: JSONObject? = nil, redirectTo: URL? = nil
      ) async throws -> AuthResponse { try await answer() }
      @discardableResult
      public func signInAnonymously(data: JSONObject? = nil) async throws -> Session {
        try await answer()
      }
      @discardableResult
      public func signInWithIdToken(
        credentials: OpenIDConnectCredentials
      ) async throws -> Session { try await answer() }
      public func signInWithOTP(
        email: String, redirectTo: URL? = nil, shouldCreateUser: Bool = true,
        data: JSONObject? = nil
      ) async throws { let _: Void = try await answer() }
      public func signInWithOTP(
        phone: String, shouldCreateUser: Bool = true, data: JSONObject? = nil
      ) async throws { let _: Void = try await answer() }
      @discardableResult
      public func signInWithOAuth(
        provider: Provider, redirectTo: URL? = nil, scopes: String? = nil,
        queryParams: [(name: String, value: String?)] = [],
        configure: @Sendable (ASWebAuthenticationSession) -> Void = { _ in }
      ) async throws -> Session { try await answer() }
      public func getOAuthSignInURL(
        provider: Provider, scopes: String? = nil, redirectTo: URL? = nil
      ) throws -> URL { throw AuthError.sessionMissing }
      @discardableResult
      public func verifyOTP(
        email: String, token: String, type: EmailOTPType
      ) async throws -> AuthResponse { try await answer() }
      @discardableResult
      public func verifyOTP(
        phone: String, token: String, type: MobileOTPType
      ) async throws -> AuthResponse { try await answer() }
      public func resend(
        email: String, type: EmailOTPType, emailRedirectTo: URL? = nil
      ) async throws { let _: Void = try await answer() }
      public func resend(phone: String, type: MobileOTPType) async throws {
        let _: Void = try await answer()
      }
      @discardableResult
      public func session(from url: URL) async throws -> Session { try await answer() }
      @discardableResult
      public func setSession(
        accessToken: String, refreshToken: String
      ) async throws -> Session { try await answer() }
      @discardableResult
      public func refreshSession() async throws -> Session { throw AuthError.sessionMissing }
      public func signOut(scope: SignOutScope = .global) async throws {}
      public func resetPasswordForEmail(_ email: String, redirectTo: URL? = nil) async throws {
        let _: Void = try await answer()
      }
      @discardableResult
      public func update(user: UserAttributes) async throws -> User { try await answer() }
      public func user(jwt: String? = nil) async throws -> User { throw AuthError.sessionMissing }
      public func handle(_ url: URL) {}
    }

    public protocol AuthLocalStorage: Sendable {
      func store(key: String, value: Data) throws
      func retrieve(key: String) throws -> Data?
      func remove(key: String) throws
    }
    public struct KeychainLocalStorage: AuthLocalStorage {
      public init(service: String? = nil, accessGroup: String? = nil) {}
      public func store(key: String, value: Data) throws {}
      public func retrieve(key: String) throws -> Data? { nil }
      public func remove(key: String) throws {}
    }
    public enum AuthFlowType: Sendable { case implicit, pkce }
    public struct RealtimeClientOptions: Sendable {
      public init(
        headers: [String: String] = [:], heartbeatInterval: TimeInterval = 25,
        reconnectDelay: TimeInterval = 7, timeoutInterval: TimeInterval = 10
      ) {}
    }
    public struct SupabaseClientOptions: Sendable {
      public struct DatabaseOptions: Sendable {
        public init(
          schema: String? = nil, encoder: JSONEncoder = JSONEncoder(),
          decoder: JSONDecoder = JSONDecoder()
        ) {}
      }
      public struct AuthOptions: Sendable {
        public init(
          storage: any AuthLocalStorage = KeychainLocalStorage(), redirectToURL: URL? = nil,
          storageKey: String? = nil, flowType: AuthFlowType = .pkce,
          encoder: JSONEncoder = JSONEncoder(), decoder: JSONDecoder = JSONDecoder(),
          autoRefreshToken: Bool = true, emitLocalSessionAsInitialSession: Bool = false,
          accessToken: (@Sendable () async throws -> String?)? = nil
        ) {}
      }
      public struct GlobalOptions: Sendable {
        public init(headers: [String: String] = [:], session: URLSession = .shared) {}
      }
      public struct FunctionsOptions: Sendable {
        public init(region: String? = nil) {}
      }
      public struct StorageOptions: Sendable {
        public init(useNewHostname: Bool = false) {}
      }
      public init(
        db: DatabaseOptions = DatabaseOptions(), auth: AuthOptions = AuthOptions(),
        global: GlobalOptions = GlobalOptions(), functions: FunctionsOptions = FunctionsOptions(),
        realtime: RealtimeClientOptions = RealtimeClientOptions(),
        storage: StorageOptions = StorageOptions()
      ) {}
    }

    public protocol PostgresAction: Sendable {}
    public protocol HasRecord { var record: JSONObject { get } }
    public protocol HasOldRecord { var oldRecord: JSONObject { get } }
    extension HasRecord {
      public func decodeRecord<T: Decodable>(as type: T.Type = T.self, decoder: JSONDecoder) throws -> T
      {
        try decoder.decode(type, from: JSONEncoder().encode(record))
      }
    }
    public struct InsertAction: PostgresAction, HasRecord { public let record: JSONObject }
    public struct UpdateAction: PostgresAction, HasRecord, HasOldRecord {
      public let record: JSONObject
      public let oldRecord: JSONObject
    }
    public struct DeleteAction: PostgresAction, HasOldRecord { public let oldRecord: JSONObject }
    public enum AnyAction: PostgresAction {
      case insert(InsertAction)
      case update(UpdateAction)
      case delete(DeleteAction)
    }
    public enum RealtimePostgresFilter: Sendable {
      case eq(_ column: String, value: any PostgrestFilterValue)
      case neq(_ column: String, value: any PostgrestFilterValue)
      case gt(_ column: String, value: any PostgrestFilterValue)
      case lt(_ column: String, value: any PostgrestFilterValue)
      case `in`(_ column: String, values: [any PostgrestFilterValue])
    }
    public struct RealtimeSubscription: Sendable { public func cancel() {} }
    public enum RealtimeChannelStatus: Sendable {
      case unsubscribed, subscribing, subscribed, unsubscribing
    }
    /// Nothing arrives.
    public final class RealtimeChannelV2: Sendable {
      public let topic: String
      init(_ topic: String) { self.topic = topic }
      public var status: RealtimeChannelStatus { .unsubscribed }
      public var statusChange: AsyncStream<RealtimeChannelStatus> { AsyncStream { _ in } }
      public func subscribe() async {}
      public func subscribeWithError() async throws {}
      public func unsubscribe() async {}
      public func postgresChange<A: PostgresAction>(
        _ action: A.Type, schema: String = "public", table: String? = nil, filter: String? = nil
      ) -> AsyncStream<A> { AsyncStream { _ in } }
      @_disfavoredOverload
      public func postgresChange<A: PostgresAction>(
        _ action: A.Type, schema: String = "public", table: String? = nil,
        filter: RealtimePostgresFilter? = nil
      ) -> AsyncStream<A> { AsyncStream { _ in } }
      @discardableResult
      public func onPostgresChange<A: PostgresAction>(
        _ action: A.Type, schema: String = "public", table: String? = nil, filter: String? = nil,
        callback: @escaping @Sendable (A) -> Void
      ) -> RealtimeSubscription { RealtimeSubscription() }
      public func broadcastStream(event: String) -> AsyncStream<JSONObject> { AsyncStream { _ in } }
      public func broadcast(event: String, message: JSONObject) async {}
      public func track(_ state: JSONObject) async {}
      public func untrack() async {}
    }
    public typealias RealtimeChannel = RealtimeChannelV2
    public final class RealtimeClientV2: Sendable {
      public func channel(_ topic: String) -> RealtimeChannelV2 { RealtimeChannelV2(topic) }
      public func connect() async {}
      public func disconnect() {}
      public func removeChannel(_ channel: RealtimeChannelV2) async {}
      public func removeAllChannels() async {}
    }
    public final class SupabaseClient: Sendable {
      public let auth = AuthClient()
      public let storage = SupabaseStorageClient()
      public let functions = FunctionsClient()
      public let realtimeV2 = RealtimeClientV2()
      public var realtime: RealtimeClientV2 { realtimeV2 }
      public var database: SupabaseClient { self }
      public func channel(_ name: String) -> RealtimeChannelV2 { RealtimeChannelV2(name) }
      public func removeChannel(_ channel: RealtimeChannelV2) async {}
      public func removeAllChannels() async {}
      public func schema(_ schema: String) -> SupabaseClient { self }
      public let supabaseURL: URL
      public init(supabaseURL: URL, supabaseKey: String) { self.supabaseURL = supabaseURL }
      public init(supabaseURL: URL, supabaseKey: String, options: SupabaseClientOptions) {
        self.supabaseURL = supabaseURL
      }
      public func from(_ table: String) -> PostgrestQueryBuilder { PostgrestQueryBuilder() }
      public func rpc(_ fn: String) throws -> PostgrestFilterBuilder { PostgrestFilterBuilder() }
      public func rpc(
        _ fn: String, params: some Encodable
      ) throws -> PostgrestFilterBuilder { PostgrestFilterBuilder() }
    }

    """
}
