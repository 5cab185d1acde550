// SPDX-License-Identifier: MIT

import AssayTestSupport
import Testing

@testable import AssayXcode

@Suite("Files of build settings")
struct SettingsFileTests {
  @Test("files of settings are read with what they include, and later lines win")
  func settings() throws {
    let folder = try TemporaryFolder([
      "Base.xcconfig": "A = 1\nB = base // a note\n",
      "App.xcconfig":
        "#include \"Base.xcconfig\"\n#include? \"Missing.xcconfig\"\nA = 2;\nC[sdk=x*] = 3\n",
    ])
    let file = SettingsFile.read(folder.path + "/App.xcconfig")
    #expect(file.values == ["A": "2", "B": "base"])
    #expect(file.isComplete)
    #expect(file["A"] == "2")
  }

  @Test("a file that is missing something answers nothing, and keeps what it read")
  func incomplete() throws {
    let folder = try TemporaryFolder(["Bad.xcconfig": "A = 1\n#include \"Missing.xcconfig\"\n"])
    let file = SettingsFile.read(folder.path + "/Bad.xcconfig")
    #expect(!file.isComplete)
    #expect(file["A"] == nil)
    #expect(file.values == ["A": "1"])
    #expect(SettingsFile.read(folder.path + "/None.xcconfig") == .unreadable)
  }

  @Test("files that include each other many times end, and are incomplete")
  func cycle() throws {
    let include = String(repeating: "#include \"A.xcconfig\"\n#include \"B.xcconfig\"\n", count: 20)
    let folder = try TemporaryFolder(["A.xcconfig": include + "A = 1", "B.xcconfig": include])
    let file = SettingsFile.read(folder.path + "/A.xcconfig")
    #expect(!file.isComplete)
    #expect(file.values == ["A": "1"])
  }
}
