// SPDX-License-Identifier: MIT

import Testing

@testable import AssayPorting

@Suite("Foundation's functions for texts")
struct LocalizedStringFileTests {
  @Test(
    "a module that calls them has them itself, unless it declares one of their name",
    arguments: [
      ([#"let a = NSLocalizedString("a", comment: "")"#], ["func NSLocalizedString("]),
      (
        [#"let a = b.localizedString(forKey: "a", value: "", table: nil)"#],
        ["extension Foundation.Bundle"]
      ),
      (
        [
          #"let a = NSLocalizedString("a", comment: "")"#,
          "extension String { func localizedString() -> String { self.localizedString() } }",
        ], ["func NSLocalizedString("]
      ),
      (["func NSLocalizedString(_ key: String) -> String { key }"], []),
      (["let a = 1"], []),
    ])
  func functions(sources: [String], expected: [String]) {
    let files = sources.indices.map { "/App/\($0).swift" }
    let module = AppModule(name: "App", files: files, resources: [])
    let facts = Dictionary(
      uniqueKeysWithValues: zip(files, sources.map { SourceFacts(Array($0.utf8)) }))
    let source = LocalizedStringFile.source(of: module, facts: facts)
    #expect((source == nil) == expected.isEmpty)
    for part in ["func NSLocalizedString(", "extension Foundation.Bundle"] {
      #expect((source ?? "").contains(part) == expected.contains(part), "\(part)")
    }
  }
}
