// SPDX-License-Identifier: MIT

/// Login items, none of which is registered.
extension StandIn {
  static let loginItems = """
    import Foundation

    public final class SMAppService: NSObject, @unchecked Sendable {
      public enum Status: Int, Sendable {
        case notRegistered, enabled, requiresApproval, notFound
      }
      public static let mainApp = SMAppService()
      public static func loginItem(identifier: String) -> SMAppService { SMAppService() }
      public static func agent(plistName: String) -> SMAppService { SMAppService() }
      public static func daemon(plistName: String) -> SMAppService { SMAppService() }
      public static func openSystemSettingsLoginItems() {}
      public var status: Status { .notRegistered }
      /// Refused: nothing logs in.
      public func register() throws {
        throw NSError(domain: "SMAppServiceErrorDomain", code: 1)
      }
      public func unregister() throws {
        throw NSError(domain: "SMAppServiceErrorDomain", code: 1)
      }
      public func unregister() async throws {
        throw NSError(domain: "SMAppServiceErrorDomain", code: 1)
      }
    }

    """
}
