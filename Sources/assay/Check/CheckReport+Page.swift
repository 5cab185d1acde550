// SPDX-License-Identifier: MIT

import AssayFindings
import AssayReview

extension CheckReport {
  /// A page that needs no other file, with a tab for each product.
  ///
  /// - Throws: where the page's own template is broken, which its tests rule out.
  func html(in context: ReportContext) throws -> String {
    try ReportFormat.html.makeReporter().text(of: findingReport, in: context)
  }
}
