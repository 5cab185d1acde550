// SPDX-License-Identifier: MIT

/// Collects the entries of a map, leaving out what is not there.
package struct MapWriter {
  package private(set) var entries: [DocumentValue.Entry] = []

  package init() {}

  package mutating func put(_ key: String, _ value: DocumentValue?) {
    if let value { entries.append(DocumentValue.Entry(key, value)) }
  }

  package mutating func put(_ key: String, _ value: Double?) { put(key, value.map { .number($0) }) }
  package mutating func put(_ key: String, _ value: String?) { put(key, value.map { .string($0) }) }

  /// Written where it is not the default.
  package mutating func put(_ key: String, _ value: Double, unless standard: Double) {
    if value != standard { put(key, value) }
  }

  package mutating func put(_ key: String, _ value: Bool, unless standard: Bool) {
    if value != standard { put(key, DocumentValue.bool(value)) }
  }

  package mutating func put<T: RawRepresentable & Equatable>(
    _ key: String, _ value: T, unless standard: T
  ) where T.RawValue == String {
    if value != standard { put(key, value.rawValue) }
  }

  package var map: DocumentValue { .map(entries) }
}
