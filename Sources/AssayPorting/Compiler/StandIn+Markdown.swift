// SPDX-License-Identifier: MIT

/// MarkdownUI, a package that apps show texts in Markdown with: its words are drawn with their
/// bold, italic, code and links. Blocks, such as headings and lists, are reported, and themes are
/// not applied.
extension StandIn {
  static let markdown = """
    import AssayUIKit
    import AssayViews
    import Foundation

    public struct MarkdownContent: Hashable, Sendable {
      let words: String
      public init(_ markdown: String) { words = markdown }
      public func renderMarkdown() -> String { words }
      public func renderPlainText() -> String { words }
    }

    @MainActor @preconcurrency
    public struct Markdown: View {
      private let words: String
      public nonisolated init(_ markdown: String, baseURL: URL? = nil, imageBaseURL: URL? = nil) {
        words = markdown
      }
      public nonisolated init(
        _ content: MarkdownContent, baseURL: URL? = nil, imageBaseURL: URL? = nil
      ) {
        words = content.words
      }
      public var body: some View {
        let parts = words.split(separator: "\\n\\n").map(String.init)
        VStack(alignment: .leading, spacing: 16) {
          ForEach(Array(parts.enumerated()), id: \\.offset) { _, part in
            Text((try? AttributedString(markdown: part)) ?? AttributedString(part))
          }
        }
      }
    }

    public protocol TextStyle: Sendable {}
    @resultBuilder
    public enum TextStyleBuilder {
      public static func buildBlock(_ styles: any TextStyle...) -> [any TextStyle] { styles }
    }
    public struct ForegroundColor: TextStyle { public init(_ color: Color?) {} }
    public struct BackgroundColor: TextStyle { public init(_ color: Color?) {} }
    public struct FontWeight: TextStyle { public init(_ weight: Font.Weight) {} }
    public struct FontSize: TextStyle {
      public init(_ size: CGFloat) {}
      public init(_ size: RelativeSize) {}
    }
    public struct RelativeSize: Hashable, Sendable {
      public static func em(_ value: CGFloat) -> RelativeSize { RelativeSize() }
      public static func rem(_ value: CGFloat) -> RelativeSize { RelativeSize() }
      public static var zero: RelativeSize { RelativeSize() }
    }
    public struct FontFamily: TextStyle {
      public enum Family: Sendable {
        case system(Font.Design = .default)
        case custom(String)
      }
      public init(_ family: Family) {}
    }
    public struct FontFamilyVariant: TextStyle {
      public enum Variant: Sendable { case normal, monospaced }
      public init(_ variant: Variant) {}
    }
    public struct FontStyle: TextStyle {
      public enum Style: Sendable { case normal, italic }
      public init(_ style: Style) {}
    }
    public struct UnderlineStyle: TextStyle { public init(_ style: Text.LineStyle?) {} }
    public struct StrikethroughStyle: TextStyle { public init(_ style: Text.LineStyle?) {} }
    public struct TextTracking: TextStyle { public init(_ tracking: CGFloat?) {} }
    public struct TextKerning: TextStyle { public init(_ kerning: CGFloat?) {} }

    @MainActor @preconcurrency
    public struct BlockConfiguration {
      public struct Label: View {
        public var body: some View { Color.clear }
      }
      public let label = Label()
      public let content = MarkdownContent("")
    }
    @MainActor @preconcurrency
    public struct CodeBlockConfiguration {
      public typealias Label = BlockConfiguration.Label
      public let label = Label()
      public let language: String? = nil
      public let content = ""
    }

    public struct Theme: Sendable {
      public init() {}
      public static let basic = Theme()
      public static let gitHub = Theme()
      public static let docC = Theme()
      public func text(@TextStyleBuilder text: () -> [any TextStyle]) -> Theme { self }
      public func code(@TextStyleBuilder code: () -> [any TextStyle]) -> Theme { self }
      public func emphasis(@TextStyleBuilder emphasis: () -> [any TextStyle]) -> Theme { self }
      public func strong(@TextStyleBuilder strong: () -> [any TextStyle]) -> Theme { self }
      public func strikethrough(@TextStyleBuilder strikethrough: () -> [any TextStyle]) -> Theme {
        self
      }
      public func link(@TextStyleBuilder link: () -> [any TextStyle]) -> Theme { self }
      \(blocks)
      public func codeBlock<Body: View>(
        @ViewBuilder body: @escaping (CodeBlockConfiguration) -> Body
      ) -> Theme { self }
    }
    public protocol CodeSyntaxHighlighter {
      func highlightCode(_ code: String, language: String?) -> Text
    }
    public enum SoftBreakMode: Sendable { case space, lineBreak }

    extension View {
      public func markdownTheme(_ theme: Theme) -> some View { self }
      public func markdownSoftBreakMode(_ mode: SoftBreakMode) -> some View { self }
      public func markdownCodeSyntaxHighlighter(
        _ highlighter: some CodeSyntaxHighlighter
      ) -> some View { self }
      public func markdownTextStyle(
        @TextStyleBuilder textStyle: @escaping () -> [any TextStyle]
      ) -> some View { self }
      public func markdownTextStyle<V>(
        _ keyPath: KeyPath<MarkdownTextStyles, V>,
        @TextStyleBuilder textStyle: @escaping () -> [any TextStyle]
      ) -> some View { self }
      public func markdownBlockStyle<V, Body: View>(
        _ keyPath: KeyPath<MarkdownBlockStyles, V>,
        @ViewBuilder body: @escaping (BlockConfiguration) -> Body
      ) -> some View { self }
      public func markdownMargin(top: CGFloat? = nil, bottom: CGFloat? = nil) -> some View { self }
      public func markdownMargin(top: RelativeSize?, bottom: RelativeSize?) -> some View { self }
      public func relativeLineSpacing(_ size: RelativeSize) -> some View { self }
      public func relativePadding(_ edges: Edge.Set = .all, length: RelativeSize) -> some View {
        self
      }
    }
    /// The parts of a text that a style can be given to.
    public struct MarkdownTextStyles {
      public let text = 0, code = 0, emphasis = 0, strong = 0, strikethrough = 0, link = 0
    }
    /// The blocks that a style can be given to.
    public struct MarkdownBlockStyles {
      public let heading1 = 0, heading2 = 0, heading3 = 0, heading4 = 0, heading5 = 0, heading6 = 0
      public let paragraph = 0, blockquote = 0, codeBlock = 0, image = 0, list = 0, listItem = 0
      public let table = 0, tableCell = 0, thematicBreak = 0
    }

    """

  private static let blocks = [
    "heading1", "heading2", "heading3", "heading4", "heading5", "heading6", "paragraph",
    "blockquote", "image", "list", "listItem", "table", "tableCell",
  ].map {
    """
    public func \($0)<Body: View>(
      @ViewBuilder body: @escaping (BlockConfiguration) -> Body
    ) -> Theme { self }
    """
  }.joined(separator: "\n")
}
