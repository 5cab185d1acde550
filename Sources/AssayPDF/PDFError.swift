// SPDX-License-Identifier: MIT

/// Why some bytes are not a PDF file that can be read.
package struct PDFError: Error, Hashable, Sendable, CustomStringConvertible {
  enum Code: Hashable, Sendable {
    case notPDF
    case encrypted
    case damaged(String)
    case noPage
    case tooLarge
    case filter(String)
  }

  var code: Code

  init(_ code: Code) { self.code = code }

  package var description: String {
    switch code {
    case .notPDF: "the file does not begin with '%PDF-'; check that it is a PDF file"
    case .encrypted: "the PDF file is encrypted; save it without a password"
    case .damaged(let reason): "the PDF file is damaged: \(reason); save it again"
    case .noPage: "the PDF file has no page; save it again"
    case .tooLarge:
      "the PDF file unpacks to more than \(PDFFile.mostBytes >> 20) MB; save a simpler picture"
    case .filter(let name):
      "the PDF file uses the filter '\(name)', which Assay does not read; save it with Flate compression"
    }
  }
}
