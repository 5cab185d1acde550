// SPDX-License-Identifier: MIT

/// What another app hands to an extension.
open class NSExtensionItem: NSObject {
  /// A title.
  open var attributedTitle: NSAttributedString?
  /// A text.
  open var attributedContentText: NSAttributedString?
  /// What comes along.
  open var attachments: [NSItemProvider]?
  /// Further values.
  open var userInfo: [AnyHashable: Any]?
}

/// A stand-in for Foundation's type, which exists on Apple's systems only: what an extension is
/// asked for. No app asks in a rendering.
open class NSExtensionContext: NSObject {
  /// None.
  open var inputItems: [Any] { [] }
  /// Accepted, and hands nothing to anybody.
  open func completeRequest(
    returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil
  ) { completionHandler?(false) }
  /// Accepted, and tells nobody.
  open func cancelRequest(withError error: any Error) {}
  /// Opens nothing.
  open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(false)
  }
}

/// What answers the requests to an extension.
public protocol NSExtensionRequestHandling: NSObjectProtocol {
  /// Never called.
  func beginRequest(with context: NSExtensionContext)
}

/// The key of what a script found on a page.
public let NSExtensionJavaScriptPreprocessingResultsKey =
  "NSExtensionJavaScriptPreprocessingResultsKey"
/// The key of what a script is told at last.
public let NSExtensionJavaScriptFinalizeArgumentKey = "NSExtensionJavaScriptFinalizeArgumentKey"

extension UIViewController {
  /// nil: no app asks in a rendering.
  public var extensionContext: NSExtensionContext? { nil }
}
