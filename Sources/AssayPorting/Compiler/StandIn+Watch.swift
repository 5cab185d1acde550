// SPDX-License-Identifier: MIT

/// The connection to a watch, of which there is none.
extension StandIn {
  static let watch = """
    import Foundation

    public enum WCSessionActivationState: Int, Sendable {
      case notActivated, inactive, activated
    }

    public struct WCError: Error, Sendable {
      public enum Code: Int, Sendable {
        case sessionNotSupported = 7002
        case sessionNotActivated = 7004
        case deviceNotPaired = 7005
        case notReachable = 7007
      }
      public let code: Code
      public init(_ code: Code) { self.code = code }
    }

    open class WCSessionUserInfoTransfer: NSObject, @unchecked Sendable {
      public let userInfo: [String: Any]
      init(_ userInfo: [String: Any]) { self.userInfo = userInfo }
      open func cancel() {}
    }

    open class WCSessionFileTransfer: NSObject, @unchecked Sendable {
      open func cancel() {}
    }

    public protocol WCSessionDelegate: NSObjectProtocol {}

    open class WCSession: NSObject, @unchecked Sendable {
      private static let shared = WCSession()
      open class var `default`: WCSession { shared }
      open class func isSupported() -> Bool { false }
      open weak var delegate: (any WCSessionDelegate)?
      open var activationState: WCSessionActivationState { .notActivated }
      open var isPaired: Bool { false }
      open var isWatchAppInstalled: Bool { false }
      open var isCompanionAppInstalled: Bool { false }
      open var isComplicationEnabled: Bool { false }
      open var isReachable: Bool { false }
      open var applicationContext: [String: Any] { [:] }
      open var receivedApplicationContext: [String: Any] { [:] }
      open func activate() {}
      open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
        throw WCError(.sessionNotActivated)
      }
      open func sendMessage(
        _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
        errorHandler: ((any Error) -> Void)? = nil
      ) { errorHandler?(WCError(.sessionNotActivated)) }
      open func sendMessageData(
        _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
      ) { errorHandler?(WCError(.sessionNotActivated)) }
      @discardableResult
      open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
        WCSessionUserInfoTransfer(userInfo)
      }
      @discardableResult
      open func transferCurrentComplicationUserInfo(
        _ userInfo: [String: Any] = [:]
      ) -> WCSessionUserInfoTransfer { WCSessionUserInfoTransfer(userInfo) }
      @discardableResult
      open func transferFile(
        _ file: URL, metadata: [String: Any]?
      ) -> WCSessionFileTransfer { WCSessionFileTransfer() }
    }

    """
}
