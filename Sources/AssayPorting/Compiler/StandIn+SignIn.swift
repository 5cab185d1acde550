// SPDX-License-Identifier: MIT

/// Signing in: nobody is signed in, and each request ends as one that the user has canceled.
extension StandIn {
  static let signIn = """
    import AssayUIKit
    import Foundation

    public typealias ASPresentationAnchor = UIWindow

    public struct ASAuthorizationError: Error, Hashable, Sendable {
      public enum Code: Int, Sendable {
        case unknown = 1000
        case canceled, invalidResponse, notHandled, failed, notInteractive
      }
      public let code: Code
      public init(_ code: Code) { self.code = code }
      public static let unknown = Code.unknown
      public static let canceled = Code.canceled
      public static let invalidResponse = Code.invalidResponse
      public static let notHandled = Code.notHandled
      public static let failed = Code.failed
      public static let notInteractive = Code.notInteractive
      public var localizedDescription: String {
        "The operation couldn’t be completed. "
          + "(com.apple.AuthenticationServices.AuthorizationError error \\(code.rawValue).)"
      }
    }

    public protocol ASAuthorizationCredential: NSObjectProtocol {}
    public protocol ASAuthorizationProvider: NSObjectProtocol {}

    open class ASAuthorization: NSObject {
      public struct Scope: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let fullName = Scope("full_name")
        public static let email = Scope("email")
      }
      public let credential: any ASAuthorizationCredential
      public let provider: any ASAuthorizationProvider
      init(credential: any ASAuthorizationCredential, provider: any ASAuthorizationProvider) {
        self.credential = credential
        self.provider = provider
      }
    }

    public enum ASUserDetectionStatus: Int, Sendable {
      case unsupported, unknown, likelyReal
    }

    /// Never made: nobody signs in.
    open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
      public let user: String
      public let state: String? = nil
      public let authorizedScopes: [ASAuthorization.Scope] = []
      public let authorizationCode: Data? = nil
      public let identityToken: Data? = nil
      public let email: String? = nil
      public let fullName: PersonNameComponents? = nil
      public let realUserStatus = ASUserDetectionStatus.unknown
      init(user: String) { self.user = user }
    }

    /// Never made: nobody signs in.
    open class ASPasswordCredential: NSObject, ASAuthorizationCredential {
      public let user: String
      public let password: String
      public init(user: String, password: String) {
        self.user = user
        self.password = password
      }
    }

    open class ASAuthorizationRequest: NSObject {
      public let provider: any ASAuthorizationProvider
      init(provider: any ASAuthorizationProvider) { self.provider = provider }
    }

    open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
      open var requestedScopes: [ASAuthorization.Scope]?
      open var state: String?
      open var nonce: String?
    }

    open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
      open var user: String?
    }

    open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}

    open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
      public enum CredentialState: Int, Sendable {
        case revoked, authorized, notFound, transferred
      }
      public class var credentialRevokedNotification: Notification.Name {
        Notification.Name("ASAuthorizationAppleIDCredentialRevokedNotification")
      }
      open func createRequest() -> ASAuthorizationAppleIDRequest {
        ASAuthorizationAppleIDRequest(provider: self)
      }
      open func getCredentialState(
        forUserID userID: String,
        completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
      ) {
        completion(.notFound, nil)
      }
      open func credentialState(forUserID userID: String) async throws -> CredentialState {
        .notFound
      }
    }

    open class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest {
      open var challenge = Data()
      open var userVerificationPreference = "preferred"
    }
    open class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest {
      open var challenge = Data()
      open var name = ""
      open var userID = Data()
      open var displayName: String?
    }
    /// Never made: nobody signs in.
    open class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject,
      ASAuthorizationCredential
    {
      public var userID: Data! { Data() }
      public var signature: Data! { Data() }
      public var rawAuthenticatorData: Data! { Data() }
      public var rawClientDataJSON: Data { Data() }
      public var credentialID: Data { Data() }
    }
    /// Never made: nobody signs in.
    open class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject,
      ASAuthorizationCredential
    {
      public var rawAttestationObject: Data? { nil }
      public var rawClientDataJSON: Data { Data() }
      public var credentialID: Data { Data() }
    }
    open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject,
      ASAuthorizationProvider
    {
      public let relyingPartyIdentifier: String
      public init(relyingPartyIdentifier: String) {
        self.relyingPartyIdentifier = relyingPartyIdentifier
      }
      open func createCredentialAssertionRequest(
        challenge: Data
      ) -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest {
        ASAuthorizationPlatformPublicKeyCredentialAssertionRequest(provider: self)
      }
      open func createCredentialRegistrationRequest(
        challenge: Data, name: String, userID: Data
      ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
        ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest(provider: self)
      }
    }

    /// Never made: nobody signs in.
    public enum ASAuthorizationResult {
      case password(ASPasswordCredential)
      case appleID(ASAuthorizationAppleIDCredential)
      case passkeyAssertion(ASAuthorizationPlatformPublicKeyCredentialAssertion)
      case passkeyRegistration(ASAuthorizationPlatformPublicKeyCredentialRegistration)
    }
    public struct AuthorizationController: Sendable {
      public func performRequests(
        _ requests: [ASAuthorizationRequest],
        options: ASAuthorizationController.RequestOptions = [], customMethods: [String] = []
      ) async throws -> ASAuthorizationResult { throw ASAuthorizationError(.canceled) }
      public func performRequest(
        _ request: ASAuthorizationRequest, options: ASAuthorizationController.RequestOptions = []
      ) async throws -> ASAuthorizationResult { throw ASAuthorizationError(.canceled) }
      public func performAutoFillAssistedRequests(
        _ requests: [ASAuthorizationRequest]
      ) async throws -> ASAuthorizationResult { throw ASAuthorizationError(.canceled) }
    }
    public enum BrowserSession: Sendable { case ephemeral }
    public struct WebAuthenticationSession: Sendable {
      public func authenticate(
        using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil
      ) async throws -> URL { throw ASWebAuthenticationSessionError(.canceledLogin) }
    }
    extension EnvironmentValues {
      public var authorizationController: AuthorizationController { AuthorizationController() }
      public var webAuthenticationSession: WebAuthenticationSession { WebAuthenticationSession() }
    }

    open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
      open func createRequest() -> ASAuthorizationPasswordRequest {
        ASAuthorizationPasswordRequest(provider: self)
      }
    }

    @MainActor @preconcurrency
    public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
      func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization: ASAuthorization)
      func authorizationController(
        controller: ASAuthorizationController, didCompleteWithError: any Error)
    }

    extension ASAuthorizationControllerDelegate {
      public func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization: ASAuthorization
      ) {}
      public func authorizationController(
        controller: ASAuthorizationController, didCompleteWithError: any Error
      ) {}
    }

    @MainActor @preconcurrency
    public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
      func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
    }

    @MainActor @preconcurrency
    open class ASAuthorizationController: NSObject {
      public let authorizationRequests: [ASAuthorizationRequest]
      open weak var delegate: (any ASAuthorizationControllerDelegate)?
      open weak var presentationContextProvider:
        (any ASAuthorizationControllerPresentationContextProviding)?
      public init(authorizationRequests: [ASAuthorizationRequest]) {
        self.authorizationRequests = authorizationRequests
      }
      open func performRequests() {
        delegate?.authorizationController(
          controller: self, didCompleteWithError: ASAuthorizationError(.canceled))
      }
      open func performRequests(options: RequestOptions) { performRequests() }
      open func performAutoFillAssistedRequests() { performRequests() }
      open func cancel() {}
      public struct RequestOptions: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
      }
    }

    public struct ASWebAuthenticationSessionError: Error, Hashable, Sendable {
      public enum Code: Int, Sendable {
        case canceledLogin = 1
        case presentationContextNotProvided, presentationContextInvalid
        public static func ~= (code: Code, error: any Error) -> Bool {
          (error as? ASWebAuthenticationSessionError)?.code == code
        }
      }
      public let code: Code
      public init(_ code: Code) { self.code = code }
      public static let canceledLogin = Code.canceledLogin
    }

    @MainActor @preconcurrency
    public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
      func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
    }

    @MainActor @preconcurrency
    open class ASWebAuthenticationSession: NSObject {
      public typealias CompletionHandler = (URL?, (any Error)?) -> Void
      open weak var presentationContextProvider:
        (any ASWebAuthenticationPresentationContextProviding)?
      open var prefersEphemeralWebBrowserSession = false
      open var canStart: Bool { false }
      public init(
        url: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler
      ) {}
      @discardableResult open func start() -> Bool { false }
      open func cancel() {}
    }

    /// A labeled area: the button's words and its logo are the system's.
    public struct SignInWithAppleButton: UIViewRepresentable {
      public struct Label: Hashable, Sendable {
        private let name: String
        public static let signIn = Label(name: "signIn")
        public static let signUp = Label(name: "signUp")
        public static let `continue` = Label(name: "continue")
      }
      public struct Style: Hashable, Sendable {
        private let name: String
        public static let black = Style(name: "black")
        public static let white = Style(name: "white")
        public static let whiteOutline = Style(name: "whiteOutline")
      }
      public init(
        _ label: Label = .signIn,
        onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
        onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
      ) {}
      public func makeUIView(context: Context) -> UIView { UIView() }
      public func updateUIView(_ view: UIView, context: Context) {}
    }

    extension View {
      public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
        self
      }
    }

    @MainActor @preconcurrency
    open class ASAuthorizationAppleIDButton: UIControl {
      public enum ButtonType: Int, Sendable {
        case signIn, `continue`, signUp
        public static let `default` = ButtonType.signIn
      }
      public enum Style: Int, Sendable {
        case white, whiteOutline, black
      }
      open var cornerRadius: CGFloat = 6
      public init(
        authorizationButtonType: ButtonType, authorizationButtonStyle: Style
      ) {
        super.init(frame: .zero)
      }
      public required init?(coder: NSCoder) { nil }
    }

    """
}
