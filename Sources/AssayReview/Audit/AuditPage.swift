// SPDX-License-Identifier: MIT

package import AssayAudit
internal import AssayPages

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A self-contained HTML page: what an audit found, with the pixels that show it.
///
/// What several views share is one card with a list of places. Without scripts it shows everything.
package struct AuditPage {
  var report: AuditReport
  /// The bytes of a source for excerpts, by its path in the finding.
  var source: @Sendable (String) -> [UInt8]?
  /// The address of a picture by its bytes.
  var address: ([UInt8]) throws -> String = AuditPage.embedded
  /// Where its pictures may come from, for the page's policy.
  var imageSources = "data:"

  package init(
    _ report: AuditReport, source: @escaping @Sendable (String) -> [UInt8]? = { _ in nil }
  ) {
    self.report = report
    self.source = source
  }

  /// A picture inside of the page.
  private static func embedded(_ bytes: [UInt8]) -> String {
    "data:image/png;base64," + Data(bytes).base64EncodedString()
  }

  /// - Throws: `PNGError` if a picture cannot be encoded.
  package func html() throws -> String {
    PageShell(
      title: report.tool, style: Self.style, styleHash: Self.styleHash, imageSources: imageSources
    ).page(try AuditPageBody(of: self).html())
  }
}
