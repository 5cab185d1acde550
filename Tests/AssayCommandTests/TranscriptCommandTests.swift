// SPDX-License-Identifier: MIT

import AssayTestSupport
import Foundation
import Testing

@Suite("assay audit transcript and labels")
struct TranscriptCommandTests {
  private static let screen = """
    canvas: {width: 200, height: 100}
    view:
      kind: Text
      text: Hello
      modifiers: [{accessibilityAction: Delete}]
    """

  @Test("a description, its reference and a picture of nothing but pixels")
  func transcript() throws {
    let package = try TemporaryFolder.package()
    try package.write(Self.screen, to: "hello.yaml")
    let drawn = try package.run("audit", "transcript", "hello.yaml", "-o", "out")
    #expect(drawn.exitCode == 0)
    // The text is in the middle of the canvas.
    #expect(
      drawn.output.hasSuffix(
        "   1  \"Hello, actions available\" at 100,50\n      actions: Delete\n"), "\(drawn.output)")
    let files = try FileManager.default.subpathsOfDirectory(atPath: package.path + "/out")
    #expect(files.count { $0.hasSuffix(".txt") } == 1 && files.count { $0.hasSuffix(".png") } == 1)
    let missing = try package.run("audit", "transcript", "gone.yaml")
    #expect(missing.exitCode == 2)
  }

  @Test("tasks of the configuration, and none")
  func labels() throws {
    let package = try TemporaryFolder.package()
    try package.write(Self.screen, to: "hello.yaml")
    let none = try package.run("audit", "labels")
    #expect(none.exitCode == 2)
    #expect(none.errors.contains("'.assay.yml': there is no such file here or above"))
    #expect(none.errors.contains("tasks: [{name: Sign up"), "\(none.errors)")
    try package.write("audit: {level: AA}\n", to: ".assay.yml")
    let empty = try package.run("audit", "labels")
    #expect(empty.exitCode == 2)
    #expect(empty.errors.contains("'.assay.yml': there are no tasks"), "\(empty.errors)")
    try package.write(
      "audit: {tasks: [{name: \"<b>\", screens: [hello.yaml]}]}\n", to: ".assay.yml")
    let run = try package.run("audit", "labels", "-o", "pages")
    // No source says what moves.
    #expect(run.exitCode == 1)
    #expect(run.output.contains("  Sufficient Contrast: supported\n"), "\(run.output)")
    #expect(run.output.contains("  Reduced Motion: cannot tell\n"))
    let page = try String(contentsOfFile: package.path + "/pages/1-b.html", encoding: .utf8)
    #expect(page.contains("&lt;b&gt;") && !page.contains("<b>"))
  }
}
