// SPDX-License-Identifier: MIT

/// PDF documents, which cannot be opened, and their view, which is drawn as a labeled area.
extension StandIn {
  static let documents = """
    import AssayUIKit
    import AssayViews
    import Foundation

    public struct PDFDocumentAttribute: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let titleAttribute = Self(rawValue: "Title")
      public static let authorAttribute = Self(rawValue: "Author")
      public static let subjectAttribute = Self(rawValue: "Subject")
      public static let creatorAttribute = Self(rawValue: "Creator")
      public static let producerAttribute = Self(rawValue: "Producer")
      public static let creationDateAttribute = Self(rawValue: "CreationDate")
      public static let modificationDateAttribute = Self(rawValue: "ModDate")
      public static let keywordsAttribute = Self(rawValue: "Keywords")
    }

    public struct PDFDocumentWriteOption: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let userPasswordOption = Self(rawValue: "UserPassword")
      public static let ownerPasswordOption = Self(rawValue: "OwnerPassword")
    }

    public enum PDFDisplayBox: Int, Sendable { case mediaBox, cropBox, bleedBox, trimBox, artBox }
    public enum PDFDisplayMode: Int, Sendable {
      case singlePage, singlePageContinuous, twoUp, twoUpContinuous
    }
    public enum PDFDisplayDirection: Int, Sendable { case vertical, horizontal }

    open class PDFSelection: NSObject {
      open var string: String? { nil }
      open var pages: [PDFPage] { [] }
    }

    open class PDFAnnotation: NSObject {
      open var bounds: CGRect
      open var contents: String?
      open var color = UIColor.black
      open var type: String? { nil }
      open var widgetStringValue: String?
      open var widgetFieldType: Any? { nil }
      open var url: URL?
      open var page: PDFPage? { nil }
      public init(bounds: CGRect, forType type: Any, withProperties properties: [AnyHashable: Any]?) {
        self.bounds = bounds
      }
    }

    open class PDFPage: NSObject {
      public override init() {}
      public init?(image: UIImage) {}
      open var string: String? { nil }
      open var attributedString: NSAttributedString? { nil }
      open var numberOfCharacters: Int { 0 }
      open var label: String? { nil }
      open var rotation = 0
      open var annotations: [PDFAnnotation] { [] }
      open weak var document: PDFDocument? { nil }
      open func bounds(for box: PDFDisplayBox) -> CGRect { .zero }
      open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage { UIImage() }
      open func draw(with box: PDFDisplayBox, to context: CGContext) {}
      open func addAnnotation(_ annotation: PDFAnnotation) {}
      open func removeAnnotation(_ annotation: PDFAnnotation) {}
      open func selection(for rect: CGRect) -> PDFSelection? { nil }
    }

    /// A document that code makes has the pages that code adds; a file cannot be opened.
    open class PDFDocument: NSObject, @unchecked Sendable {
      private var pages: [PDFPage] = []
      open var documentAttributes: [AnyHashable: Any]?
      public override init() {}
      public init?(url: URL) { return nil }
      public init?(data: Data) { return nil }
      open var documentURL: URL? { nil }
      open var pageCount: Int { pages.count }
      open var isLocked: Bool { false }
      open var isEncrypted: Bool { false }
      open var allowsCopying: Bool { true }
      open var allowsPrinting: Bool { true }
      open var string: String? { nil }
      open var majorVersion: Int { 1 }
      open var minorVersion: Int { 4 }
      open func unlock(withPassword password: String) -> Bool { false }
      open func page(at index: Int) -> PDFPage? {
        pages.indices.contains(index) ? pages[index] : nil
      }
      open func index(for page: PDFPage) -> Int {
        pages.firstIndex { $0 === page } ?? NSNotFound
      }
      open func insert(_ page: PDFPage, at index: Int) { pages.insert(page, at: index) }
      open func removePage(at index: Int) { pages.remove(at: index) }
      open func dataRepresentation() -> Data? { nil }
      open func dataRepresentation(options: [AnyHashable: Any]) -> Data? { nil }
      @discardableResult open func write(to url: URL) -> Bool { false }
      @discardableResult open func write(
        to url: URL, withOptions options: [PDFDocumentWriteOption: Any]?
      ) -> Bool { false }
      open func findString(
        _ string: String, withOptions options: NSString.CompareOptions = []
      ) -> [PDFSelection] { [] }
    }

    @MainActor @preconcurrency
    public protocol PDFViewDelegate: NSObjectProtocol {}

    @MainActor @preconcurrency
    open class PDFView: UIView {
      open var document: PDFDocument?
      open weak var delegate: (any PDFViewDelegate)?
      open var displayMode = PDFDisplayMode.singlePageContinuous
      open var displayDirection = PDFDisplayDirection.vertical
      open var displayBox = PDFDisplayBox.cropBox
      open var displaysPageBreaks = true
      open var pageBreakMargins = UIEdgeInsets()
      open var autoScales = false
      open var scaleFactor: CGFloat = 1
      open var minScaleFactor: CGFloat = 0.1
      open var maxScaleFactor: CGFloat = 10
      open var scaleFactorForSizeToFit: CGFloat { 1 }
      open var currentPage: PDFPage? { nil }
      open var currentSelection: PDFSelection?
      open var canGoToNextPage: Bool { false }
      open var canGoToPreviousPage: Bool { false }
      open func usePageViewController(
        _ enable: Bool, withViewOptions options: [AnyHashable: Any]? = nil
      ) {}
      open func go(to page: PDFPage) {}
      open func goToFirstPage(_ sender: Any?) {}
      open func goToLastPage(_ sender: Any?) {}
      open func goToNextPage(_ sender: Any?) {}
      open func goToPreviousPage(_ sender: Any?) {}
      open func zoomIn(_ sender: Any?) {}
      open func zoomOut(_ sender: Any?) {}
      open func layoutDocumentView() {}
    }

    @MainActor @preconcurrency
    open class PDFThumbnailView: UIView {
      open weak var pdfView: PDFView?
      open var thumbnailSize = CGSize.zero
    }

    """
}
