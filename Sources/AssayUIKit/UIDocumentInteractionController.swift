// SPDX-License-Identifier: MIT

/// Accepted, and never shown: what opens a document elsewhere.
@MainActor @preconcurrency
open class UIDocumentInteractionController: NSObject {
  /// The document.
  open var url: URL?
  /// The type by name.
  open var uti: String?
  /// The name that users see.
  open var name: String?
  /// What code remembers.
  open var annotation: Any?
  /// What decides. It is never asked.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  /// None.
  open var icons: [UIImage] { [] }

  /// Creates a controller.
  ///
  /// - Parameter url: the document.
  public init(url: URL) { self.url = url }
  /// Creates a controller of nothing.
  public override init() {}
  /// false: nothing is shown.
  @discardableResult open func presentPreview(animated: Bool) -> Bool { false }
  /// false: nothing is shown.
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  /// false: nothing is shown.
  @discardableResult
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  /// false: nothing is shown.
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  /// false: nothing is shown.
  @discardableResult
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  /// Accepted, and does nothing.
  open func dismissPreview(animated: Bool) {}
  /// Accepted, and does nothing.
  open func dismissMenu(animated: Bool) {}
}

/// What decides about opening a document. It is never asked.
@MainActor @preconcurrency
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {}

/// Accepted, but not drawn: the files of an app.
open class UIDocumentBrowserViewController: UIViewController {
  /// Whether new documents can be made.
  open var allowsDocumentCreation = true
  /// Whether several documents can be picked.
  open var allowsPickingMultipleItems = false
  /// Whether endings of names are shown.
  open var shouldShowFileExtensions = false
  /// What hears of documents. It is never called.
  open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
  /// Creates a controller.
  ///
  /// - Parameter contentTypes: the types of documents. They are not used.
  public init(forOpening contentTypes: [UTType]?) { super.init(nibName: nil, bundle: nil) }
  /// nil: there are no archives.
  public required init?(coder: NSCoder) { nil }
}

/// What hears of documents. It is never called.
@MainActor @preconcurrency
public protocol UIDocumentBrowserViewControllerDelegate: NSObjectProtocol {}

/// Accepted, but not drawn: what a word means.
open class UIReferenceLibraryViewController: UIViewController {
  /// Creates a controller.
  ///
  /// - Parameter term: the word. It is not used.
  public init(term: String) { super.init(nibName: nil, bundle: nil) }
  /// nil: there are no archives.
  public required init?(coder: NSCoder) { nil }
  /// false: there is no dictionary.
  open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }
}
