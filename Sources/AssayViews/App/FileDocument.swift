// SPDX-License-Identifier: MIT

/// A document that is a file. A picture shows its views, and nothing reads or writes it.
public protocol FileDocument {
  /// The types that can be read.
  static var readableContentTypes: [UTType] { get }
  /// The types that can be written.
  static var writableContentTypes: [UTType] { get }
  /// What a file is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What a file is written to.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// Reads a document.
  init(configuration: ReadConfiguration) throws
  /// The file of the document.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// Those that can be read.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What a file is read from.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper
}

/// What a file is written to.
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file that is there; nil for a new one.
  public let existingFile: FileWrapper?
}

#if !canImport(Darwin)
  /// A file or a folder in memory, by the name of Foundation's on Apple's systems.
  open class FileWrapper: @unchecked Sendable {
    /// The content of a file; nil for a folder.
    public let regularFileContents: Data?
    /// What is in a folder, by name; nil for a file.
    public let fileWrappers: [String: FileWrapper]?
    /// The name that it should have.
    open var preferredFilename: String?
    /// The name that it has; nil before it is written.
    open var filename: String?

    /// Creates a file.
    public init(regularFileWithContents contents: Data) {
      regularFileContents = contents
      fileWrappers = nil
    }

    /// Creates a folder.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
      regularFileContents = nil
      fileWrappers = childrenByPreferredName
    }

    /// Whether it is a file.
    open var isRegularFile: Bool { regularFileContents != nil }
    /// Whether it is a folder.
    open var isDirectory: Bool { fileWrappers != nil }
  }
#endif
