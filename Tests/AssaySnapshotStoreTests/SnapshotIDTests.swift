// SPDX-License-Identifier: MIT

import AssayFiles
import Testing

@testable import AssaySnapshotStore

@Suite("A snapshot's path")
struct SnapshotIDTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var test: String
    var name: String?
    var path: String
    var testDescription: String { test + (name.map { " named \($0)" } ?? "") }
  }

  @Test(arguments: [
    Case(test: "testLogin()", path: "testLogin.png"),
    Case(test: "testLogin", path: "testLogin.png"),
    Case(test: "row(_:)", path: "row.png"),
    Case(test: "row(_:at:)", path: "row.png"),
    Case(test: "two words()", path: "two-words.png"),
    Case(test: "a (nested) name()", path: "a-nested-name.png"),
    Case(test: "ends in (three words here)", path: "ends-in-three-words-here.png"),
    Case(test: "testLogin()", name: "dark", path: "testLogin.dark.png"),
    Case(test: "testLogin()", name: "iPhoneSe-1.5x", path: "testLogin.iPhoneSe-1.5x.png"),
    Case(test: "testLogin()", name: "es MX", path: "testLogin.es-MX.png"),
    Case(test: "prüfen()", name: "日本語", path: "prüfen.日本語.png"),
    // Nothing climbs, hides or ends a path early.
    Case(test: "../../etc/passwd()", path: "etc-passwd.png"),
    Case(test: "..()", path: "unnamed-3d7b8a27ef7dd2b4.png"),
    Case(test: ".hidden()", path: "hidden.png"),
    Case(test: "t()", name: "../up", path: "t.up.png"),
    Case(test: "t()", name: "a/b\\c:d", path: "t.a-b-c-d.png"),
    Case(test: "t()", name: "a..b", path: "t.a.-b.png"),
    Case(test: "t()", name: "a\0b", path: "t.a-b.png"),
    Case(test: "t()", name: "line\nline", path: "t.line-line.png"),
    Case(test: "t()", name: " - ", path: "t.unnamed-f0de5ea8a2e0cd9e.png"),
    // Windows takes these for devices, whatever follows a dot.
    Case(test: "con()", path: "con_.png"),
    Case(test: "AUX()", name: "dark", path: "AUX_.dark.png"),
    Case(test: "Com1()", path: "Com1_.png"),
    Case(test: "lpt9()", name: "a", path: "lpt9_.a.png"),
    Case(test: "COM³()", path: "COM³_.png"),
    Case(test: "com()", path: "com.png"),
    Case(test: "COM10()", path: "COM10.png"),
    Case(test: "console()", path: "console.png"),
    Case(test: "a()", name: "con", path: "a.con.png"),
  ])
  func path(_ row: Case) {
    let id = SnapshotID(fileID: "AppTests/LoginTests.swift", test: row.test, name: row.name)
    guard row.path.contains("unnamed") else {
      #expect(id.relativePath == "AppTests/LoginTests/" + row.path)
      return
    }
    // The hash's digits are the hash's business; that there are sixteen is ours.
    let matches = id.relativePath.wholeMatch(
      of: /AppTests\/LoginTests\/(t\.)?unnamed-[0-9a-f]{16}\.png/)
    #expect(matches != nil, "\(id.relativePath)")
  }

  @Test func staysInItsFolderWhateverTheNames() {
    let names = ["", ".", "..", "/", "/etc", "a/../b", "\0", "-", "~", "*", "\u{202E}x", "C:\\x"]
    for a in names {
      for b in names {
        let id = SnapshotID(target: a, suite: b, test: a, name: b, fileExtension: a)
        let path = id.relativePath
        #expect(FilePaths.staysInside(path), "\(path)")
        #expect(path.split(separator: "/").count == 3, "\(path)")
        #expect(!path.split(separator: "/").contains { $0.hasPrefix(".") }, "\(path)")
      }
    }
  }

  /// Both sides of the limit: 140 bytes stay as they are, 141 are cut, and the names stay apart.
  @Test func longNamesAreShortened() {
    func file(_ test: String) -> String {
      let id = SnapshotID(target: "T", suite: "S", test: test, fileExtension: nil)
      return String(id.relativePath.dropFirst(4))
    }
    let fits = String(repeating: "a", count: 140)
    #expect(file(fits) == fits)
    let long = String(repeating: "a", count: 141)
    #expect(file(long).utf8.count == 140)
    #expect(file(long).hasPrefix(String(repeating: "a", count: 123) + "-"))
    #expect(file(long + "b") != file(long + "c"))
    // A letter is never cut in half: 139 bytes of three-byte letters, a dash and a hash.
    let wide = file(String(repeating: "語", count: 100))
    #expect(wide.utf8.count == 123 + 17)
    #expect(wide.hasPrefix(String(repeating: "語", count: 41) + "-"))
  }

  @Test func targetAndSuiteComeFromTheFileID() {
    let id = SnapshotID(fileID: "App_Tests/Sub/Log+In.swift", test: "t()", fileExtension: "txt")
    #expect(id.target == "App_Tests")
    #expect(id.relativePath == "App_Tests/Log+In/t.txt")
    #expect(SnapshotID(fileID: "Alone.swift", test: "t()").relativePath == "Alone/Alone/t.png")
  }
}
