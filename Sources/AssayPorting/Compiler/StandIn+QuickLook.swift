// SPDX-License-Identifier: MIT

/// The system's pages of files, as labeled areas.
extension StandIn {
  static let quickLook = """
    import AssayUIKit
    import AssayViews
    import Foundation

    public protocol QLPreviewItem: NSObjectProtocol {
      var previewItemURL: URL? { get }
      var previewItemTitle: String? { get }
    }
    extension QLPreviewItem {
      public var previewItemTitle: String? { nil }
    }
    extension NSURL: QLPreviewItem {
      public var previewItemURL: URL? { self as URL }
    }

    @MainActor @preconcurrency
    public protocol QLPreviewControllerDataSource: AnyObject {
      func numberOfPreviewItems(in controller: QLPreviewController) -> Int
      func previewController(
        _ controller: QLPreviewController, previewItemAt index: Int
      ) -> any QLPreviewItem
    }

    @MainActor @preconcurrency
    public protocol QLPreviewControllerDelegate: NSObjectProtocol {}

    open class QLPreviewController: UIViewController {
      open weak var dataSource: (any QLPreviewControllerDataSource)?
      open weak var delegate: (any QLPreviewControllerDelegate)?
      open var currentPreviewItemIndex = 0
      open func reloadData() {}
      open func refreshCurrentPreviewItem() {}
    }

    """
}
