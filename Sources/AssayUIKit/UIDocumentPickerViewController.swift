// SPDX-License-Identifier: MIT

/// Accepted, but not drawn: the page for choosing files.
open class UIDocumentPickerViewController: UIViewController {
  /// What hears of a choice; never called.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several files can be chosen.
  open var allowsMultipleSelection = false
  /// Whether names end with the kind of the file.
  open var shouldShowFileExtensions = false
  /// The folder that the page shows first.
  open var directoryURL: URL?

  /// Creates a page for files of some kinds.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a page for places to save files in.
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    super.init(nibName: nil, bundle: nil)
  }
  /// nil: there are no archives.
  public required init?(coder: NSCoder) { nil }
}

/// What hears of a choice of files. None of its methods is called.
@MainActor @preconcurrency
public protocol UIDocumentPickerDelegate: NSObjectProtocol {}
