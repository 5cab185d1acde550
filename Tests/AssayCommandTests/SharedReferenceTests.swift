// SPDX-License-Identifier: MIT

import AssayTestSupport
import Foundation
import Testing

@Suite("Safe references of descriptions")
struct SharedReferenceTests {
  @Test(
    "two descriptions that would share a reference are refused by both names",
    arguments: [
      ("Screens/Card.yaml", "Screens/Card.yml"),
      ("Screens/Home/Card.yaml", "Screens-Home/Card.yaml"),
    ])
  func shared(first: String, second: String) throws {
    let package = try TemporaryFolder.package()
    for name in [first, second] { try package.write("kind: Text\ntext: Hello\n", to: name) }
    let run = try package.run("snapshot", "record", first, second, "--device", "iPhoneSe")
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("would share the reference"), "\(run.errors)")
    #expect(run.errors.contains(first) && run.errors.contains(second), "\(run.errors)")
    #expect(!package.exists("__Snapshots__"))
    // An audit reads no references.
    let audit = try package.run("audit", "views", first, second)
    #expect(audit.exitCode == 0, "\(audit.output)\(audit.errors)")
  }

  @Test(
    "descriptions whose references are one file on a Mac are refused",
    arguments: [
      ("Screens/Card.yaml", "Screens/card.yaml"),
      ("Screens/caf\u{E9}.yaml", "Screens/cafe\u{301}.yaml"),
    ])
  func sharedOnAMac(first: String, second: String) throws {
    let package = try TemporaryFolder.package()
    for name in [first, second] { try package.write("kind: Text\ntext: Hello\n", to: name) }
    // A file system of such a machine holds just one.
    guard try package.files.count(where: { $0.hasPrefix("Screens") }) == 2 else { return }
    let run = try package.run("snapshot", "verify", "Screens", "--device", "iPhoneSe")
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("on a Mac"), "\(run.errors)")
  }

  @Test(
    "a view without an area, or with too large a one, is not recorded",
    arguments: [
      ("kind: VStack\nchildren: []", "the view has no area (0x0 points)"),
      (
        "kind: Color\ncolor: red\nmodifiers: [{frame: {width: 10, height: 20000}}]",
        "the view takes 20x40000 pixels"
      ),
    ])
  func noPicture(view: String, words: String) throws {
    let package = try TemporaryFolder.package()
    try package.write(
      "canvas: sizeThatFits\nview:\n  " + view.replacingOccurrences(of: "\n", with: "\n  "),
      to: "Screens/Card.yaml")
    let run = try package.run("snapshot", "record", "Screens")
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("Screens/Card.yaml: cannot render for"), "\(run.errors)")
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(!package.exists("__Snapshots__"))
  }

  /// Opening a pipe that nobody writes to would wait forever.
  @Test("a reference that is a pipe is no reference")
  func pipe() throws {
    let package = try TemporaryFolder.package()
    try package.write("kind: Text\ntext: Hello\n", to: "Screens/Card.yaml")
    try package.write("", to: "__Snapshots__/Screens/Card/other")
    let path = package.path + "/__Snapshots__/Screens/Card/iPhoneSe.png"
    #expect(mkfifo(path, 0o600) == 0)
    let run = try package.run("snapshot", "verify", "Screens", "--device", "iPhoneSe")
    #expect(run.exitCode == 1)
    #expect(run.output.contains("is not a regular file"), "\(run.output)\(run.errors)")
    let record = try package.run("snapshot", "record", "Screens", "--device", "iPhoneSe")
    #expect(record.exitCode == 2)
    #expect(record.errors.contains("is a device or a pipe"), "\(record.output)\(record.errors)")
  }
}
