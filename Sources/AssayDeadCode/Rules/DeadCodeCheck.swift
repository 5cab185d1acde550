// SPDX-License-Identifier: MIT

internal import AssayFindings

/// A search for findings of one or more rules.
protocol DeadCodeCheck: Sendable {
  /// The rules whose findings the check reports.
  var rules: [DeadCodeRule] { get }
}

/// A check of the declarations and their uses.
protocol GraphCheck: DeadCodeCheck {
  /// In no particular order.
  func findings(in analysis: Analysis) -> [Finding]
}

/// A check of what is in a package beside Swift sources. It runs only if one of its rules is
/// enabled.
protocol PackageCheck: DeadCodeCheck {
  func findings(in package: PackageContents) -> PackageFindings
}
