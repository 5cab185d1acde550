// SPDX-License-Identifier: MIT

extension SnapshotTestingConfiguration {
  /// Where references are, and what snapshots without a name are called.
  public enum References: String, Hashable, Sendable, CaseIterable {
    /// `__Snapshots__` in the root of the package, and one unnamed snapshot a test: `order.png`.
    /// The default.
    case named
    /// `__Snapshots__` in the root of the package, with numbers for unnamed snapshots:
    /// `order.1.png`, `order.2.png`.
    case numbered
    /// The folders, names, numbers and text formats of swift-snapshot-testing:
    /// `__Snapshots__/OrderTests/order.1.txt` beside `OrderTests.swift`.
    ///
    /// References of text that swift-snapshot-testing recorded stay in use. Those of pictures must
    /// be recorded again, because Assay draws views itself.
    case besideTests = "beside-tests"
  }
}

extension SnapshotTestingConfiguration.References {
  /// Those of the assertion that runs now.
  static func current() throws -> Self {
    if let references = SnapshotTestingConfiguration.current?.references { return references }
    return try SnapshotSession.shared.references()
  }

  /// Whether snapshots without a name are numbered.
  var isNumbered: Bool { self != .named }
}

/// `ASSAY_REFERENCES` has a wrong value.
struct UnknownReferences: Error, CustomStringConvertible {
  let value: String

  var description: String {
    let names = SnapshotTestingConfiguration.References.allCases.map(\.rawValue)
    return "ASSAY_REFERENCES is '\(value)'; use \(names.joined(separator: ", "))"
  }
}
