// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
  extension NSAttributedString {
    /// A kind of document, by UIKit's names.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// Creates a kind.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Words.
      public static let plain = DocumentType(rawValue: "NSPlainText")
      /// A page.
      public static let html = DocumentType(rawValue: "NSHTML")
      /// Rich text, which is not read.
      public static let rtf = DocumentType(rawValue: "NSRTF")
      /// Rich text with files, which is not read.
      public static let rtfd = DocumentType(rawValue: "NSRTFD")
    }

    /// A key of the ways to read a document.
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// Creates a key.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// The kind, a `DocumentType`.
      public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
      /// The encoding of the words.
      public static let characterEncoding = DocumentReadingOptionKey(
        rawValue: "CharacterEncoding")
      /// Looks where the document says none.
      public static let defaultAttributes = DocumentReadingOptionKey(
        rawValue: "DefaultAttributes")
      /// Where relative addresses begin.
      public static let baseURL = DocumentReadingOptionKey(rawValue: "BaseURL")
    }

    /// A key of what is known of a document.
    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// Creates a key.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// The kind, a `DocumentType`.
      public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
      /// The encoding of the words.
      public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    }

    /// Creates a text from a page in HTML or from plain words. Of a page, words, lines and lists
    /// are read; how its words look is reported.
    ///
    /// - Throws: `CocoaError` for rich text, which is reported, and for words in another encoding.
    public convenience init(
      data: Data, options: [DocumentReadingOptionKey: Any] = [:],
      documentAttributes: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
      self.init(attributedString: try Self.document(data, options))
    }

    /// Creates a text from a document. See `init(data:options:documentAttributes:)`.
    ///
    /// - Throws: `CocoaError` for a file that cannot be read.
    public convenience init(
      url: URL, options: [DocumentReadingOptionKey: Any] = [:],
      documentAttributes: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
      self.init(attributedString: try Self.document(Data(contentsOf: url), options))
    }

    /// Creates a text from Markdown.
    ///
    /// - Throws: never.
    public convenience init(
      markdown: String,
      options: AttributedString.MarkdownParsingOptions = AttributedString.MarkdownParsingOptions(),
      baseURL: URL? = nil
    ) throws {
      self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
    }

    /// A document of the text: plain words.
    ///
    /// - Throws: `CocoaError` for other kinds, which are reported.
    public func data(
      from range: NSRange, documentAttributes: [DocumentAttributeKey: Any] = [:]
    ) throws -> Data {
      let kind = documentAttributes[.documentType] as? DocumentType ?? .plain
      guard kind == .plain else {
        LeftOutNotes.add("the \(kind.rawValue) document of a styled text")
        throw CocoaError(.fileWriteUnknown)
      }
      return Data(attributedSubstring(from: range).string.utf8)
    }

    private static func document(
      _ data: Data, _ options: [DocumentReadingOptionKey: Any]
    ) throws -> NSAttributedString {
      let kind = options[.documentType] as? DocumentType
      let number = options[.characterEncoding]
      let encoding = (number as? UInt) ?? (number as? NSNumber)?.uintValue
      guard kind != .rtf, kind != .rtfd, !data.starts(with: Data("{\\rtf".utf8)) else {
        LeftOutNotes.add("a document of rich text")
        throw CocoaError(.fileReadUnknown)
      }
      guard
        let words = String(
          data: data, encoding: encoding.map(String.Encoding.init(rawValue:)) ?? .utf8)
      else { throw CocoaError(.fileReadInapplicableStringEncoding) }
      let defaults = options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
      guard kind == .html else { return NSAttributedString(string: words, attributes: defaults) }
      let page = HTMLText(words)
      if page.hasLooks { LeftOutNotes.add("the styling of a text from HTML") }
      return NSAttributedString(string: page.words, attributes: defaults)
    }
  }
#endif
