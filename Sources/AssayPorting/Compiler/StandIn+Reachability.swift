// SPDX-License-Identifier: MIT

/// What an app asks about the network: nothing can be reached.
extension StandIn {
  static let reachability = """
    import Foundation

    public final class SCNetworkReachability: Sendable {}
    public struct SCNetworkReachabilityFlags: OptionSet, Hashable, Sendable {
      public let rawValue: UInt32
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      public static let transientConnection = Self(rawValue: 1)
      public static let reachable = Self(rawValue: 2)
      public static let connectionRequired = Self(rawValue: 4)
      public static let connectionOnTraffic = Self(rawValue: 8)
      public static let interventionRequired = Self(rawValue: 16)
      public static let connectionOnDemand = Self(rawValue: 32)
      public static let isLocalAddress = Self(rawValue: 1 << 16)
      public static let isDirect = Self(rawValue: 1 << 17)
      public static let isWWAN = Self(rawValue: 1 << 18)
    }
    public struct SCNetworkReachabilityContext {
      public var version: Int
      public var info: UnsafeMutableRawPointer?
      public init(
        version: Int, info: UnsafeMutableRawPointer?,
        retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?, release: ((UnsafeRawPointer) -> Void)?,
        copyDescription: ((UnsafeRawPointer) -> AnyObject)?
      ) {
        self.version = version
        self.info = info
      }
    }
    public typealias SCNetworkReachabilityCallBack = (
      SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
    ) -> Void

    public func SCNetworkReachabilityCreateWithName(
      _ allocator: Any?, _ nodename: UnsafePointer<CChar>
    ) -> SCNetworkReachability? { SCNetworkReachability() }
    public func SCNetworkReachabilityCreateWithAddress<Address>(
      _ allocator: Any?, _ address: UnsafePointer<Address>
    ) -> SCNetworkReachability? { SCNetworkReachability() }
    @discardableResult
    public func SCNetworkReachabilityGetFlags(
      _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
    ) -> Bool {
      flags.pointee = []
      return true
    }
    @discardableResult
    public func SCNetworkReachabilitySetCallback(
      _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
      _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
    ) -> Bool { true }
    @discardableResult
    public func SCNetworkReachabilitySetDispatchQueue(
      _ target: SCNetworkReachability, _ queue: DispatchQueue?
    ) -> Bool { true }

    public let kCNNetworkInfoKeySSID = "SSID"
    public let kCNNetworkInfoKeyBSSID = "BSSID"
    public func CNCopySupportedInterfaces() -> NSArray? { nil }
    public func CNCopyCurrentNetworkInfo(_ interfaceName: Any) -> NSDictionary? { nil }

    """
}
