// SPDX-License-Identifier: MIT

import AssayTestSupport
import Foundation
import Testing

@Suite("Files that are none")
struct UnreadableFilesTests {
  @Test("a picture that is a folder is named in plain words")
  func folderAsPicture() throws {
    let package = try TemporaryFolder.package()
    try package.write("", to: "dir.png/empty")
    try package.write("kind: Image\nfile: dir.png\n", to: "v.yaml")
    let run = try package.run("snapshot", "render", "v.yaml", "-o", "out")
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("dir.png': is a directory; check the path"), "\(run.errors)")
    #expect(!run.errors.contains("Error Domain"))
  }

  #if os(Linux)
    @Test("a description whose name is not UTF-8 says what to do, in a folder and by its name")
    func nameThatIsNotUTF8() throws {
      let package = try TemporaryFolder.package()
      try package.write("kind: Text\ntext: a\n", to: "Screens/A.yaml")
      let bytes = Array((package.path + "/Screens/").utf8) + [0xFF] + Array(".yaml".utf8) + [0]
      let path = bytes.map { CChar(bitPattern: $0) }
      close(creat(path, 0o644))
      // Foundation, which removes the folder, has no path for it.
      defer { unlink(path) }
      for arguments in [
        ["snapshot", "render", "-o", "out"], ["snapshot", "verify"], ["audit", "views"],
      ] {
        let run = try CommandRun(arguments + ["Screens"], in: package.path)
        #expect(run.exitCode == 2, "\(arguments): \(run)")
        #expect(
          run.errors.contains(
            "\u{FFFD}.yaml: cannot read the file: no such file or directory; if its name is not UTF-8, rename it"
          ), "\(arguments): \(run)")
        // As a shell would pass it, which Foundation cannot.
        let named = try CommandRun(arguments + ["Screens/\u{FFFD}.yaml"], in: package.path)
        #expect(named.exitCode == 2, "\(arguments): \(named)")
        #expect(
          named.errors.contains("no such file or folder; if its name is not UTF-8, rename it"),
          "\(arguments): \(named)")
      }
    }
  #endif

  @Test("a device without end is refused")
  func endless() throws {
    let package = try TemporaryFolder.package()
    let run = try package.run("snapshot", "render", "/dev/zero", "-o", "out")
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("the file is larger than 8388608 bytes"), "\(run.errors)")
    try package.link(".assay.yml", to: "/dev/zero")
    let linked = try package.run("audit", "contrast", "black", "on", "white")
    #expect(linked.exitCode == 2)
    #expect(linked.errors.contains("'.assay.yml' is not a regular file"), "\(linked.errors)")
  }

  @Test("a configuration that nothing reads is no configuration in silence")
  func missedConfiguration() throws {
    let package = try TemporaryFolder.package()
    try package.link(".assay.yml", to: "nowhere")
    let dangling = try package.run("audit", "contrast", "black", "on", "white")
    #expect(dangling.exitCode == 2)
    #expect(
      dangling.errors.contains("'.assay.yml' is a link to a file that does not exist"),
      "\(dangling.errors)")
    try package.remove(".assay.yml")
    try package.write("audit: {level: AAA}\n", to: ".assay.yaml")
    let other = try package.run("audit", "contrast", "black", "on", "white")
    #expect(other.exitCode == 2)
    #expect(other.errors.contains("'.assay.yaml' is not read; rename it to '.assay.yml'"))
  }

  @Test("a byte order mark is no part of a style sheet's first selector")
  func byteOrderMark() throws {
    let folder = try TemporaryFolder()
    let text = ":root { --a: #777; --b: #fff }\n.dark { --b: #000 }\n"
    try folder.write(text, to: "plain.css")
    try folder.write("\u{FEFF}" + text, to: "marked.css")
    let plain = try folder.run("audit", "palette", "plain.css", "--pair", "--a on --b")
    let marked = try folder.run("audit", "palette", "marked.css", "--pair", "--a on --b")
    #expect(plain.output.contains("measured 2 of 2"), "\(plain.output)")
    #expect(marked.output.contains("measured 2 of 2"), "\(marked.output)")
  }

  @Test("a list where keys belong is refused by every product, with its place")
  func listForKeys() throws {
    let package = try TemporaryFolder.package()
    try package.write("audit: [1]\n", to: ".assay.yml")
    for arguments in [
      ["release", "next", "--offline", "--title", "x"], ["dead-code", "scan", "--syntax-only"],
      ["audit", "contrast", "black", "on", "white"],
    ] {
      let run = try CommandRun(arguments, in: package.path)
      #expect(run.exitCode == 2)
      #expect(
        run.errors.contains(".assay.yml:1:8: expected keys below 'audit' (level, "), "\(run.errors)"
      )
      #expect(run.errors.contains("ignore, tasks), found a list"), "\(run.errors)")
    }
  }

  @Test(
    "values of the release that mean nothing are named with their place",
    arguments: [
      ("rule: x", "2:9", "there is no rule 'x'"),
      ("subject-pattern: \"[\"", "2:20", "'[' is not a regular expression"),
      ("prefix: \"v 3\"", "2:11", "the tag prefix 'v 3'"),
    ])
  func releaseValues(line: String, place: String, message: String) throws {
    let package = try TemporaryFolder.package()
    try package.makeRepository()
    try package.write("release:\n  \(line)\n", to: ".assay.yml")
    let run = try package.run("release", "next", "--offline", "--title", "x")
    #expect(run.exitCode == 2)
    #expect(run.errors.contains(".assay.yml:\(place): "), "\(run.errors)")
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test("a name that turns the direction of text around is spelled out in a graph")
  func graphNames() throws {
    let package = try TemporaryFolder.package()
    try package.write(
      "import PackageDescription\nlet package = Package(name: \"A\", targets: [.target(name: \"A\")])\n",
      to: "Package.swift")
    try package.write("struct `a\u{202E}b` {}\n", to: "Sources/A/A.swift")
    let run = try package.run("dead-code", "graph", "--syntax-only")
    #expect(!run.output.contains("\u{202E}"), "\(run.output)")
    #expect(run.output.contains("\\u202e"), "\(run.output)")
  }
}
