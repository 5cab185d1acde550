// SPDX-License-Identifier: MIT

/// Calls what draws a PDF, and makes none: its data is empty, which a snapshot reports.
open class UIGraphicsPDFRenderer: NSObject {
  private let bounds: CGRect
  /// How the document is made.
  open private(set) var format: UIGraphicsPDFRendererFormat

  /// Creates what draws pages of a rectangle in points.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    self.bounds = bounds
    self.format = format
  }
  /// Creates what draws pages of a rectangle in points.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat())
  }

  /// Empty data: no document is made. The actions are called.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    let context = UIGraphicsPDFRendererContext(bounds: bounds)
    UIGraphics.entries.append(UIGraphics.Entry(context.cgContext, scale: 1, isOpaque: false))
    defer { UIGraphics.entries.removeLast() }
    actions(context)
    LeftOutNotes.add("a PDF document that code draws")
    return Data()
  }
  /// Writes an empty file: no document is made. The actions are called.
  open func writePDF(
    to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void
  ) throws {
    try pdfData(actions: actions).write(to: url)
  }
}

/// How a document is made.
open class UIGraphicsPDFRendererFormat: NSObject {
  /// What the document says of itself.
  open var documentInfo: [String: Any] = [:]

  /// Returns a format without words of itself.
  open class func `default`() -> Self { Self.init() }
  /// Returns a format without words of itself.
  open class func preferred() -> Self { Self.init() }
  /// Creates a format without words of itself.
  public required override init() {}
}

/// Where pages are drawn.
open class UIGraphicsPDFRendererContext: NSObject {
  /// The context of Core Graphics.
  open private(set) var cgContext: CGContext
  /// The rectangle of a page, in points.
  open private(set) var pdfContextBounds: CGRect

  init(bounds: CGRect) {
    cgContext = CGContext(size: bounds.size)
    pdfContextBounds = bounds
  }

  /// Accepted: no page is made.
  open func beginPage() {}
  /// Accepted: no page is made.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    pdfContextBounds = bounds
  }
}

/// A key of what a document says of itself.
public let kCGPDFContextTitle = "kCGPDFContextTitle"
/// A key of what a document says of itself.
public let kCGPDFContextAuthor = "kCGPDFContextAuthor"
/// A key of what a document says of itself.
public let kCGPDFContextCreator = "kCGPDFContextCreator"
/// A key of what a document says of itself.
public let kCGPDFContextSubject = "kCGPDFContextSubject"
/// A key of what a document says of itself.
public let kCGPDFContextKeywords = "kCGPDFContextKeywords"

/// Begins a document, which stays empty, and draws into no page.
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
  let context = UIGraphicsPDFRendererContext(bounds: bounds)
  UIGraphics.entries.append(UIGraphics.Entry(context.cgContext, scale: 1, isOpaque: false))
  LeftOutNotes.add("a PDF document that code draws")
}
/// Accepted: no page is made.
public func UIGraphicsBeginPDFPage() {}
/// Accepted: no page is made.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {}
/// Ends the document.
public func UIGraphicsEndPDFContext() { _ = UIGraphics.entries.popLast() }
/// The rectangle of a page, in points.
public func UIGraphicsGetPDFContextBounds() -> CGRect {
  UIGraphics.entries.last?.context.boundingBoxOfClipPath ?? .zero
}
