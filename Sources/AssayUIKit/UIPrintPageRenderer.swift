// SPDX-License-Identifier: MIT

/// Accepted, and never asked: what knows the contents of a printed text.
open class UIPrintFormatter: NSObject {
  /// The room around a page, in points.
  open var perPageContentInsets: UIEdgeInsets = .zero
  /// The first page.
  open var startPage = 0
  /// No page.
  open var pageCount: Int { 0 }
}

/// Accepted, and never asked: HTML that is printed.
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  /// The HTML.
  open var markupText: String?
  /// Takes HTML.
  public init(markupText: String) { self.markupText = markupText }
}

/// Accepted, and never asked: a text that is printed.
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  /// The text.
  open var text: String?
  /// The text with its looks.
  open var attributedText: NSAttributedString?
  /// Takes a text.
  public init(text: String) { self.text = text }
  /// Takes a text with its looks.
  public init(attributedText: NSAttributedString) { self.attributedText = attributedText }
}

/// Accepted: what prints pages. There are none.
open class UIPrintPageRenderer: NSObject {
  /// What is printed.
  open var printFormatters: [UIPrintFormatter]? = []
  /// The height above the content of each page, in points.
  open var headerHeight: CGFloat = 0
  /// The height below the content of each page, in points.
  open var footerHeight: CGFloat = 0
  /// A page, in points.
  open var paperRect: CGRect { .zero }
  /// The part of a page that is printed, in points.
  open var printableRect: CGRect { .zero }
  /// No page.
  open var numberOfPages: Int { 0 }
  /// Takes what is printed from a page on.
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    printFormatters?.append(formatter)
  }
  /// Accepted: no page is printed.
  open func prepare(forDrawingPages range: NSRange) {}
  /// Accepted: no page is printed.
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {}
  /// Accepted: no page is printed.
  open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
  /// Accepted: no page is printed.
  open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
  /// Accepted: no page is printed.
  open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
}
