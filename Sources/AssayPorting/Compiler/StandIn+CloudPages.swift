// SPDX-License-Identifier: MIT

extension StandIn {
  /// UIKit's page for a share. Its types are CloudKit's, so it comes with that module.
  static let cloudPages = """

    @MainActor public protocol UICloudSharingControllerDelegate: NSObjectProtocol {
      func cloudSharingController(
        _ csc: UICloudSharingController, failedToSaveShareWithError error: any Error)
      func itemTitle(for csc: UICloudSharingController) -> String?
      func itemThumbnailData(for csc: UICloudSharingController) -> Data?
      func itemType(for csc: UICloudSharingController) -> String?
      func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController)
      func cloudSharingControllerDidStopSharing(_ csc: UICloudSharingController)
    }
    // Optional requirements of UIKit's.
    extension UICloudSharingControllerDelegate {
      public func itemThumbnailData(for csc: UICloudSharingController) -> Data? { nil }
      public func itemType(for csc: UICloudSharingController) -> String? { nil }
      public func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController) {}
      public func cloudSharingControllerDidStopSharing(_ csc: UICloudSharingController) {}
    }
    open class UICloudSharingController: UIViewController {
      public struct PermissionOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let allowPublic = PermissionOptions(rawValue: 1)
        public static let allowPrivate = PermissionOptions(rawValue: 2)
        public static let allowReadOnly = PermissionOptions(rawValue: 4)
        public static let allowReadWrite = PermissionOptions(rawValue: 8)
      }
      open weak var delegate: (any UICloudSharingControllerDelegate)?
      open private(set) var share: CKShare?
      open var availablePermissions: PermissionOptions = []
      public init(share: CKShare, container: CKContainer) {
        super.init(nibName: nil, bundle: nil)
        self.share = share
      }
      /// The handler, which would save a share, is never called.
      public init(
        preparationHandler: @escaping (
          UICloudSharingController,
          @escaping (CKShare?, CKContainer?, (any Error)?) -> Void
        ) -> Void
      ) { super.init(nibName: nil, bundle: nil) }
      public required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    """
}
