// SPDX-License-Identifier: MIT

/// Alamofire, the package that many apps ask servers with: no request is sent and none is answered,
/// so a screen is what it is while it waits.
extension StandIn {
  static let alamofire =
    """
    import Foundation
    import FoundationNetworking

    public struct HTTPMethod: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let get = HTTPMethod(rawValue: "GET")
      public static let post = HTTPMethod(rawValue: "POST")
      public static let put = HTTPMethod(rawValue: "PUT")
      public static let patch = HTTPMethod(rawValue: "PATCH")
      public static let delete = HTTPMethod(rawValue: "DELETE")
      public static let head = HTTPMethod(rawValue: "HEAD")
      public static let options = HTTPMethod(rawValue: "OPTIONS")
      public static let connect = HTTPMethod(rawValue: "CONNECT")
      public static let trace = HTTPMethod(rawValue: "TRACE")
      public static let query = HTTPMethod(rawValue: "QUERY")
    }

    public struct HTTPHeader: Hashable, Sendable {
      public let name: String
      public let value: String
      public init(name: String, value: String) {
        self.name = name
        self.value = value
      }
      public static func accept(_ value: String) -> HTTPHeader {
        HTTPHeader(name: "Accept", value: value)
      }
      public static func contentType(_ value: String) -> HTTPHeader {
        HTTPHeader(name: "Content-Type", value: value)
      }
      public static func userAgent(_ value: String) -> HTTPHeader {
        HTTPHeader(name: "User-Agent", value: value)
      }
      public static func acceptLanguage(_ value: String) -> HTTPHeader {
        HTTPHeader(name: "Accept-Language", value: value)
      }
      public static func authorization(_ value: String) -> HTTPHeader {
        HTTPHeader(name: "Authorization", value: value)
      }
      public static func authorization(bearerToken: String) -> HTTPHeader {
        authorization("Bearer " + bearerToken)
      }
      public static func authorization(username: String, password: String) -> HTTPHeader {
        authorization("Basic " + Data((username + ":" + password).utf8).base64EncodedString())
      }
    }

    public struct HTTPHeaders: Hashable, Sendable, Sequence, ExpressibleByDictionaryLiteral,
      ExpressibleByArrayLiteral
    {
      private var headers: [HTTPHeader] = []
      public init() {}
      public init(_ headers: [HTTPHeader]) { headers.forEach { update($0) } }
      public init(_ dictionary: [String: String]) {
        self.init(
          dictionary.sorted { $0.key < $1.key }.map { HTTPHeader(name: $0.key, value: $0.value) })
      }
      public init(dictionaryLiteral elements: (String, String)...) {
        self.init(elements.map { HTTPHeader(name: $0.0, value: $0.1) })
      }
      public init(arrayLiteral elements: HTTPHeader...) { self.init(elements) }
      public var dictionary: [String: String] {
        Dictionary(headers.map { ($0.name, $0.value) }) { $1 }
      }
      public mutating func add(name: String, value: String) { update(name: name, value: value) }
      public mutating func add(_ header: HTTPHeader) { update(header) }
      public mutating func update(name: String, value: String) {
        update(HTTPHeader(name: name, value: value))
      }
      public mutating func update(_ header: HTTPHeader) {
        let name = header.name.lowercased()
        if let index = headers.firstIndex(where: { $0.name.lowercased() == name }) {
          headers[index] = header
        } else {
          headers.append(header)
        }
      }
      public mutating func remove(name: String) {
        headers.removeAll { $0.name.lowercased() == name.lowercased() }
      }
      public func value(for name: String) -> String? {
        headers.first { $0.name.lowercased() == name.lowercased() }?.value
      }
      public subscript(name: String) -> String? {
        get { value(for: name) }
        set { if let newValue { update(name: name, value: newValue) } else { remove(name: name) } }
      }
      public func makeIterator() -> IndexingIterator<[HTTPHeader]> { headers.makeIterator() }
      public static let `default` = HTTPHeaders()
    }

    public enum AFError: Error, @unchecked Sendable {
      public enum ResponseValidationFailureReason: Sendable {
        case dataFileNil
        case unacceptableStatusCode(code: Int)
      }
      public enum ResponseSerializationFailureReason: @unchecked Sendable {
        case inputDataNilOrZeroLength
        case decodingFailed(error: any Error)
      }
      case explicitlyCancelled
      case invalidURL(url: any URLConvertible)
      case sessionTaskFailed(error: any Error)
      case responseValidationFailed(reason: ResponseValidationFailureReason)
      case responseSerializationFailed(reason: ResponseSerializationFailureReason)
      case requestAdaptationFailed(error: any Error)
      case requestRetryFailed(retryError: any Error, originalError: any Error)
      case createURLRequestFailed(error: any Error)
      public var responseCode: Int? {
        if case .responseValidationFailed(.unacceptableStatusCode(let code)) = self { code } else { nil }
      }
      public var underlyingError: (any Error)? {
        switch self {
        case .sessionTaskFailed(let error), .requestAdaptationFailed(let error),
          .createURLRequestFailed(let error):
          error
        default: nil
        }
      }
      public var isExplicitlyCancelledError: Bool {
        if case .explicitlyCancelled = self { true } else { false }
      }
      public var isSessionTaskError: Bool {
        if case .sessionTaskFailed = self { true } else { false }
      }
      public var isResponseSerializationError: Bool {
        if case .responseSerializationFailed = self { true } else { false }
      }
      public var isResponseValidationError: Bool {
        if case .responseValidationFailed = self { true } else { false }
      }
    }
    extension Error {
      public var asAFError: AFError? { self as? AFError }
    }

    public protocol URLConvertible: Sendable { func asURL() throws -> URL }
    extension String: URLConvertible {
      public func asURL() throws -> URL {
        guard let url = URL(string: self) else { throw AFError.invalidURL(url: self) }
        return url
      }
    }
    extension URL: URLConvertible {
      public func asURL() -> URL { self }
    }
    public protocol URLRequestConvertible: Sendable { func asURLRequest() throws -> URLRequest }
    extension URLRequestConvertible {
      public var urlRequest: URLRequest? { try? asURLRequest() }
    }
    extension URLRequest: URLRequestConvertible {
      public func asURLRequest() -> URLRequest { self }
      public init(
        url: any URLConvertible, method: HTTPMethod, headers: HTTPHeaders? = nil
      ) throws {
        self.init(url: try url.asURL())
        httpMethod = method.rawValue
        allHTTPHeaderFields = headers?.dictionary
      }
      public var method: HTTPMethod? {
        get { httpMethod.map(HTTPMethod.init) }
        set { httpMethod = newValue?.rawValue }
      }
      public var headers: HTTPHeaders {
        get { HTTPHeaders(allHTTPHeaderFields ?? [:]) }
        set { allHTTPHeaderFields = newValue.dictionary }
      }
    }

    public typealias Parameters = [String: any Any & Sendable]
    public protocol ParameterEncoding: Sendable {
      func encode(
        _ urlRequest: any URLRequestConvertible, with parameters: Parameters?
      ) throws -> URLRequest
    }
    public struct URLEncoding: ParameterEncoding {
      public static let `default` = URLEncoding()
      public static let queryString = URLEncoding()
      public static let httpBody = URLEncoding()
      public init() {}
      public func encode(
        _ urlRequest: any URLRequestConvertible, with parameters: Parameters?
      ) throws -> URLRequest { try urlRequest.asURLRequest() }
    }
    public struct JSONEncoding: ParameterEncoding {
      public static let `default` = JSONEncoding()
      public static let prettyPrinted = JSONEncoding()
      public init(options: JSONSerialization.WritingOptions = []) {}
      public func encode(
        _ urlRequest: any URLRequestConvertible, with parameters: Parameters?
      ) throws -> URLRequest { try urlRequest.asURLRequest() }
    }
    public protocol ParameterEncoder: Sendable {}
    public struct JSONParameterEncoder: ParameterEncoder, @unchecked Sendable {
      public static let `default` = JSONParameterEncoder()
      public init(encoder: JSONEncoder = JSONEncoder()) {}
    }
    extension ParameterEncoder where Self == JSONParameterEncoder {
      public static var json: JSONParameterEncoder { JSONParameterEncoder() }
      public static func json(encoder: JSONEncoder = JSONEncoder()) -> JSONParameterEncoder {
        JSONParameterEncoder()
      }
    }
    public struct URLEncodedFormParameterEncoder: ParameterEncoder {
      public static let `default` = URLEncodedFormParameterEncoder()
      public init() {}
    }
    extension ParameterEncoder where Self == URLEncodedFormParameterEncoder {
      public static var urlEncodedForm: URLEncodedFormParameterEncoder {
        URLEncodedFormParameterEncoder()
      }
    }

    """ + alamofireRequests

