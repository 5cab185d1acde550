// SPDX-License-Identifier: MIT

/// A PDF document that code would draw. Unlike Core Graphics, none is read, which is reported.
public final class CGPDFDocument {
  /// nil, which is reported.
  ///
  /// - Parameter url: the file. It is not read.
  public init?(_ url: URL) {
    LeftOutNotes.add("the PDF document '\(url.lastPathComponent)' in a picture that code makes")
    return nil
  }
  /// 0: no document is read.
  public var numberOfPages: Int { 0 }
  /// nil: no document is read.
  public func page(at pageNumber: Int) -> CGPDFPage? { nil }
}

/// A page of a PDF document. There is none: no document is read.
public final class CGPDFPage {
  private init() {}
  /// The number, from 1.
  public var pageNumber: Int { 0 }
  /// How it is turned, in degrees.
  public var rotationAngle: Int32 { 0 }
  /// An empty place.
  public func getBoxRect(_ box: CGPDFBox) -> CGRect { .zero }
}

/// A rectangle of a page.
public enum CGPDFBox: Int32, Sendable {
  /// A rectangle.
  case mediaBox, cropBox, bleedBox, trimBox, artBox
}

extension CGContext {
  /// Draws nothing: there are no pages.
  public func drawPDFPage(_ page: CGPDFPage) {}
}
