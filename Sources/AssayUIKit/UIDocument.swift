// SPDX-License-Identifier: MIT

/// A document of an app: a subclass makes its model from what a file holds, and its contents from
/// the model. Files are read and written at once; nothing coordinates with other apps.
@MainActor @preconcurrency
open class UIDocument: NSObject {
  /// What a document is.
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates a set of states.
    ///
    /// - Parameter rawValue: The bits of the states.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Open, and nothing is wrong.
    public static let normal: State = []
    /// Not open.
    public static let closed = State(rawValue: 1)
    /// Of two versions.
    public static let inConflict = State(rawValue: 2)
    /// Not saved.
    public static let savingError = State(rawValue: 4)
    /// Not to be edited now.
    public static let editingDisabled = State(rawValue: 8)
    /// Read or written now.
    public static let progressAvailable = State(rawValue: 16)
  }

  /// Whether the file is there already.
  public enum SaveOperation: Int, Sendable {
    /// The operation.
    case forCreating, forOverwriting
  }

  /// What happened to a document.
  public enum ChangeKind: Int, Sendable {
    /// The kind.
    case done, undone, redone, cleared
  }

  /// Posted when `documentState` changes.
  public static let stateChangedNotification = Notification.Name("UIDocumentStateChanged")

  /// The file.
  public private(set) var fileURL: URL
  /// What the document is.
  public private(set) var documentState = State.closed {
    didSet { NotificationCenter.default.post(name: Self.stateChangedNotification, object: self) }
  }
  /// When the file was changed, as of its last reading or writing; nil before.
  open var fileModificationDate: Date?
  /// The type that the file has; nil, because types are not known here.
  open var fileType: String? { nil }
  /// The name of the file without its extension.
  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
  /// Whether there are changes that are not in the file.
  open private(set) var hasUnsavedChanges = false
  /// Kept, and has no effect: what undoes changes.
  open var undoManager: UndoManager?

  /// Creates a document of a file, which is not read yet.
  ///
  /// - Parameter url: The file.
  public init(fileURL url: URL) {
    fileURL = url
  }

  /// What the file shall hold: `Data`. A subclass overrides it.
  ///
  /// - Throws: `CocoaError`, because this class has nothing to write.
  open func contents(forType typeName: String) throws -> Any {
    throw CocoaError(.featureUnsupported)
  }

  /// Takes what the file holds: `Data`. A subclass overrides it.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {}

  /// Reads a file. Unlike UIKit, a folder is no document.
  ///
  /// - Throws: `CocoaError` for a file that cannot be read, and what `load` throws.
  open func read(from url: URL) throws {
    try load(fromContents: Data(contentsOf: url), ofType: fileType)
    let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
    fileModificationDate = attributes[.modificationDate] as? Date
  }

  /// Reads the file at once.
  ///
  /// - Parameter completionHandler: Told whether the file could be read.
  open func open(completionHandler: ((Bool) -> Void)? = nil) {
    do {
      try read(from: fileURL)
      documentState = .normal
      completionHandler?(true)
    } catch {
      handleError(error, userInteractionPermitted: false)
      completionHandler?(false)
    }
  }

  /// Reads the file at once, and returns whether it could be read.
  open func open() async -> Bool {
    var isOpen = false
    open { isOpen = $0 }
    return isOpen
  }

  /// Writes changes, and closes the document.
  ///
  /// - Parameter completionHandler: Told whether changes could be written.
  open func close(completionHandler: ((Bool) -> Void)? = nil) {
    guard hasUnsavedChanges else {
      documentState = .closed
      completionHandler?(true)
      return
    }
    save(to: fileURL, for: .forOverwriting) { isSaved in
      if isSaved { self.documentState = .closed }
      completionHandler?(isSaved)
    }
  }

  /// Writes changes, closes the document, and returns whether changes could be written.
  open func close() async -> Bool {
    var isClosed = false
    close { isClosed = $0 }
    return isClosed
  }

  /// Writes the contents to a file at once.
  ///
  /// - Parameters:
  ///   - url: The file, which is that of the document from now on.
  ///   - saveOperation: Whether the file is there already.
  ///   - completionHandler: Told whether the contents could be written.
  open func save(
    to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
  ) {
    do {
      // A folder of files, which UIKit writes from a `FileWrapper`, is an error here.
      guard let data = try contents(forType: fileType ?? "") as? Data else {
        throw CocoaError(.featureUnsupported)
      }
      try data.write(to: url, options: .atomic)
      fileURL = url
      fileModificationDate = Date()
      hasUnsavedChanges = false
      if documentState.contains(.closed) { documentState = .normal }
      completionHandler?(true)
    } catch {
      documentState.insert(.savingError)
      handleError(error, userInteractionPermitted: false)
      completionHandler?(false)
    }
  }

  /// Writes the contents to a file at once, and returns whether they could be written.
  open func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
    var isSaved = false
    save(to: url, for: saveOperation) { isSaved = $0 }
    return isSaved
  }

  /// Writes changes, if there are any.
  ///
  /// - Parameter completionHandler: Told whether changes could be written.
  open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
    guard hasUnsavedChanges else {
      completionHandler?(true)
      return
    }
    save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
  }

  /// Says that there are changes that are not in the file, or, for `cleared`, that there are none.
  open func updateChangeCount(_ change: ChangeKind) { hasUnsavedChanges = change != .cleared }

  /// Called for an error of reading or writing; does nothing.
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {}
  /// Called while the document must not be edited; does nothing.
  open func disableEditing() {}
  /// Called when the document may be edited again; does nothing.
  open func enableEditing() {}
}
