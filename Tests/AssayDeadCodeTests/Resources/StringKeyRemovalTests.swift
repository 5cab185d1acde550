// SPDX-License-Identifier: MIT

import AssayFindings
import AssayTestSupport
import Testing

@testable import AssayDeadCode

@Suite("Removing unused string keys")
struct StringKeyRemovalTests {
  private func plan(_ folder: TemporaryFolder) -> RemovalPlan {
    let findings = UnusedResources().findings(
      in: PackageContents(root: folder.path, manifest: nil)
    ).findings.sorted()
    let builder = SwiftPackageBuilder(root: folder.path, scratchPath: ".build-assay")
    return Remover(root: folder.path, scratchPath: ".build-assay", builder: builder)
      .planner(for: findings).plan()
  }

  private func texts(_ plan: RemovalPlan) -> [String] {
    plan.edits.map { "\($0.path): " + String(decoding: $0.result ?? [], as: UTF8.self) }
  }

  @Test("a key goes in every language that has it, and in a catalog")
  func everyLanguage() throws {
    let folder = try TemporaryFolder([
      "App/en.lproj/L.strings": "\"old\" = \"O\";\n\"used\" = \"U\";\n",
      "App/de.lproj/L.strings": "\"used\" = \"U\";\n\"old\" = \"O\";\n",
      "App/fr.lproj/L.strings": "\"used\" = \"U\";\n",
      "App/de.lproj/Other.strings": "\"used\" = \"U\";\n",
      "C.xcstrings":
        "{\"sourceLanguage\":\"en\",\"strings\":{\"gone\":{},\"used\":{}},\"version\":\"1.0\"}",
      "a.swift": "Text(\"used\")\n",
    ])
    let plan = plan(folder)
    #expect(plan.removed.map(\.subject?.name) == ["old", "gone"])
    #expect(
      texts(plan) == [
        "App/de.lproj/L.strings: \"used\" = \"U\";\n",
        "App/en.lproj/L.strings: \"used\" = \"U\";\n",
        "C.xcstrings: {\"sourceLanguage\":\"en\",\"strings\":{\"used\":{}},\"version\":\"1.0\"}",
      ])
    let proof = RemovalProof(of: plan.removed, by: .build, graph: SourceGraph())
    #expect(
      proof.text
        == "not proved, because keys are looked up when the program runs: 2 string keys")
  }

  @Test("a language that cannot be read keeps the key in all of them")
  func unreadable() throws {
    let folder = try TemporaryFolder([
      "en.lproj/L.strings": "\"old\" = \"O\";\n", "de.lproj/L.strings": "\"old\" = \n",
    ])
    let plan = plan(folder)
    #expect(plan.edits.isEmpty)
    #expect(plan.kept.map(\.finding.subject?.name) == ["old"])
    #expect(plan.kept.first?.reason.contains("de.lproj/L.strings") == true)
  }

  @Test("the rule must be named")
  func onlyIfNamed() {
    #expect(RemovableRules.isRemovable(.unusedStringKey))
    #expect(DeadCodeRule.unusedStringKey.removal?.isDefault == false)
  }
}
