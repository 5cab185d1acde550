// SPDX-License-Identifier: MIT

import AssayFindings
import AssayPages

extension CheckReport {
  /// A page that needs no other file, with a tab for each product.
  func html(in context: ReportContext) -> String {
    let tabs = products.map { product in
      CheckPage.Tab(
        title: product.name.rawValue, state: words(of: product),
        isClean: product.state(isStrict: isStrict) == .clean, report: product.report)
    }
    return CheckPage(findingReport, tabs: tabs, context: context).html()
  }
}
