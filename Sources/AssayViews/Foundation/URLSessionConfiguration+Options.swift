// SPDX-License-Identifier: MIT

#if canImport(FoundationNetworking)
  // What Foundation on Linux does not let an app choose. The choices are accepted and have no
  // effect: no picture shows how a request travels.

  /// A version of Transport Layer Security.
  public enum tls_protocol_version_t: UInt16, Sendable {
    /// A version.
    case TLSv10 = 0x0301
    /// A version.
    case TLSv11 = 0x0302
    /// A version.
    case TLSv12 = 0x0303
    /// A version.
    case TLSv13 = 0x0304
  }

  extension URLSessionConfiguration {
    /// A configuration for requests that go on without the app: the usual one.
    public class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
      .default
    }
    /// Whether a request waits for a connection. Accepted, and has no effect.
    public var waitsForConnectivity: Bool {
      get { false }
      set {}
    }
    /// Whether requests use a network that saves data. Accepted, and has no effect.
    public var allowsConstrainedNetworkAccess: Bool {
      get { true }
      set {}
    }
    /// Whether requests use a network that costs money. Accepted, and has no effect.
    public var allowsExpensiveNetworkAccess: Bool {
      get { true }
      set {}
    }
    /// Whether the system launches the app when a request is done. Accepted, and has no effect.
    public var sessionSendsLaunchEvents: Bool {
      get { false }
      set {}
    }
    /// Whether requests go on in the background. Accepted, and has no effect.
    public var shouldUseExtendedBackgroundIdleMode: Bool {
      get { false }
      set {}
    }
    /// The oldest version of Transport Layer Security. Accepted, and has no effect.
    public var tlsMinimumSupportedProtocolVersion: tls_protocol_version_t {
      get { .TLSv12 }
      set {}
    }
    /// The newest version of Transport Layer Security. Accepted, and has no effect.
    public var tlsMaximumSupportedProtocolVersion: tls_protocol_version_t {
      get { .TLSv13 }
      set {}
    }
    /// Whether names are looked up in secret. Accepted, and has no effect.
    public var requiresDNSSECValidation: Bool {
      get { false }
      set {}
    }
  }

  extension URLRequest.NetworkServiceType {
    /// What the user waits for: as other requests.
    public static var responsiveData: Self { .default }
    /// Audio and video that is played: as other requests.
    public static var avStreaming: Self { .default }
    /// Audio and video that the user takes part in: as other requests.
    public static var responsiveAV: Self { .default }
  }

  extension URLCache {
    /// Creates a cache in the usual folder; sizes in bytes.
    public convenience init(memoryCapacity: Int, diskCapacity: Int) {
      self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: nil)
    }
    /// Creates a cache in a folder; sizes in bytes.
    public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL?) {
      self.init(
        memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
    }
  }

  extension URLRequest {
    /// Who asks.
    public enum Attribution: UInt, Sendable {
      /// The app's developer.
      case developer
      /// The user.
      case user
    }
    /// Who asks. Accepted, and has no effect.
    public var attribution: Attribution {
      get { .developer }
      set {}
    }
    /// Whether the server is expected to know HTTP/3. Accepted, and has no effect.
    public var assumesHTTP3Capable: Bool {
      get { false }
      set {}
    }
    /// Whether the request uses a network that saves data. Accepted, and has no effect.
    public var allowsConstrainedNetworkAccess: Bool {
      get { true }
      set {}
    }
    /// Whether the request uses a network that costs money. Accepted, and has no effect.
    public var allowsExpensiveNetworkAccess: Bool {
      get { true }
      set {}
    }
    /// Whether names are looked up in secret. Accepted, and has no effect.
    public var requiresDNSSECValidation: Bool {
      get { false }
      set {}
    }
  }
#endif
