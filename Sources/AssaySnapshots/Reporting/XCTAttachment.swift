// SPDX-License-Identifier: MIT

#if !canImport(ObjectiveC)
  public import AssayViews
  internal import Foundation

  /// A file of a failure, by its name in XCTest, which has no attachments on this system.
  ///
  /// A comparison of your own returns it with its words:
  ///
  /// ```swift
  /// let attachment = XCTAttachment(data: Data(table.utf8))
  /// attachment.name = "table.txt"
  /// ```
  public final class XCTAttachment {
    /// How long XCTest keeps a file; here without effect, because a file of a failure is kept.
    public enum Lifetime: Int, Sendable {
      /// Until a test passes.
      case deleteOnSuccess
      /// Always.
      case keepAlways
    }

    /// The name of the file; nil for a number.
    public var name: String?
    /// Without effect, because a file of a failure is kept.
    public var lifetime = Lifetime.deleteOnSuccess
    private let data: Data
    private let type: String

    /// Creates a file of bytes of a type, such as `public.png`.
    public init(data: Data, uniformTypeIdentifier: String = "public.data") {
      self.data = data
      self.type = uniformTypeIdentifier
    }

    /// Creates a file of bytes of a type, with a name. Of the rest of the information nothing is
    /// kept.
    public convenience init(
      uniformTypeIdentifier: String?, name: String?, payload: Data?,
      userInfo: [AnyHashable: Any]? = nil
    ) {
      self.init(
        data: payload ?? Data(), uniformTypeIdentifier: uniformTypeIdentifier ?? "public.data")
      self.name = name
    }

    /// Creates a PNG file of an image; one without pixels of its own gives an empty file.
    public convenience init(image: UIImage) {
      self.init(data: image.pngData() ?? Data(), uniformTypeIdentifier: "public.png")
    }

    /// Creates a file of text.
    public convenience init(string: String) {
      self.init(data: Data(string.utf8), uniformTypeIdentifier: "public.plain-text")
    }

    /// The file in the form of a comparison.
    ///
    /// - Parameter place: among the files of the failure, from 1.
    fileprivate func attachment(at place: Int) -> SnapshotAttachment {
      SnapshotAttachment(name: name ?? "attachment-\(place).\(fileExtension)", bytes: Array(data))
    }

    private var fileExtension: String {
      switch type {
      case "public.png": "png"
      case "public.jpeg": "jpg"
      case "public.json": "json"
      case "public.plain-text": "txt"
      case "public.patch-file": "patch"
      default: "data"
      }
    }
  }

  extension Diffing {
    /// Creates a way to write and compare values whose comparison returns attachments of XCTest.
    @_disfavoredOverload
    public init(
      toData: @escaping (Value) throws -> Data,
      fromData: @escaping (Data) throws -> Value,
      diff: @escaping (Value, Value) throws -> (String, [XCTAttachment])?
    ) {
      self.init(
        toData: toData, fromData: fromData,
        diff: { old, new -> (String, [SnapshotAttachment])? in
          guard let (words, files) = try diff(old, new) else { return nil }
          return (words, files.enumerated().map { $0.element.attachment(at: $0.offset + 1) })
        })
    }
  }
#endif
