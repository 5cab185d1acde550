// SPDX-License-Identifier: MIT

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The names of Assay's views that compile and are not drawn, by their documentation: a first line
/// that starts with "Accepted, but not drawn:".
///
/// A name that other declarations share is left out, because a word in a source does not say which
/// it means; rendering reports those that matter.
struct UndrawnNames: Hashable, Sendable {
  struct Name: Hashable, Sendable {
    var isMember: Bool
    /// What the documentation says.
    var note: String
  }

  private(set) var names: [String: Name] = [:]

  private static let mark = "Accepted, but not drawn: "
  /// Kinds of symbols that an app writes by name: modifiers, and types.
  private static let memberKinds: Set<String> = [
    "swift.method", "swift.type.method", "swift.property", "swift.type.property",
    "swift.enum.case",
  ]
  private static let typeKinds: Set<String> = ["swift.struct", "swift.class", "swift.enum"]

  /// - Parameter graph: the symbol graph of the module, as `swift-symbolgraph-extract` writes it.
  /// - Throws: `DecodingError`.
  init(symbolGraph graph: [UInt8]) throws {
    let symbols = try JSONDecoder().decode(Graph.self, from: Data(graph)).symbols
    var drawn: Set<String> = []
    for symbol in symbols {
      let isMember = Self.memberKinds.contains(symbol.kind.identifier)
      guard isMember || Self.typeKinds.contains(symbol.kind.identifier) else { continue }
      let last = symbol.pathComponents.last ?? ""
      let name = String(last.prefix { $0 != "(" })
      let first = (symbol.docComment?.lines ?? []).prefix { !$0.text.isEmpty }
      let text = first.map(\.text).joined(separator: " ")
      guard text.hasPrefix(Self.mark) else {
        drawn.insert(name)
        continue
      }
      let note = String(text.dropFirst(Self.mark.count).prefix { $0 != "." })
      // Of several forms the first by its words, whatever order the compiler wrote them in.
      if let known = names[name], (known.note, known.isMember ? 1 : 0) <= (note, isMember ? 1 : 0) {
        continue
      }
      names[name] = Name(isMember: isMember, note: note)
    }
    for name in drawn { names[name] = nil }
  }

  /// The names that files use, with the number of files.
  ///
  /// A name that the app declares itself is left out: the compiler would have to say which it is.
  func uses(in files: [SourceFacts], declaredByApp own: Set<String>) -> [PortReport.NotDrawn] {
    names.filter { !own.contains($0.key) }.compactMap { name, entry in
      let count = files.count { (entry.isMember ? $0.members : $0.words).contains(name) }
      guard count > 0 else { return nil }
      return PortReport.NotDrawn(
        name: name, note: entry.note, fileCount: count)
    }
    .sorted { (-$0.fileCount, $0.name) < (-$1.fileCount, $1.name) }
  }
}

/// The part of a symbol graph that is read.
private struct Graph: Decodable {
  struct Symbol: Decodable {
    var kind: Kind
    var pathComponents: [String]
    var docComment: Comment?
  }

  struct Kind: Decodable {
    var identifier: String
  }

  struct Comment: Decodable {
    var lines: [Line]
  }

  struct Line: Decodable {
    var text: String
  }

  var symbols: [Symbol]
}
