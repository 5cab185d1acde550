// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
  /// Somebody who is told what others do with a file. Accepted, and never told: nobody else is
  /// there.
  public protocol NSFilePresenter: NSObjectProtocol {
    /// The file.
    var presentedItemURL: URL? { get }
    /// Where calls arrive.
    var presentedItemOperationQueue: OperationQueue { get }
    /// Never called.
    func presentedItemDidChange()
    /// Never called.
    func presentedItemDidMove(to newURL: URL)
    /// Never called.
    func presentedSubitemDidChange(at url: URL)
  }
  extension NSFilePresenter {
    /// Does nothing.
    public func presentedItemDidChange() {}
    /// Does nothing.
    public func presentedItemDidMove(to newURL: URL) {}
    /// Does nothing.
    public func presentedSubitemDidChange(at url: URL) {}
  }

  /// Reads and writes of files that others may use too: each runs at once, because nobody else is
  /// there.
  open class NSFileCoordinator: NSObject {
    /// How a file is read.
    public struct ReadingOptions: OptionSet, Sendable {
      /// One bit an option.
      public let rawValue: UInt
      /// Creates options from their bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// Without asking others to save first.
      public static let withoutChanges = ReadingOptions(rawValue: 1)
      /// The file behind a symbolic link.
      public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
      /// Only what the file system knows.
      public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
      /// For another process.
      public static let forUploading = ReadingOptions(rawValue: 8)
    }
    /// How a file is written.
    public struct WritingOptions: OptionSet, Sendable {
      /// One bit an option.
      public let rawValue: UInt
      /// Creates options from their bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// The file is deleted.
      public static let forDeleting = WritingOptions(rawValue: 1)
      /// The file is moved.
      public static let forMoving = WritingOptions(rawValue: 2)
      /// Other files are put into the folder.
      public static let forMerging = WritingOptions(rawValue: 4)
      /// Another file takes its place.
      public static let forReplacing = WritingOptions(rawValue: 8)
      /// What the system knows of the file changes.
      public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)
    }

    /// Creates a coordinator.
    public init(filePresenter: (any NSFilePresenter)?) {}
    /// Creates a coordinator.
    public override convenience init() { self.init(filePresenter: nil) }

    /// Accepted, and does nothing.
    open class func addFilePresenter(_ presenter: any NSFilePresenter) {}
    /// Accepted, and does nothing.
    open class func removeFilePresenter(_ presenter: any NSFilePresenter) {}

    /// Reads a file.
    open func coordinate(
      readingItemAt url: URL, options: ReadingOptions = [],
      error: UnsafeMutablePointer<NSError?>?, byAccessor reader: (URL) -> Void
    ) {
      reader(url)
    }
    /// Writes a file.
    open func coordinate(
      writingItemAt url: URL, options: WritingOptions = [],
      error: UnsafeMutablePointer<NSError?>?, byAccessor writer: (URL) -> Void
    ) {
      writer(url)
    }
    /// Reads one file and writes another one.
    open func coordinate(
      readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [],
      writingItemAt writingURL: URL, options writingOptions: WritingOptions = [],
      error: UnsafeMutablePointer<NSError?>?, byAccessor accessor: (URL, URL) -> Void
    ) {
      accessor(readingURL, writingURL)
    }
    /// Accepted, and does nothing.
    open func item(at oldURL: URL, didMoveTo newURL: URL) {}
    /// Accepted, and does nothing.
    open func cancel() {}
  }
#endif