  private static let alamofireRequests = """
    public typealias AFResult<Success> = Result<Success, AFError>
    public typealias AFDataResponse<Success> = DataResponse<Success, AFError>
    public struct DataResponse<Success, Failure: Error> {
      public let request: URLRequest?
      public let response: HTTPURLResponse?
      public let data: Data?
      public let result: Result<Success, Failure>
      public var value: Success? { try? result.get() }
      public var error: Failure? { if case .failure(let error) = result { error } else { nil } }
    }
    extension DataResponse: @unchecked Sendable {}
    public struct Empty: Codable, Sendable {
      public static let value = Empty()
    }

    /// What waits for an answer that never comes.
    public struct DataTask<Value: Sendable>: Sendable {
      public var value: Value {
        get async throws {
          try await Task.sleep(nanoseconds: UInt64(Int64.max))
          throw AFError.explicitlyCancelled
        }
      }
      public var result: AFResult<Value> {
        get async {
          try? await Task.sleep(nanoseconds: UInt64(Int64.max))
          return .failure(.explicitlyCancelled)
        }
      }
      public var response: DataResponse<Value, AFError> {
        get async {
          DataResponse(request: nil, response: nil, data: nil, result: await result)
        }
      }
      public func cancel() {}
    }

    public protocol DataPreprocessor: Sendable {}

    open class Request: @unchecked Sendable {
      public enum State: Sendable { case initialized, resumed, suspended, cancelled, finished }
      public let id = UUID()
      open var request: URLRequest? { nil }
      open var response: HTTPURLResponse? { nil }
      open var error: AFError? { nil }
      open var retryCount: Int { 0 }
      open var state: State { .initialized }
      open var isCancelled: Bool { false }
      open var isFinished: Bool { false }
      open var description: String { "a request that is not sent" }
      open func cURLDescription() -> String { description }
      @discardableResult open func cancel() -> Self { self }
      @discardableResult open func resume() -> Self { self }
      @discardableResult open func suspend() -> Self { self }
      @discardableResult
      open func uploadProgress(
        queue: DispatchQueue = .main, closure: @escaping @Sendable (Progress) -> Void
      ) -> Self { self }
      @discardableResult
      open func downloadProgress(
        queue: DispatchQueue = .main, closure: @escaping @Sendable (Progress) -> Void
      ) -> Self { self }
      @discardableResult
      open func authenticate(username: String, password: String) -> Self { self }
      @discardableResult
      open func cURLDescription(calling handler: @escaping @Sendable (String) -> Void) -> Self {
        self
      }
    }

    open class DataRequest: Request, @unchecked Sendable {
      open var data: Data? { nil }
      @discardableResult open func validate() -> Self { self }
      @discardableResult
      open func validate<S: Sequence>(statusCode: S) -> Self where S.Element == Int { self }
      @discardableResult
      open func validate<S: Sequence>(
        contentType: @escaping @Sendable @autoclosure () -> S
      ) -> Self where S.Element == String { self }
      @discardableResult
      open func validate(
        _ validation: @escaping @Sendable (URLRequest?, HTTPURLResponse, Data?) ->
          Result<Void, any Error>
      ) -> Self { self }
      @discardableResult
      open func response(
        queue: DispatchQueue = .main,
        completionHandler: @escaping @Sendable (AFDataResponse<Data?>) -> Void
      ) -> Self { self }
      @discardableResult
      open func responseData(
        queue: DispatchQueue = .main,
        completionHandler: @escaping @Sendable (AFDataResponse<Data>) -> Void
      ) -> Self { self }
      @discardableResult
      open func responseString(
        queue: DispatchQueue = .main, encoding: String.Encoding? = nil,
        completionHandler: @escaping @Sendable (AFDataResponse<String>) -> Void
      ) -> Self { self }
      @discardableResult
      open func responseJSON(
        queue: DispatchQueue = .main,
        completionHandler: @escaping @Sendable (AFDataResponse<Any>) -> Void
      ) -> Self { self }
      @discardableResult
      open func responseDecodable<T: Decodable>(
        of type: T.Type = T.self, queue: DispatchQueue = .main,
        decoder: JSONDecoder = JSONDecoder(), emptyResponseCodes: Set<Int> = [204, 205],
        completionHandler: @escaping @Sendable (AFDataResponse<T>) -> Void
      ) -> Self { self }
      open func serializingDecodable<T: Decodable & Sendable>(
        _ type: T.Type = T.self, automaticallyCancelling: Bool = true,
        decoder: JSONDecoder = JSONDecoder(), emptyResponseCodes: Set<Int> = [204, 205]
      ) -> DataTask<T> { DataTask() }
      open func serializingData(
        automaticallyCancelling: Bool = true, emptyResponseCodes: Set<Int> = [204, 205]
      ) -> DataTask<Data> { DataTask() }
      open func serializingString(
        automaticallyCancelling: Bool = true, encoding: String.Encoding? = nil
      ) -> DataTask<String> { DataTask() }
    }
    open class UploadRequest: DataRequest, @unchecked Sendable {}
    open class DownloadRequest: Request, @unchecked Sendable {
      @discardableResult open func validate() -> Self { self }
    }

    open class MultipartFormData: @unchecked Sendable {
      public init() {}
      open func append(
        _ data: Data, withName name: String, fileName: String? = nil, mimeType: String? = nil
      ) {}
      open func append(_ fileURL: URL, withName name: String) {}
      open func append(
        _ fileURL: URL, withName name: String, fileName: String, mimeType: String
      ) {}
    }

    public enum RetryResult: @unchecked Sendable {
      case retry
      case retryWithDelay(TimeInterval)
      case doNotRetry
      case doNotRetryWithError(any Error)
    }
    public protocol RequestAdapter: Sendable {
      func adapt(
        _ urlRequest: URLRequest, for session: Session,
        completion: @escaping @Sendable (Result<URLRequest, any Error>) -> Void)
    }
    public protocol RequestRetrier: Sendable {
      func retry(
        _ request: Request, for session: Session, dueTo error: any Error,
        completion: @escaping @Sendable (RetryResult) -> Void)
    }
    public protocol RequestInterceptor: RequestAdapter, RequestRetrier {}
    extension RequestInterceptor {
      public func adapt(
        _ urlRequest: URLRequest, for session: Session,
        completion: @escaping @Sendable (Result<URLRequest, any Error>) -> Void
      ) { completion(.success(urlRequest)) }
      public func retry(
        _ request: Request, for session: Session, dueTo error: any Error,
        completion: @escaping @Sendable (RetryResult) -> Void
      ) { completion(.doNotRetry) }
    }
    open class Interceptor: RequestInterceptor, @unchecked Sendable {
      public init() {}
      public init(
        adapters: [any RequestAdapter] = [], retriers: [any RequestRetrier] = [],
        interceptors: [any RequestInterceptor] = []
      ) {}
      public init(adapter: any RequestAdapter, retrier: any RequestRetrier) {}
    }
    open class RetryPolicy: RequestInterceptor, @unchecked Sendable {
      public init(retryLimit: UInt = 2) {}
    }

    public protocol AuthenticationCredential: Sendable { var requiresRefresh: Bool { get } }
    public protocol Authenticator: AnyObject, Sendable {
      associatedtype Credential: AuthenticationCredential & Sendable
      func apply(_ credential: Credential, to urlRequest: inout URLRequest)
      func refresh(
        _ credential: Credential, for session: Session,
        completion: @escaping @Sendable (Result<Credential, any Error>) -> Void)
      func didRequest(
        _ urlRequest: URLRequest, with response: HTTPURLResponse,
        failDueToAuthenticationError error: any Error
      ) -> Bool
      func isRequest(
        _ urlRequest: URLRequest, authenticatedWith credential: Credential
      ) -> Bool
    }
    open class AuthenticationInterceptor<A: Authenticator>: RequestInterceptor,
      @unchecked Sendable
    {
      public var credential: A.Credential?
      public init(authenticator: A, credential: A.Credential? = nil) {
        self.credential = credential
      }
    }

    public protocol EventMonitor: Sendable {
      var queue: DispatchQueue { get }
      func requestDidResume(_ request: Request)
      func requestDidFinish(_ request: Request)
      func request<Value>(
        _ request: DataRequest, didParseResponse response: DataResponse<Value, AFError>)
    }
    extension EventMonitor {
      public var queue: DispatchQueue { .main }
      public func requestDidResume(_ request: Request) {}
      public func requestDidFinish(_ request: Request) {}
      public func request<Value>(
        _ request: DataRequest, didParseResponse response: DataResponse<Value, AFError>
      ) {}
    }

    open class Session: @unchecked Sendable {
      public typealias RequestModifier = @Sendable (inout URLRequest) throws -> Void
      public static let `default` = Session()
      public let sessionConfiguration: URLSessionConfiguration
      public init(
        configuration: URLSessionConfiguration = .default,
        interceptor: (any RequestInterceptor)? = nil, eventMonitors: [any EventMonitor] = []
      ) { sessionConfiguration = configuration }
      open func request(
        _ convertible: any URLConvertible, method: HTTPMethod = .get,
        parameters: Parameters? = nil, encoding: any ParameterEncoding = URLEncoding.default,
        headers: HTTPHeaders? = nil, interceptor: (any RequestInterceptor)? = nil,
        requestModifier: RequestModifier? = nil
      ) -> DataRequest { DataRequest() }
      open func request<P: Encodable & Sendable>(
        _ convertible: any URLConvertible, method: HTTPMethod = .get, parameters: P? = nil,
        encoder: any ParameterEncoder = URLEncodedFormParameterEncoder.default,
        headers: HTTPHeaders? = nil, interceptor: (any RequestInterceptor)? = nil,
        requestModifier: RequestModifier? = nil
      ) -> DataRequest { DataRequest() }
      open func request(
        _ convertible: any URLRequestConvertible, interceptor: (any RequestInterceptor)? = nil
      ) -> DataRequest { DataRequest() }
      open func upload(
        _ data: Data, to convertible: any URLConvertible, method: HTTPMethod = .post,
        headers: HTTPHeaders? = nil, interceptor: (any RequestInterceptor)? = nil
      ) -> UploadRequest { UploadRequest() }
      open func upload(
        multipartFormData: @escaping (MultipartFormData) -> Void, to url: any URLConvertible,
        method: HTTPMethod = .post, headers: HTTPHeaders? = nil,
        interceptor: (any RequestInterceptor)? = nil
      ) -> UploadRequest { UploadRequest() }
      open func upload(
        multipartFormData: @escaping (MultipartFormData) -> Void,
        with request: any URLRequestConvertible, interceptor: (any RequestInterceptor)? = nil
      ) -> UploadRequest { UploadRequest() }
      open func download(
        _ convertible: any URLConvertible, method: HTTPMethod = .get,
        headers: HTTPHeaders? = nil
      ) -> DownloadRequest { DownloadRequest() }
      open func cancelAllRequests() {}
    }
    public let AF = Session.default

    open class NetworkReachabilityManager: @unchecked Sendable {
      public enum NetworkReachabilityStatus: Hashable, Sendable {
        public enum ConnectionType: Hashable, Sendable { case ethernetOrWiFi, cellular }
        case unknown
        case notReachable
        case reachable(ConnectionType)
      }
      public static let `default`: NetworkReachabilityManager? = NetworkReachabilityManager()
      public init?() {}
      public init?(host: String) {}
      open var isReachable: Bool { true }
      open var status: NetworkReachabilityStatus { .reachable(.ethernetOrWiFi) }
      @discardableResult
      open func startListening(
        onQueue queue: DispatchQueue = .main,
        onUpdatePerforming listener: @escaping @Sendable (NetworkReachabilityStatus) -> Void
      ) -> Bool { true }
      open func stopListening() {}
    }

    """
}
