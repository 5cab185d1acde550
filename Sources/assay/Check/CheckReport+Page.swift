// SPDX-License-Identifier: MIT

import AssayFindings
import AssayPages

extension CheckReport {
  /// A page that needs no other file, with a tab for each product.
  ///
  /// - Throws: where the page's own template is broken, which its tests rule out.
  func html(in context: ReportContext) throws -> String {
    let tabs = products.map { product in
      CheckPage.Tab(
        title: product.name.rawValue, state: words(of: product),
        isClean: product.state(isStrict: isStrict) == .clean, report: product.report)
    }
    return try CheckPage(findingReport, tabs: tabs, context: context).html()
  }
}
