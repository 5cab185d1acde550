// SPDX-License-Identifier: MIT

internal import AssayFindings

/// The files in which declarations, uses and roots are.
extension SourceGraph {
  func file(of id: DeclarationID) -> File {
    files[Int(declarations[id.index].file)]
  }

  func path(of id: DeclarationID) -> String { file(of: id).path }

  func path(of edge: Edge) -> String { files[Int(edge.file)].path }

  /// Nil if nothing says where the root is used.
  func path(of root: Root) -> String? {
    root.file >= 0 ? files[Int(root.file)].path : nil
  }

  func file(at path: String) -> File? {
    files.first { $0.path == path }
  }

  /// The declaration whose name begins at a position.
  func declaration(at position: SourcePosition, in file: File) -> DeclarationID? {
    file.facts.declarations.firstIndex { $0.nameStart == position }
      .map { DeclarationID(file.declarations.lowerBound + $0) }
  }

  func isTest(_ root: Root) -> Bool {
    root.file >= 0 && files[Int(root.file)].isTest
  }

  func isTest(_ id: DeclarationID) -> Bool { file(of: id).isTest }

  /// Modules together with the modules that they import publicly or re-export: other packages may
  /// hold values of all their declarations.
  func modules(seenThrough modules: Set<String>) -> Set<String> {
    var seen = modules
    var count = -1
    while seen.count > count {
      count = seen.count
      for file in files where !seen.isDisjoint(with: file.modules) {
        for fact in file.facts.imports where fact.isExported || fact.access == .public {
          seen.insert(file.facts.names[fact.module])
        }
      }
    }
    return seen
  }
}

extension SourceGraph.File {
  /// Whether it is one of the package's snippets: code that documentation shows, and that is built
  /// to know that it compiles.
  var isSnippet: Bool { path.hasPrefix("Snippets/") }
}

extension FileFacts {
  /// Whether the file imports XCTest or Swift Testing, as files of tests do.
  var importsTestFramework: Bool {
    imports.contains { ["XCTest", "Testing"].contains(names[$0.module]) }
  }
}
