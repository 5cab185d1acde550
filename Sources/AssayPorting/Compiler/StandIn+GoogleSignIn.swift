// SPDX-License-Identifier: MIT

/// Signing in with Google: nobody is signed in, and each request ends as one that the user has
/// canceled.
extension StandIn {
  static let googleSignIn = """
    import AssayUIKit
    import Foundation

    public struct GIDSignInError: Error, Hashable, Sendable {
      public enum Code: Int, Sendable {
        case unknown = -1
        case keychain = -2
        case hasNoAuthInKeychain = -4
        case canceled = -5
      }
      public let code: Code
      public init(_ code: Code) { self.code = code }
    }
    open class GIDConfiguration: NSObject, @unchecked Sendable {
      public let clientID: String
      public init(clientID: String) { self.clientID = clientID }
      public init(clientID: String, serverClientID: String?) { self.clientID = clientID }
    }
    open class GIDToken: NSObject, @unchecked Sendable {
      open var tokenString: String { "" }
      open var expirationDate: Date? { nil }
    }
    open class GIDProfileData: NSObject, @unchecked Sendable {
      open var name: String { "" }
      open var givenName: String? { nil }
      open var familyName: String? { nil }
      open var email: String { "" }
      open var hasImage: Bool { false }
      open func imageURL(withDimension dimension: UInt) -> URL? { nil }
    }
    open class GIDGoogleUser: NSObject, @unchecked Sendable {
      open var userID: String? { nil }
      open var profile: GIDProfileData? { nil }
      open var idToken: GIDToken? { nil }
      open var accessToken: GIDToken { GIDToken() }
      open var refreshToken: GIDToken { GIDToken() }
    }
    open class GIDSignInResult: NSObject, @unchecked Sendable {
      open var user: GIDGoogleUser { GIDGoogleUser() }
      open var serverAuthCode: String? { nil }
    }

    @MainActor @preconcurrency
    open class GIDSignIn: NSObject {
      public static let sharedInstance = GIDSignIn()
      open var configuration: GIDConfiguration?
      open var currentUser: GIDGoogleUser? { nil }
      open func handle(_ url: URL) -> Bool { false }
      open func hasPreviousSignIn() -> Bool { false }
      open func signOut() {}
      open func disconnect(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
      open func disconnect() async throws {}
      open func restorePreviousSignIn(
        completion: ((GIDGoogleUser?, (any Error)?) -> Void)? = nil
      ) { completion?(nil, GIDSignInError(.hasNoAuthInKeychain)) }
      @discardableResult
      open func restorePreviousSignIn() async throws -> GIDGoogleUser {
        throw GIDSignInError(.hasNoAuthInKeychain)
      }
      open func signIn(
        withPresenting controller: UIViewController,
        completion: ((GIDSignInResult?, (any Error)?) -> Void)? = nil
      ) { completion?(nil, GIDSignInError(.canceled)) }
      open func signIn(
        withPresenting controller: UIViewController, hint: String?,
        additionalScopes: [String]? = nil,
        completion: ((GIDSignInResult?, (any Error)?) -> Void)? = nil
      ) { completion?(nil, GIDSignInError(.canceled)) }
      @discardableResult
      open func signIn(
        withPresenting controller: UIViewController, hint: String? = nil,
        additionalScopes: [String]? = nil
      ) async throws -> GIDSignInResult { throw GIDSignInError(.canceled) }
    }

    """

  static let googleSignInButton = """
    import AssayUIKit
    import AssayViews

    public enum GoogleSignInButtonColorScheme: Hashable, Sendable { case light, dark }
    public enum GoogleSignInButtonStyle: Hashable, Sendable { case standard, wide, icon }
    public enum GoogleSignInButtonState: Hashable, Sendable { case normal, disabled, pressed }
    @MainActor @preconcurrency
    public final class GoogleSignInButtonViewModel: ObservableObject {
      @Published public var scheme: GoogleSignInButtonColorScheme
      @Published public var style: GoogleSignInButtonStyle
      @Published public var state: GoogleSignInButtonState
      public init(
        scheme: GoogleSignInButtonColorScheme = .light,
        style: GoogleSignInButtonStyle = .standard, state: GoogleSignInButtonState = .normal
      ) {
        self.scheme = scheme
        self.style = style
        self.state = state
      }
    }
    public struct GoogleSignInButton: UIViewRepresentable {
      public init(
        scheme: GoogleSignInButtonColorScheme = .light,
        style: GoogleSignInButtonStyle = .standard, state: GoogleSignInButtonState = .normal,
        action: @escaping () -> Void
      ) {}
      public init(viewModel: GoogleSignInButtonViewModel, action: @escaping () -> Void) {}
      public func makeUIView(context: Context) -> UIView { UIView() }
      public func updateUIView(_ view: UIView, context: Context) {}
    }

    """
}
