// SPDX-License-Identifier: MIT

internal import CXXHash

extension SourceGraph {
  /// Marks what a `#Preview` names, for scans in which previews keep nothing.
  mutating func markPreviewed() {
    var names: Set<UInt64> = []
    for file in files {
      for use in file.facts.uses where use.flags.contains(.preview) {
        names.insert(Self.hash(file.facts.names.utf8(of: use.name)))
      }
    }
    if names.isEmpty { return }
    for file in files {
      for index in file.declarations {
        let fact = file.facts.declarations[index - file.declarations.lowerBound]
        if names.contains(Self.hash(file.facts.names.utf8(of: fact.name))) {
          marks[index].insert(.previewed)
        }
      }
    }
  }

  private static func hash(_ name: ArraySlice<UInt8>) -> UInt64 {
    name.withUnsafeBytes { assay_xxh3_128($0.baseAddress, $0.count).low }
  }
}
