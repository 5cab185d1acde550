// SPDX-License-Identifier: MIT

package import AssayAudit
internal import Mustache

/// A self-contained HTML page: what an audit found, with the pixels that show it.
///
/// What several views share is one card with a list of places. Without scripts it shows everything.
package struct AuditPage: Sendable {
  var report: AuditReport
  /// The bytes of a source for excerpts, by its path in the finding.
  var source: @Sendable (String) -> [UInt8]?

  package init(
    _ report: AuditReport, source: @escaping @Sendable (String) -> [UInt8]? = { _ in nil }
  ) {
    self.report = report
    self.source = source
  }

  /// - Throws: `PNGError` if a picture cannot be encoded.
  package func html() throws -> String {
    try MustacheTemplate(string: Self.template).render(AuditPageValues(page: self).values())
  }
}
