// SPDX-License-Identifier: MIT

internal import AssayFindings
internal import CXXHash

/// Names in places where the scan cannot tell what they mean; every declaration with such a name
/// is kept.
struct NameMentions {
  /// Where a name casts its doubt; one for each group of modules, tests apart.
  private struct Place {
    var modules: [String]
    var isTest: Bool
    var position: SourcePosition
    var file: Int32
  }

  /// By hash of the name: a chance equality keeps one declaration too many and harms nothing.
  private var places: [UInt64: [Place]] = [:]

  mutating func insert(_ use: NameUse, in file: SourceGraph.File, at index: Int32) {
    insert(file.facts.names.utf8(of: use.name), at: use.start, in: file, at: index)
  }

  /// - Parameter name: of an initializer with its labels, `init(of:)`; of anything else without.
  mutating func insert(
    _ name: ArraySlice<UInt8>, at position: SourcePosition, in file: SourceGraph.File,
    at index: Int32
  ) {
    let hash = Self.hash(name)
    let known = places[hash] ?? []
    if known.contains(where: { $0.modules == file.modules && $0.isTest == file.isTest }) { return }
    places[hash, default: []].append(
      Place(modules: file.modules, isTest: file.isTest, position: position, file: index))
  }

  func roots(in graph: SourceGraph) -> [SourceGraph.Root] {
    if places.isEmpty { return [] }
    var roots: [SourceGraph.Root] = []
    for file in graph.files {
      for index in file.declarations where graph.declarations[index].kind != .extension {
        let fact = file.facts.declarations[index - file.declarations.lowerBound]
        var found = places[Self.hash(file.facts.names.utf8(of: fact.name))] ?? []
        if fact.kind == .initializer {
          found += places[Self.hash(file.facts.names.utf8(of: fact.fullName))] ?? []
        }
        for place in found {
          roots.append(
            SourceGraph.Root(
              DeclarationID(index), .uncertain, position: place.position, file: place.file))
        }
      }
    }
    return roots
  }

  private static func hash(_ name: ArraySlice<UInt8>) -> UInt64 {
    name.withUnsafeBytes { assay_xxh3_128($0.baseAddress, $0.count).low }
  }
}
