// SPDX-License-Identifier: MIT

internal import AssayNodes

#if !canImport(Darwin)
  extension AttributedString {
    /// How Markdown is read, as Foundation has it on Apple's systems.
    public struct MarkdownParsingOptions: Sendable {
      /// Which Markdown is read.
      public enum InterpretedSyntax: Sendable {
        /// Blocks too: paragraphs follow each other without a new line, as in Foundation. Headings,
        /// lists, quotes and blocks of code are shown as they are written, and reported.
        case full
        /// What is within a line; the ends of lines are spaces.
        case inlineOnly
        /// What is within a line; spaces and the ends of lines stay.
        case inlineOnlyPreservingWhitespace
      }

      /// What happens to Markdown that cannot be read, which no Markdown is.
      public enum FailurePolicy: Sendable {
        /// An error.
        case throwError
        /// What could be read.
        case returnPartiallyParsedIfPossible
      }

      /// Whether attributes are read in Markdown: `^[words](name: value)`. Unlike in Foundation,
      /// they are not.
      public var allowsExtendedAttributes: Bool
      /// Which Markdown is read.
      public var interpretedSyntax: InterpretedSyntax
      /// What happens to Markdown that cannot be read.
      public var failurePolicy: FailurePolicy
      /// The language of the words, which is not used.
      public var languageCode: String?

      /// Creates options.
      public init(
        allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
        failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
      ) {
        self.allowsExtendedAttributes = allowsExtendedAttributes
        self.interpretedSyntax = interpretedSyntax
        self.failurePolicy = failurePolicy
        self.languageCode = languageCode
      }
    }

    /// Creates an attributed string from Markdown, as Foundation does on Apple's systems. It never
    /// throws.
    public init(
      markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
      baseURL: URL? = nil
    ) throws {
      self.init()
      for run in InlineMarkdown.runs(of: options.lines(of: markdown)) {
        append(AttributedString(run.text, attributes: AttributeContainer(run.style, baseURL)))
      }
      if options.interpretedSyntax == .full, MarkdownBlocks.areIn(markdown), !characters.isEmpty {
        self[MarkdownBlocks.self] = true
      }
    }

    /// Creates an attributed string from the UTF-8 of Markdown.
    public init(
      markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(),
      baseURL: URL? = nil
    ) throws {
      try self.init(
        markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
    }
  }

  extension AttributedString.MarkdownParsingOptions {
    /// The Markdown with its lines joined.
    fileprivate func lines(of text: String) -> String {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      switch interpretedSyntax {
      case .inlineOnlyPreservingWhitespace: return text
      case .inlineOnly:
        return lines.filter { !$0.allSatisfy(\.isWhitespace) }.joined(separator: " ")
      case .full:
        return lines.split { $0.allSatisfy(\.isWhitespace) }.map { paragraph in
          paragraph.map { $0.trimmingPrefix { $0 == " " } }.joined(separator: " ")
        }.joined()
      }
    }
  }

  extension AttributeContainer {
    fileprivate init(_ style: InlineMarkdown.Style, _ base: URL?) {
      self.init()
      var intent: InlinePresentationIntent = []
      if style.isStrong { intent.insert(.stronglyEmphasized) }
      if style.isEmphasized { intent.insert(.emphasized) }
      if style.isCode { intent.insert(.code) }
      if style.isStruckThrough { intent.insert(.strikethrough) }
      if !intent.isEmpty { self.inlinePresentationIntent = intent }
      if let address = style.address { self.link = URL(string: address, relativeTo: base) }
    }
  }

  /// Marks a string whose Markdown has blocks, which no text shows as such.
  enum MarkdownBlocks: AttributedStringKey {
    typealias Value = Bool
    static let name = "Assay.MarkdownBlocks"
    static let undrawn = "a heading, a list, a quote or a block of code in an attributed string"

    /// Whether a line begins as a block other than a paragraph (CommonMark 0.31, sections 4, 5).
    static func areIn(_ markdown: String) -> Bool {
      markdown.split(separator: "\n").contains { line in
        let words = line.drop { $0 == " " }
        let isIndented = line.count - words.count >= 4
        let marker = words.prefix { !$0.isWhitespace }
        let isNumber =
          marker.count > 1 && ".)".contains(marker.last ?? " ")
          && marker.dropLast().allSatisfy(\.isNumber)
        let isHeading = (1...6).contains(marker.count) && marker.allSatisfy { $0 == "#" }
        return isIndented || isNumber || isHeading || ["-", "*", "+"].contains(marker)
          || marker.hasPrefix(">") || marker.hasPrefix("```") || marker.hasPrefix("~~~")
      }
    }
  }
#endif
