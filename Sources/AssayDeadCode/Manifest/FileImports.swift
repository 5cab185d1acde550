// SPDX-License-Identifier: MIT

/// Which modules a source file belongs to and imports: all that the rules on the manifest ask of
/// it.
struct FileImports: Hashable, Sendable {
  /// Relative to the root.
  var path: String
  var modules: [String]
  /// In the order of the file.
  var imports: [String]

  init(path: String, modules: [String], imports: [String]) {
    self.path = path
    self.modules = modules
    self.imports = imports
  }

  init(of file: SourceGraph.File) {
    self.init(
      path: file.path, modules: file.modules,
      imports: file.facts.imports.map { file.facts.names[$0.module] })
  }
}
